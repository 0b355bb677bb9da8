import HTTPTypes
import Support
import Testing

@testable import WorkHome

@Suite struct WeightEntryTests {
    private func scale() async throws -> (phone: HealthPhone, headers: HTTPFields) {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let phone = try await HealthPhone(app, name: "Bathroom scale")
        return (phone, [.authorization: "Token \(phone.token)"])
    }

    private func form(_ date: String, _ weight: String) -> FormBody {
        .urlEncoded([FormValue("date", date), FormValue("weight", weight)])
    }

    @Test func aWeightOfTheScaleIsKept() async throws {
        let (phone, headers) = try await scale()
        let list = try await phone.send(.get, "/api/v2/weightentry", nil, headers)
        #expect(list.source == "{\"count\":0,\"results\":[]}")
        let answer = try await phone.send(
            .post, HealthPhone.weightEntries, form("2026-11-20T07:00:00.000+00:00", "71.4"), headers)
        #expect(answer.status == 201)
        #expect(answer.source == "{\"date\":\"2026-11-20T07:00:00Z\",\"id\":1,\"weight\":\"71.4\"}")
        #expect(try await phone.days() == ["weight 2026-11-20 71.4"])
        let again = try await phone.send(
            .post, HealthPhone.weightEntries, form("2026-11-20T07:00:00.000+00:00", "71.4"), headers)
        #expect(again.status == 200)
        #expect(again.source == answer.source)
        let json = try await phone.post(
            HealthPhone.weightEntries, "{\"date\":\"2026-11-19\",\"weight\":\"72\"}", headers: headers)
        #expect(json.status == 201)
        #expect(try await phone.days() == ["weight 2026-11-19 72", "weight 2026-11-20 71.4"])
    }

    @Test func itIsFoundChangedAndDeleted() async throws {
        let (phone, headers) = try await scale()
        for (date, weight) in [("2026-11-19T07:00:00Z", "72"), ("2026-11-20T07:00:00Z", "71")] {
            _ = try await phone.send(.post, HealthPhone.weightEntries, form(date, weight), headers)
        }
        let found = try await phone.send(.get, "/api/v2/weightentry/?date=2026-11-19T07%3A00%3A00Z", nil, headers)
        #expect(found.source.contains("\"count\":1") && found.source.contains("\"id\":1"))
        let changed = try await phone.send(
            .patch, "/api/v2/weightentry/1/", form("2026-11-18T07:00:00Z", "72.5"), headers)
        #expect(changed.status == 200)
        #expect(try await phone.days() == ["weight 2026-11-18 72.5", "weight 2026-11-20 71"])
        #expect(try await phone.send(.delete, "/api/v2/weightentry/2/", nil, headers).status == 204)
        #expect(try await phone.days() == ["weight 2026-11-18 72.5"])
        #expect(
            try await phone.app.rows("SELECT recorded_on, weight_kilograms FROM weight_records ORDER BY recorded_on")
                == ["2026-11-18 72.5", "2026-11-21 70"])
    }

    /// An app that deletes its list deletes only what it sent.
    @Test func whatWasTypedIsNotListed() async throws {
        let (phone, headers) = try await scale()
        let browser = try await phone.app.signIn(Cast.alex)
        try await browser.post("/progress/measurements", ["weight": "69", "height": "170", "date": "2026-11-20"])
        try await phone.export("weight_body_mass", "kg", [AutoExportSample.item(72, "2026-11-19 07:00:00 +0000")])
        #expect(try await phone.send(.get, "/api/v2/weightentry", nil, headers).source.contains("\"count\":0"))
        for id in 1...3 {
            #expect(try await phone.send(.delete, "/api/v2/weightentry/\(id)/", nil, headers).status == 404)
        }
        #expect(try await phone.app.count("weight_records") == 3)
    }

    @Test func somebodyElsesIsNotThere() async throws {
        let (phone, headers) = try await scale()
        _ = try await phone.send(.post, HealthPhone.weightEntries, form("2026-11-20T07:00:00Z", "71"), headers)
        try await phone.app.register(Cast.sam)
        let sam = try await HealthPhone(phone.app, of: Cast.sam)
        #expect(try await sam.send(.get, "/api/v2/weightentry").source.contains("\"count\":0"))
        #expect(try await sam.send(.delete, "/api/v2/weightentry/1").status == 404)
        #expect(try await sam.send(.patch, "/api/v2/weightentry/1", form("2026-11-20", "80")).status == 404)
    }

    @Test(arguments: [("2026-11-20", "7"), ("2026-11-20", "much"), ("someday", "70"), ("2030-01-01", "70")])
    func whatCannotBeIsRefused(date: String, weight: String) async throws {
        let (phone, headers) = try await scale()
        let answer = try await phone.send(.post, HealthPhone.weightEntries, form(date, weight), headers)
        #expect(answer.status == 422)
        #expect(answer.headers[.contentType] == "application/problem+json")
        #expect(try await phone.app.count("health_samples") == 0)
    }
}

import HTTPTypes
import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct HealthLimitTests {
    static let garbage: [(String, Int)] = [
        ("", 400), ("{", 400), ("{\"data\":", 400), ("nonsense", 400), ("[]", 422), ("{}", 422), ("7", 422),
        ("{\"data\":[]}", 422), ("{\"data\":{\"metrics\":5}}", 422), ("\u{0}", 400),
        (String(repeating: "[", count: 100_000), 400), (String(repeating: "{\"data\":", count: 100_000), 400),
    ]

    @Test(arguments: garbage)
    func garbageIsRefusedAndNothingIsKept(json: String, status: Int) async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(HealthPhone.autoExport, json)
        #expect(answer.status == status)
        #expect(answer.headers[.contentType] == "application/problem+json")
        for table in ["health_samples", "health_sources", "health_syncs"] {
            #expect(try await phone.app.count(table) == 0, "\(table)")
        }
    }

    @Test func aTypeThatIsNoJSONIsRefused() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.send(.post, HealthPhone.autoExport, .urlEncoded([FormValue("data", "x")]))
        #expect(answer.status == 415)
    }

    @Test func aBodyThatIsTooLongIsRefused() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(HealthPhone.autoExport, String(repeating: " ", count: (10 << 20) + 1))
        #expect(answer.status == 413)
    }

    /// One value over the limit refuses all of them.
    @Test func tooManyValuesAreRefusedTogether() async throws {
        let phone = try await HealthPhone.ofNewMember()
        var intake = HealthPayload(app: .autoExport, timeZone: .gmt, now: phone.app.clock.now)
        try intake.ignore("x", .unknownMetric, count: HealthPayload.maximumItems)
        #expect(throws: (any Error).self) { try intake.ignore("x", .unknownMetric) }
        let item = "{\"qty\":1}"
        let items = [String](repeating: item, count: HealthPayload.maximumItems + 1).joined(separator: ",")
        let answer = try await phone.post(
            HealthPhone.autoExport, AutoExportSample.payload([AutoExportSample.metric("unknown", "", [items])]))
        #expect(answer.status == 413)
        #expect(try await phone.app.count("health_syncs") == 0)
    }

    @Test func namesOfStrangersAreCutAndFew() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let metrics =
            (0..<300).map { number in
                AutoExportSample.metric(String(repeating: "n", count: 500) + "\(number)", "", ["{\"qty\":1}"])
            } + (0..<300).map { AutoExportSample.metric("metric \($0)", "", ["{\"qty\":1}"]) }
        let answer = try await phone.post(HealthPhone.autoExport, AutoExportSample.payload(metrics))
        #expect(answer.status == 200)
        #expect(answer.source.contains("\"received\":600"))
        #expect(answer.bytes.count < 20_000)
    }
}

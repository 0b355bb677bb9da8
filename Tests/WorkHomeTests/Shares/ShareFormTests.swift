import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct ShareFormTests {
    @Test func aLinkIsShownOnceAndKeptHashed() async throws {
        let stage = try await ShareFixture()
        #expect(try await stage.alex.get("/settings/shares").main.words.contains("Nothing shared"))
        let answer = try await stage.alex.post("/settings/shares", ShareFixture.values(["records", "training"]))
        #expect(answer.status == 201)
        #expect(answer.headers[.cacheControl] == "no-store")
        let path = try ShareFixture.path(answer)
        let token = try #require(path.split(separator: "/").last)
        #expect(token.utf8.count == 43)
        #expect(
            try await stage.app.rows(
                "SELECT user_id, trainer_id, recipient, token_digest, parts, revoked_at FROM progress_shares") == [
                    "1 null Robin 32 bytes training,records null"
                ])
        for page in ["/settings/shares", "/settings/shares/2", "/settings"] {
            #expect(try await !stage.alex.get(page).text.contains(token), "\(page)")
        }
        let list = try await stage.alex.get("/settings/shares").main.words
        #expect(list.contains("Robin Works until 21 Dec 2026 · Not opened yet"))
        #expect(list.contains("Training and workouts · Personal records"))
        #expect(try await stage.alex.get("/settings").main.words.contains("1 link to your progress"))
    }

    @Test func itIsForATrainerAndGoesOnToTheMessage() async throws {
        let stage = try await ShareFixture()
        let form = try await stage.alex.get("/settings/shares/new?trainer=1")
        #expect(form.value(of: "recipient") == "A secret of Alex")
        #expect(form.text.contains("value=\"records\"") && form.text.contains("value=\"workouts\""))
        #expect(
            !form.main.contains("name=\"parts\" value=\"records\" checked"), "nothing is ticked that nobody asked for")
        #expect(form.main.allBetween("name=\"parts\"", ">").allSatisfy { !$0.contains("checked") })
        let made = try await stage.alex.post(
            "/settings/shares", ShareFixture.values(["records"], ["expiry": "week", "trainer": "1"]))
        let path = try ShareFixture.path(made)
        #expect(made.text.contains("action=\"/trainers/1/contact\""))
        let message = try #require(made.value(of: "message"))
        #expect(message.hasSuffix("until 28 Nov 2026: http://home.local\(path)"))
        let contact = try await stage.alex.post("/trainers/1/contact", ["message": message])
        #expect(contact.value(of: "message") == message)
        #expect(try await stage.alex.get("/trainers/1").main.words.contains("Works until 28 Nov 2026"))
    }

    static let mistakes: [(values: [FormValue], field: String, message: String)] = [
        (ShareFixture.values([]), "parts", "Please choose at least one part from the list"),
        (ShareFixture.values(["records", "diary"]), "parts", "Please choose at least one part from the list"),
        (ShareFixture.values(["records"], ["expiry": "never"]), "expiry", "Please choose how long it works"),
        (ShareFixture.values(["records"], ["expiry": ""]), "expiry", "Please choose how long it works"),
        (ShareFixture.values(["records"], ["expiry": "date", "until": ""]), "until", "Please enter a date"),
        (
            ShareFixture.values(["records"], ["expiry": "date", "until": "2026-11-20"]), "until",
            "Please choose a day from today to a year from today"
        ),
        (
            ShareFixture.values(["records"], ["expiry": "date", "until": "2027-11-22"]), "until",
            "Please choose a day from today to a year from today"
        ),
        (
            [FormValue("recipient", " "), FormValue("parts", "records"), FormValue("expiry", "week")], "recipient",
            "Please enter who it is for"
        ),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsToldAndNothingIsShared(values: [FormValue], field: String, message: String) async throws {
        let stage = try await ShareFixture()
        let answer = try await stage.alex.post("/settings/shares", values)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [field: message])
        #expect(answer.text.contains("value=\"records\" checked") == values.contains { $0.text == "records" })
        if let typed = values.first(where: { $0.name == "until" }) { #expect(answer.value(of: "until") == typed.text) }
        #expect(try await stage.app.count("progress_shares") == 0)
    }

    @Test func onlySoManyWorkAtOnce() async throws {
        let stage = try await ShareFixture()
        for _ in 0..<20 { _ = try await stage.share() }
        let answer = try await stage.alex.post("/settings/shares", ShareFixture.values(["records"]))
        #expect(answer.status == 422)
        #expect(answer.fieldErrors["recipient"] == "You have 20 working links, the maximum. End one first.")
        let newest = try #require(try await stage.app.rows("SELECT max(id) FROM progress_shares").first)
        try await stage.alex.post("/settings/shares/\(newest)/revoke")
        _ = try await stage.share()
    }

    @Test func aGuestMakesAnAccountFirst() async throws {
        let stage = try await ShareFixture()
        let guest = Browser(stage.app)
        try await guest.post("/guest")
        let answer = try await guest.post("/settings/shares", ShareFixture.values(["records"]))
        #expect(answer.location == "/profile")
        #expect(try await guest.follow(answer).flash?.hasPrefix("Create your account first") == true)
        #expect(try await guest.get("/settings/shares/new").location == "/profile")
        #expect(try await stage.app.count("progress_shares") == 0)
    }

    @Test func aTrainerOfSomebodyElseIsNotThere() async throws {
        let stage = try await ShareFixture()
        let sam = try await stage.app.signIn(Cast.sam)
        #expect(try await sam.get("/settings/shares/new?trainer=1").status == 404)
        #expect(
            try await sam.post(
                "/settings/shares", ShareFixture.values(["records"], ["expiry": "week", "trainer": "1"])
            )
            .status == 404)
        #expect(try await sam.get("/settings/shares/new?trainer=x").status == 404)
    }
}

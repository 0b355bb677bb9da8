import Micronutrients
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer

/// Where the page of vitamins and minerals asks for the age and the sex that its targets depend on.
@Suite struct IntakeFormTests {
    private static let day = "/nutrition/nutrients?date=2026-11-21"
    private let app: TestApp

    init() async throws { app = try await TestApp() }

    /// Someone of whom neither weight, height nor age is known, who ate 9 mg of iron.
    private func guest() async throws -> Browser {
        let guest = Browser(app)
        try await guest.post("/guest")
        try await eat(guest)
        return guest
    }

    private func eat(_ browser: Browser, on day: String = "2026-11-21") async throws {
        let bread = try await app.addTableFood(
            FoodDraft(
                name: "Zorb bread", nutrients: Nutrients(energyKilocalories: 200), micronutrients: [.iron: 6]),
            key: "zorb")
        try await browser.post(
            "/nutrition/entries",
            ["food_id": "\(bread)", "meal": "lunch", "quantity": "150", "portion": "g", "date": day])
    }

    @Test func whoHasNoWeightSaysAgeAndSexThere() async throws {
        _ = try await app.member()
        let guest = try await guest()
        let page = try await guest.get(Self.day)
        #expect(page.main.contains("action=\"/nutrition/nutrients?date=2026-11-21\"") && page.value(of: "age") == "")
        let answer = try await guest.post(Self.day, ["age": "25", "sex": "female"])
        #expect(answer.location == Self.day)
        let after = try await guest.follow(answer)
        #expect(after.flash == "Saved.")
        #expect(after.main.words.contains("Iron 9 mg 50 % of the target of 18 mg"))
        #expect(after.value(of: "age") == nil && after.value(of: "sex") == "female")
        #expect(try await app.rows("SELECT sex, birth_day FROM users WHERE email IS NULL") == ["female 2001-11-21"])
        #expect(try await app.count("nutrition_targets") == 0)
    }

    @Test func aWrongAnswerIsToldBesideItsFieldAndChangesNothing() async throws {
        _ = try await app.member()
        let guest = try await guest()
        let answer = try await guest.post(Self.day, ["age": "400", "sex": "x"])
        #expect(answer.status == 422 && answer.value(of: "age") == "400")
        #expect(
            answer.fieldErrors == [
                "age": "Please enter an age from 5 to 120", "sex": "Please choose one of these, or prefer not to say",
            ])
        #expect(answer.main.words.contains("Iron 9 mg"))
        #expect(try await app.rows("SELECT sex, birth_day FROM users WHERE email IS NULL") == ["null null"])
        // Also on a day on which nothing is asked.
        let empty = try await guest.post("/nutrition/nutrients?date=2026-11-01", ["age": "", "sex": "male"])
        #expect(empty.status == 422 && empty.fieldErrors["age"] != nil)
    }

    /// On the page of a week, and for all days.
    @Test func theSexIsSaidForAllDaysAndCanBeTakenBack() async throws {
        let alex = try await app.member()
        let week = "/nutrition/nutrients?date=2026-11-10&range=week"
        try await eat(alex, on: "2026-11-10")
        #expect(try await alex.get(week).value(of: "age") == nil)
        #expect(try await alex.post(week, ["sex": "female"]).location == week)
        let page = try await alex.get(week).main.words
        #expect(page.contains("Iron 9 mg 50 % of the target of 18 mg") && !page.contains("Choose your sex"))
        #expect(page.contains("Sex for these targets"))
        try await alex.post(week, ["sex": ""])
        let unsaid = try await alex.get(week).main.words
        #expect(unsaid.contains("Iron 9 mg Foods with the most") && unsaid.contains("Choose your sex to see them."))
    }

    @Test func theSecondOfTwoAnswersIsShownTheFirst() async throws {
        let alex = try await app.member()
        try await eat(alex)
        let version = try #require(try await alex.get(Self.day).value(of: "version"))
        #expect(try await alex.post(Self.day, ["sex": "female", "version": version]).status == 303)
        let asked = try await alex.post(Self.day, ["sex": "male", "version": version])
        #expect(asked.status == 409 && asked.value(of: "sex") == "male")
        #expect(asked.main.words.contains("Sex: saved Female, yours Male"))
        #expect(try await app.rows("SELECT sex FROM users") == ["female"])
        let sure = try #require(asked.value(of: "version"))
        #expect(try await alex.post(Self.day, ["sex": "male", "version": sure]).status == 303)
    }

    @Test func todaysCalorieTargetFollowsAndEarlierDaysKeepTheirs() async throws {
        let alex = try await app.member()
        app.clock.advance(days: 1)
        #expect(try await app.target(on: "2026-11-22") == 1_720)
        try await alex.post(Self.day, ["sex": "female"])
        // 1476.5 × 1.375 = 2030.2, less a fifth.
        #expect(try await app.target(on: "2026-11-22") == 1_620)
        #expect(try await app.target(on: "2026-11-21") == 1_720)
        #expect(try await alex.get("/nutrition/targets").value(of: "sex") == "female")
        try await alex.post("/nutrition/targets/computed", ["sex": "male", "activity_level": "lightlyActive"])
        #expect(try await app.rows("SELECT sex FROM users") == ["male"])
    }

    @Test func theWeightThatComesLaterFindsTheSex() async throws {
        _ = try await app.member()
        let guest = try await guest()
        try await guest.post(Self.day, ["age": "25", "sex": "male"])
        try await guest.post("/progress/measurements", ["weight": "70", "height": "170"])
        let page = try await guest.get("/nutrition/targets")
        #expect(page.value(of: "sex") == "male" && page.main.words.contains("× 25 years + 5"))
    }

    /// Those of versions before the question have the sex of targets alone.
    @Test func theSexOfAnOlderTargetCounts() async throws {
        let alex = try await app.member()
        try await eat(alex)
        try await alex.post("/nutrition/targets/computed", ["sex": "female", "activity_level": "sedentary"])
        try await app.execute("UPDATE users SET sex = NULL, revision = revision + 1")
        #expect(try await alex.get(Self.day).main.words.contains("of the target of 18 mg"))
    }

    @Test func theSexIsInTheArchive() async throws {
        let alex = try await app.member()
        try await alex.post(Self.day, ["sex": "female"])
        let archive = try await alex.archive()
        #expect(archive.text("json/profile.jsonl").contains("\"sex\":\"female\""))
        let (other, _) = try await app.elsewhere()
        #expect(try await other.bring(try archive.zipped()).problems == [])
        #expect(try await other.rows("SELECT sex FROM users") == ["female"])
    }
}

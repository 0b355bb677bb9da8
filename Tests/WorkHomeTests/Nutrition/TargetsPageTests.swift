import HTTPTypes
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct TargetsPageTests {
    private static let byHand: KeyValuePairs = [
        "energy": "2,000", "protein": "120", "carbohydrate": "230", "fat": "66", "fiber": "30", "water": "2500",
    ]

    @Test func aComputedTargetIsThereFromTheStartAndSaysHow() async throws {
        let page = try await TestApp().member().get("/nutrition/targets")
        // 1559.5 × 1.375 = 2144.3, less a fifth: 1715.45.
        #expect(page.main.words.contains("Computed for you"))
        #expect(page.main.words.contains("Calories 1,720 kcal"))
        #expect(page.main.words.contains("10 × 70 kg + 6.25 × 170 cm − 5 × 25 years − 78"))
        #expect(page.main.words.contains("× 1.375, training 1 to 3 days a week"))
        #expect(page.main.words.contains("never below 1,350 kcal a day"))
    }

    @Test func nothingIsMadeUpOfWhatIsMissing() async throws {
        let guest = Browser(try await TestApp())
        try await guest.post("/guest")
        let page = try await guest.get("/nutrition/targets")
        #expect(page.main.contains("href=\"/progress/measurements/edit\""))
        #expect(page.main.contains("href=\"/profile\""))
        #expect(!page.main.contains("<section class=\"tiles\""))
        #expect(!page.main.contains("How was this computed?"))
        #expect(try await guest.post("/nutrition/targets/computed", ["activity_level": "sedentary"]).status == 422)
        #expect(try await guest.post("/nutrition/targets/by-hand", Self.byHand).location == "/nutrition/targets")
        #expect(try await guest.get("/nutrition/targets").main.words.contains("Set by hand Calories 2,000 kcal"))
    }

    @Test func sexAndActivityAreAsked() async throws {
        let browser = try await TestApp().member()
        let answer = try await browser.post(
            "/nutrition/targets/computed", ["sex": "female", "activity_level": "veryActive"])
        #expect(answer.location == "/nutrition/targets")
        let page = try await browser.follow(answer)
        #expect(page.flash == "Targets saved. They apply from today.")
        // 1476.5 × 1.725 = 2546.96, less 500.
        #expect(page.main.words.contains("Calories 2,050 kcal"))
        #expect(page.value(of: "sex") == "female")
        #expect(page.value(of: "activity_level") == "veryActive")
    }

    @Test func aWrongChoiceIsToldAndChangesNothing() async throws {
        let app = try await TestApp()
        let answer = try await app.member().post(
            "/nutrition/targets/computed", ["sex": "x", "activity_level": "lazy"])
        #expect(answer.status == 422)
        #expect(answer.errorSummary == "Please check 2 fields")
        #expect(try await app.count("nutrition_targets") == 0)
    }

    @Test(arguments: [
        ("energy", "499", "Please enter a whole number from 1,200 to 20,000"),
        ("energy", "many", "Please enter a whole number from 1,200 to 20,000"),
        ("protein", "12.5", "Please enter a whole number from 0 to 2,000"),
        ("fiber", "", "Please enter a whole number from 0 to 500"),
        ("water", "-1", "Please enter a whole number from 0 to 20,000"),
    ])
    func aWrongNumberIsToldBesideItsField(name: String, text: String, message: String) async throws {
        let app = try await TestApp()
        let values = Self.byHand.map { FormValue($0.key, $0.key == name ? text : $0.value) }
        let answer = try await app.member().post("/nutrition/targets/by-hand", values)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [name: message])
        #expect(answer.value(of: name) == text)
        #expect(answer.value(of: "fat") == "66")
        #expect(try await app.count("nutrition_targets") == 0)
    }

    @Test func anUnevenTargetIsAskedAbout() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        var values = Self.byHand.map { FormValue($0.key, $0.key == "energy" ? "1500" : $0.value) }
        let answer = try await browser.post("/nutrition/targets/by-hand", values)
        #expect(answer.status == 422)
        #expect(answer.main.words.contains("Protein, carbs and fat together are 1,994 kcal, not 1,500 kcal."))
        #expect(try await app.count("nutrition_targets") == 0)
        values.append(FormValue("confirmed", answer.value(of: "confirmed") ?? ""))
        #expect(try await browser.post("/nutrition/targets/by-hand", values).status == 303)
    }

    /// Before the first target there is none to keep.
    @Test func whatHappensToPastDaysIsTold() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        func keeps() async throws -> Bool {
            let words = try await browser.get("/nutrition/targets").main.words
            let isNew = words.contains("Past days have no targets yet, so they get these too.")
            #expect(isNew != words.contains("Past days keep their targets."))
            return !isNew
        }
        #expect(try await !keeps())
        #expect(try await app.target(on: "2026-11-20") == 1_720)
        try await browser.post("/nutrition/targets/by-hand", Self.byHand)
        #expect(try await app.target(on: "2026-11-20") == 2_000)
        #expect(try await !keeps())
        app.clock.advance(days: 1)
        #expect(try await keeps())
    }

    /// Nobody's target is under what a computed one would not be under; one that is there may stay.
    @Test func anUnsafeTargetIsRefused() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        func set(_ energy: String, protein: String = "60") async throws -> Answer {
            try await browser.post(
                "/nutrition/targets/by-hand",
                [
                    "energy": energy, "protein": protein, "carbohydrate": "170", "fat": "40", "fiber": "30",
                    "water": "2000",
                ])
        }
        let refused = try await set("1300")
        #expect(refused.status == 422)
        #expect(
            refused.fieldErrors == [
                "energy":
                    "Please enter 1,350 kcal or more. Nobody should eat less than 1,350 kcal a day without asking a doctor."
            ])
        #expect(try await set("1350").status == 303)
        try await app.execute("UPDATE nutrition_targets SET energy_kilocalories = 1300")
        #expect(try await set("1300", protein: "61").status == 303)
        #expect(try await set("1299").status == 422)
        // 70 kg and 25 years are no reason to eat more, 15 years are: 1609.5 × 1.375 keep the weight.
        try await app.execute("UPDATE users SET birth_day = '2011-01-01'")
        let growing = try await set("2000", protein: "200")
        #expect(
            try #require(growing.fieldErrors["energy"]).hasPrefix("Please enter 2,210 kcal or more. Until you are 18"))
    }

    @Test func whatIsAimedAtTodayChangesNoDayThatHasBeen() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        app.clock.advance(days: 10)
        try await browser.post("/nutrition/targets/by-hand", Self.byHand)
        let targets = "SELECT from_day, is_by_hand, energy_kilocalories FROM nutrition_targets ORDER BY from_day"
        #expect(try await app.rows(targets) == ["2026-11-21 0 1720", "2026-12-01 1 2000"])
        // A second change on the same day replaces the first one.
        try await browser.post("/nutrition/targets/computed", ["sex": "", "activity_level": "sedentary"])
        #expect(try await app.rows(targets) == ["2026-11-21 0 1720", "2026-12-01 0 1500"])
        #expect(try await app.target(on: "2026-11-30") == 1_720)
        #expect(try await app.target(on: "2026-11-01") == 1_720)
        #expect(try await app.target(on: "2026-12-01") == 1_500)
    }

    @Test func aComputedTargetFollowsTheWeight() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await app.target(on: "2026-11-21") == 1_720)
        try await browser.post("/progress/measurements", ["weight": "80", "height": "170"])
        // 1659.5 × 1.375 = 2281.8, less a fifth.
        #expect(try await app.target(on: "2026-11-21") == 1_830)
    }
}

extension TestApp {
    /// Alex's calorie target for a day.
    func target(on day: String) async throws -> Int? {
        let now = clock.now
        return try await app.database.read { database in
            guard let alex = try User.find(database, email: Cast.alex.email), let day = LocalDay(day) else {
                return nil
            }
            let today = LocalDay(now, in: alex.timeZone)
            return try alex.nutrition.dayTarget(database, on: day, today: today)?.target.energyKilocalories
        }
    }
}

import Foundation
import GRDB
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct RegistrationTests {
    @Test func leadsToTheLoginForm() async throws {
        let app = try await TestApp()
        let answer = try await Browser(app).post("/register", Cast.alex.registration)
        #expect(
            "\(Transcript(answer))" == """
                POST /register
                Content-Type: application/x-www-form-urlencoded
                Sec-Fetch-Site: same-origin

                first_name=Alex&last_name=Stone&email=alex%40example.com&password=correct%20horse&age=25&height=170\
                &weight=70&fitness_goal=loseWeight&time_zone=Etc%2FUTC

                303
                Location: /login
                Set-Cookie: workhome_notice=account-created:email=alex%40example.com; Path=/; Max-Age=60; HttpOnly; \
                SameSite=Lax
                """)
    }

    @Test func theFormHasItsTwoHeadings() async throws {
        let page = try await Browser(try await TestApp()).get("/register").main
        let headings = page.allBetween("<h2 class=\"card-title half-space-above\">", "</h2>")
        #expect(headings == ["Basic Info", "Physical Metrics"])
    }

    @Test func tellsTheNewcomerToSignInAndFillsTheAddressIn() async throws {
        let browser = Browser(try await TestApp())
        let login = try await browser.follow(try await browser.post("/register", Cast.alex.registration))
        #expect(login.flash == "Account created successfully! Please sign in with your credentials.")
        #expect(login.value(of: "email") == "alex@example.com")
        #expect(login.focusedField == "password")
        let again = try await browser.get("/login")
        #expect(again.flash == nil)
        #expect(again.value(of: "email") == "")
        let home = try await browser.follow(try await browser.post("/login", Cast.alex.credentials))
        #expect(home.text.contains("Good morning, Alex"))
    }

    @Test func aNewUserHasTheDefaultsAndAFirstWeight() async throws {
        let app = try await TestApp()
        try await Browser(app).post("/register", Cast.alex.registration)
        let users = try await app.rows(
            """
            SELECT uuid, first_name, last_name, email, email_key, birth_day, height_centimeters, weight_kilograms,
                starting_weight_kilograms, fitness_goal, time_zone, photo_uuid, current_streak, best_streak,
                total_workouts, total_calories_burned, total_points, level, workout_reminders, meal_reminders,
                achievement_alerts, step_goal_alerts, created_at FROM users
            """)
        #expect(
            users == [
                "16 bytes Alex Stone alex@example.com alex@example.com 2001-11-21 170 70 70 loseWeight Etc/UTC null "
                    + "0 0 0 0 0 1 1 1 1 0 1795253400"
            ])
        let weights = try await app.rows(
            "SELECT user_id, weight_kilograms, recorded_on, recorded_at FROM weight_records")
        #expect(weights == ["1 70 2026-11-21 1795253400"])
    }

    @Test func thePasswordIsKeptAsAHashAlone() async throws {
        let app = try await TestApp()
        try await Browser(app).post("/register", Cast.alex.registration)
        let hash = try #require(await app.rows("SELECT password_hash FROM users").first)
        #expect(hash.hasPrefix("$scrypt$ln=4,r=8,p=1$"))
        #expect(!hash.contains("correct horse"))
    }

    @Test func theFormBeginsWithTheUsualValues() async throws {
        let page = try await Browser(try await TestApp()).get("/register")
        #expect(page.status == 200)
        let values = ["age", "height", "weight", "fitness_goal"].map { page.value(of: $0) }
        #expect(values == ["25", "170", "70", "loseWeight"])
        for goal in ["Lose Weight", "Build Muscle", "Stay Fit", "Improve Endurance"] {
            #expect(page.text.contains("<span>\(goal)</span>"))
        }
        #expect(page.text.contains("data-password-toggle"))
    }

    @Test func theWeighingIsOfTheNewcomersOwnDay() async throws {
        let app = try await TestApp()
        app.clock.set(Date(timeIntervalSince1970: 1_795_253_400 + 15 * 3_600))
        try await Browser(app).post("/register", Cast.alex.registration(["time_zone": "America/Los_Angeles"]))
        #expect(try await app.rows("SELECT recorded_on FROM weight_records") == ["2026-11-21"])
        #expect(try await app.rows("SELECT time_zone FROM users") == ["America/Los_Angeles"])
    }

    @Test(arguments: ["", "Nowhere/Land", "<script>"])
    func anUnknownTimeZoneIsTheServersOwn(name: String) async throws {
        let app = try await TestApp()
        try await Browser(app).post("/register", Cast.alex.registration(["time_zone": name]))
        #expect(try await app.rows("SELECT time_zone FROM users") == ["GMT"])
    }

    @Test func aWeightThatIsRefusedLeavesNoUser() async throws {
        let app = try await TestApp()
        try await app.execute(
            "CREATE TRIGGER refusal BEFORE INSERT ON weight_records BEGIN SELECT RAISE(ABORT, 'no'); END")
        let answer = try await Browser(app).post("/register", Cast.alex.registration)
        #expect(answer.status == 500)
        #expect(try await app.count("users") == 0)
        #expect(try await app.count("weight_records") == 0)
    }

    @Test func aUserOutOfTheTablesBoundsIsRefusedWhole() async throws {
        let app = try await TestApp()
        let newUser = NewUser(
            firstName: "Alex", lastName: "Stone", credentials: nil, birthDay: nil, heightCentimeters: nil,
            weightKilograms: 501, fitnessGoal: .stayFit, timeZone: .gmt)
        await #expect(throws: DatabaseError.self) {
            try await app.app.database.write { try newUser.insert($0, now: Date()) }
        }
        #expect(try await app.count("users") == 0)
    }
}

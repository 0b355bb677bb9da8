import Support
import Testing

@testable import WorkHome

/// Alex and Sam, who both have bench presses in a routine, and each something of their own.
struct TrainingPair {
    static let alexPage = "/routines/together/2"
    static let samPage = "/routines/together/1"

    let alex: RoutinePerson
    let sam: Browser
    var app: TestApp { alex.app }

    init() async throws {
        alex = try await RoutinePerson()
        sam = try await alex.app.member(Cast.sam)
        try await alex.person.useKilograms()
        try await alex.addRoutine(8, "Push S", of: 2)
        try await alex.addExercise("bench-press", to: 8, slot: 1, "2 x 5 @ 80 kg", of: 2)
        try await alex.addExercise("squat", to: 8, slot: 2, "1 x 5 @ 100 kg", of: 2)
    }

    /// Alex, or Sam, lets the other one.
    @discardableResult
    func allow(bySam: Bool, _ changes: [FormValue] = []) async throws -> Answer {
        let form = [
            FormValue("partner", bySam ? "1" : "2"), FormValue("routine", bySam ? "8" : "7"),
            FormValue("session", bySam ? "of-sam" : "of-alex"),
        ]
        return try await (bySam ? sam : alex.browser).post("/routines/together", form + changes)
    }

    static func together() async throws -> TrainingPair {
        let pair = try await TrainingPair()
        try await pair.allow(bySam: false)
        try await pair.allow(bySam: true)
        return pair
    }

    /// Presses a button of the common page.
    @discardableResult
    func press(_ button: String, bySam: Bool = false, on page: Answer? = nil) async throws -> Answer {
        let (path, browser) = bySam ? (Self.samPage, sam) : (Self.alexPage, alex.browser)
        let shown = if let page { page } else { try await browser.get(path) }
        let exercise = shown.main.between("name=\"\(button)\" value=\"", "\"") ?? "0"
        let workout = shown.main.between("name=\"workout\" value=\"", "\"") ?? ""
        return try await browser.post(path, ["workout": workout, button: exercise])
    }

    /// Whose sets are in the order of a page, with what is put on for each.
    static func rows(_ page: Answer) -> [String] {
        page.main.components(separatedBy: "<li class=\"together-set").dropFirst().map { row in
            String(row.components(separatedBy: "</li>")[0].drop { $0 != ">" }.dropFirst()).words
        }
    }

    func sets() async throws -> [String] {
        try await app.rows(
            """
            SELECT strength_sets.user_id, key, reps, weight_kilograms FROM strength_sets
            JOIN exercises ON exercises.id = exercise_id ORDER BY strength_sets.id
            """)
    }

    func permissions() async throws -> [String] {
        try await app.rows("SELECT user_id, partner_id FROM routine_partners ORDER BY user_id")
    }

    /// Both begin a workout with a squat, and let each other in.
    static func meet(_ alex: Browser, _ sam: Browser, _ app: TestApp) async throws {
        let squat = try await app.exercise("squat")
        for (browser, partner) in [(alex, "2"), (sam, "1")] {
            let saved = try await browser.post(
                "/routines", RoutineFixture.basics + RoutineFixture.entry(0, squat))
            let routine = try #require(saved.location?.split(separator: "/").last.map(String.init))
            let answer = try await browser.post(
                "/routines/together", ["partner": partner, "routine": routine, "session": "together-\(partner)"])
            #expect(answer.status == 303)
        }
    }

    /// Runs every statement of shared workouts with Sam, for the test of query plans.
    static func walk(_ alex: Browser, _ app: TestApp) async throws {
        try await meet(alex, try await app.signIn(Cast.sam), app)
        let squat = try await app.exercise("squat")
        let page = try await alex.get(alexPage)
        #expect(page.status == 200)
        let workout = page.main.between("name=\"workout\" value=\"", "\"") ?? ""
        for set in ["mine.0", "theirs.0", "back.0"] {
            #expect(try await alex.post(alexPage, ["workout": workout, set: squat]).status == 303)
        }
        #expect(try await alex.post("\(alexPage)/end").status == 303)
    }
}

import Foundation
import Support
import Testing

@testable import Operations
@testable import Transfer
@testable import Web

/// A WorkHome archive on the imports page.
@Suite struct ArchiveImportTests {
    private static let path = "/settings/data/imports/1"

    private func expectEqual(_ first: OpenedArchive, _ second: OpenedArchive) {
        #expect(Set(first.contents.keys) == Set(second.contents.keys))
        for (path, bytes) in first.contents where second.contents[path] != bytes {
            Issue.record("\(path)\n\(first.text(path).prefix(2_000))\n\(second.text(path).prefix(2_000))")
        }
    }

    private func differences(_ app: TestApp) async throws -> [Recomputation.Difference] {
        try await Recomputation.recompute(app.app.database, now: app.clock.now).differences
    }

    @Test func anArchiveIsLookedThroughConfirmedAndTakenBack() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (app, alex) = try await household.app.elsewhere()
        let before = try await alex.archive()

        let page = try await alex.follow(try await alex.bring(bytes, named: "workhome.zip"))
        #expect(page.main.words.contains("This is a WorkHome archive"))
        #expect(page.main.words.contains("1 profile, 2 exercises of your own"))
        #expect(page.main.words.contains("1 journal entry, 3 photos"))
        let warning = "so your name, date of birth, height, weights and settings become those of the archive"
        #expect(page.main.words.contains(warning))
        expectEqual(before, try await alex.archive())
        #expect(try app.photoFiles() == [])

        let done = try await alex.follow(try await alex.post(Self.path, []))
        #expect(done.main.words.contains("This import is complete"))
        #expect(done.text.contains("Import from a WorkHome archive"))
        #expect(try app.importFiles() == [])
        expectEqual(try OpenedArchive(bytes), try await alex.archive())
        #expect(try await differences(app) == [])
        let list = try await alex.get("/settings/data/imports")
        #expect(list.main.words.contains("WorkHome archive"))

        let question = try await alex.get("\(Self.path)/undo")
        #expect(question.main.words.contains("2 exercises of your own"))
        #expect(!question.main.words.contains("they are removed too"))
        #expect(question.main.words.contains("1 journal entry, 3 photos"))
        #expect(
            question.main.words.contains("Your profile and settings are restored to what they were before the import."))
        #expect(question.main.words.contains("Exercises, trackables and foods you use elsewhere stay."))
        let undone = try await alex.follow(try await alex.post("\(Self.path)/undo"))
        #expect(undone.main.words.contains("This import was undone"))
        expectEqual(before, try await alex.archive())
        #expect(try app.photoFiles() == [])
        #expect(try await app.count("import_rows") == 0)
        #expect(try await differences(app) == [])
        // It can be imported again.
        try await alex.bring(bytes)
        try await alex.post("/settings/data/imports/2", [])
        expectEqual(try OpenedArchive(bytes), try await alex.archive())
    }

    @Test func theSameArchiveTwiceAddsNothing() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let before = try await household.contents()
        let page = try await household.alex.follow(try await household.alex.bring(bytes))
        #expect(page.main.words.contains("Nothing new in this file"))
        #expect(!page.main.words.contains("become those of the archive"))
        #expect(page.main.words.contains("Already known 1 profile"))
        let tables = Set(ArchiveTable.all.map(\.name)).subtracting(["users"])
        #expect(try await tables.intersection(household.tables(changedSince: before)) == [])
    }

    @Test func aSetIsKnownWhoseWorkoutComesBack() async throws {
        let (app, browser) = try await TestApp.workout([.reps(8, of: "bench-press")])
        try await browser.post(
            "/track/sets",
            ["exercise_id": try await app.exercise("bench-press"), "reps": "8", "weight": "60", "back": "/sessions/1"])
        try await browser.post("/sessions/1/next", ["phase": "0"])
        try await browser.post("/sessions/1/finish")
        let bytes = try await browser.get("/settings/data/export").bytes
        try await browser.post("/sessions/1/delete")
        let path = try #require(try await browser.bring(bytes, named: "workhome.zip").location)
        try await browser.post(path, [])
        #expect(try await app.count("workout_sessions") == 1)
        #expect(try await app.rows("SELECT reps FROM strength_sets") == ["8"])
    }

    @Test func whatWasThereBeforeStaysWhenItIsTakenBack() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        try await household.sam.post("/journal/2026-11-20", ["text": "Sam was here"])
        try await household.sam.post("/progress/measurements", ["weight": "90", "height": "190", "date": "2026-11-19"])
        let before = try await household.sam.archive()
        let files = try household.app.photoFiles()
        let path = try #require(try await household.sam.bring(bytes).location)
        try await household.sam.post(path, [])
        #expect(try await household.sam.archive().contents != before.contents)
        #expect(try await !household.sam.get("\(path)/undo").main.words.contains("Your profile and settings"))
        try await household.sam.post("\(path)/undo")
        expectEqual(before, try await household.sam.archive())
        #expect(try household.app.photoFiles() == files)
        expectEqual(try OpenedArchive(bytes), try await household.alex.archive())
        #expect(try await differences(household.app) == [])
    }

    @Test func undoReportsLaterChanges() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (app, alex) = try await household.app.elsewhere()
        try await alex.bring(bytes)
        try await alex.post(Self.path, [])
        // A changed entry is deleted with its new photo; a reused id is another row of the user.
        let picture = ChosenFile(name: "photos", filename: "a", bytes: try Repository.picture("quadrants.jpg"))
        try await alex.upload("/journal/2026-11-20", ["text": "Changed"], files: [picture])
        try await app.execute(
            """
            UPDATE strength_sets SET note = 'Changed' WHERE note = 'A set of Alex';
            DELETE FROM saved_meals WHERE user_id = 1;
            INSERT INTO saved_meals (id, user_id, name) VALUES (1, 1, 'Later');
            """)
        let exercise = try await app.rows("SELECT id FROM exercises WHERE name = 'Tower Fly'")[0]
        try await alex.post("/track/sets", ["exercise_id": exercise, "reps": "4", "weight": "44"])
        let question = try await alex.get("\(Self.path)/undo")
        #expect(question.main.words.contains("You changed 1 of them since"))
        try await alex.post("\(Self.path)/undo")
        #expect(try app.photoFiles() == [])
        #expect(try await app.rows("SELECT name FROM saved_meals") == ["Later"])
        #expect(try await app.rows("SELECT reps FROM strength_sets") == ["4"])
        #expect(try await app.rows("SELECT name FROM exercises WHERE user_id = 1") == ["Tower Fly"])
        #expect(try await app.count("journal_entries") == 0)
        #expect(try await differences(app) == [])
    }

    @Test func aDamagedArchiveSaysWhatIsWrong() async throws {
        let household = try await Household()
        var bytes = try await household.alex.get("/settings/data/export").bytes
        let (app, alex) = try await household.app.elsewhere()
        bytes.removeLast(bytes.count / 3)
        let answer = try await alex.bring(bytes)
        #expect(answer.status == 422)
        let strange = try OpenedArchive.zip([("json/profile.jsonl", []), ("../../etc/passwd", [])])
        let refused = try await alex.bring(strange)
        #expect(refused.fieldErrors["file"]?.contains("“../../etc/passwd” does not belong to an archive.") == true)
        #expect(try app.importFiles() == [])
        #expect(try await app.count("imports") == 0)
    }

    @Test func whatWasBrokenInTheMiddleBeginsAnew() async throws {
        let household = try await Household()
        let bytes = try await household.alex.get("/settings/data/export").bytes
        let (app, alex) = try await household.app.elsewhere()
        try await alex.bring(bytes)
        try await app.execute(
            "CREATE TRIGGER refuse BEFORE UPDATE ON imports WHEN new.state = 'done' "
                + "BEGIN SELECT raise(ABORT, 'no'); END")
        let page = try await alex.follow(try await alex.post(Self.path, []))
        #expect(page.main.words.contains("Adding your data"))
        #expect(page.main.words.contains("Added so far"))
        #expect(app.log.lines.contains { $0.hasPrefix("error A long change could not continue.") })
        let stalledMessage = "WorkHome can’t go on with it at the moment, for example because the storage is full."
        #expect(try await alex.get(Self.path).main.words.contains(stalledMessage))
        try await app.execute("DROP TRIGGER refuse")
        await app.app.longChanges.finish()
        #expect(try await differences(app) == [])
        #expect(try app.importFiles() == [])
        #expect(try await !alex.get(Self.path).main.words.contains(stalledMessage))
        expectEqual(try OpenedArchive(bytes), try await alex.archive())
        // Repeating it changes nothing.
        let again = try await alex.follow(try await alex.post(Self.path, []))
        #expect(again.flash?.hasPrefix("This import was already confirmed") == true)
        expectEqual(try OpenedArchive(bytes), try await alex.archive())
    }

    /// The weight entered at the registration of the new account is replaced by those of the archive.
    @Test func theRegistrationWeightIsReplaced() async throws {
        let old = try await TestApp()
        let alex = try await old.member(Cast.alex, weightKilograms: 84.4)
        old.clock.advance(days: 3)
        try await alex.post("/progress/measurements", ["weight": "76.4", "height": "170"])
        let bytes = try await alex.get("/settings/data/export").bytes

        let app = try await TestApp(clock: old.clock)
        let newcomer = try await app.member(Cast.alex, weightKilograms: 70)
        let weights = "SELECT weight_kilograms, starting_weight_kilograms FROM users"
        let records = "SELECT weight_kilograms FROM weight_records ORDER BY id"
        let page = try await newcomer.follow(try await newcomer.bring(bytes, named: "workhome.zip"))
        #expect(page.main.words.contains("2 weights"))
        let done = try await newcomer.follow(try await newcomer.post(Self.path, []))
        #expect(done.main.words.contains("This import is complete"))
        let added = try await app.rows(weights) + app.rows(records)
        #expect(added == ["76.4 84.4", "84.4", "76.4"])
        #expect(try await app.rows("SELECT id FROM celebrations WHERE seen_at IS NULL") == [])
        #expect(try await differences(app) == [])
        try await newcomer.post("\(Self.path)/undo")
        let undone = try await app.rows(weights) + app.rows(records)
        #expect(undone == ["70 70", "70"])
    }

    @Test func theChosenStartOfTheChangeComesAlong() async throws {
        let old = try await TestApp()
        let alex = try await old.member(Cast.alex, weightKilograms: 84.4)
        old.clock.advance(days: 3)
        try await alex.post("/progress/measurements", ["weight": "76.4", "height": "170"])
        try await alex.post("/progress/start", ["date": "2026-11-22"])
        let bytes = try await alex.get("/settings/data/export").bytes
        let app = try await TestApp(clock: old.clock)
        let newcomer = try await app.member(Cast.alex, weightKilograms: 70)
        _ = try await newcomer.follow(try await newcomer.bring(bytes, named: "workhome.zip"))
        _ = try await newcomer.follow(try await newcomer.post(Self.path, []))
        let start = "SELECT starting_weight_kilograms, weight_change_from IS NULL FROM users"
        #expect(try await app.rows(start) == ["76.4 0"])
        try await newcomer.post("\(Self.path)/undo")
        #expect(try await app.rows(start) == ["70 1"])
    }

    /// What a registration proposed is asked about in the next account, too, and again where an import is undone.
    @Test func numbersAreAsSureAsTheyWere() async throws {
        let proposed = try await TestApp()
        try await Browser(proposed).post("/register", Cast.alex.registration([:]))
        let unsure = try await proposed.signIn(Cast.alex).get("/settings/data/export").bytes
        let said = try await TestApp()
        let sure = try await said.member(Cast.alex, heightCentimeters: 181).get("/settings/data/export").bytes
        let marks = "SELECT unconfirmed FROM users"
        for clock in [proposed.clock, said.clock] { clock.advance(days: 3) }

        let other = try await TestApp(clock: proposed.clock)
        let newcomer = try await other.member(Cast.alex, heightCentimeters: 183, weightKilograms: 84)
        #expect(try await other.rows(marks) == ["0"])
        _ = try await newcomer.follow(try await newcomer.bring(unsure, named: "workhome.zip"))
        _ = try await newcomer.follow(try await newcomer.post(Self.path, []))
        #expect(try await other.rows(marks) == ["15"])
        let question = "Are these yours? You registered with 25 years, 170 cm, 70 kg."
        #expect(try await newcomer.get("/").main.words.contains(question))
        try await newcomer.post("\(Self.path)/undo")
        #expect(try await other.rows(marks) == ["0"])

        let third = try await TestApp(clock: said.clock)
        try await Browser(third).post("/register", Cast.alex.registration([:]))
        let unsaid = try await third.signIn(Cast.alex)
        _ = try await unsaid.follow(try await unsaid.bring(sure, named: "workhome.zip"))
        _ = try await unsaid.follow(try await unsaid.post(Self.path, []))
        #expect(try await third.rows(marks) == ["0"])
        try await unsaid.post("\(Self.path)/undo")
        #expect(try await third.rows(marks) == ["15"])
    }

    @Test func everyTableHasAName() {
        let owned = ArchiveTable.all.filter { $0.owner != nil && $0.name != "journal_photos" }.map(\.name)
        let untold: Set = ["health_days", "reminder_dismissals"]
        #expect(
            Set(ArchiveTable.all.filter { $0.counted != nil }.map(\.name))
                == Set(ArchiveTable.all.map(\.name)).subtracting(owned).subtracting(untold))
    }

    /// Saved meals are the exception: all of them come back, even those of two exports.
    @Test func everyNamedThingHasALimit() {
        let named = ArchiveTable.all.filter { $0.identity == ["name"] && $0.name != "saved_meals" }
        #expect(Set(named.map(\.name)) == ["exercises", "equipment", "trackables"])
        for table in named { #expect(table.most != nil, "\(table.name)") }
    }

    /// What a table doesn't say itself follows from its columns.
    @Test func everyTableSaysWhoseRowsItHas() {
        let persons = ["exercises", "strength_sets", "days_off", "goals", "routines", "health_samples"]
        let adders = ["equipment", "plates", "trainers"]
        for table in ArchiveTable.all where persons.contains(table.name) { #expect(table.person == "user_id") }
        for table in ArchiveTable.all where adders.contains(table.name) { #expect(table.person == "added_by") }
        let nobodys = ArchiveTable.all.filter { $0.person == nil }.map(\.name)
        #expect(Set(nobodys) == ["users", "foods", "food_portions", "food_nutrients"])
        #expect(
            Set(ArchiveTable.foods.uses) == [
                "meal_entries WHERE food_id", "saved_meal_items WHERE food_id", "recipe_ingredients WHERE food_id",
                "recipes WHERE food_id",
            ])
    }
}

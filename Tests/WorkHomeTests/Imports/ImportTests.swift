import Foundation
import GRDB
import Support
import Synchronization
import Testing

@testable import Models
@testable import Transfer
@testable import Web

/// From upload to undo, through the pages.
@Suite struct ImportTests {
    @Test func aFileIsLookedThroughBeforeAnythingIsAdded() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        let answer = try await stage.alex.bring(ImportSamples.strong)
        #expect(answer.location == "/settings/data/imports/1")
        #expect(try await stage.state() == before)
        let page = try await stage.alex.follow(answer)
        #expect(page.main.words.contains("This is a file from Strong"))
        #expect(page.main.words.contains("New 5 sets, 1 cardio session"))
        #expect(page.main.words.contains("From 5 Oct 2026 to 7 Oct 2026"))
        #expect(page.main.words.contains("Line 9 “much” in Weight is not a number."))
        #expect(page.main.words.contains("2 lines can’t be read"))
        #expect(page.value(of: "weight_unit") == "kilograms")
        // An unknown name is asked about, with the most similar exercise as default.
        #expect(page.main.contains("Cable Twist Thing"))
        #expect(try await stage.alex.get("/settings/data/imports").main.words.contains("Waiting for you to confirm it"))
    }

    @Test func aConfirmedFileIsAddedWithAllThatFollows() async throws {
        let stage = try await ImportFixture()
        let page = try await stage.alex.importFile(ImportSamples.strong, [FormValue("weight_unit", "kilograms")])
        #expect(page.main.words.contains("This import is complete"))
        #expect(page.main.words.contains("Added"))
        let sets = try await stage.app.rows(
            """
            SELECT name, day, strength_sets.kind, reps, weight_kilograms, rpe, note, logged_minute
            FROM strength_sets JOIN exercises ON exercises.id = exercise_id ORDER BY strength_sets.id
            """)
        #expect(sets.contains("Bench Press 2026-10-05 normal 8 80 8.5 Slow, and paused 1090"))
        #expect(sets.contains("Bench Press 2026-10-05 warmUp 10 40 null Slept well 1090"))
        #expect(try await stage.app.count("cardio_sessions") == 1)
        // The load of a pull-up is the body weight of that day.
        #expect(try await stage.app.rows("SELECT body_weight_kilograms FROM strength_sets WHERE reps = 9") == ["70"])
        #expect(try await stage.app.count("training_days") == 3)
        #expect(try await stage.app.count("import_rows") >= 6)
        #expect(try await stage.differences() == [])
    }

    /// Readable but implausible values are shown before the confirmation.
    @Test func whatIsDoubtfulIsToldBeforehand() async throws {
        let stage = try await ImportFixture()
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let sets = ["850,5,0,0,\"\",\"\",11", "900,3,0,0,\"\",\"\",8", "600,2,0,0,\"\",\"\",10"].map {
            "2026-10-05 18:10:00,\"Push Day\",1h,\"Squat\",1,\($0)"
        }
        let page = try await stage.alex.follow(try await stage.alex.bring(([header] + sets).joined(separator: "\n")))
        #expect(
            page.main.words.contains(
                "2 sets of more than 600 kg, which is more than anyone has lifted: line 2, Squat on 5 Oct 2026; "
                    + "line 3, Squat on 5 Oct 2026. See whether the unit is right."))
        #expect(
            page.main.words.contains(
                "1 value of rows that are added cut short or left out: RPE of cardio, or not from 1 to 10 (1)."))
        #expect(page.main.words.contains("Day 5 Oct 2026"))
        let usual = try await stage.alex.follow(try await stage.alex.bring(ImportSamples.strong))
        #expect(!usual.main.words.contains("anyone has lifted") && !usual.main.words.contains("left out: RPE"))
    }

    /// A day with ten thousand sets would block all writes for minutes.
    @Test func aDayTakesAsMuchAsThereIs() async throws {
        let stage = try await ImportFixture()
        let lines = ImportSamples.strong.components(separatedBy: "\n")
        let squat = "2026-10-05 18:10:00,\"Push Day\",1h,\"Squat\",1,80,5,0,0,\"\",\"\","
        let file = ([lines[0]] + Array(repeating: squat, count: 1_203)).joined(separator: "\n")
        try await stage.alex.importFile(file)
        let days = try await stage.app.rows("SELECT sets, repetitions FROM exercise_days")
        #expect(days == ["1 5", "1203 6015"])
        #expect(try await stage.differences() == [])
    }

    /// A user with five pending files is told before uploading another one.
    @Test func onlySoManyFilesWait() async throws {
        let stage = try await ImportFixture()
        let full = "5 of your files wait to be confirmed. Import or discard one of them first."
        for number in 1...5 {
            #expect(try await stage.alex.get("/settings/data/imports").main.contains("type=\"file\""))
            let brought = try await stage.alex.bring(
                ImportSamples.strong + "\n" + String(repeating: " ", count: number))
            #expect(brought.status == 303)
        }
        let page = try await stage.alex.get("/settings/data/imports")
        #expect(page.main.words.contains(full) && !page.main.contains("type=\"file\""))
        let sixth = try await stage.alex.bring(ImportSamples.strong)
        #expect(sixth.status == 422 && sixth.main.words.contains(full))
        try await stage.alex.post("/settings/data/imports/1/discard")
        #expect(try await stage.alex.get("/settings/data/imports").main.contains("type=\"file\""))
    }

    /// While a file is read, only its owner's page can request the progress.
    @Test func readingTellsHowFarItIs() async throws {
        let stage = try await ImportFixture()
        let sam = try await stage.app.member(Cast.sam)
        let progress = stage.app.app.imports.progress
        #expect(try await stage.alex.get("/settings/data/imports/progress").text == "{\"percent\":null}")
        let lines = ImportSamples.strong.components(separatedBy: "\n")
        let file = ([lines[0]] + (0..<40_000).map { lines[1].replacing("2026", with: String(1950 + $0 / 500)) }).joined(
            separator: "\n")
        let alex = stage.alex
        let isRead = Mutex(false)
        async let brought: Void = {
            _ = try await alex.bring(file)
            isRead.withLock { $0 = true }
        }()
        var seen: Set<Int> = []
        while !isRead.withLock({ $0 }) {
            let answer = try await stage.alex.get("/settings/data/imports/progress")
            #expect(answer.headers[.cacheControl] == "no-store")
            if let percent = answer.text.between(":", "}").flatMap({ Int($0) }) { seen.insert(percent) }
            #expect(try await sam.get("/settings/data/imports/progress").text == "{\"percent\":null}")
        }
        try await brought
        #expect(!seen.isEmpty && seen.allSatisfy { (0...100).contains($0) }, "\(seen.sorted())")
        #expect(progress.part(of: 1) == nil)
        let form = try await stage.alex.get("/settings/data/imports")
        #expect(form.main.contains("data-reading=\"/settings/data/imports/progress\""))
    }

    /// Strong and Hevy time a hold or a carry like cardio. Here they are sets, whether they have a weight or not.
    @Test func holdsAndCarriesBecomeSets() async throws {
        let stage = try await ImportFixture()
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let file = [
            header, "2026-10-05 18:10:00,\"Core\",1h,\"Plank\",1,0,0,0,65,\"\",\"\",",
            "2026-10-05 18:10:00,\"Core\",1h,\"Plank\",2,10,0,0,45,\"\",\"\",",
            "2026-10-05 18:10:00,\"Core\",1h,\"Farmer’s Walk\",1,24,0,0.04,35,\"\",\"\",",
            "2026-10-05 18:10:00,\"Core\",1h,\"Yoke Stroll\",1,80,0,0.02,0,\"\",\"\",",
        ].joined(separator: "\n")
        let page = try await stage.alex.follow(try await stage.alex.bring(file))
        #expect(page.main.words.contains("New 4 sets"), "\(page.main.words)")
        #expect(!page.main.words.contains("1 session"))
        try await stage.alex.post(
            "/settings/data/imports/1",
            [FormValue("weight_unit", "kilograms"), FormValue("distance_unit", "kilometers")])
        let columns = "name, measure, reps, duration_seconds, distance_meters, weight_kilograms"
        let tables = "strength_sets JOIN exercises ON exercises.id = exercise_id"
        let rows = "SELECT \(columns) FROM \(tables) WHERE day = '2026-10-05' ORDER BY strength_sets.id"
        #expect(
            try await stage.app.rows(rows) == [
                "Plank hold 0 65 null 0", "Plank hold 0 45 null 10", "Farmer's Walk carry 0 35 40 24",
                "Yoke Stroll carry 0 null 20 80",
            ])
        #expect(try await stage.app.count("cardio_sessions") == 0)
        #expect(try await stage.differences().isEmpty)
        let again = try await stage.alex.follow(try await stage.alex.bring(file + "\n"))
        #expect(again.main.words.contains("Nothing new in this file"))
        #expect(again.main.words.contains("Already known 4 sets"), "\(again.main.words)")
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.app.rows(rows) == [])
        #expect(try await stage.app.rows("SELECT name FROM exercises WHERE user_id = 1") == [])
    }

    /// If a time of what has reps here is wanted, a cardio exercise is added under a free name.
    @Test(arguments: ["leave-out", "create"])
    func aTimeOfWhatHasSetsHereIsLeftOutUnlessItIsWanted(choice: String) async throws {
        let stage = try await ImportFixture()
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let timed = ["Deadlift", "Bench Press", "Squat"].map {
            "2026-10-05 18:10:00,\"Push Day\",1h,\"\($0)\",1,0,0,0,60,\"\",\"\","
        }
        let curl = "2026-10-05 18:10:00,\"Push Day\",1h,\"Dumbbell Curl\",1,80,5,0,0,\"\",\"\","
        let file = ([header] + timed + [curl]).joined(separator: "\n")
        let page = try await stage.alex.follow(try await stage.alex.bring(file))
        let names = (0...3).map { "exercise_\($0)" }
        let proposals = names.compactMap { page.value(of: $0) }
        #expect(proposals.filter { $0 == "leave-out" }.count == 3)
        let values = zip(names, proposals).map { FormValue($0, $1 == "leave-out" ? choice : $1) }
        try await stage.alex.post("/settings/data/imports/1", values + [FormValue("weight_unit", "kilograms")])
        #expect(
            try await stage.app.rows("SELECT name FROM exercises WHERE user_id = 1 ORDER BY name")
                == (choice == "create" ? ["Bench Press (cardio)", "Deadlift (cardio)", "Squat (cardio)"] : []))
        #expect(try await stage.app.count("cardio_sessions") == (choice == "create" ? 3 : 0))
        #expect(try await stage.app.rows("SELECT reps FROM strength_sets WHERE weight_kilograms = 80") == ["5"])
    }

    @Test func aChoiceCanBeMadeForEachExercise() async throws {
        let stage = try await ImportFixture()
        let path = try #require(try await stage.alex.bring(ImportSamples.strong).location)
        let page = try await stage.alex.get(path)
        let labels = page.main.allBetween("<label class=\"field-label\" for=\"", "</label>")
        let twist = try #require(labels.first { $0.contains("Cable Twist Thing") }).components(separatedBy: "\"")[0]
        let bench = try #require(labels.first { $0.contains("Bench Press") }).components(separatedBy: "\"")[0]
        let answer = try await stage.alex.post(path, [FormValue(twist, "nonsense")])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [twist: "Please choose what to do with it"])
        try await stage.alex.post(path, [FormValue(twist, "create"), FormValue(bench, "leave-out")])
        #expect(try await stage.app.rows("SELECT name FROM exercises WHERE user_id = 1") == ["Cable Twist Thing"])
        #expect(try await stage.app.count("strength_sets") == 3)
        #expect(try await stage.alex.get(path).main.words.contains("Left out 3 sets"))
    }

    @Test func theUnitIsTheOneThatWasChosen() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.importFile(ImportSamples.strong, [FormValue("weight_unit", "pounds")])
        #expect(
            try await stage.app.rows("SELECT weight_kilograms = 80 * 0.45359237 FROM strength_sets WHERE reps = 8")
                == ["1"])
    }

    @Test func theSameFileTwiceAddsNothing() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.importFile(ImportSamples.strong)
        // Changed and deleted rows are recognized too.
        try await stage.app.execute("UPDATE strength_sets SET reps = 7 WHERE reps = 8")
        try await stage.app.execute("DELETE FROM strength_sets WHERE reps = 6")
        _ = try await stage.differences()
        let before = try await stage.state()
        let page = try await stage.alex.follow(try await stage.alex.bring(ImportSamples.strong))
        #expect(page.main.words.contains("Nothing new in this file"))
        #expect(page.main.words.contains("This same file was already imported on"))
        try await stage.alex.post("/settings/data/imports/2")
        #expect(try await stage.state() == before)
    }

    @Test func aNewerExportAddsOnlyWhatIsNew() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.importFile(ImportSamples.strong)
        let sets = try await stage.app.count("strength_sets")
        let page = try await stage.alex.importFile(ImportSamples.laterStrong)
        #expect(page.main.words.contains("Added 1 set "))
        #expect(page.main.words.contains("Already known 5 sets, 1 cardio session"))
        #expect(try await stage.app.count("strength_sets") == sets + 1)
        #expect(try await stage.differences() == [])
    }

    @Test(arguments: [ImportSamples.strong, ImportSamples.hevy, ImportSamples.fitNotes, ImportSamples.strongAndroid])
    func undoLeavesEverythingAsItWas(file: String) async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        try await stage.alex.importFile(file)
        #expect(try await stage.state() != before)
        let page = try await stage.alex.follow(try await stage.alex.post("/settings/data/imports/1/undo"))
        #expect(page.main.words.contains("This import was undone"))
        #expect(try await stage.state() == before)
        #expect(try await stage.differences() == [])
        // It can be imported again.
        try await stage.alex.importFile(file)
        #expect(try await stage.app.count("import_rows") > 2)
    }

    @Test func undoSaysWhatGoesAndWhatWasChanged() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.importFile(ImportSamples.strong)
        let row = try await stage.app.rows("SELECT id FROM strength_sets WHERE reps = 8")[0]
        let squat = try await stage.app.exercise("squat")
        try await stage.alex.post(
            "/track/sets/\(row)", ["exercise_id": squat, "reps": "12", "weight": "60", "date": "2026-10-06"])
        let question = try await stage.alex.get("/settings/data/imports/1/undo")
        #expect(question.main.words.contains("5 sets, 1 cardio session"))
        #expect(question.main.words.contains("You changed 1 of them since; they are removed too."))
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.app.count("strength_sets") == 1)
        #expect(try await stage.differences() == [])
        // The undo step of the change is deleted with the row.
        #expect(try await stage.app.rows("SELECT id FROM undo_steps WHERE previous ->> '$[0].id' = \(row)") == [])
    }

    @Test func anExerciseThatIsUsedStays() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.importFile(
            ImportSamples.strong.replacing("Bench Press (Barbell)", with: "Zig Zag Lift")
        )
        let made = try await stage.app.rows("SELECT id FROM exercises WHERE user_id = 1 AND name = 'Zig Zag Lift'")
        let id = try #require(made.first)
        try await stage.alex.post("/track/sets", ["exercise_id": id, "reps": "5", "weight": "70"])
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.app.rows("SELECT name FROM exercises WHERE user_id = 1") == ["Zig Zag Lift"])
        #expect(try await stage.app.count("strength_sets") == 2)
    }

    @Test func whatWasBrokenInTheMiddleGoesOn() async throws {
        let stage = try await ImportFixture()
        let path = try #require(try await stage.alex.bring(ImportSamples.strong).location)
        // The table refuses the last row of the file.
        try await stage.app.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON strength_sets WHEN new.weight_kilograms = 25 "
                + "BEGIN SELECT raise(ABORT, 'no'); END")
        let page = try await stage.alex.follow(try await stage.alex.post(path, []))
        #expect(page.main.words.contains("Adding your data"))
        try await stage.app.execute("DROP TRIGGER refuse")
        await stage.app.app.longChanges.finish()
        #expect(try await stage.app.count("strength_sets") == 6)
        #expect(try await stage.alex.get(path).main.words.contains("This import is complete"))
        #expect(try await stage.differences() == [])
    }

    @Test func aFileIsKeptForADayAndNotLonger() async throws {
        let stage = try await ImportFixture()
        let files = { try FileManager.default.contentsOfDirectory(atPath: stage.app.folders.imports) }
        for _ in 0..<5 { try await stage.alex.bring(ImportSamples.strong) }
        #expect(try files().count == 5)
        let refused = try await stage.alex.bring(ImportSamples.strong)
        #expect(refused.status == 422)
        #expect(refused.main.words.contains("Import or discard one of them first"))
        try await stage.alex.post("/settings/data/imports/5/discard")
        #expect(try files().count == 4)
        stage.app.clock.advance(hours: 25)
        try await stage.alex.bring(ImportSamples.hevy)
        #expect(try files().count == 1)
        #expect(try await stage.app.count("imports") == 1)
        // Files left by a killed process are deleted at the next start.
        try Data().write(to: URL(filePath: "\(stage.app.folders.imports)/left-behind"))
        try await stage.app.app.sweep()
        #expect(try files().count == 1)
    }

    @Test func whatIsNoExportGetsAMessageThatNamesThem() async throws {
        let stage = try await ImportFixture()
        let answer = try await stage.alex.bring("hello", named: "strong.csv")
        #expect(answer.status == 422)
        #expect(answer.fieldErrors["file"]?.contains("exports of Strong, Hevy") == true)
        #expect(try await stage.alex.upload("/settings/data/imports").fieldErrors["file"] == "Please choose a file")
        #expect(try FileManager.default.contentsOfDirectory(atPath: stage.app.folders.imports) == [])
    }

    @Test func everyProblemIsInTheList() async throws {
        let stage = try await ImportFixture()
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let text = ([header] + (0..<150).map { "never,A,1h,Squat,\($0),1,1,0,0,,," }).joined(separator: "\n")
        let page = try await stage.alex.follow(try await stage.alex.bring(text))
        #expect(page.main.words.contains("150 lines can’t be read. The first 100 are shown."))
        let list = try await stage.alex.get("/settings/data/imports/1/problems")
        #expect(list.text.split(separator: "\n").count == 150)
        #expect(list.text.hasPrefix("Line 2: “never” is not a date that can be read."))
    }
}

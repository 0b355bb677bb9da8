import Foundation
import GRDB
import Storage
import Support
import Synchronization
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Operations
@testable import Transfer
@testable import Web

/// Imports that take more than one transaction.
@Suite struct LongImportTests {
    /// Two alternating exercises, with a number of sets of each per day.
    private static func file(days: Int, sets: Int) -> String {
        let rows = (0..<days).flatMap { day in
            (0..<sets).flatMap { set in
                ["Squat (Barbell)", "Zig Zag Lift"].map {
                    "\(Self.start + day) 18:00:00,Day,1h,\($0),\(set + 1),\(40 + day % 50),\(3 + set),0,0,,,"
                }
            }
        }
        return ([ImportSamples.strong.components(separatedBy: "\n")[0]] + rows).joined(separator: "\n")
    }

    /// Too short for any machine to add the whole file in one slice.
    private static let slice = Duration.milliseconds(5)
    private static let start = LocalDay("2020-01-01") ?? .beginning

    private struct Confirmed {
        let user: User
        let dataImport: DataImport
        let reading: ImportReading
        let decisions: ImportDecisions
    }

    /// An import that the user has confirmed and that has not started.
    private func confirm(
        _ stage: ImportFixture, _ file: String, zigZag: ImportChoice = .create, id: Int64 = 1
    ) async throws -> Confirmed {
        try await stage.alex.bring(file)
        let user = try await stage.app.user(Cast.alex)
        let squat = try #require(Int64(try await stage.app.exercise("squat")))
        let choices: [ImportedName: ImportChoice] = [
            ImportedName("Squat (Barbell)", isCardio: false): .exercise(squat),
            ImportedName("Zig Zag Lift", isCardio: false): zigZag,
        ]
        let decisions = ImportDecisions(Units(weight: .kilograms, distance: .kilometers), choices)
        let now = stage.app.clock.now
        let dataImport = try await stage.app.app.database.write { database in
            _ = try user.imports.startImport(database, id: id, decisions, now: now.secondsSince1970)
            return try user.imports.dataImport(database, id: id)
        }
        let waiting = try #require(dataImport)
        var options = ImportOptions(user, now: now)
        options.units = decisions.units
        let reading = try stage.app.app.imports.file(try #require(waiting.file)).read(options)
        return Confirmed(user: user, dataImport: waiting, reading: reading, decisions: decisions)
    }

    private func addition(_ confirmed: Confirmed, _ stage: ImportFixture) throws -> ImportRun {
        try ImportRun(
            confirmed.user, confirmed.dataImport, confirmed.reading, choices: confirmed.decisions.choices,
            at: TrainingMoment(stage.app.clock.now, in: .gmt))
    }

    /// Adds one slice, as if the server stopped after it.
    private func addOneSlice(_ confirmed: Confirmed, _ stage: ImportFixture) throws {
        let slices = Mutex(0)
        let change = SlicedChange(stage.app.app.database, slice: Self.slice) { slices.withLock { $0 > 0 } }
        var addition = try addition(confirmed, stage)
        #expect(throws: CancellationError.self) {
            _ = try addition.run(by: change) { _ in slices.withLock { $0 += 1 } }
        }
    }

    /// The sums are right after every slice.
    @Test func eachSliceLeavesItsSumsRight() async throws {
        let stage = try await ImportFixture()
        let confirmed = try await confirm(stage, Self.file(days: 60, sets: 12))
        let counts = Mutex<[(Int, Int, Int)]>([])
        let database = stage.app.app.database
        var addition = try addition(confirmed, stage)
        _ = try addition.run(by: SlicedChange(database, slice: Self.slice)) { _ in
            let count = try? database.readSnapshot { database in
                (
                    try Int.fetchOne(database, sql: "SELECT count(*) FROM strength_sets") ?? -1,
                    try Int.fetchOne(database, sql: "SELECT sum(sets) FROM exercise_days") ?? -1,
                    try Int.fetchOne(database, sql: "SELECT strength_sets FROM training_totals WHERE user_id = 1") ?? -1
                )
            }
            counts.withLock { $0.append(count ?? (-1, -1, -1)) }
        }
        let seen = counts.withLock { $0 }
        #expect(seen.count > 2)
        #expect(seen.allSatisfy { $0 == $1 && $1 == $2 && $0 > 0 })
        #expect(seen.last?.0 == 1 + 60 * 12 * 2)
        #expect(try await stage.differences() == [])
    }

    @Test func aRestartGoesOn() async throws {
        let stage = try await ImportFixture()
        let confirmed = try await confirm(stage, Self.file(days: 60, sets: 12))
        try addOneSlice(confirmed, stage)
        let begun = try await stage.app.count("strength_sets")
        #expect(begun > 1 && begun < 1_441)

        let again = try await TestApp(clock: stage.app.clock, reopening: stage.app)
        try await again.app.sweep()
        await again.app.longChanges.finish()
        #expect(try await again.rows("SELECT state, file_uuid IS NULL FROM imports") == ["done 1"])
        #expect(try await again.count("strength_sets") == 1_441)
        #expect(try again.importFiles() == [])
        #expect(try await Recomputation.recompute(again.app.database, now: again.clock.now).differences == [])
        let summary = try await again.rows("SELECT summary ->> '$.new' FROM imports")
        #expect(summary[0].contains("\"strengthSet\":1440") && summary[0].contains("\"exercise\":1"))
    }

    /// A backup does not include the files of imports.
    @Test func whatHasLostItsFileIsTakenBack() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        let confirmed = try await confirm(stage, Self.file(days: 60, sets: 12))
        try addOneSlice(confirmed, stage)
        for name in try stage.app.importFiles() {
            try FileManager.default.removeItem(atPath: "\(stage.app.folders.imports)/\(name)")
        }
        try await stage.app.app.sweep()
        await stage.app.app.longChanges.finish()
        #expect(try await stage.app.rows("SELECT state FROM imports") == ["undone"])
        #expect(try await stage.state() == before)
        #expect(try await stage.differences() == [])
    }

    @Test func itIsStoppedAndTakenBack() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        let confirmed = try await confirm(stage, Self.file(days: 60, sets: 12))
        try addOneSlice(confirmed, stage)
        let path = "/settings/data/imports/1"
        let page = try await stage.alex.get(path).main.words
        #expect(page.contains("Adding your data") && page.contains("Added so far") && page.contains("sets"))
        let question = try await stage.alex.get("\(path)/undo").main.words
        #expect(question.contains("Stop and undo this import?"))
        let sets = try await stage.app.count("strength_sets") - 1
        try await stage.alex.post("\(path)/undo")
        let undone = try await stage.alex.get(path).main.words
        #expect(undone.contains("This import was undone"))
        #expect(undone.contains("Added before undo \(CountText.of(sets, "set"))"))
        #expect(try stage.app.importFiles() == [])
        #expect(try await stage.state() == before)
    }

    /// Achievements from the imported history are not celebrated, whatever the user logs meanwhile.
    @Test func nothingIsCelebratedMeanwhile() async throws {
        let stage = try await ImportFixture()
        let squat = try await stage.app.exercise("squat")
        try await stage.alex.post(
            "/goals",
            [
                "type": "strength", "exercise_id": squat, "measure": "repetitions", "target": "1000", "cadence": "once",
                "direction": "increase", "title": "", "note": "", "counts_from": "2019-01-01",
            ])
        let confirmed = try await confirm(stage, Self.file(days: 60, sets: 12))
        try addOneSlice(confirmed, stage)
        // The user keeps logging meanwhile.
        try await stage.alex.post("/track/sets", ["exercise_id": squat, "reps": "1000", "weight": "20"])
        await stage.app.app.longChanges.finish()
        #expect(try await stage.app.rows("SELECT state FROM imports") == ["done"])
        #expect(try await stage.app.rows("SELECT id FROM celebrations WHERE seen_at IS NULL") == [])
        #expect(try await stage.differences() == [])
    }

    /// An import that would exceed a limit is not started.
    @Test func limitsAreCheckedFirst() async throws {
        let stage = try await ImportFixture()
        try await stage.app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < \
            \(Exercise.maximumOwnCount))
            INSERT INTO exercises (user_id, name, kind, load, equipment, primary_muscle, met)
            SELECT 1, 'Lift ' || number, 'strength', 'external', 'other', 'lats', 4 FROM numbers
            """)
        _ = try await confirm(stage, Self.file(days: 2, sets: 2))
        await stage.app.app.longChanges.finish()
        #expect(try await stage.app.count("strength_sets") == 1)
        #expect(try await stage.app.count("import_rows") == 0)
        let page = try await stage.alex.get("/settings/data/imports/1").main.words
        #expect(page.contains("Check the import") || page.contains("Import it"))
        #expect(page.contains("You would have more than \(Exercise.maximumOwnCount) exercises of your own."))
    }

    /// A day shows exercises in the order of the file, although they are added one after another.
    @Test func aDayKeepsTheOrderOfTheFile() async throws {
        let stage = try await ImportFixture()
        _ = try await confirm(stage, Self.file(days: 3, sets: 3))
        await stage.app.app.longChanges.finish()
        let names = try await stage.app.rows(
            """
            SELECT substr(name, 1, 1) FROM strength_sets JOIN exercises ON exercises.id = exercise_id
            WHERE day = '2020-01-02' ORDER BY logged_at, strength_sets.id
            """)
        #expect(names == ["S", "Z", "S", "Z", "S", "Z"])
    }

    /// The state is as if the import had never happened.
    @Test func undoLeavesNoAchievement() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.app.rows("SELECT * FROM achievements ORDER BY key")
        _ = try await confirm(stage, Self.file(days: 120, sets: 2))
        await stage.app.app.longChanges.finish()
        #expect(try await stage.app.rows("SELECT * FROM achievements ORDER BY key") != before)
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.app.rows("SELECT * FROM achievements ORDER BY key") == before)
    }

    /// Records cover all sets of an exercise, under whichever name they were imported.
    @Test func twoNamesOfOneExerciseHaveItsRecords() async throws {
        let stage = try await ImportFixture()
        let squat = try #require(Int64(try await stage.app.exercise("squat")))
        let rows =
            ["Squat (Barbell),1,60,5", "Squat (Barbell),1,62,5"] + ["Zig Zag Lift,1,80,5", "Zig Zag Lift,1,85,3"]
        let lines = rows.enumerated().map { "\(Self.start + 7 * $0.offset) 18:00:00,Day,1h,\($0.element),0,0,,," }
        let file = ([ImportSamples.strong.components(separatedBy: "\n")[0]] + lines).joined(separator: "\n")
        _ = try await confirm(stage, file, zigZag: .exercise(squat))
        await stage.app.app.longChanges.finish()
        #expect(try await stage.app.count("strength_sets") == 5)
        #expect(try await stage.differences() == [])
    }

    /// A stopping server does not wait for the whole import.
    @Test func theSliceThatRunsIsTheLastOne() async throws {
        let stage = try await ImportFixture()
        _ = try await confirm(stage, Self.file(days: 300, sets: 12))
        let app = stage.app.app
        let changes = LongChanges(
            app.database, app.images, app.imageProcessor, app.imports, photoQuota: nil, slice: Self.slice,
            clock: { stage.app.clock.now }, logger: app.logger)
        let server = Task { await changes.run() }
        while try await stage.app.count("import_rows") == 0 { try await Task.sleep(for: .milliseconds(5)) }
        server.cancel()
        await server.value
        #expect(try await stage.app.rows("SELECT state FROM imports") == ["adding"])
        #expect(try await stage.app.count("strength_sets") < 7_201)
        #expect(!stage.app.log.lines.contains { $0.hasPrefix("error") })
    }

    /// Everybody's changes have their turns: a few lines are added while a long file is.
    @Test(.timeLimit(.minutes(2))) func aFewLinesDoNotWaitForSomebodyElsesFile() async throws {
        let stage = try await ImportFixture()
        let sam = try await stage.app.member(Cast.sam)
        try await sam.bring(ImportSamples.strong)
        _ = try await confirm(stage, Self.file(days: 300, sets: 12), id: 2)
        let user = try await stage.app.user(Cast.sam)
        let decisions = ImportDecisions(
            Units(weight: .kilograms, distance: .kilometers),
            [ImportedName("Pull Up", isCardio: false): .create])
        let app = stage.app.app
        let changes = LongChanges(
            app.database, app.images, app.imageProcessor, app.imports, photoQuota: nil, slice: Self.slice,
            clock: { stage.app.clock.now }, logger: app.logger)
        let server = Task { await changes.run() }
        while try await stage.app.count("import_rows") == 0 { try await Task.sleep(for: .milliseconds(5)) }
        let now = stage.app.clock.now.secondsSince1970
        _ = try await app.database.write { try user.imports.startImport($0, id: 1, decisions, now: now) }
        changes.begin()
        let states = "SELECT state FROM imports ORDER BY id"
        while try await stage.app.rows(states)[0] == "adding" { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try await stage.app.rows(states) == ["done", "adding"])
        server.cancel()
        await server.value
    }

    /// A file that another process is importing is locked.
    @Test func whatTheCommandLineAddsIsLeftToIt() async throws {
        let stage = try await ImportFixture()
        let confirmed = try await confirm(stage, Self.file(days: 3, sets: 3))
        let file = try #require(confirmed.dataImport.file)
        let lock = try #require(stage.app.app.imports.lock(file))
        await stage.app.app.longChanges.finish()
        #expect(try await stage.app.rows("SELECT state FROM imports") == ["adding"])
        #expect(try await stage.app.count("strength_sets") == 1)
        withExtendedLifetime(lock) {}
    }
}

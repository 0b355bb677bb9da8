import GRDB
import Support
import Texts

@testable import Fitness
@testable import Images
@testable import Models
@testable import Web

/// Alex and Sam with data everywhere, for tests that cover the whole app.
struct Household: Sendable {
    let app: TestApp
    let alex: Browser
    let sam: Browser
    private let belongings: Belongings

    /// What is Alex's.
    private struct Belongings: Sendable {
        let plan: Int64
        let photos: [String]
        let share: String
        let exercise: Int64
        let trackable: Int64
        let food: Int64
    }

    /// A custom plan of Alex's.
    var plan: Int64 { belongings.plan }
    /// The three photos of Alex's entry of 2026-11-20.
    var photos: [String] { belongings.photos }
    /// The second of them.
    var photo: String { photos.dropFirst().first ?? "" }
    /// The token of a link to Alex's progress.
    var share: String { belongings.share }
    /// A custom exercise of Alex's, with a set.
    var exercise: Int64 { belongings.exercise }
    /// A custom trackable of Alex's, with an entry.
    var trackable: Int64 { belongings.trackable }
    /// A custom food of Alex's, with an entry.
    var food: Int64 { belongings.food }
}

extension Household {
    /// A copy of one that is built once for all tests, because building one takes dozens of requests.
    init() async throws {
        // In another language the rows have other words.
        guard Language.current == .english else {
            try await self.init(in: TestApp())
            return
        }
        let original = try await Self.original.value
        let app = try await TestApp(copying: original.files)
        try await app.execute(Self.bringingBack)
        self.init(
            app: app, alex: Browser(app, address: Cast.alex.address, cookies: original.cookiesOfAlex),
            sam: Browser(app, address: Cast.sam.address, cookies: original.cookiesOfSam),
            belongings: original.belongings)
    }

    private struct Original: Sendable {
        let files: FolderContents
        let cookiesOfAlex: [String: String]
        let cookiesOfSam: [String: String]
        let belongings: Belongings
    }

    /// Detached from the test that happens to be first, and from its language.
    private static let original: Task<Original, any Error> = Task.detached {
        let household = try await Household(in: TestApp())
        try await household.app.execute(Household.settingAside)
        // Closing checkpoints the write-ahead log into the file.
        try household.app.app.database.close()
        return Original(
            files: try FolderContents(of: household.app.folders.root),
            cookiesOfAlex: await household.alex.cookies, cookiesOfSam: await household.sam.cookies,
            belongings: household.belongings)
    }

    /// An app that starts archives what is neither in its catalogues nor anybody's own, such as the sample exercises.
    private static let settingAside = """
        UPDATE exercises SET archived_at = 1 WHERE user_id IS NULL AND key LIKE 'sample-%';
        UPDATE workout_plans SET archived_at = 1 WHERE user_id IS NULL AND key LIKE 'test-%';
        """
    private static let bringingBack = """
        UPDATE exercises SET archived_at = NULL WHERE user_id IS NULL AND key LIKE 'sample-%';
        UPDATE workout_plans SET archived_at = NULL WHERE user_id IS NULL AND key LIKE 'test-%';
        """

    private init(in app: TestApp) async throws {
        let alex = try await app.member(Cast.alex)
        let sam = try await app.member(Cast.sam)
        try await alex.post("/progress/measurements", ["weight": "69", "height": "170", "date": "2026-11-20"])
        try await alex.post("/settings/days-off", ["first_day": "2026-11-20", "reason": "sick"])
        try await Self.addPhotos(app)
        try await Self.addRecords(app)
        try await Self.train(app, alex)
        try await Self.addTrainer(app)
        try await Self.addEquipment(alex)
        let share = try await Self.addShare(app)
        let plan = try await SampleLibrary.addPlan(app, of: Cast.alex, name: "A plan of Alex's")
        let exercise = try await app.addExercise("Tower Fly", of: alex, sets: 1)
        try await Self.addRoutine(app, exercise)
        try await alex.post(
            "/settings/exercises/\(exercise)/setup",
            ["equipment_id": "1", "rest_seconds": "240", "note": "A secret of Alex"])
        let trackable = try await app.addTrackable("Coffee", of: alex, entries: 1)
        let food = try await Self.addFood(app, alex)
        try await Self.addGoals(app, alex)
        try await HealthPhone(app).post(HealthPhone.autoExport, AutoExportSample.everything)
        try await Self.addPrograms(app, alex)
        try await alex.post("/reminders/dismissals", ["reminder": "workout"])
        try await alex.bring(ImportSamples.strong)
        try await alex.bring(ColumnSamples.pulse)
        // Consumes the message that the measurements were saved.
        _ = try await alex.get("/settings")
        try await alex.post("/workouts/\(try await app.addPlan())/sessions")
        let photos = try await app.photos(on: "2026-11-20")
        try await Self.pack(app)
        self.init(
            app: app, alex: alex, sam: sam,
            belongings: Belongings(
                plan: plan, photos: photos, share: share, exercise: exercise, trackable: trackable, food: food))
    }

    /// The first change of a month packs the months before it, whichever user makes it.
    private static func pack(_ app: TestApp) async throws {
        let today = LocalDay(app.clock.now, in: .gmt)
        try await app.app.database.write { database in
            for user in try User.all(database, "SELECT \(User.columns) FROM users") {
                try user.analysis.packHistory(database, today: today)
            }
        }
    }

    /// Adds photos without decoding; the photo tests upload them.
    private static func addPhotos(_ app: TestApp) async throws {
        let bytes = try Repository.picture("quadrants.jpg")
        let image = ProcessedImage(width: 60, height: 40, jpeg: bytes, thumbnail: bytes)
        let store = app.app.images
        var photos: [JournalPhoto] = []
        for _ in 0..<3 { photos.append(JournalPhoto(uuid: try await store.save(image), width: 60, height: 40)) }
        let draft = JournalDraft(
            day: LocalDay(app.clock.now, in: .gmt).previous, text: "A secret of Alex", addedPhotos: photos)
        let (portrait, now) = (try await store.save(image), app.clock.now)
        try await app.app.database.write { database in
            guard let alex = try User.find(database, email: Cast.alex.email) else { return }
            try alex.journal.saveJournalEntry(database, draft, now: now)
            _ = try alex.updatePhoto(database, portrait)
        }
    }

    /// Logs a set, a run and a glass of water of Alex's on 2026-11-20.
    private static func train(_ app: TestApp, _ alex: Browser) async throws {
        let (bench, running) = (try await app.exercise("bench-press"), try await app.exercise("running"))
        try await alex.post(
            "/track/sets",
            ["exercise_id": bench, "reps": "10", "weight": "60", "note": "A set of Alex", "date": "2026-11-20"])
        try await alex.post(
            "/track/cardio",
            ["exercise_id": running, "duration": "28:40", "distance": "5.2", "date": "2026-11-20"])
        try await alex.post("/track/entries", ["trackable_id": "2", "value": "250", "date": "2026-11-20"])
    }

    /// The route's pattern with its parameters replaced by ids of Alex's.
    func path(_ pattern: String) -> String {
        let values = [
            ":record": "1", ":day": "2026-11-20", ":session": "1", ":photo": photo, ":exercise": "\(Self.exercise)",
            ":set": "1", ":cardio": "1", ":entry": "1", ":step": "1", ":plan": "\(plan)", ":routine": "1",
            ":workout": "1", ":run": "1", ":program": "1", ":lift": "2-1", ":cycle": "1", ":person": "2",
            ":token": "1", ":source": "1", ":sample": "1", ":app": "1", ":key": "1",
            ":trackable": "\(trackable)", ":direction": "up", ":trainer": "1", ":tool": "1", ":plates": "1",
            ":food": "\(food)", ":meal": "1",
            ":kept": "1", ":import": "1", ":table": "2",
            ":item": "1", ":recipe": "1", ":goal": "1",
            ":member": "2", ":invite": "1", ":share": "1", ":link": share, ":nutrient": "energy",
            ":family": "run",
        ]
        return pattern.replacing("/routines/library/:key", with: "/routines/library/five-by-five-a")
            .replacing("/programs/library/:key", with: "/programs/library/gzclp")
            .replacing(#/:[a-z]+/#) { values[String($0.output)] ?? String($0.output) }
    }

    /// A guest without data.
    func guest() async throws -> Browser {
        let guest = Browser(app)
        try await guest.post("/guest")
        try await Self.pack(app)
        return guest
    }

    /// The full-text indexes can't be read, and only repeat the foods and entries.
    static let isTable = "type = 'table' AND name NOT LIKE '%_words%'"

    /// All values of all rows, keyed by table.
    func contents() async throws -> [String: [[DatabaseValue]]] {
        let tables = try await app.rows("SELECT name FROM sqlite_schema WHERE \(Self.isTable)")
        return try await app.app.database.read { database in
            var contents: [String: [[DatabaseValue]]] = [:]
            for table in tables {
                contents[table] = try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map {
                    Array($0.databaseValues)
                }
            }
            return contents
        }
    }

    func tables(changedSince before: [String: [[DatabaseValue]]]) async throws -> [String] {
        let now = try await contents()
        return now.keys.filter { now[$0] != before[$0] }.sorted()
    }

    func rowCounts() async throws -> [String] {
        var counts: [String] = []
        for table in try await app.rows("SELECT name FROM sqlite_schema WHERE \(Self.isTable) ORDER BY name") {
            counts.append("\(table) \(try await app.count(table))")
        }
        return counts
    }
}

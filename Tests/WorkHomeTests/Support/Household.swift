import GRDB
import Support

@testable import Fitness
@testable import Images
@testable import Models
@testable import Web

/// Alex and Sam with data everywhere, for tests that cover the whole app.
struct Household: Sendable {
    let app: TestApp
    let alex: Browser
    let sam: Browser
    /// A custom plan of Alex's.
    let plan: Int64
    /// The three photos of Alex's entry of 2026-11-20.
    let photos: [String]
    /// The second of them.
    var photo: String { photos.dropFirst().first ?? "" }
    /// The token of a link to Alex's progress.
    let share: String
    /// A custom exercise of Alex's, with a set.
    let exercise: Int64
    /// A custom trackable of Alex's, with an entry.
    let trackable: Int64
    /// A custom food of Alex's, with an entry.
    let food: Int64

    init() async throws {
        app = try await TestApp()
        alex = try await app.member(Cast.alex)
        sam = try await app.member(Cast.sam)
        try await alex.post("/progress/measurements", ["weight": "69", "height": "170", "date": "2026-11-20"])
        try await alex.post("/settings/days-off", ["first_day": "2026-11-20", "reason": "sick"])
        try await Self.addPhotos(app)
        try await Self.addRecords(app)
        try await Self.train(app, alex)
        try await Self.addTrainer(app)
        try await Self.addEquipment(alex)
        share = try await Self.addShare(app)
        plan = try await SampleLibrary.addPlan(app, of: Cast.alex, name: "A plan of Alex's")
        exercise = try await app.addExercise("Tower Fly", of: alex, sets: 1)
        try await Self.addRoutine(app, exercise)
        try await alex.post(
            "/settings/exercises/\(exercise)/setup",
            ["equipment_id": "1", "rest_seconds": "240", "note": "A secret of Alex"])
        trackable = try await app.addTrackable("Coffee", of: alex, entries: 1)
        food = try await Self.addFood(app, alex)
        try await Self.addGoals(app, alex)
        try await HealthPhone(app).post(HealthPhone.autoExport, AutoExportSample.everything)
        try await Self.addPrograms(app, alex)
        try await alex.post("/reminders/dismissals", ["reminder": "workout"])
        try await alex.bring(ImportSamples.strong)
        try await alex.bring(ColumnSamples.pulse)
        // Consumes the message that the measurements were saved.
        _ = try await alex.get("/settings")
        try await alex.post("/workouts/\(try await app.addPlan())/sessions")
        photos = try await app.photos(on: "2026-11-20")
        try await Self.pack(app)
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

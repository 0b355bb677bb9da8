import Support
import Testing

@testable import WorkHome

@Suite struct StrongCSVTests {
    private static let head =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,Distance,Distance Unit,Seconds,Notes,Workout Notes"

    @Test func aTrainingAsStrongWritesIt() async throws {
        let app = try await TestApp()
        let user = try await app.register(Cast.alex)
        let alex = try await app.signIn(Cast.alex)
        try await app.execute(
            """
            INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, rpe, note, logged_at, logged_minute)
            SELECT \(user), id, '2026-11-20', 'warmUp', 10, 40, NULL, '', 1000, 1085 FROM exercises WHERE key = 'bench-press'
            UNION ALL SELECT \(user), id, '2026-11-20', 'normal', 8, 60, 8.5, '=slow', 1100, 1087 FROM exercises WHERE key = 'bench-press'
            UNION ALL SELECT \(user), id, '2026-11-20', 'normal', 7, 60, NULL, '', 1600, 1095 FROM exercises WHERE key = 'bench-press'
            UNION ALL SELECT \(user), id, '2026-11-20', 'drop', 12, 45.5, NULL, '', 1660, 1096 FROM exercises WHERE key = 'bench-press';
            INSERT INTO cardio_sessions (user_id, exercise_id, day, duration_seconds, distance_meters, energy_kilocalories, logged_at)
            SELECT \(user), id, '2026-11-21', 1725, 5000, 300, 9000 FROM exercises WHERE key = 'running';
            """)
        let answer = try await alex.get("/settings/data/strong.csv")
        #expect(answer.headers[.contentType] == "text/csv; charset=utf-8")
        #expect(
            answer.headers[.contentDisposition] == "attachment; filename=\"workhome-2026-11-21-strong.csv\"")
        let names = try await app.rows(
            "SELECT name FROM exercises WHERE key IN ('bench-press', 'running') ORDER BY key")
        #expect(
            answer.source.components(separatedBy: "\r\n") == [
                Self.head,
                "2026-11-20 18:05:00,Training,11m,\(names[0]),W,40,kg,10,,0,km,0,,",
                "2026-11-20 18:05:00,Training,11m,\(names[0]),1,60,kg,8,8.5,0,km,0,'=slow,",
                "2026-11-20 18:05:00,Training,11m,\(names[0]),2,60,kg,7,,0,km,0,,",
                "2026-11-20 18:05:00,Training,11m,\(names[0]),D,45.5,kg,12,,0,km,0,,",
                "2026-11-21 12:00:00,Training,0m,\(names[1]),1,0,kg,0,,5,km,1725,,", "",
            ])
    }

    @Test func poundsAndMilesStayAsTheyWereTyped() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await alex.post("/settings/units", ["weight_unit": "pounds", "distance_unit": "miles"])
        let bench = try await app.exercise("bench-press")
        try await alex.post("/track/sets", ["exercise_id": bench, "weight": "135", "reps": "5"])
        let lines = try await alex.get("/settings/data/strong.csv").source.components(separatedBy: "\r\n")
        #expect(lines.count == 3)
        #expect(lines.dropFirst().first?.contains(",1,135,lbs,5,,0,mi,0,,") == true)
    }

    /// A spreadsheet evaluates no formula, and WorkHome reads the same text back.
    @Test(arguments: [
        ("=HYPERLINK(\"https://example.com\",1)", "'=HYPERLINK("), ("+1 tomorrow", ",'+1 tomorrow,"),
        ("-5 kg", ",'-5 kg,"), ("@home", ",'@home,"), ("'=1", ",''=1,"), ("''@", ",'''@,"), ("'tis", ",'tis,"),
        ("'", ",',"), ("a=1", ",a=1,"), ("=1\nand \"two\"", "'=1\nand \"\"two\"\""),
    ])
    func aTextThatLooksLikeAFormulaComesBack(text: String, cell: String) async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let bench = try await app.exercise("bench-press")
        try await alex.post("/track/sets", ["exercise_id": bench, "weight": "60", "reps": "5", "note": text])
        let csv = try await alex.get("/settings/data/strong.csv").source
        #expect(csv.contains(cell), "\(csv)")
        let other = try await TestApp()
        try await other.member().importFile(csv)
        #expect(
            try await other.rows("SELECT note FROM strength_sets") == app.rows("SELECT note FROM strength_sets"))
        #expect(try await other.rows("SELECT note FROM strength_sets") == [text])
    }

    @Test func anExerciseNamedLikeAFormulaComesBack() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await alex.importFile(ImportSamples.strong.replacing("Cable Twist Thing", with: "+Zigzag"))
        let csv = try await alex.get("/settings/data/strong.csv").source
        #expect(csv.contains(",'+Zigzag,"), "\(csv)")
        let other = try await TestApp()
        try await other.member().importFile(csv)
        #expect(try await other.rows("SELECT name FROM exercises WHERE user_id = 1") == ["+Zigzag"])
    }

    /// For an assisted exercise other apps read the weight as assistance; elsewhere only a minus sign can say so.
    @Test func helpComesBackAsHelp() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        for key in ["assisted-pull-up", "pull-up"] {
            try await alex.post(
                "/track/sets",
                ["exercise_id": try await app.exercise(key), "load": "assisted", "weight": "20", "reps": "6"])
        }
        let csv = try await alex.get("/settings/data/strong.csv").source
        #expect(csv.contains(",Assisted Pull-Up,1,20,kg,6,"))
        #expect(csv.contains(",Pull-Up,1,-20,kg,6,"))
        let other = try await TestApp()
        try await other.member().importFile(csv)
        #expect(try await other.rows("SELECT weight_kilograms, reps FROM strength_sets") == ["-20 6", "-20 6"])
    }
}

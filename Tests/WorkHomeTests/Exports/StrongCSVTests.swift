import Support
import Testing

@testable import Models
@testable import Transfer
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
        #expect(
            answer.source.components(separatedBy: "\r\n") == [
                Self.head,
                "2026-11-20 18:05:00,Training,11m,Bench Press (Barbell),W,40,kg,10,,0,km,0,,",
                "2026-11-20 18:05:00,Training,11m,Bench Press (Barbell),1,60,kg,8,8.5,0,km,0,'=slow,",
                "2026-11-20 18:05:00,Training,11m,Bench Press (Barbell),2,60,kg,7,,0,km,0,,",
                "2026-11-20 18:05:00,Training,11m,Bench Press (Barbell),D,45.5,kg,12,,0,km,0,,",
                "2026-11-21 12:00:00,Training,0m,Running,1,0,kg,0,,5,km,1725,,", "",
            ])
    }

    /// Two routines of a day are two workouts, each with its name, start, duration and note; a loose set is in neither.
    @Test func workoutsStayWhatTheyAre() async throws {
        let lifter = try await Lifter([Lifter.Entry("bench-press", "1 x 5 @ 60 kg")])
        let alex = try await lifter.app.signIn(Cast.alex)
        for token in ["morning", "evening"] {
            let page = try await lifter.preview(token)
            lifter.app.clock.advance(seconds: 120)
            try await lifter.send(try await lifter.done(0, page), token, from: page)
            lifter.app.clock.advance(seconds: 600)
            try await lifter.send(.finish, token)
            lifter.app.clock.advance(seconds: 3_600)
        }
        let bench = try await lifter.exercise("bench-press").id
        try await alex.post("/track/sets", ["exercise_id": String(bench), "weight": "20", "reps": "10"])
        try await lifter.app.execute("UPDATE routine_sessions SET name = 'Push', note = 'Slow' WHERE token = 'morning'")
        let lines = try await alex.get("/settings/data/strong.csv").source.components(separatedBy: "\r\n").dropFirst()
        let fields = lines.dropLast().map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(fields.map { $0[1] }.first == "Push" && Set(fields.map { $0[0] }).count == 3)
        #expect(fields.filter { $0[1] == "Push" }.map { $0[13] } == ["Slow"])
        #expect(fields.filter { $0[1] == "Training" }.map { $0[7] } == ["10"])
        #expect(fields.count == 3 && fields.allSatisfy { $0[4] == "1" }, "numbered within a workout: \(fields)")
        let other = try await TestApp()
        try await other.member().importFile(lines.isEmpty ? "" : ([Self.head] + lines).joined(separator: "\r\n"))
        #expect(try await other.rows("SELECT count(*) FROM strength_sets") == ["3"])
        // Brought back to its own account, all of it is known.
        let csv = try await alex.get("/settings/data/strong.csv").source
        let page = try await alex.get(try #require(try await alex.bring(csv).location))
        #expect(page.main.words.contains("Nothing new in this file"))
    }

    /// Each name of Strong's leads back to the exercise that it stands for.
    @Test func strongsNamesComeBack() async throws {
        let app = try await TestApp()
        let user = try await app.register(Cast.alex)
        let exercises = try await app.app.database.read { database in
            try #require(try User.find(database, id: user)).training.exercises(database)
        }
        let matcher = ExerciseMatcher(exercises)
        #expect(StrongNames.byName.count > 60)
        for (name, strong) in StrongNames.byName {
            #expect(matcher.match(strong, isCardio: false).certain?.name == name, "\(strong)")
        }
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
        #expect(csv.contains(",Pull Up (Assisted),1,20,kg,6,"))
        #expect(csv.contains(",Pull Up,1,-20,kg,6,"))
        let other = try await TestApp()
        try await other.member().importFile(csv)
        #expect(try await other.rows("SELECT weight_kilograms, reps FROM strength_sets") == ["-20 6", "-20 6"])
    }
}

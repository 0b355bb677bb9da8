import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Fitness
@testable import Models

@Suite struct RecordPageTests {
    private let app: TestApp
    private let alex: Browser

    init() async throws {
        app = try await TestApp()
        alex = try await app.member()
    }

    /// The text of one record's section.
    private func section(_ kind: RecordKind, _ page: Answer) -> String? {
        page.main.between("id=\"\(kind.rawValue)\"", "</section>").map { "<section \($0)".words }
    }

    @Test func beforeAnythingIsLoggedTheTabSaysHowToBegin() async throws {
        let page = try await alex.get("/records")
        #expect(page.main.words.hasSuffix("No records yet Complete workouts to see PRs Log a workout"))
        #expect(page.main.contains("href=\"/track/new\""))
    }

    @Test func largeFiguresHaveGroupsEverywhere() async throws {
        try await app.train { training in
            try training.set("bench-press", "2026-11-18", 5, 9_000)
            try training.set("bench-press", "2026-11-20", 5, 10_500)
        }
        let words = try await alex.get("/records").main.words
        #expect(words.contains("10,500 kg +1,500 kg") && words.contains("52,500 kg +7,500 kg"))
        #expect(!words.contains("10500") && !words.contains("1500 "))
        let bench = try await app.exercise("bench-press")
        let page = try await alex.get("/analyze/exercises/\(bench)").main
        #expect(page.words.contains("10,500 kg") && !page.words.contains("10500"))
        // A form field contains text that can be typed.
        #expect(try await alex.get("/track/sets/2/edit").value(of: "weight") == "10500")
    }

    @Test func aHoldHasItsLongestTimes() async throws {
        try await app.train { training in
            try training.set("plank", "2026-11-18", .time(seconds: 65), 0)
            try training.set("plank", "2026-11-19", .time(seconds: 40), 10)
            try training.set("plank", "2026-11-20", .time(seconds: 90), 0)
            try training.set("plank", "2026-11-20", .time(seconds: 50), 10)
        }
        let tab = try await alex.get("/records").main.words
        #expect(tab.contains("Plank Longest time Yesterday, 20 Nov 1:30 +0:25"), "\(tab)")
        #expect(tab.contains("Plank Longest time with +10 kg Yesterday, 20 Nov 0:50 +0:10"))
        let page = try await alex.get("/records/exercises/\(try await app.exercise("plank"))")
        #expect(section(.duration, page)?.hasPrefix("Longest time +0:25 1:30 Yesterday, 20 Nov") == true)
        let table = page.main.between("id=\"duration-by-weight\"", "</section>").map { "<section \($0)".words }
        #expect(
            table?.hasPrefix(
                "Longest time with each weight Weight Time Day +10 kg 0:50 Yesterday, 20 Nov no added weight 1:30")
                == true, "\(table ?? "")")
        #expect(section(.weight, page)?.hasPrefix("Heaviest weight First +10 kg +10 kg for 0:40") == true)
        #expect(table?.contains("The longest time of one working set. Each weight has its own records.") == true)
    }

    @Test func aCarryHasItsLongestDistances() async throws {
        try await app.execute("UPDATE users SET distance_unit = 'miles'")
        try await app.train { training in
            try training.set("farmers-walk", "2026-11-18", .distance(meters: 36.576, seconds: 30), 24)
            try training.set("farmers-walk", "2026-11-20", .distance(meters: 45.72, seconds: nil), 24)
        }
        let tab = try await alex.get("/records").main.words
        #expect(tab.contains("Farmer's Walk Longest distance with 24 kg Yesterday, 20 Nov 50 yd +10 yd"), "\(tab)")
        let page = try await alex.get("/records/exercises/\(try await app.exercise("farmers-walk"))")
        #expect(
            section(.distance, page)?.hasPrefix(
                "Longest distance with each weight Weight Distance Day 24 kg 50 yd Yesterday, 20 Nov") == true)
        #expect(section(.duration, page) == nil)
        #expect(section(.weight, page)?.hasPrefix("Heaviest weight First 24 kg 24 kg × 40 yd in 0:30") == true)
        let day = try await alex.get("/track?date=2026-11-18").main.words
        #expect(day.contains("24 kg × 40 yd in 0:30 First"), "\(day)")
    }

    @Test func theTabShowsTheLatestImprovementsAndEveryExercise() async throws {
        try await app.train { training in
            try training.set("bench-press", "2026-11-18", 5, 100)
            try training.set("bench-press", "2026-11-20", 5, 102.5)
            try training.session("running", "2026-11-20", seconds: 3000, meters: 10_000)
        }
        let words = try await alex.get("/records").main.words
        #expect(words.contains("Bench Press Heaviest weight Yesterday, 20 Nov 102.5 kg +2.5 kg"))
        #expect(words.contains("Bench Press Estimated one-rep max Yesterday, 20 Nov 119.6 kg +2.9 kg"))
        #expect(words.contains("Bench Press Most volume in a day Yesterday, 20 Nov 513 kg +13 kg"))
        #expect(
            words.hasSuffix(
                """
                By exercise Bench Press Estimated 1RM · heaviest 102.5 kg 119.6 kg \
                Running Longest distance · 5 km in 25:00 10 km
                """))
        // The first values of an exercise are not improvements.
        #expect(!words.contains("Running Longest distance Yesterday"))
    }

    /// Its records are all for reps with assistance, of which the list shows no best value.
    @Test func anExerciseWithoutABestValueIsListedToo() async throws {
        let pullUp = try await app.exercise("assisted-pull-up")
        for reps in ["15", "16"] {
            try await alex.post(
                "/track/sets", ["exercise_id": pullUp, "weight": "20", "load": "assisted", "reps": reps])
        }
        #expect(try await app.count("exercise_bests") == 0)
        #expect(try await alex.get("/records").main.contains("href=\"/records/exercises/\(pullUp)\""))
    }

    /// Corrected records get new numbers, which are higher than those of later sets.
    @Test func aCorrectedDayShowsItsRecordsInTheOrderOfItsSets() async throws {
        let bench = try await app.exercise("bench-press")
        for (weight, reps) in [("130", "5"), ("135", "5"), ("140", "6"), ("145", "4")] {
            try await alex.post("/track/sets", ["exercise_id": bench, "weight": weight, "reps": reps])
            app.clock.advance(seconds: 60)
        }
        try await alex.post("/track/sets/3", ["weight": "141", "reps": "6"])
        let day = try await alex.get("/journal/2026-11-21").main
        let records = day.allBetween("<a class=\"row-link\" href=\"/records/exercises/\(bench)#weight\"", "</a>")
        let texts = records.map { String($0.drop { $0 != ">" }.dropFirst()).words }
        #expect(texts == ["Heaviest weight of Bench Press 145 kg"])
        let latest = try await alex.get("/records").main.words
        let weights = latest.allBetween("Heaviest weight Today, 21 Nov ", " kg")
        #expect(weights == ["145", "141"])
    }

    /// Added weight is distinguishable from total weight, also in the list.
    @Test func addedWeightHasItsSign() async throws {
        try await app.train { training in
            try training.set("pull-up", "2026-11-18", 5, 10)
            try training.set("pull-up", "2026-11-20", 5, 12.5)
        }
        let words = try await alex.get("/records").main.words
        #expect(words.contains("Pull-Up Heaviest weight Yesterday, 20 Nov +12.5 kg +2.5 kg"))
        #expect(words.contains("heaviest +12.5 kg"))
        let page = try await alex.get("/records/exercises/\(try await app.exercise("pull-up"))")
        #expect(section(.weight, page)?.contains("+12.5 kg +12.5 kg × 5") == true)
        #expect(section(.repetitions, page)?.contains("+10 kg 5") == true)
    }

    @Test func anExerciseShowsWhatStandsAndWhatCameBefore() async throws {
        try await app.train { training in
            try training.set("bench-press", "2026-11-18", 5, 100)
            try training.set("bench-press", "2026-11-19", 1, 120)
            try training.set("bench-press", "2026-11-20", 8, 100)
        }
        let exercise = try await app.exercise("bench-press")
        let page = try await alex.get("/records/exercises/\(exercise)")
        #expect(page.text.contains("<h1 class=\"page-title\">Bench Press</h1>"))
        #expect(
            section(.weight, page)?.hasPrefix(
                "Heaviest weight +20 kg 120 kg 120 kg × 1 · Thu, 19 Nov Previous records 100 kg 100 kg × 5 · Wed, 18 Nov First"
            ) == true)
        #expect(page.main.contains("<a class=\"link\" href=\"/track?date=2026-11-19\">Thu, 19 Nov</a>"))
        #expect(
            section(.oneRepMax, page)?.contains(
                "126.7 kg 100 kg × 8 · Yesterday, 20 Nov Previous records 120 kg 120 kg × 1 · Thu, 19 Nov +3.3 kg")
                == true)
        #expect(section(.oneRepMax, page)?.contains("100 kg × (1 + 8 ÷ 30) = 126.7 kg") == true)
        #expect(section(.setVolume, page)?.contains("100 kg × 8 = 800 kg") == true)
        #expect(
            section(.repetitions, page)?.hasPrefix(
                "Most reps Weight Reps Day 120 kg 1 Thu, 19 Nov 100 kg 8 Yesterday, 20 Nov") == true)
    }

    @Test func aDaysVolumeIsWrittenOut() async throws {
        try await app.train { training in
            try training.set("bench-press", "2026-11-20", 10, 60)
            try training.set("bench-press", "2026-11-20", 8, 40, kind: .warmUp)
            try training.set("bench-press", "2026-11-20", 8, 62.5)
        }
        let path = "/records/exercises/\(try await app.exercise("bench-press"))"
        let page = try await alex.get(path)
        #expect(section(.dayVolume, page)?.contains("60 kg × 10 + 62.5 kg × 8 = 1,100 kg") == true)
        try await app.train { training in
            for _ in 0..<5 { try training.set("bench-press", "2026-11-20", 10, 60) }
        }
        let longer = try await alex.get(path)
        #expect(section(.dayVolume, longer)?.contains("7 sets together = 4,100 kg") == true)
    }

    @Test func theBodyIsPartOfTheLoad() async throws {
        try await app.train { training in
            try training.set("pull-up", "2026-11-18", 5, -20)
            try training.set("pull-up", "2026-11-19", 10, 0)
            try training.set("pull-up", "2026-11-20", 5, 20)
        }
        let page = try await alex.get("/records/exercises/\(try await app.exercise("pull-up"))")
        #expect(section(.oneRepMax, page)?.contains("(70 kg + 20 kg) × (1 + 5 ÷ 30) = 105 kg") == true)
        #expect(section(.oneRepMax, page)?.contains("105 kg +20 kg × 5 · Yesterday, 20 Nov") == true)
        #expect(section(.oneRepMax, page)?.contains("58.3 kg 20 kg of assistance × 5 · Wed, 18 Nov First") == true)
        #expect(section(.weight, page)?.hasPrefix("Heaviest weight First +20 kg") == true)
        #expect(
            section(.repetitions, page)?.contains(
                "20 kg 5 Yesterday, 20 Nov no added weight 10 Thu, 19 Nov 20 kg of assistance 5 Wed, 18 Nov") == true)
    }

    @Test func pacesTellWhatTheyAreTakenFrom() async throws {
        try await app.train { training in
            try training.session("running", "2026-11-19", seconds: 1545, meters: 5000)
            try training.session("running", "2026-11-20", seconds: 3000, meters: 10_000)
        }
        let page = try await alex.get("/records/exercises/\(try await app.exercise("running"))")
        #expect(
            section(.pace5Kilometers, page)?.hasPrefix(
                "Fastest 5 km −0:45 25:00 10 km in 50:00 · Yesterday, 20 Nov Previous records 25:45 5 km in 25:45")
                == true)
        #expect(
            section(.pace5Kilometers, page)?.contains("10 km in 50:00 is 5:00 /km. 5 km at that pace: 25:00") == true)
        #expect(section(.duration, page)?.contains("+24:15") == true)
        #expect(section(.paceHalfMarathon, page) == nil)
    }

    @Test func poundsAndMilesAreTheirs() async throws {
        try await app.execute("UPDATE users SET weight_unit = 'pounds', distance_unit = 'miles'")
        try await app.train { training in
            let pound = 0.45359237
            try training.set("bench-press", "2026-11-19", 10, 135 * pound)
            try training.set("bench-press", "2026-11-20", 5, 145 * pound)
            try training.session("running", "2026-11-20", seconds: 3000, meters: 5 * 1_609.344)
        }
        let page = try await alex.get("/records/exercises/\(try await app.exercise("bench-press"))")
        #expect(section(.weight, page)?.hasPrefix("Heaviest weight +10 lb 145 lb 145 lb × 5") == true)
        #expect(section(.setVolume, page)?.contains("135 lb × 10 = 1,350 lb") == true)
        #expect(section(.repetitions, page)?.contains("145 lb 5 Yesterday, 20 Nov 135 lb 10") == true)
        let run = try await alex.get("/records/exercises/\(try await app.exercise("running"))")
        #expect(section(.distance, run)?.hasPrefix("Longest distance First 5 mi 5 mi in 50:00") == true)
        #expect(section(.pace5Kilometers, run)?.contains("5 mi in 50:00 is 10:00 /mi. 3.11 mi at that pace") == true)
    }

    @Test func aLongHistoryGoesOnBehindALink() async throws {
        try await app.train { training in
            for index in 0..<104 { try training.set("bench-press", "2026-11-20", 1, 100 + Double(index)) }
        }
        let path = "/records/exercises/\(try await app.exercise("bench-press"))"
        let short = try await alex.get(path)
        #expect(short.main.components(separatedBy: "row-plain").count - 1 == 3 * 3)
        #expect(short.main.components(separatedBy: "<tr>").count - 1 == 1 + 4)
        #expect(short.main.contains("href=\"\(path)?kind=weight\""))
        #expect(short.main.contains("href=\"\(path)?kind=repetitions\""))
        let all = try await alex.get("\(path)?kind=weight")
        #expect(all.main.components(separatedBy: "<section ").count - 1 == 1)
        #expect(all.main.components(separatedBy: "row-plain").count - 1 == 99)
        #expect(all.main.unescaped.contains("href=\"\(path)?kind=weight&older=100\""))
        let rest = try await alex.get("\(path)?kind=weight&older=100")
        #expect(section(.weight, rest)?.hasPrefix("Heaviest weight Previous records 103 kg") == true)
        #expect(rest.main.words.contains("100 kg 100 kg × 1 · Yesterday, 20 Nov First How is this computed?"))
        #expect(!rest.main.contains("Show all"))
        let weights = try await alex.get("\(path)?kind=repetitions&older=100")
        #expect(weights.main.components(separatedBy: "<tr>").count - 1 == 1 + 4)
    }

    @Test func aHundredExercisesFitOnAPage() async throws {
        try await app.train { training in
            for number in 1000..<1101 {
                try training.database.execute(
                    sql: """
                        INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
                        VALUES (?, ?, ?, 'strength', 'external', 'other', 'fullBody', 5)
                        """,
                    arguments: [number, training.user.id, "Lift \(number)"])
                let draft = StrengthSetDraft(
                    exercise: try training.exercise(Int64(number)), day: try training.day("2026-11-20"), reps: 1,
                    weightKilograms: 20)
                _ = try training.user.training.save(training.database, draft, at: training.moment)
            }
        }
        let page = try await alex.get("/records")
        #expect(page.main.words.contains("Lift 1099"))
        #expect(!page.main.words.contains("Lift 1100"))
        #expect(page.main.contains("href=\"/records?older=100\" data-more>Load more"))
        let rest = try await alex.get("/records?older=100").main.words
        #expect(rest.contains("By exercise Lift 1100 Estimated 1RM · heaviest 20 kg 20 kg"))
        #expect(!rest.contains("Lift 1099"))
    }

    @Test func anExerciseWithoutRecordsSaysSo() async throws {
        let squat = try await app.exercise("squat")
        let words = try await alex.get("/records/exercises/\(squat)").main.words
        #expect(words.contains("No records yet Log your first set of"))
    }

    @Test(arguments: ["999999", "0", "-1", "x", "1.5", "99999999999999999999"])
    func whatIsNoExerciseIsNotThere(id: String) async throws {
        #expect(try await alex.get("/records/exercises/\(id)").status == 404)
    }

    @Test(arguments: ["older=-1", "older=x", "older=99999999999999999999", "kind=x", "kind=", "kind=pace1Kilometer"])
    func aStrangeQueryStillShowsAPage(query: String) async throws {
        try await app.train { try $0.set("bench-press", "2026-11-20", 5, 100) }
        let exercise = try await app.exercise("bench-press")
        #expect(try await alex.get("/records/exercises/\(exercise)?\(query)").status == 200)
        #expect(try await alex.get("/records?\(query)").status == 200)
    }

    @Test func theNameOfAnExerciseIsText() async throws {
        let household = try await Household()
        try await household.app.execute("UPDATE exercises SET name = '<b>x</b>' WHERE id = \(Household.exercise)")
        for path in ["/records", "/records/exercises/\(Household.exercise)"] {
            let page = try await household.alex.get(path)
            #expect(page.text.contains("&lt;b&gt;x") && !page.text.contains("<b>x"), "\(path)")
        }
    }

    @Test func aNewRecordShowsAtOnce() async throws {
        try await app.train { try $0.set("bench-press", "2026-11-19", 5, 100) }
        let path = "/records/exercises/\(try await app.exercise("bench-press"))"
        for page in ["/records", path] {
            let before = try await alex.get(page)
            let tag = try #require(before.headers[.eTag])
            #expect(try await alex.get(page, headers: [.ifNoneMatch: tag]).status == 304)
            let kilograms = page == path ? 120.0 : 110
            try await app.train { try $0.set("bench-press", "2026-11-20", 5, kilograms) }
            let after = try await alex.get(page, headers: [.ifNoneMatch: tag])
            #expect(after.status == 200)
            #expect(after.main.words.contains("\(Int(kilograms)) kg"))
        }
    }
}

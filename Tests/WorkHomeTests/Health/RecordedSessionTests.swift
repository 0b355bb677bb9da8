import Foundation
import Support
import Testing

@testable import Models
@testable import Operations
@testable import Web

/// Several devices record the same session: one is logged, and the others are kept with it.
@Suite struct RecordedSessionTests {
    private static let sessions = """
        SELECT key, day, duration_seconds, distance_meters, cardio_sessions.note FROM cardio_sessions
        JOIN exercises ON exercises.id = exercise_id ORDER BY logged_at, cardio_sessions.id
        """

    private func workout(
        _ id: String, _ name: String, at time: String, _ seconds: Int, from source: String, kilometers: Double? = nil,
        kilocalories: Int? = nil
    ) -> String {
        let distance = kilometers.map { ",\"distance\":{\"qty\":\($0),\"units\":\"km\"}" } ?? ""
        let energy = kilocalories.map { ",\"activeEnergyBurned\":{\"qty\":\($0),\"units\":\"kcal\"}" } ?? ""
        return """
            {"id":"\(id)","name":"\(name)","start":"2026-11-20 \(time) +0000","duration":\(seconds),\
            "source":"\(source)"\(distance)\(energy)}
            """
    }

    private func send(_ phone: HealthPhone, _ workouts: String...) async throws -> Answer {
        try await phone.post(HealthPhone.autoExport, AutoExportSample.payload([], workouts: workouts))
    }

    private var treadmill: String { workout("A", "Indoor Run", at: "18:00:00", 1_800, from: "A") }
    private var walk: String { workout("B1", "Walking", at: "18:01:00", 1_680, from: "B") }
    private var run: String { workout("B2", "Running", at: "18:02:00", 1_700, from: "B") }

    private func differences(_ phone: HealthPhone) async throws -> [String] {
        let recomputed = try await Recomputation.recompute(phone.app.app.database, now: phone.app.clock.now)
        let faults = try await phone.app.app.database.read { try User.Health.recordingFaults($0) }
        return recomputed.differences.map(\.description) + faults
    }

    @Test func threeRecordingsAreOneSession() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        #expect(try await send(phone, treadmill, walk, run).source.contains("\"new\":3"))
        #expect(try await phone.app.rows(Self.sessions) == ["treadmill-running 2026-11-20 1800 null A"])
        #expect(try await phone.app.rows("SELECT cardio_sessions, cardio_seconds FROM training_days") == ["1 1800"])
        let records = "SELECT DISTINCT key FROM personal_records JOIN exercises ON exercises.id = exercise_id"
        #expect(try await phone.app.rows(records) == ["treadmill-running"])
        let page = try await browser.get("/track/cardio/1")
        #expect(page.main.words.contains("Also recorded by B Walking · 18:01 · 28:00"))
        #expect(page.main.words.contains("B Running · 18:02 · 28:20"))
        let before = try await phone.app.rows("SELECT * FROM health_workouts") + phone.app.rows(Self.sessions)
        #expect(try await send(phone, run, walk, treadmill).source.contains("\"new\":0,\"received\":3,\"unchanged\":3"))
        let after = try await phone.app.rows("SELECT * FROM health_workouts") + phone.app.rows(Self.sessions)
        #expect(after == before)
        #expect(try await differences(phone) == [])
    }

    @Test(arguments: 0..<6)
    func theOrderOfArrivalDoesNotMatter(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let all = [
            treadmill, walk, run, workout("C", "Running", at: "18:03:00", 1_500, from: "C", kilometers: 5),
            workout("D", "Cycling", at: "18:00:00", 1_800, from: "D"),
        ]
        let phone = try await HealthPhone.ofNewMember()
        for workout in all.shuffled(using: &random) { _ = try await send(phone, workout) }
        #expect(
            try await phone.app.rows(Self.sessions) == [
                "cycling 2026-11-20 1800 null D", "running 2026-11-20 1500 5000 C",
            ])
        #expect(try await differences(phone) == [])
    }

    @Test func aSessionThatIsShownTwiceIsFound() async throws {
        let phone = try await HealthPhone.ofNewMember()
        _ = try await send(phone, treadmill, walk, run)
        try await phone.app.execute("UPDATE health_workouts SET is_shown = 1 WHERE external_id <> 'autoExport B2'")
        let fault = "alex@example.com, Treadmill Running on 2026-11-20: 2 recordings are shown for one session"
        #expect(try await differences(phone) == [fault])
    }

    @Test func aRicherOneKeepsTheNoteAndAnEditStays() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        _ = try await send(phone, walk)
        try await browser.post("/track/cardio/1", ["duration": "28:00", "note": "Legs tired", "date": "2026-11-20"])
        _ = try await send(phone, treadmill)
        #expect(try await phone.app.rows(Self.sessions) == ["treadmill-running 2026-11-20 1800 null Legs tired"])
        #expect(try await phone.app.rows("SELECT id FROM cardio_sessions") == ["1"])
        try await browser.post("/track/cardio/1", ["duration": "25:00", "note": "Legs tired", "date": "2026-11-20"])
        _ = try await send(phone, workout("C", "Running", at: "18:00:00", 1_800, from: "C", kilometers: 5))
        _ = try await send(phone, workout("A", "Indoor Run", at: "18:00:00", 1_900, from: "A"))
        #expect(try await phone.app.rows(Self.sessions) == ["treadmill-running 2026-11-20 1500 null Legs tired"])
        // What the person deleted comes back with no other recording either.
        try await browser.post("/track/cardio/1/delete")
        _ = try await send(phone, workout("E", "Running", at: "18:00:00", 1_800, from: "E", kilometers: 6))
        #expect(try await phone.app.count("cardio_sessions") == 0)
    }

    @Test func aTapMakesItItsOwnAndUndoTakesItBack() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        _ = try await send(phone, treadmill, walk)
        let state = "SELECT external_id, cardio_session_id, is_shown, is_settled FROM health_workouts ORDER BY id"
        let before = try await phone.app.rows(state)
        let path = "/track/cardio/1/recordings"
        let refusals: [KeyValuePairs<String, String>] = [
            ["recording": "autoExport Z"], ["recording": "autoExport A"],
            ["recording": "autoExport B1", "session": "1"],
            ["recording": "autoExport A", "session": "7"], [:],
        ]
        for refused in refusals {
            let status = try await browser.post(path, refused).status
            #expect(status == 404, "\(refused)")
        }
        let tapped = try await browser.post(path, ["recording": "autoExport B1"])
        #expect(tapped.status == 303)
        #expect(
            try await phone.app.rows(Self.sessions) == [
                "treadmill-running 2026-11-20 1800 null A", "walking 2026-11-20 1680 null B",
            ])
        // It stays so, whatever is sent again.
        _ = try await send(phone, treadmill, walk)
        #expect(try await phone.app.count("cardio_sessions") == 2)
        #expect(try await differences(phone) == [])
        #expect(try await browser.get("/track?date=2026-11-20").main.words.contains("Changed Treadmill Running, 30:00"))
        try await browser.post("/track/undo/\(tapped.undoStep)")
        #expect(try await phone.app.rows(Self.sessions) == ["treadmill-running 2026-11-20 1800 null A"])
        #expect(try await phone.app.rows(state) == before)
    }

    @Test func aDeletedSourceGivesBackWhatItHid() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        _ = try await send(phone, treadmill, walk)
        let source = try #require(try await phone.app.rows("SELECT id FROM health_sources WHERE name = 'A'").first)
        try await browser.post("/settings/health/sources/\(source)/delete")
        #expect(try await phone.app.rows(Self.sessions) == ["walking 2026-11-20 1680 null B"])
        #expect(try await differences(phone) == [])
    }

    @Test func aChangedSessionStaysWhenItsSourceGoes() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        _ = try await send(phone, treadmill, walk)
        try await browser.post("/track/cardio/1", ["duration": "31:00", "date": "2026-11-20"])
        let source = try #require(try await phone.app.rows("SELECT id FROM health_sources WHERE name = 'A'").first)
        try await browser.post("/settings/health/sources/\(source)/delete")
        #expect(try await phone.app.rows(Self.sessions) == ["treadmill-running 2026-11-20 1860 null A"])
        #expect(try await differences(phone) == [])
    }

    @Test(arguments: ["same", "other"])
    func aTypedSessionIsAskedAboutOnce(answer: String) async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        let running = try await phone.app.exercise("running")
        try await browser.post(
            "/track/cardio", ["exercise_id": running, "duration": "29:00", "date": "2026-11-20", "note": "Mine"])
        _ = try await send(phone, treadmill)
        #expect(try await phone.app.count("cardio_sessions") == 2)
        let day = "/track?date=2026-11-20"
        let words = "Running, 29:00 looks like Treadmill Running, 30:00 from A. Is it the same session?"
        #expect(try await browser.get(day).main.words.contains(words))
        let answered = try await browser.post(
            "/track/cardio/2/recordings", ["recording": "autoExport A", "session": answer == "same" ? "1" : "2"])
        #expect(answered.status == 303)
        #expect(try await !browser.get(day).main.words.contains("Same session?"))
        let typed = "running 2026-11-20 1740 null Mine"
        let recorded = "treadmill-running 2026-11-20 1800 null A"
        let now = Set(try await phone.app.rows(Self.sessions))
        #expect(now == (answer == "same" ? [typed] : [typed, recorded]))
        // A richer one is another recording of the same session.
        _ = try await send(phone, workout("C", "Running", at: "18:00:00", 1_800, from: "C", kilometers: 5))
        #expect(try await phone.app.count("cardio_sessions") == now.count)
        #expect(try await differences(phone) == [])
        if answer == "same" {
            #expect(try await browser.get("/track/cardio/1").main.words.contains("A Treadmill Running · 18:00 · 30:00"))
        }
    }

    @Test func anAnswerIsUndone() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        let running = try await phone.app.exercise("running")
        try await browser.post("/track/cardio", ["exercise_id": running, "duration": "29:00", "date": "2026-11-20"])
        _ = try await send(phone, treadmill)
        let rows = try await phone.app.rows("SELECT * FROM cardio_sessions ORDER BY id")
        let answered = try await browser.post(
            "/track/cardio/2/recordings", ["recording": "autoExport A", "session": "1"])
        try await browser.post("/track/undo/\(answered.undoStep)")
        #expect(try await phone.app.rows("SELECT * FROM cardio_sessions ORDER BY id") == rows)
        #expect(try await browser.get("/track?date=2026-11-20").main.words.contains("Same session?"))
        #expect(try await differences(phone) == [])
    }

    /// The day is that of the clock that the app wrote.
    @Test func aMorningInTokyoIsThatMorning() async throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let phone = try await HealthPhone.ofNewMember(timeZone: berlin)
        let morning = AutoExportSample.workout("T", start: "2026-11-20 06:30:00 +0900")
        _ = try await send(phone, morning)
        #expect(try await phone.app.rows("SELECT day, logged_minute FROM cardio_sessions") == ["2026-11-20 390"])
    }

    @Test func aFileIsAnotherRecording() async throws {
        let stage = try await ImportFixture()
        let phone = try await HealthPhone(stage.app)
        let walk = """
            {"id":"P","name":"Walking","start":"2026-10-05 18:00:01 +0000","duration":1800,"source":"Phone"}
            """
        _ = try await send(phone, walk)
        try await stage.alex.importFile(AppleHealthSamples.zip)
        #expect(try await stage.app.count("cardio_sessions") == 2)
        #expect(try await stage.differences() == [])
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.app.rows("SELECT duration_seconds, note FROM cardio_sessions") == ["1800 Phone"])
        #expect(try await stage.differences() == [])
    }

    @Test func whatAnEarlierVersionStoredIsComparedWhenItIsSentAgain() async throws {
        let phone = try await HealthPhone.ofNewMember()
        _ = try await send(phone, treadmill)
        _ = try await send(phone, workout("B1", "Walking", at: "20:01:00", 1_680, from: "B"))
        // As if both had overlapped before there was a comparison.
        try await phone.app.execute(
            """
            UPDATE health_workouts SET utc_offset = NULL, energy_kilocalories = NULL;
            UPDATE health_workouts SET started_at = started_at - 7200 WHERE external_id = 'autoExport B1';
            """)
        #expect(try await differences(phone) == [])
        #expect(try await phone.app.count("cardio_sessions") == 2)
        _ = try await send(phone, treadmill, walk)
        #expect(try await phone.app.rows(Self.sessions) == ["treadmill-running 2026-11-20 1800 null A"])
    }

    /// Before there was a comparison, a person may have deleted one of the two by hand: the other one stays.
    @Test func whatIsLeftOfTwoStays() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        _ = try await send(phone, treadmill)
        _ = try await send(phone, workout("B1", "Walking", at: "20:01:00", 1_680, from: "B"))
        try await browser.post("/track/cardio/1/delete")
        try await phone.app.execute(
            """
            UPDATE health_workouts SET utc_offset = NULL;
            UPDATE health_workouts SET started_at = started_at - 7200 WHERE external_id = 'autoExport B1';
            """)
        _ = try await send(phone, treadmill, walk)
        #expect(try await phone.app.rows(Self.sessions) == ["walking 2026-11-20 1680 null B"])
        // A third one of both is one of what is left.
        _ = try await send(phone, workout("C", "Running", at: "18:00:00", 1_800, from: "C", kilometers: 5))
        #expect(try await phone.app.rows(Self.sessions) == ["running 2026-11-20 1800 5000 C"])
        #expect(try await differences(phone) == [])
    }

    /// A session that an earlier version stored, and that its person moved to another day, is not moved back.
    @Test func whatWasMovedToAnotherDayStaysThere() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        _ = try await send(phone, treadmill)
        try await browser.post("/track/cardio/1", ["duration": "30:00", "date": "2026-11-19"])
        try await phone.app.execute("UPDATE health_workouts SET utc_offset = NULL")
        _ = try await send(phone, treadmill)
        #expect(try await phone.app.rows(Self.sessions) == ["treadmill-running 2026-11-19 1800 null A"])
    }

    /// The phone writes its own offset of the day on which it sends.
    @Test func aWorkoutStaysOnItsDayAfterTraveling() async throws {
        let phone = try await HealthPhone.ofNewMember()
        _ = try await send(phone, AutoExportSample.workout("T", start: "2026-11-20 06:30:00 +0900"))
        let answer = try await send(phone, AutoExportSample.workout("T", start: "2026-11-19 21:30:00 +0000"))
        #expect(answer.source.contains("\"unchanged\":1"))
        #expect(try await phone.app.rows("SELECT day, logged_minute FROM cardio_sessions") == ["2026-11-20 390"])
    }

    /// What its richer recording leaves behind is a session again.
    @Test func aRecordingThatMovesAwayFreesTheOthers() async throws {
        let phone = try await HealthPhone.ofNewMember()
        _ = try await send(phone, treadmill, walk)
        _ = try await send(phone, workout("A", "Indoor Run", at: "15:00:00", 1_800, from: "A"))
        #expect(
            try await phone.app.rows(Self.sessions) == [
                "treadmill-running 2026-11-20 1800 null A", "walking 2026-11-20 1680 null B",
            ])
        #expect(try await differences(phone) == [])
    }

    /// Notes of both sessions stay when they become one.
    @Test func bothNotesStay() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        let running = try await phone.app.exercise("running")
        try await browser.post(
            "/track/cardio", ["exercise_id": running, "duration": "29:00", "date": "2026-11-20", "note": "Mine"])
        _ = try await send(phone, treadmill)
        try await browser.post("/track/cardio/2", ["duration": "30:00", "date": "2026-11-20", "note": "Rain"])
        try await browser.post("/track/cardio/2/recordings", ["recording": "autoExport A", "session": "1"])
        #expect(try await phone.app.rows(Self.sessions) == ["running 2026-11-20 1740 null Mine · Rain"])
    }
}

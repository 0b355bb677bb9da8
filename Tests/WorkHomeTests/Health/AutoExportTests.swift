import Foundation
import Support
import Testing

@testable import Fitness
@testable import Transfer
@testable import WorkHome

@Suite struct AutoExportTests {
    @Test func everyWorkoutHasItsExercise() {
        let cardio = Set(ExerciseCatalogue.all.filter { $0.kind == .cardio }.map(\.key))
        #expect(HealthWorkoutNames.exerciseKeys.subtracting(cardio) == [])
        #expect(HealthWorkoutNames.exerciseKey("running_treadmill") == "treadmill-running")
        #expect(HealthWorkoutNames.exerciseKey("Pool Swim") == "swimming")
        #expect(HealthWorkoutNames.exerciseKey("Chess") == nil)
    }

    @Test func everythingGoesToItsPlace() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(HealthPhone.autoExport, AutoExportSample.everything)
        #expect(answer.status == 200)
        #expect(
            answer.source
                == """
                {"changed":0,"ignored":[{"count":1,"name":"vo2_max","reason":"WorkHome does not track this."}],\
                "new":10,"received":11,"unchanged":0}
                """)
        #expect(
            try await phone.days() == [
                "activeEnergy 2026-11-20 500", "bodyFat 2026-11-20 18.4", "heartRate 2026-11-20 72",
                "restingHeartRate 2026-11-20 58", "sleep 2026-11-20 7.5", "steps 2026-11-20 8000",
                "water 2026-11-20 295.74", "weight 2026-11-20 70.08",
            ])
        #expect(
            try await phone.entries() == [
                "sleep 2026-11-20 7.5 Watch", "steps 2026-11-20 8000 Watch", "water 2026-11-20 295.74 Watch",
            ])
        #expect(
            try await phone.app.rows(
                "SELECT recorded_on, weight_kilograms FROM weight_records ORDER BY id DESC LIMIT 1")
                == ["2026-11-20 70.08"])
        #expect(
            try await phone.app.rows(
                """
                SELECT key, day, duration_seconds, round(distance_meters), energy_kilocalories, logged_minute,
                    cardio_sessions.note
                FROM cardio_sessions JOIN exercises ON exercises.id = exercise_id
                """)
                == ["running 2026-11-20 1800 4989 320 420 Health Auto Export"])
        #expect(try await phone.app.rows("SELECT cardio_sessions FROM training_days") == ["1"])
        #expect(try await phone.app.rows("SELECT count(*) > 0 FROM personal_records") == ["1"])
    }

    @Test func whatIsLeftOutIsToldOnThePage() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        try await HealthPhone(app).post(HealthPhone.autoExport, AutoExportSample.everything)
        let page = try await alex.get("/settings/health")
        #expect(page.main.words.contains("What was left out vo2_max: WorkHome does not track this."))
        // Earlier versions stored the text.
        try await app.execute("UPDATE health_syncs SET left_out = '[\"A heart rate of 0\"]'")
        #expect(try await alex.get("/settings/health").main.words.contains("What was left out A heart rate of 0"))
    }

    /// Everything that was left out is listed with its delivery: the name in words where WorkHome has some, how many, and why.
    @Test func allThatIsLeftOutIsListed() async throws {
        let app = try await TestApp()
        let alex = try await app.member()
        let unknown = (1...14).map { AutoExportSample.metric("metric_\($0)", "", ["{\"qty\":1}"]) }
        let empty = AutoExportSample.metric("heart_rate", "bpm", ["{}", "{}"])
        try await HealthPhone(app).post(HealthPhone.autoExport, AutoExportSample.payload(unknown + [empty]))
        let words = try await alex.get("/settings/health").main.words
        #expect(words.contains("metric_14: WorkHome does not track this."))
        #expect(words.contains("Heart rate (2): The value is missing."))
        // Earlier versions stored ten.
        try await app.execute("UPDATE health_syncs SET ignored_count = ignored_count + 5")
        #expect(try await alex.get("/settings/health").main.words.contains("5 more"))
    }

    @Test func theSamePayloadOnceMoreChangesNothing() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.post(HealthPhone.autoExport, AutoExportSample.everything)
        let tables = [
            "health_samples", "health_days", "health_workouts", "trackable_entries", "weight_records",
            "cardio_sessions", "personal_records", "training_days",
        ]
        var before: [[String]] = []
        for table in tables { before.append(try await phone.app.rows("SELECT * FROM \(table)")) }
        let answer = try await phone.post(HealthPhone.autoExport, AutoExportSample.everything)
        #expect(answer.source.contains("\"new\":0,\"received\":11,\"unchanged\":10"))
        for (table, rows) in zip(tables, before) {
            #expect(try await phone.app.rows("SELECT * FROM \(table)") == rows, "\(table)")
        }
    }

    /// An unfinished hour is sent again with a higher value.
    @Test func overlappingPayloadsCountOnce() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let (eight, nine, ten) = ("2026-11-20 08:00:00 +0000", "2026-11-20 09:00:00 +0000", "2026-11-20 10:00:00 +0000")
        try await phone.export(
            "step_count", "count", [AutoExportSample.item(1_000, eight), AutoExportSample.item(200, nine)])
        let second = try await phone.export(
            "step_count", "count",
            [AutoExportSample.item(1_000, eight), AutoExportSample.item(900, nine), AutoExportSample.item(50, ten)])
        #expect(second.source.contains("\"changed\":1,\"ignored\":[],\"new\":1,\"received\":3,\"unchanged\":1"))
        #expect(try await phone.entries() == ["steps 2026-11-20 1950 Watch"])
    }

    @Test func aPhoneCountsWhereTheWatchMeasuredNothing() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.export(
            "step_count", "count",
            [
                AutoExportSample.item(4_000, "2026-11-20 08:00:00 +0000", source: "Watch"),
                AutoExportSample.item(3_000, "2026-11-20 08:10:00 +0000", source: "Phone"),
                AutoExportSample.item(2_000, "2026-11-20 12:00:00 +0000", source: "Phone"),
            ])
        #expect(try await phone.entries() == ["steps 2026-11-20 6000 Phone, Watch"])
    }

    @Test func whatTheyTypedIsAddedTo() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        try await browser.post("/track/entries", ["trackable_id": "1", "value": "500", "date": "2026-11-20"])
        try await phone.export("step_count", "count", [AutoExportSample.item(4_000, "2026-11-20 08:00:00 +0000")])
        #expect(try await phone.entries() == ["steps 2026-11-20 4000 Watch", "steps 2026-11-20 500 "])
        #expect(try await browser.get("/track?date=2026-11-20").main.words.contains("4,500 steps"))
        // For sleep the latest value counts, which here is the typed one.
        try await browser.post("/track/entries", ["trackable_id": "3", "value": "8", "date": "2026-11-20"])
        try await phone.post(HealthPhone.autoExport, AutoExportSample.everything)
        #expect(try await browser.get("/track?date=2026-11-20").main.words.contains("Sleep 8 h Log Sleep"))
    }

    @Test func whatTheyChangedOrDeletedStaysSo() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        func send(_ steps: Double, _ water: Double) async throws {
            let moment = "2026-11-20 08:00:00 +0000"
            try await phone.export("step_count", "count", [AutoExportSample.item(steps, moment)])
            try await phone.export("dietary_water", "mL", [AutoExportSample.item(water, moment)])
        }
        try await send(1_000, 300)
        try await browser.post("/track/entries/1", ["value": "1200"])
        try await browser.post("/track/entries/2/delete")
        try await send(1_500, 500)
        #expect(try await phone.entries() == ["steps 2026-11-20 1200 Watch"])
        #expect(try await phone.days() == ["steps 2026-11-20 1500", "water 2026-11-20 500"])
    }

    @Test func aTypedWeightIsNotWrittenOver() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        try await browser.post("/progress/measurements", ["weight": "69", "height": "170", "date": "2026-11-20"])
        try await phone.export("weight_body_mass", "kg", [AutoExportSample.item(72, "2026-11-20 07:00:00 +0000")])
        try await phone.export("weight_body_mass", "kg", [AutoExportSample.item(73, "2026-11-19 07:00:00 +0000")])
        #expect(
            try await phone.app.rows(
                "SELECT recorded_on, weight_kilograms FROM weight_records ORDER BY recorded_on, id")
                == ["2026-11-19 73", "2026-11-20 69", "2026-11-21 70"])
    }

    @Test func theWeightOfTheLatestDayIsTheirs() async throws {
        let phone = try await HealthPhone.ofNewMember()
        phone.app.clock.advance(days: 1)
        try await phone.export(
            "weight_body_mass", "kg",
            [
                AutoExportSample.item(71.2, "2026-11-22 07:00:00 +0000"),
                AutoExportSample.item(70.9, "2026-11-22 08:00:00 +0000"),
            ])
        #expect(
            try await phone.app.rows("SELECT weight_kilograms, starting_weight_kilograms FROM users") == ["70.9 70"])
    }

    @Test func aWorkoutIsLoggedOnceHoweverItIsSent() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let browser = try await phone.app.signIn(Cast.alex)
        let twice = AutoExportSample.payload(
            [], workouts: [AutoExportSample.workout("A"), AutoExportSample.workout("A")])
        #expect(try await phone.post(HealthPhone.autoExport, twice).source.contains("\"new\":1,\"received\":2"))
        // A workout that the user deleted is not imported again.
        try await browser.post("/track/cardio/1/delete")
        try await phone.post(HealthPhone.autoExport, twice)
        #expect(try await phone.app.count("cardio_sessions") == 0)
    }

    @Test func aNoteStaysWhenTheWatchCorrectsItsWorkout() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let workout = AutoExportSample.workout("A")
        try await phone.post(HealthPhone.autoExport, AutoExportSample.payload([], workouts: [workout]))
        try await phone.app.execute("UPDATE cardio_sessions SET note = 'Along the river'")
        let longer = workout.replacing("\"duration\":1800", with: "\"duration\":1860")
        try await phone.post(HealthPhone.autoExport, AutoExportSample.payload([], workouts: [longer]))
        #expect(
            try await phone.app.rows("SELECT duration_seconds, note FROM cardio_sessions") == ["1860 Along the river"])
    }

    @Test func aWorkoutThatWorkHomeDoesNotKnowIsNamed() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let strength = AutoExportSample.workout("S", "Traditional Strength Training")
        let answer = try await phone.post(
            HealthPhone.autoExport, AutoExportSample.payload([], workouts: [strength, "7"]))
        #expect(answer.source.contains("\"name\":\"Traditional Strength Training\""))
        #expect(answer.source.contains("WorkHome has no cardio exercise of this kind."))
        #expect(answer.source.contains("\"received\":2"))
    }

    /// Without summaries a night arrives in stages, and stages before midnight belong to the next morning.
    @Test func aNightInStagesIsOneDay() async throws {
        let phone = try await HealthPhone.ofNewMember()
        func stage(_ value: String, _ hours: Double, _ start: String, _ end: String) -> String {
            """
            {"qty":\(hours),"value":"\(value)","source":"Watch","startDate":"\(start)","endDate":"\(end)","deep":0}
            """
        }
        let answer = try await phone.export(
            "sleep_analysis", "hr",
            [
                stage("In Bed", 8, "2026-11-19 22:30:00 +0000", "2026-11-20 06:30:00 +0000"),
                stage("Core", 0.5, "2026-11-19 23:00:00 +0000", "2026-11-19 23:30:00 +0000"),
                stage("Deep", 1, "2026-11-19 23:30:00 +0000", "2026-11-20 00:30:00 +0000"),
                stage("Awake", 0.25, "2026-11-20 00:30:00 +0000", "2026-11-20 00:45:00 +0000"),
                stage("REM", 2, "2026-11-20 00:45:00 +0000", "2026-11-20 02:45:00 +0000"),
            ])
        #expect(answer.source.contains("{\"count\":2,\"name\":\"sleep_analysis\",\"reason\":\"Not asleep.\"}"))
        #expect(try await phone.days() == ["sleep 2026-11-20 3.5"])
    }

    @Test(arguments: ["2999-12-31 23:59:00 +0000", "2026-11-18 07:00:00 +0000"])
    func aNightThatEndsAtNoPossibleTimeIsIgnored(end: String) async throws {
        let phone = try await HealthPhone.ofNewMember()
        let night = """
            {"date":"2026-11-20 00:00:00 +0000","totalSleep":7,"source":"Watch",\
            "sleepStart":"2026-11-19 23:00:00 +0000","sleepEnd":"\(end)"}
            """
        #expect(try await phone.export("sleep_analysis", "hr", [night]).status == 200)
        #expect(try await phone.days().isEmpty)
    }

    @Test func whatCannotBeIsCountedAndTheRestIsKept() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.export(
            "weight_body_mass", "kg",
            [
                AutoExportSample.item(7_000, "2026-11-20 07:00:00 +0000"),
                AutoExportSample.item(70, "2026-11-29 07:00:00 +0000"),
                AutoExportSample.item(70, "yesterday"), "{\"date\":\"2026-11-20 07:00:00 +0000\"}", "null", "\"text\"",
                "{\"qty\":\"71.5\",\"date\":\"2026-11-20T07:00:00Z\",\"source\":5}",
            ])
        #expect(answer.status == 200)
        #expect(answer.source.contains("\"new\":1,\"received\":7"))
        #expect(try await phone.days() == ["weight 2026-11-20 71.5"])
        let stones = try await phone.export(
            "weight_body_mass", "bushels", [AutoExportSample.item(3, "2026-11-20 07:00:00 +0000")])
        #expect(stones.source.contains("The unit is unknown."))
    }
}

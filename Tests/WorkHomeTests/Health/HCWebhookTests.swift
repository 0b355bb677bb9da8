import Testing

@testable import WorkHome

@Suite struct HCWebhookTests {
    static let payload = """
        {"timestamp":"2026-11-21T09:00:00Z","app_version":"1.9",
        "steps":[{"count":3200,"start_time":"2026-11-20T06:00:00Z","end_time":"2026-11-20T09:00:00Z",
            "metadata":{"data_origin":"com.example.fit","recording_method":"automatically_recorded"}},
          {"count":1800,"start_time":"2026-11-20T12:00:00Z","end_time":"2026-11-20T13:00:00Z",
            "metadata":{"data_origin":"com.example.fit"}},
          {"count":4000,"start_time":"2026-11-20T06:00:00Z","end_time":"2026-11-20T13:00:00Z",
            "metadata":{"data_origin":"com.example.watch"}}],
        "sleep":[{"session_end_time":"2026-11-20T06:30:00Z","duration_seconds":27000,"stages":[
          {"stage":"light","start_time":"2026-11-19T23:00:00Z","end_time":"2026-11-20T06:00:00Z","duration_seconds":25200},
          {"stage":"awake","start_time":"2026-11-20T06:00:00Z","end_time":"2026-11-20T06:30:00Z","duration_seconds":1800}]}],
        "weight":[{"kilograms":70.4,"time":"2026-11-20T07:00:00Z"}],
        "body_fat":[{"percentage":18.5,"time":"2026-11-20T07:00:00Z"}],
        "resting_heart_rate":[{"bpm":57,"time":"2026-11-20T07:00:00Z"}],
        "active_calories":[{"calories":312.5,"start_time":"2026-11-20T08:00:00Z","end_time":"2026-11-20T09:00:00Z"}],
        "hydration":[{"liters":0.35,"start_time":"2026-11-20T08:30:00Z","end_time":"2026-11-20T08:31:00Z"}],
        "exercise":[{"type":"running","start_time":"2026-11-20T17:00:00Z","end_time":"2026-11-20T17:30:00Z",
            "duration_seconds":1800,"distance_meters":5200.5},
          {"type":"strength_training","start_time":"2026-11-20T18:00:00Z","duration_seconds":1800},
          {"type":79,"start_time":"2026-11-20T19:00:00Z","duration_seconds":600}],
        "blood_glucose":[{"mmol_per_liter":5.1,"time":"2026-11-20T07:00:00Z"}]}
        """

    @Test func everyListIsRead() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(HealthPhone.hcWebhook, Self.payload)
        #expect(answer.source.contains("\"new\":11,\"received\":13"))
        #expect(answer.source.contains("\"name\":\"exercise strength_training\""))
        #expect(answer.source.contains("\"name\":\"blood_glucose\""))
        #expect(
            try await phone.days() == [
                "activeEnergy 2026-11-20 312.5", "bodyFat 2026-11-20 18.5", "restingHeartRate 2026-11-20 57",
                "sleep 2026-11-20 7", "steps 2026-11-20 5000", "water 2026-11-20 350", "weight 2026-11-20 70.4",
            ])
        #expect(
            try await phone.app.rows(
                """
                SELECT key, duration_seconds, distance_meters FROM cardio_sessions
                JOIN exercises ON exercises.id = exercise_id ORDER BY cardio_sessions.id
                """) == ["running 1800 5200.5", "walking 600 null"])
    }

    @Test func aRepeatedPostCountsOnce() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.post(HealthPhone.hcWebhook, Self.payload)
        let entries = try await phone.entries()
        let answer = try await phone.post(HealthPhone.hcWebhook, Self.payload)
        #expect(answer.source.contains("\"new\":0,\"received\":13,\"unchanged\":11"))
        #expect(try await phone.entries() == entries)
        #expect(try await phone.app.count("cardio_sessions") == 2)
    }

    @Test func aTestOfTheAppIsNotKept() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(
            HealthPhone.hcWebhook, Self.payload.replacing("\"app_version\"", with: "\"test\":true,\"app_version\""))
        #expect(answer.status == 200)
        #expect(answer.source.contains("\"new\":0"))
        #expect(try await phone.app.count("health_samples") == 0)
    }

    /// In steps of some minutes the app sends the average, the lowest and the highest.
    @Test func aHeartRateOfSomeMinutesIsItsAverage() async throws {
        let phone = try await HealthPhone.ofNewMember()
        let answer = try await phone.post(
            HealthPhone.hcWebhook,
            """
            {"timestamp":"2026-11-21T09:00:00Z","app_version":"2.0","heart_rate":[
            {"time":"2026-11-20T07:00:00Z","avg":70,"min":60,"max":90},{"bpm":80,"time":"2026-11-20T08:00:00Z"}]}
            """)
        #expect(answer.source.contains("\"ignored\":[],\"new\":2"))
        #expect(try await phone.days() == ["heartRate 2026-11-20 75"])
        // Health Auto Export, with other capitals.
        let other = "{\"avg\":90,\"min\":60,\"max\":95,\"date\":\"2026-11-19 09:00:00 +0000\"}"
        #expect(try await phone.export("heart_rate", "bpm", [other]).source.contains("\"ignored\":[],\"new\":1"))
    }

    /// Two apps on one phone count the same steps.
    @Test func ofTwoAppsOneCounts() async throws {
        let phone = try await HealthPhone.ofNewMember()
        try await phone.post(HealthPhone.hcWebhook, Self.payload)
        try await phone.export("step_count", "count", [AutoExportSample.item(5_100, "2026-11-20 00:00:00 +0000")])
        #expect(try await phone.days().contains("steps 2026-11-20 5100"))
    }
}

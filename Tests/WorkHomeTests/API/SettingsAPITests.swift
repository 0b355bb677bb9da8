import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

/// A program's changes to a user, a weight and a day off.
@Suite struct SettingsAPITests {
    private let app: TestApp
    private let browser: Browser
    private let alex: Program

    init() async throws {
        app = try await TestApp()
        browser = try await app.member(weightKilograms: 70)
        alex = try await Program.withKey(app, of: browser)
    }

    @Test func aPersonIsChangedByThePagesRules() async throws {
        let before = try #require(try await alex.get("/api/v1/users/me").json.object)
        #expect(before["first_weekday"] == "monday" && before["rest_timer_seconds"] != 240)
        let changed = try await alex.send(
            .patch, "/api/v1/users/me",
            [
                "weight_unit": "pounds", "distance_unit": "miles", "first_weekday": "saturday", "appearance": "dark",
                "rest_timer_seconds": 240, "rest_days_per_week": 4, "time_zone": "Pacific/Auckland",
            ])
        #expect(changed.status == 200, "\(changed.text)")
        var expected = before
        for (name, value) in changed.json.object ?? [:] where before[name] != value { expected[name] = value }
        #expect(
            Set(expected.filter { before[$0.key] != $0.value }.keys) == [
                "weight_unit", "distance_unit", "first_weekday", "appearance", "rest_timer_seconds",
                "rest_days_per_week",
                "time_zone",
            ])
        #expect(
            try await app.rows(
                """
                SELECT weight_unit, distance_unit, first_weekday, appearance, rest_timer_seconds, rest_days_per_week,
                    time_zone FROM users
                """) == ["pounds miles 5 dark 240 4 Pacific/Auckland"])
        // Changing one member keeps the others.
        let one = try await alex.send(.patch, "/api/v1/users/me", ["appearance": "light"])
        #expect(one.json["weight_unit"] == "pounds" && one.json["appearance"] == "light")
        #expect(one.json["first_name"] == before["first_name"])
    }

    @Test func whatIsWrongIsToldOfEachMemberAndChangesNothing() async throws {
        let before = try await alex.get("/api/v1/users/me").json
        let answer = try await alex.send(
            .patch, "/api/v1/users/me",
            [
                "first_name": "", "weight_unit": "stones", "first_weekday": "friday", "appearance": "pink",
                "rest_timer_seconds": 7, "rest_days_per_week": 8, "date_of_birth": "2090-01-01",
            ])
        #expect(answer.status == 422)
        #expect(
            Set(answer.errors.keys) == [
                "first_name", "weight_unit", "first_weekday", "appearance", "rest_timer_seconds",
                "rest_days_per_week", "date_of_birth",
            ])
        #expect(try await alex.get("/api/v1/users/me").json == before)
    }

    /// Invalid values left by an archive or an older version do not cause errors for other members.
    @Test func whatIsNotSentIsNotLookedAt() async throws {
        try await app.execute(
            "UPDATE users SET rest_timer_seconds = 45, last_name = '', birth_day = '1890-01-01' WHERE id = 1")
        let changed = try await alex.send(.patch, "/api/v1/users/me", ["appearance": "dark", "rest_days_per_week": 1])
        #expect(changed.status == 200, "\(changed.text)")
        #expect(changed.json["rest_timer_seconds"] == 45 && changed.json["date_of_birth"] == "1890-01-01")
        let named = try await alex.send(.patch, "/api/v1/users/me", ["last_name": "Stone"])
        #expect(named.json["last_name"] == "Stone" && named.json["date_of_birth"] == "1890-01-01")
        let unknown = try await alex.send(.patch, "/api/v1/users/me", ["date_of_birth": .null])
        #expect(unknown.json["date_of_birth"] == .null && unknown.json["last_name"] == "Stone")
    }

    @Test func aWeightIsPutRight() async throws {
        let made = try await alex.send(
            .post, "/api/v1/weights", ["weight_kilograms": 710, "day": "2026-11-20"])
        #expect(made.status == 422)
        // 135 lb stay 135 lb.
        let other = try await alex.send(.post, "/api/v1/weights", ["weight_kilograms": 61.234_969_95])
        #expect(other.json["weight_kilograms"] == 61.234_969_95)
        let path = try #require(other.location)
        let tag = try #require(other.headers[.eTag])
        let moved = try await alex.send(.patch, path, ["day": "2026-11-19"], headers: [.ifMatch: tag])
        #expect(moved.status == 200, "\(moved.text)")
        #expect(moved.json["day"] == "2026-11-19" && moved.json["weight_kilograms"] == 61.234_969_95)
        // Today's weight is the current one again.
        #expect(try await alex.get("/api/v1/users/me").json["weight_kilograms"] == 70)
        let right = try await alex.send(.patch, path, ["weight_kilograms": 71.5, "day": "2026-11-21"])
        #expect(right.json["weight_kilograms"] == 71.5)
        #expect(try await alex.get("/api/v1/users/me").json["weight_kilograms"] == 71.5)
        #expect(try await alex.send(.patch, path, ["weight_kilograms": 5]).errors.keys.first == "weight_kilograms")
        #expect(try await alex.send(.patch, path, ["day": "2026-11-22"]).errors.keys.first == "day")
        #expect(try await alex.send(.patch, path, ["day": ""]).errors == ["day": "Please enter a date"])
        for weight in [19.996, 19.999_999, 500.000_001, 500.004] {
            #expect(try await alex.send(.patch, path, ["weight_kilograms": .number(weight)]).status == 422, "\(weight)")
        }
        #expect(try await alex.send(.patch, path, ["height_centimeters": 180]).status == 422)
        #expect(try await alex.send(.patch, path, ["day": "2026-11-18"], headers: [.ifMatch: tag]).status == 412)
        #expect(try await app.count("weight_records") == 2)
    }

    @Test func aDayOffGetsAnotherReason() async throws {
        _ = try await alex.send(.post, "/api/v1/days-off", ["day": "2026-11-19", "reason": "sick"])
        _ = try await alex.send(.post, "/api/v1/days-off", ["day": "2026-11-20", "reason": "sick"])
        let changed = try await alex.send(.patch, "/api/v1/days-off/2026-11-19", ["reason": "travel"])
        #expect(changed.json == ["day": "2026-11-19", "reason": "travel"])
        #expect(
            try await app.rows("SELECT day, reason FROM days_off ORDER BY day") == [
                "2026-11-19 travel", "2026-11-20 sick",
            ])
        let wrong = try await alex.send(.patch, "/api/v1/days-off/2026-11-19", ["reason": "bored"])
        #expect(wrong.errors == ["reason": "Please choose a reason"])
        #expect(try await alex.send(.patch, "/api/v1/days-off/2026-11-18", ["reason": "sick"]).status == 404)
    }
}

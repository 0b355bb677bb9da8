import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Models
@testable import Web

/// A watch that guides the user through a workout.
@Suite struct WorkoutAPITests {
    private let app: TestApp
    private let alex: Program
    private let plan: JSONValue = .integer(TestApp.plan)
    private let session = "/api/v1/workout-sessions/1"

    init() async throws {
        app = try await TestApp.workout(start: false).app
        alex = try await Program.signedIn(app)
    }

    private func act(_ action: String, phase: Int64? = nil) async throws -> Answer {
        var body: [String: JSONValue] = ["action": .string(action)]
        if let phase { body["phase_number"] = .integer(phase) }
        return try await alex.send(.patch, session, .object(body))
    }

    @Test func aWorkoutIsStartedAndLedToItsEnd() async throws {
        let started = try await alex.send(.post, "/api/v1/workout-sessions", ["plan_id": plan])
        #expect(started.status == 201 && started.location == session, "\(started.text)")
        #expect(started.json["phase"] == "exercise" && started.json["phase_number"] == 0)
        #expect(started.json["phase_seconds"] == 30 && started.json["is_paused"] == false)
        app.clock.advance(seconds: 10)
        let paused = try await act("pause", phase: 0)
        #expect(paused.json["is_paused"] == true && paused.json["phase_elapsed_milliseconds"] == 10_000)
        #expect(paused.json["phase_ends_at_milliseconds"] == .null)
        app.clock.advance(seconds: 60)
        let resumed = try await act("resume")
        #expect(resumed.json["phase_elapsed_milliseconds"] == 10_000)
        let ends = app.clock.now.millisecondsSince1970 + 20_000
        #expect(resumed.json["phase_ends_at_milliseconds"] == .integer(ends))
        app.clock.advance(seconds: 20)
        #expect(try await alex.get(session).json["phase"] == "rest")
        let next = try await act("skipRest", phase: 1)
        #expect(next.json["phase_number"] == 2 && next.json["exercises_done"] == 1)
        // A second tap refers to the rest that has already ended.
        #expect(try await act("skipRest", phase: 1).json["phase_number"] == 2)
        let ended = try await act("finish")
        #expect(ended.json["phase"] == "complete" && ended.json["completed_at"] != .null)
        #expect(try await alex.get("/api/v1/users/me").json["total_workouts"] == 1)
    }

    /// A watch that reports the end of each phase advances timed exercises; without it the next phase waits.
    @Test func aClockLeadsThroughTimedExercises() async throws {
        _ = try await alex.send(.post, "/api/v1/workout-sessions", ["plan_id": plan])
        app.clock.advance(seconds: 30)
        #expect(try await act("clock").json["phase"] == "rest")
        app.clock.advance(seconds: 15)
        #expect(try await act("clock").json["phase_number"] == 2)
        app.clock.advance(seconds: 30)
        let ended = try await act("clock")
        #expect(ended.json["phase"] == "complete" && ended.json["exercises_done"] == 2)
        #expect(ended.json["duration_seconds"] == 75)
    }

    @Test func withoutAClockTheNextExerciseWaits() async throws {
        _ = try await alex.send(.post, "/api/v1/workout-sessions", ["plan_id": plan])
        app.clock.advance(seconds: 75)
        let waiting = try await alex.get(session)
        #expect(waiting.json["phase_number"] == 2 && waiting.json["is_paused"] == true)
        #expect(try await act("resume", phase: 2).json["is_paused"] == false)
        app.clock.advance(seconds: 30)
        #expect(try await act("clock").json["exercises_done"] == 2)
    }

    @Test func whatCantBeStartedIsRefused() async throws {
        let path = "/api/v1/workout-sessions"
        #expect(
            try await alex.send(.post, path, ["plan_id": 987_654]).errors == [
                "plan_id": "There is no plan with this id"
            ])
        for body: JSONValue in [[:], ["plan_id": .null]] {
            #expect(try await alex.send(.post, path, body).errors == ["plan_id": "Please choose a plan"])
        }
        try await app.addPlan([], id: 901)
        #expect(try await alex.send(.post, path, ["plan_id": 901]).errors == ["plan_id": "This plan has no exercises"])
        #expect(try await app.count("workout_sessions") == 0)
        _ = try await alex.send(.post, path, ["plan_id": plan])
        app.clock.advance(seconds: 61)
        let second = try await alex.send(.post, path, ["plan_id": plan])
        #expect(second.status == 409 && second.detail?.contains(session) == true)
        #expect(try await app.count("workout_sessions") == 1)
    }

    @Test func whatNothingWasDoneOfIsNotFinished() async throws {
        _ = try await alex.send(.post, "/api/v1/workout-sessions", ["plan_id": plan])
        app.clock.advance(seconds: 5)
        let refused = try await act("finish")
        #expect(refused.status == 409)
        #expect(
            refused.detail == "No exercise of this workout is done, so there is nothing to save. Delete it instead.")
        #expect(try await alex.get(session).json["phase"] == "exercise")
        #expect(try await act("dance").errors == ["action": "Please choose one of these"])
        #expect(try await alex.send(.patch, session, [:]).status == 422)
        #expect(try await alex.send(.delete, session).status == 204)
    }
}

import Support
import Testing
import Texts

@testable import Fitness
@testable import Models
@testable import Routines

@Suite struct RoutineWorkoutEndTests {
    @Test func aSessionWithNothingDoneIsNotKept() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(.skip(place: 0))
        #expect(try await lifter.open() != nil)
        #expect(try await lifter.send(.finish).workout == nil)
        #expect(try await lifter.app.count("routine_sessions") == 0)
        // Nothing begins with its end.
        #expect(try await lifter.send(.finish) == RoutineOutcome())
        #expect(try await lifter.app.count("routine_sessions") == 0)
    }

    @Test func startingAnotherFinishesTheOpenOneAtItsLastSet() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(try await lifter.done(0), "first")
        let last = lifter.moment.now.secondsSince1970
        lifter.app.clock.advance(days: 1)
        let page = try await lifter.preview("second")
        try await lifter.send(try await lifter.done(0, page), "second", from: page)
        #expect(try await lifter.workout("first")?.finishedAt == last)
        #expect(try await lifter.open()?.token == "second")
        // One with nothing done goes.
        try await lifter.send(.undone(place: 0), "second")
        lifter.app.clock.advance(days: 1)
        let third = try await lifter.preview("third")
        try await lifter.send(try await lifter.done(0, third), "third", from: third)
        #expect(try await lifter.workout("second") == nil)
    }

    /// A workout that was begun earlier without a connection is stored as over; the open one stays open.
    @Test func whatArrivesLateKeepsItsTimeAndItsDay() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let page = try await lifter.preview("late")
        let first = lifter.moment.now.secondsSince1970
        let actions = [try await lifter.done(0, page), try await lifter.done(1, page)]
        let yesterday = lifter.today
        lifter.app.clock.advance(days: 1)
        let open = try await lifter.preview("open")
        try await lifter.send(try await lifter.done(0, open), "open", from: open)
        for (number, action) in actions.enumerated() {
            try await lifter.send(action, "late", from: page, happenedAt: first + Int64(number) * 60)
        }
        let late = try #require(try await lifter.workout("late"))
        #expect(late.day == yesterday && late.startedAt == first && late.finishedAt == first + 60)
        #expect(late.sets.compactMap(\.done?.loggedAt) == [first, first + 60])
        #expect(late.sets.compactMap(\.done?.day) == [yesterday, yesterday])
        #expect(try await lifter.open()?.token == "open")
        let minutes = try await lifter.app.rows("SELECT logged_minute FROM strength_sets ORDER BY id")
        #expect(minutes == ["570", "570", "571"])
    }

    @Test func aClockThatIsWrongSaysNow() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let now = lifter.moment.now.secondsSince1970
        try await lifter.send(try await lifter.done(0), happenedAt: now + 5_000)
        try await lifter.send(try await lifter.done(1), happenedAt: 3)
        #expect(try await lifter.open()?.sets.compactMap(\.done?.loggedAt) == [now, now])
    }

    @Test func aLateSetArrivesInItsFinishedSession() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let now = lifter.moment.now.secondsSince1970
        try await lifter.send(try await lifter.done(0))
        let action = try await lifter.done(1)
        lifter.app.clock.advance(seconds: 600)
        try await lifter.send(.finish, happenedAt: now + 60)
        try await lifter.send(action, happenedAt: now + 90)
        let workout = try #require(try await lifter.workout())
        #expect(workout.finishedAt == now + 90 && workout.sets.map { $0.done != nil } == [true, true, false])
        // One that was forgotten and is added in the evening makes it no longer.
        lifter.app.clock.advance(hours: 9)
        let forgotten = try await lifter.done(2, workout)
        #expect(try await lifter.send(forgotten).rest == nil)
        #expect(try await lifter.workout()?.finishedAt == now + 90)
    }

    @Test func aSecondPageJoinsTheOpenSession() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let (phone, watch) = (try await lifter.preview("phone"), try await lifter.preview("watch"))
        let actions = [try await lifter.done(0, phone), try await lifter.done(1, watch)]
        try await lifter.send(actions[0], "phone", from: phone)
        let outcome = try await lifter.send(actions[1], "watch", from: watch)
        let joined = try #require(try await lifter.open())
        #expect(outcome.workout == joined.id)
        #expect(try await lifter.app.count("routine_sessions") == 1)
        #expect(joined.sets.map { $0.done != nil } == [true, true, false])
        // Also what was done before the other one finished it; what comes later is another workout.
        let now = lifter.moment.now.secondsSince1970
        let (late, later) = (try await lifter.done(2, watch), try await lifter.done(0, watch))
        lifter.app.clock.advance(seconds: 1_000)
        try await lifter.send(.finish, "phone")
        try await lifter.send(late, "watch", from: watch, happenedAt: now + 60)
        #expect(try await lifter.app.count("routine_sessions") == 1)
        lifter.app.clock.advance(seconds: 60)
        try await lifter.send(later, "watch", from: watch)
        #expect(try await lifter.app.count("routine_sessions") == 2)
    }

    @Test func aFinishedSessionGoesOn() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(try await lifter.done(0))
        try await lifter.send(.finish)
        #expect(try await lifter.open() == nil)
        try await lifter.send(.reopen)
        #expect(try await lifter.open()?.token == "phone")
    }

    @Test func discardingKeepsTheSets() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.send(try await lifter.done(0))
        let outcome = try await lifter.send(.discard)
        #expect(outcome.workout == nil)
        #expect(try await lifter.app.count("routine_sessions") == 0)
        #expect(try await lifter.doneSets() == ["null bench-press 5 60"])
        _ = try await lifter.undo(outcome)
        #expect(try await lifter.open()?.sets[0].done != nil)
    }

    @Test func anothersAreNotFound() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.app.register(Cast.sam)
        let page = try await lifter.preview()
        try await lifter.send(try await lifter.done(0, page), from: page)
        let (workout, routine, moment) = (try #require(try await lifter.open()), lifter.routine, lifter.moment)
        let action = try await lifter.done(1)
        try await lifter.app.app.database.write { database in
            let other = try #require(try User.find(database, email: Cast.sam.email))
            #expect(try other.routines.workout(database, id: try #require(workout.id)) == nil)
            #expect(try other.routines.workout(database, token: "phone") == nil)
            #expect(try other.routines.openWorkout(database) == nil)
            #expect(try other.routines.workouts(database, on: workout.day) == [])
            #expect(try other.routines.workoutOverviews(database, of: routine, limit: 5) == [])
            #expect(try other.routines.keepChanges(database, of: try #require(workout.id), at: moment) == false)
            let start = WorkoutReference.Start(routine: routine, day: workout.day, asked: AskedWorkout(page))
            for reference in [WorkoutReference(token: "phone"), WorkoutReference(token: "new", start: start)] {
                #expect(try other.routines.apply(database, action, in: reference, at: moment) == nil)
            }
        }
        #expect(try await lifter.app.count("routine_sessions") == 1)
    }

    @Test func aSessionWithoutANameIsRefused() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let action = try await lifter.done(0)
        for token in ["", String(repeating: "a", count: 65)] {
            let page = try await lifter.preview(token)
            await #expect(throws: Faults("session", RoutineTexts.workoutUnnamed)) {
                try await lifter.send(action, token, from: page)
            }
        }
    }

    @Test func anotherPersonsExercisesAreLeftOut() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.app.register(Cast.sam)
        try await lifter.app.execute(
            """
            INSERT INTO exercises (id, user_id, name, kind, load, equipment, primary_muscle, met)
            VALUES (99999, (SELECT max(id) FROM users), 'Secret', 'strength', 'external', 'none', 'chest', 4)
            """)
        let page = try await lifter.preview()
        let forged = try AskedWorkout(page).json.replacing(
            "\"exercise\":\(page.exercises[0].exercise.id)", with: "\"exercise\":99999")
        #expect(forged.contains("99999"))
        let (start, moment) = (
            WorkoutReference.Start(
                routine: lifter.routine, day: lifter.today, asked: try #require(AskedWorkout(json: forged))),
            lifter.moment
        )
        try await lifter.write { database, user in
            _ = try user.routines.apply(
                database, .skip(place: 0), in: WorkoutReference(token: "forged", start: start), at: moment)
        }
        #expect(try await lifter.workout("forged")?.sets == [])
    }
}

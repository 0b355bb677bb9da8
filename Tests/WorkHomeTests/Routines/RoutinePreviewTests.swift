import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines

@Suite struct RoutinePreviewTests {
    @Test func aHitAsksForMoreAndAMissForTheSameAgain() async throws {
        let lifter = try await Lifter(Lifter.bench)
        #expect(try await lifter.preview().weights() == [60, 60, 60])
        #expect(try await lifter.preview().reasons == [.start])
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        #expect(try await lifter.preview().weights() == [62.5, 62.5, 62.5])
        #expect(try await lifter.preview().reasons == [.progressed(by: Step(kilograms: 2.5, pounds: 5))])
        try await lifter.train(reps: [5, 4, 3])
        lifter.app.clock.advance(days: 2)
        #expect(try await lifter.preview().weights() == [62.5, 62.5, 62.5])
        #expect(try await lifter.preview().reasons == [.repeated(misses: 1, of: 3)])
    }

    /// The exact weight goes on, whatever could be loaded.
    @Test func whatCanBeLoadedStandsBesideTheExactWeight() async throws {
        let entry = Lifter.Entry("bench-press", "3 x 5 @ work", "linear +1 kg", work: 60)
        let lifter = try await Lifter([entry])
        for weight in [60.0, 61, 62, 63] {
            let preview = try await lifter.preview()
            #expect(preview.weights() == [weight, weight, weight])
            let loadable = try #require(preview.sets.first?.loadableKilograms)
            #expect(abs(loadable - weight) <= 1.25 && loadable.remainder(dividingBy: 2.5) == 0)
            try await lifter.train()
            lifter.app.clock.advance(days: 2)
        }
    }

    /// 85 % of 65 kg are 55.25 kg.
    @Test func aProposedWeightCanBeLoaded() async throws {
        let lifter = try await Lifter([Lifter.Entry("bench-press", "3 x 5 @ work", "linear +2.5 kg")])
        let (bench, moment) = (try await lifter.exercise("bench-press"), lifter.moment)
        try await lifter.write { database, user in
            let draft = StrengthSetDraft(
                exercise: bench, day: moment.today.previous, reps: 5, weightKilograms: 65)
            _ = try user.training.save(database, draft, at: moment)
        }
        let proposal = try #require(try await lifter.preview().exercises.first?.proposal)
        #expect(
            ReasonText.text(proposal, Units(weight: .kilograms, distance: .kilometers))
                == "55\u{A0}kg would fit your sets of the last 90 days")
    }

    @Test func itWritesNothing() async throws {
        let lifter = try await Lifter(Lifter.usual)
        let revision = try await lifter.app.rows("SELECT revision FROM users")
        _ = try await lifter.preview()
        #expect(try await lifter.everything() == [])
        #expect(try await lifter.app.rows("SELECT revision FROM users") == revision)
    }

    @Test func daysOffAndBreaksHoldAWeightBack() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        let first = lifter.today
        func markSick(_ day: LocalDay) async throws {
            try await lifter.app.execute(
                "INSERT INTO days_off (user_id, day, reason) SELECT id, '\(day)', 'sick' FROM users")
        }
        lifter.app.clock.advance(days: 2)
        try await markSick(first + 2)
        #expect(try await lifter.preview().reasons == [.heldOnDayOff(.sick)])
        #expect(try await lifter.preview().weights() == [60, 60, 60])
        lifter.app.clock.advance(days: 1)
        #expect(try await lifter.preview().reasons == [.heldAfterIllness(until: first + 2)])
        lifter.app.clock.advance(days: 9)
        #expect(try await lifter.preview().reasons == [.comeback(percent: 90, days: 11)])
        #expect(try await lifter.preview().weights() == [54, 54, 54])
    }

    /// A day that is marked as sick afterwards is one, and what was done on it is neither hit nor miss.
    @Test func aDayMarkedLaterCounts() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train(reps: [1, 1, 1])
        try await lifter.app.execute(
            "INSERT INTO days_off (user_id, day, reason) SELECT id, '\(lifter.today)', 'sick' FROM users")
        lifter.app.clock.advance(days: 2)
        #expect(try await lifter.preview().reasons == [.back])
    }

    @Test func aWeightByHandCountsFromTheNextTime() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        let (routine, moment) = (lifter.routine, lifter.moment)
        try await lifter.write { database, user in
            let old = try #require(try user.routines.routine(database, id: routine))
            var draft = try user.routines.draft(database, of: old, until: moment.today)
            draft.entries[0].workKilograms = 80
            _ = try user.routines.save(database, draft, over: old, at: moment)
            // The editor shows it at once.
            #expect(try user.routines.draft(database, of: old, until: moment.today).entries[0].workKilograms == 80)
        }
        lifter.app.clock.advance(days: 1)
        #expect(try await lifter.preview().weights() == [80, 80, 80])
        #expect(try await lifter.preview().reasons == [.byHand(lifter.today)])
    }

    @Test func withoutARuleTheLinesAreAsWritten() async throws {
        let lifter = try await Lifter([
            Lifter.Entry("bench-press", "warm-up 1 x 5 @ 30 kg; 2 x 5 @ 50 % 1rm"), Lifter.Entry("pull-up", "2 x 8-12"),
        ])
        #expect(try await lifter.preview().weights() == [30, nil, nil])
        #expect(try await lifter.preview().reasons == [nil, nil])
        let bench = try await lifter.exercise("bench-press")
        let moment = lifter.moment
        try await lifter.write { database, user in
            _ = try user.training.save(
                database, StrengthSetDraft(exercise: bench, day: moment.today.previous, reps: 1, weightKilograms: 90),
                at: moment)
        }
        #expect(try await lifter.preview().weights() == [30, 45, 45])
        lifter.app.clock.advance(days: 91)
        #expect(try await lifter.preview().weights() == [30, nil, nil])
    }

    /// By slot and number in the routine's last workout, or else wherever the exercise was done.
    @Test func thePreviousSetStandsBesideEach() async throws {
        let lifter = try await Lifter(Lifter.bench)
        let bench = try await lifter.exercise("bench-press")
        func log(_ reps: Int) async throws {
            let moment = lifter.moment
            try await lifter.write { database, user in
                _ = try user.training.save(
                    database, StrengthSetDraft(exercise: bench, day: moment.today, reps: reps, weightKilograms: 40),
                    at: moment)
            }
        }
        for reps in [12, 11] { try await log(reps) }
        lifter.app.clock.advance(days: 1)
        #expect(try await lifter.preview().sets.map { $0.previous?.reps } == [12, 11, nil])
        try await lifter.train(reps: [5, 0, 4])
        lifter.app.clock.advance(days: 1)
        try await log(20)
        lifter.app.clock.advance(days: 1)
        #expect(try await lifter.preview().sets.map { $0.previous?.reps } == [5, nil, 4])
    }

    @Test func aSupersetIsDoneInRounds() async throws {
        let lifter = try await Lifter(Lifter.usual)
        let preview = try await lifter.preview()
        #expect(preview.inOrder.map(\.set.place) == [0, 1, 2, 3, 5, 4, 6, 7])
        #expect(preview.inOrder.map(\.set.restSeconds) == [180, 180, 180, 0, 90, 0, 90, 90])
        #expect(preview.nextPlace == 0)
    }

    /// After another exercise was chosen for the slot, its weight begins anew.
    @Test func anotherExerciseInTheSlotBeginsAnew() async throws {
        let lifter = try await Lifter(Lifter.bench)
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        try await lifter.app.execute(
            """
            UPDATE routine_exercises SET exercise_id = (SELECT id FROM exercises WHERE key = 'squat');
            DELETE FROM routine_weights
            """)
        #expect(try await lifter.preview().reasons == [.needsWeight])
        #expect(try await lifter.preview().weights() == [nil, nil, nil])
    }

    @Test func aLadderAsksForTheNextExercise() async throws {
        let rule = "reps +1 to 8, sets to 2, then push-up > decline-push-up"
        let lifter = try await Lifter([Lifter.Entry("push-up", "2 x 8", rule)])
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        let preview = try await lifter.preview()
        #expect(preview.reasons == [.harder(rung: "decline-push-up")])
        #expect(preview.exercises.map(\.exercise.id) == [try await lifter.exercise("decline-push-up").id])
        try await lifter.train()
        lifter.app.clock.advance(days: 2)
        #expect(try await lifter.preview().reasons == [.atTop])
    }
}

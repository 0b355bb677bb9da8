import Testing

@testable import Fitness
@testable import Progression

@Suite struct PausesTests {
    /// The day after the days with sets, which are counted back from it.
    private func kind(
        daysBack sets: [Int], off: [Int: DayOffReason] = [:], last: Int? = nil, isDeload: Bool = false
    ) -> Occasion.Kind {
        let today = LocalDay.first
        let daysOff = Dictionary(uniqueKeysWithValues: off.map { (today - $0.key, $0.value) })
        let pauses = Pauses(daysOff: daysOff, daysWithSets: sets.sorted(by: >).map { today - $0 })
        return pauses.kind(of: today, after: last.map { today - $0 }, isDeload: isDeload)
    }

    @Test func aBreakHasTenWholeDaysWithoutASet() {
        #expect(kind(daysBack: [1], last: 1) == .usual)
        #expect(kind(daysBack: [10, 12], last: 10) == .usual, "nine days without")
        #expect(kind(daysBack: [11, 13], last: 11) == .comeback(workout: 1, days: 10))
        #expect(kind(daysBack: [28], last: 28) == .comeback(workout: 1, days: 27))
        #expect(kind(daysBack: [29], last: 29) == .comeback(workout: 1, days: 28))
        #expect(kind(daysBack: [], last: nil) == .usual, "the first day is no comeback")
    }

    @Test func theSecondDayAfterABreakIsACounted() {
        #expect(kind(daysBack: [3, 14], last: 14) == .comeback(workout: 2, days: 10))
        #expect(kind(daysBack: [3, 13], last: 13) == .usual, "nine days were no break")
        #expect(kind(daysBack: [2, 4, 16], last: 4) == .usual, "the third one, after a workout of the lift")
        #expect(kind(daysBack: [2, 4, 16], last: 16) == .afterBreak, "the third one, the first of this lift")
        #expect(kind(daysBack: [12, 24], last: 12) == .comeback(workout: 1, days: 11), "a break after a break")
    }

    @Test func aDayWithSetsOnTheDayItselfChangesNothing() {
        #expect(kind(daysBack: [0, 12], last: 12) == .comeback(workout: 1, days: 11))
        #expect(kind(daysBack: [0, 1], last: 0) == .usual, "two workouts on one day")
    }

    @Test func sharesOfABreak() {
        #expect(Pauses.share(workout: 1, days: 10) == 0.9)
        #expect(Pauses.share(workout: 2, days: 27) == 0.95)
        #expect(Pauses.share(workout: 1, days: 28) == 0.8)
        #expect(Pauses.share(workout: 2, days: 28) == 0.9)
    }

    @Test func aBreakComesFirstAndThenDaysOff() {
        #expect(kind(daysBack: [1], off: [0: .sick], last: 1, isDeload: true) == .dayOff(.sick))
        #expect(kind(daysBack: [20], off: [0: .travel], last: 20) == .comeback(workout: 1, days: 19), "after a break")
        #expect(kind(daysBack: [20], last: 20, isDeload: true) == .comeback(workout: 1, days: 19))
        #expect(kind(daysBack: [1], last: 1, isDeload: true) == .deload)
    }

    @Test func onlySickDaysSinceTheLastSessionHoldTheNextOne() {
        let today = LocalDay.first
        #expect(kind(daysBack: [5], off: [3: .sick, 2: .sick], last: 5) == .afterIllness(until: today - 2))
        #expect(kind(daysBack: [5], off: [3: .travel, 2: .travel], last: 5) == .usual)
        #expect(kind(daysBack: [5], off: [5: .sick], last: 5) == .usual, "that workout was on the sick day itself")
        #expect(kind(daysBack: [5], off: [6: .sick], last: 5) == .usual, "once")
        #expect(kind(daysBack: [1, 5], off: [3: .sick], last: 5) == .usual, "one workout since then was enough")
        #expect(kind(daysBack: [5], off: [1: .sick], last: nil) == .usual)
        #expect(kind(daysBack: [13], off: [3: .sick], last: 13) == .comeback(workout: 1, days: 12))
    }

    /// A day that is marked later is one: nothing of it was kept.
    @Test func aDayMarkedAsSickLaterDoesNotCount() {
        var lift = SimulatedLift("linear +2.5 kg", "3 x 5 @ work", from: 60)
        lift.train()
        lift.train(reps: [5, 5, 2])
        #expect(lift.next().reason == .repeated(misses: 1, of: 3))
        lift.history.workouts[1].occasion = .dayOff(.sick)
        #expect(lift.next().reason == .back)
        #expect(lift.next().written == "3 x 5 @ 60")
    }
}

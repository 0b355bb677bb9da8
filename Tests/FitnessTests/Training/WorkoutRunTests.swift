import Samples
import Testing

@testable import Fitness

@Suite struct WorkoutRunTests {
    private static let start = RandomRun.start

    private static func step(_ amount: ExerciseAmount = .seconds(30), rest: Int = 15) -> WorkoutRun.Step {
        RandomRun.step(amount, rest: rest)
    }

    private func run(_ steps: [WorkoutRun.Step] = [step(), step(), step()]) -> WorkoutRun {
        WorkoutRun(starting: steps, at: Self.start)
    }

    private func at(_ seconds: Double) -> Int64 { Self.start + Int64(seconds * 1_000) }

    private func did(_ event: WorkoutRun.Event?, phase: Int? = nil, seenAt: Int64? = nil) -> WorkoutAction {
        WorkoutAction(event: event, ordinal: phase, seenAt: seenAt)
    }

    static let phases: [(seconds: Double, phase: WorkoutRun.Phase, left: Int64)] = [
        (0, .exercise(0), 30_000), (29.999, .exercise(0), 1), (30, .rest(0), 15_000), (44.999, .rest(0), 1),
        (45, .exercise(1), 30_000), (50, .exercise(1), 25_000), (55, .exercise(1), 20_000),
    ]

    @Test(arguments: phases)
    func timeMovesItAtExactlyTheEndOfEachPhase(seconds: Double, phase: WorkoutRun.Phase, left: Int64) {
        let run = run().advanced(to: at(seconds))
        #expect(run.phase == phase)
        #expect(run.remaining(at: at(seconds)) == left)
        #expect(!run.isPaused)
    }

    @Test(arguments: [55.001, 60, 90, 2_592_000])
    func withNobodyThereTheNextExerciseWaits(seconds: Double) {
        let run = run().advanced(to: at(seconds))
        #expect(run.phase == .exercise(1))
        #expect(run.isWaiting)
        #expect(run.remaining(at: at(seconds)) == 30_000)
        #expect(run.steps.map(\.isDone) == [true, false, false])
    }

    @Test func withSomebodyThereItGoesOn() {
        let seen = run().after(did(nil), at: at(50))
        #expect(seen.advanced(to: at(74)).phase == .exercise(1))
        #expect(seen.advanced(to: at(75)).phase == .rest(1))
        #expect(seen.advanced(to: at(75)).steps[1].activeMilliseconds == 30_000)
    }

    @Test func aPageThatWasSeenIsASignOfSomebody() {
        let done = run().after(did(.next, phase: 2, seenAt: at(50)), at: at(80))
        #expect(done.phase == .rest(1))
        #expect(done.remaining(at: at(80)) == 10_000)
        // Not before the start of the current phase, and not in the future.
        for moment in [Self.start - 1, at(81)] {
            #expect(run().after(did(nil, seenAt: moment), at: at(80)).isWaiting)
        }
    }

    @Test func anExerciseShorterThanTheGraceIsNotDoneByNobody() {
        let run = run([Self.step(.seconds(5), rest: 5), Self.step(.seconds(5), rest: 5), Self.step(.seconds(5))])
        #expect(run.advanced(to: at(14.999)).phase == .exercise(1))
        #expect(!run.advanced(to: at(14.999)).isPaused)
        #expect(run.advanced(to: at(15)).isWaiting)
        #expect(run.advanced(to: at(100)).phase == .exercise(1))
    }

    @Test func aRestOfNothingIsPassedOver() {
        let run = run([Self.step(rest: 0), Self.step()])
        #expect(run.advanced(to: at(30)).phase == .exercise(1))
        #expect(run.after(did(.next), at: at(3)).phase == .exercise(1))
    }

    @Test func theLastExerciseCompletesItAtExactlyItsEnd() {
        let run = run([Self.step()]).advanced(to: at(5_000))
        #expect(run.phase == .complete)
        #expect(run.phaseStartedAt == at(30))
        #expect(run.durationSeconds == 30)
    }

    @Test func repetitionsWaitForThePerson() {
        let run = run([Self.step(.reps(12)), Self.step()])
        #expect(run.advanced(to: at(300)).phase == .exercise(0))
        #expect(run.remaining(at: at(300)) == nil)
        let done = run.after(did(.next, phase: 0), at: at(40))
        #expect(done.phase == .rest(0))
        #expect(done.steps[0].activeMilliseconds == 40_000)
    }

    @Test(arguments: [(12, 120_000), (3, 60_000)])
    func activeTimeOfRepsIsCapped(reps: Int, most: Int64) {
        let done = run([Self.step(.reps(reps)), Self.step()]).after(did(.next), at: at(4 * 3_600))
        #expect(done.steps[0].activeMilliseconds == most)
    }

    @Test func aPauseStopsTheClock() {
        let paused = run().after(did(.pause, phase: 0), at: at(12))
        #expect(paused.remaining(at: at(5_000)) == 18_000)
        #expect(paused.advanced(to: at(5_000)) == paused)
        let resumed = paused.after(did(.resume, phase: 0), at: at(5_000))
        #expect(resumed.advanced(to: at(5_017.999)).phase == .exercise(0))
        let over = resumed.advanced(to: at(5_018))
        #expect(over.phase == .rest(0))
        #expect(over.steps[0].activeMilliseconds == 30_000)
    }

    @Test func aRestCanBePausedAndSkipped() {
        let resting = run().after(did(nil), at: at(30))
        let paused = resting.after(did(.pause, phase: 1), at: at(34))
        #expect(paused.remaining(at: at(999)) == 11_000)
        let skipped = paused.after(did(.skipRest, phase: 1), at: at(999))
        #expect(skipped.phase == .exercise(1))
        #expect(!skipped.isPaused)
        #expect(skipped.steps[0].restedMilliseconds == 4_000)
    }

    static let stale: [(WorkoutRun.Event, Int)] = [
        (.pause, 1), (.pause, 2), (.resume, 0), (.next, 1), (.next, 2), (.skipRest, 0), (.skipRest, 1), (.next, -1),
        (.next, .max),
    ]

    @Test(arguments: stale)
    func whatIsMeantForAnotherPhaseDoesNothing(event: WorkoutRun.Event, phase: Int) {
        #expect(run().after(did(event, phase: phase), at: at(3)) == run())
    }

    @Test(arguments: [WorkoutRun.Event.skip, .next])
    func aSkippedExerciseIsNotDoneAndItsSecondsWereReal(event: WorkoutRun.Event) {
        let skipped = run().after(did(event, phase: 0), at: at(12))
        #expect(skipped.phase == .rest(0))
        #expect(skipped.doneCount == 0)
        #expect(skipped.steps[0].activeMilliseconds == 12_000)
        #expect(run().after(did(event, phase: 0), at: at(30)).doneCount == 1, "its time is over")
    }

    @Test func skippedRepetitionsTookNoTime() {
        let skipped = run([Self.step(.reps(12)), Self.step()]).after(did(.skip, phase: 0), at: at(20))
        #expect(skipped.phase == .rest(0))
        #expect(skipped.doneCount == 0)
        #expect(skipped.after(did(.finish), at: at(20)).durationSeconds == 0)
    }

    @Test func repetitionsThatTheEndCutsShortAreNotCounted() {
        let ended = run([Self.step(.reps(12)), Self.step()]).after(did(.finish), at: at(20))
        #expect(ended.durationSeconds == 0)
        #expect(ended.doneCount == 0)
    }

    @Test(arguments: [(1, 1, true), (4, 1, false), (4, 2, true), (5, 2, false), (5, 3, true), (5, 5, true)])
    func halfOfTheExercisesMakeACompletedWorkout(count: Int, done: Int, isMostlyDone: Bool) {
        var steps = Array(repeating: Self.step(), count: count)
        for position in 0..<done { steps[position].isDone = true }
        #expect(run(steps).isMostlyDone == isMostlyDone)
    }

    @Test func anEarlyEndKeepsWhatWasDone() {
        let ended = run().after(did(nil), at: at(30)).after(did(.finish, phase: 0), at: at(36))
        #expect(ended.phase == .complete)
        #expect(ended.doneCount == 1)
        #expect(ended.durationSeconds == 36)
        // (30 s × 5 + 6 s × 1) × 80 kg / 3600 s
        #expect(ended.energyKilocalories(weightKilograms: 80) == 3)
    }

    @Test func whatWentAsPlannedTookWhatWasEstimated() {
        let steps = [Self.step(.seconds(40), rest: 600), Self.step(.seconds(30), rest: 600), Self.step(.seconds(50))]
        var (run, now) = (run(steps), Self.start)
        while let left = run.remaining(at: now) {
            now += left
            run = run.after(did(nil), at: now)
        }
        let estimate = PlanEstimate(
            steps.map { .init(amount: $0.amount, metabolicEquivalent: 5, restSeconds: $0.restSeconds) }, rounds: 1)
        #expect(run.phase == .complete)
        #expect(run.durationSeconds == estimate.seconds)
        // (120 s × 5 + 1,200 s × 1) × 80 kg / 3600 s
        #expect(run.energyKilocalories(weightKilograms: 80) == 40)
        #expect(estimate.kilocalories(weightKilograms: 80) == 40)
    }

    @Test func theClockOfAPageEndsNothingThatIsPaused() {
        let paused = run().after(did(.pause), at: at(12))
        #expect(paused.after(did(nil, phase: 0), at: at(50)) == paused)
    }

    @Test func setsInARowAreNumbered() {
        let other = WorkoutRun.Step(
            exerciseID: nil, name: "Plank", metabolicEquivalent: 3, amount: .seconds(30), restSeconds: 15)
        let sets = run([Self.step(), Self.step(), other, Self.step(), Self.step(.seconds(20))])
        #expect(sets.set(at: 0).map { [$0.number, $0.count] } == [1, 2])
        #expect(sets.set(at: 1).map { [$0.number, $0.count] } == [2, 2])
        for place in 2...4 { #expect(sets.set(at: place) == nil, "\(place)") }
    }

    @Test func anActionWithoutConnectionKeepsItsMomentWithinWhatIsKnown() {
        let run = run()
        for (happened, moment) in [(-5.0, 0.0), (0, 0), (20, 20), (70, 60)] {
            let action = WorkoutAction(event: .pause, happenedAt: at(happened))
            #expect(action.moment(in: run, now: at(60)) == at(moment))
        }
        #expect(WorkoutAction(event: .pause).moment(in: run, now: at(60)) == at(60))
    }

    @Test func everyEventHasItsName() {
        for event in WorkoutRun.Event.allCases {
            #expect(WorkoutAction(named: event.rawValue, phase: 3)?.event == event)
        }
        #expect(WorkoutAction(named: "clock", phase: 3)?.ordinal == nil)
        #expect(WorkoutAction(named: "clock", phase: 3)?.event == nil)
        #expect(WorkoutAction(named: "stop", phase: 3) == nil)
    }
}

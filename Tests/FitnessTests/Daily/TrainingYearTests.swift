import Testing

@testable import Fitness

@Suite struct TrainingYearTests {
    private func year(_ days: [(sets: Int, cardio: Int, workout: Int)]) -> TrainingYear {
        let first = LocalDay(daysSinceEpoch: 20_454)
        return TrainingYear(
            first: first, last: first + 364,
            days: days.enumerated().map { index, day in
                TrainingYear.Day(
                    day: first + index, sets: day.sets, warmUps: 0, cardioSessions: day.cardio > 0 ? 1 : 0,
                    cardioSeconds: day.cardio, workouts: day.workout > 0 ? 1 : 0, workoutSeconds: day.workout)
            }, firstYear: nil)
    }

    private func levels(_ days: [(sets: Int, cardio: Int, workout: Int)]) -> [Int] { year(days).levels }

    @Test func aDayIsAsDarkAsItsQuarter() {
        #expect(levels((1...8).map { ($0, 0, 0) }) == [1, 2, 2, 3, 3, 4, 4, 4])
        #expect(levels([(5, 0, 0), (5, 0, 0)]) == [4, 4])
        #expect(levels([]) == [])
    }

    @Test func aDaySaysItsWarmUpsBesideItsSets() {
        func text(_ sets: Int, _ warmUps: Int) -> String {
            TrainingYear.Day(
                day: .first, sets: sets, warmUps: warmUps, cardioSessions: 1, cardioSeconds: 600, workouts: 0,
                workoutSeconds: 0
            ).text
        }
        #expect(text(25, 2) == "25 sets and 2 warm-ups, 1 session")
        #expect(text(25, 0) == "25 sets, 1 session" && text(0, 1) == "1 warm-up, 1 session")
        #expect(text(0, 0) == "1 session")
    }

    /// A run is compared with other runs, not with sets, and the day has the darkest level of its kinds.
    @Test func eachKindHasItsOwnMeasure() {
        let days = [(20, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0), (16, 600, 0), (4, 3_600, 0), (0, 0, 900)]
        #expect(levels(days) == [4, 2, 3, 4, 4, 4, 4])
    }
}

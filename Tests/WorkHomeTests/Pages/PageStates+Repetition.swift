@testable import Fitness
@testable import Forms
@testable import Models
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// The next set of an exercise, and the days to repeat.
    mutating func addRepetition(of day: TrackDay, _ visit: MemberVisit) throws {
        let (units, token) = (visit.user.units, try FormToken())
        guard let logged = day.exercises.first else { return }
        for before in [[], logged.sets] {
            let last = LastPerformance(today: [], before: before)
            let next = try NextSet(of: logged.exercise, after: last, on: day.day, units, token: token)
            let shown = next.map { [logged.exercise.id: $0] } ?? [:]
            add(TrackPage(day, next: shown, today: visit.today, units: units, token: token), visit)
        }
        let empty = Self.nothing(on: visit.today)
        add(TrackPage(empty, hasDayToRepeat: true, today: visit.today, units: units, token: token), visit)
        let found = RepeatableDay(day: day.day, exercises: day.exercises)
        for (found, hasSets) in [([], false), ([found], true)] {
            add(
                DayRepetitionPage(
                    day: visit.today, from: nil, found: found, hasSets: hasSets, today: visit.today, token: token),
                visit)
        }
    }
}

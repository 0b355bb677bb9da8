import Fitness
import Routines
import Texts

/// The clock of an exercise or a superset on the page of a workout, in words; a script lets it run.
struct RoutineWorkoutClock: Sendable {
    private let clock: GroupClock
    /// What the script remembers its start by: the same before and after the workout has begun.
    let key: String
    /// Of the group's first exercise.
    let slot: String
    let names: String
    /// The places of each round.
    private let rounds: [[Int]]
    private let openPlaces: [Int]

    /// - Returns: nil if the exercise does not begin a group with a clock.
    init?(_ workout: RoutineWorkout, beginningAt index: Int) {
        let first = workout.exercises[index]
        guard let clock = first.clock, index == 0 || workout.exercises[index - 1].group != first.group else {
            return nil
        }
        let group = workout.exercises.filter { $0.group == first.group }
        self.clock = clock
        key = "\(workout.routine.map { String($0) } ?? workout.token).\(workout.day).\(first.slot)"
        slot = first.slot
        names = CommonTexts.list(group.map(\.exercise.name))
        rounds = workout.clockRounds(of: first.group, by: clock)
        openPlaces = workout.openPlaces(ofGroupOf: first.slot)
    }

    var words: String { clock.words(rounds: rounds.count) }
    var isDone: Bool { openPlaces.isEmpty }

    // For the script

    var places: String { Self.text(openPlaces) }
    var roundsText: String { rounds.map(Self.text).joined(separator: ",") }

    var work: String {
        switch clock {
        case .every(let seconds): String(seconds)
        case .intervals(let work, _): String(work)
        }
    }

    var rest: String {
        switch clock {
        case .every: "0"
        case .intervals(_, let rest): String(rest)
        }
    }

    private static func text(_ places: [Int]) -> String { places.map(String.init).joined(separator: " ") }
}

import Fitness
import Models
import Progression

/// A routine that is being done or was done, or what starting it would ask; that has no id yet.
package struct RoutineWorkout: Sendable, Equatable {
    /// nil until its first action.
    package var id: Int64?
    /// Its name on pages and in waiting actions, also before it has an id.
    package var token: String
    /// nil if the routine was deleted since.
    package var routine: Int64?
    package var name: String
    package var day: LocalDay
    /// Seconds since 1970.
    package var startedAt: Int64?
    package var finishedAt: Int64?
    package var note: String
    /// The week of the program; nil if the routine is not a day of one.
    package var week: ProgramWeek?
    /// In their order.
    package var exercises: [WorkoutExercise]

    /// Whatever is done later than this after the start was logged afterwards, and makes the workout no longer.
    package static let longestSeconds: Int64 = 12 * 3_600
    /// The minute at which a workout begins of which nobody has said when it was.
    static let unknownMinute = 720

    package var isOpen: Bool { id != nil && finishedAt == nil }
    package var sets: [WorkoutSet] { exercises.flatMap(\.sets) }
    package var hasDoneSets: Bool { sets.contains { $0.done != nil } }

    /// A set with its exercise.
    package typealias Entry = (exercise: WorkoutExercise, set: WorkoutSet)

    /// All sets as they are done one after the other: in a superset one of each exercise, and then the next round.
    package var inOrder: [Entry] { groups.flatMap { Self.rounds($0).flatMap(\.self) } }

    /// The set to do now: the first to do after the one that was done last, or else the first of all.
    package var nextPlace: Int? {
        let order = inOrder.map(\.set)
        let last = order.enumerated().compactMap { index, set in set.done.map { (index, $0) } }
            .max { ($0.1.loggedAt, $0.1.id) < ($1.1.loggedAt, $1.1.id) }
        let below = last.flatMap { last in order[(last.0 + 1)...].first(where: \.isToDo) }
        return (below ?? order.first(where: \.isToDo))?.place
    }

    /// The sets that are neither done nor skipped.
    package var openPlaces: [Int] { inOrder.filter(\.set.isToDo).map(\.set.place) }

    package subscript(place: Int) -> Entry? {
        for exercise in exercises {
            if let set = exercise.sets.first(where: { $0.place == place }) { return (exercise, set) }
        }
        return nil
    }

    /// The exercises that follow each other with the same number.
    private var groups: [[WorkoutExercise]] {
        exercises.reduce(into: []) { groups, exercise in
            if groups.last?.last?.group == exercise.group {
                groups[groups.count - 1].append(exercise)
            } else {
                groups.append([exercise])
            }
        }
    }

    /// The rounds of a superset: first each warm-up alone, and then one set of each exercise that has sets left.
    private static func rounds(_ group: [WorkoutExercise]) -> [[Entry]] {
        guard group.count > 1 else { return group.map { exercise in exercise.sets.map { (exercise, $0) } } }
        let warmUps = group.flatMap { exercise in
            exercise.sets.prefix { $0.kind == .warmUp }.map { [(exercise, $0)] }
        }
        let rest = group.map { exercise in exercise.sets.drop { $0.kind == .warmUp }.map { (exercise, $0) } }
        return warmUps
            + (0..<(rest.map(\.count).max() ?? 0)).map { round in
                rest.compactMap { $0.indices.contains(round) ? $0[round] : nil }
            }
    }

    /// The places of each round of a group's clock, without the warm-ups at its beginning and without skipped sets.
    /// With a clock of work and rest, each set is a round.
    package func clockRounds(of group: Int, by clock: GroupClock) -> [[Int]] {
        let members = exercises.filter { $0.group == group }
        // The sets of a single exercise are its rounds.
        let all = Self.rounds(members)
        let rounds = (members.count > 1 ? all : all.flatMap { round in round.map { [$0] } })
            .drop { $0.allSatisfy { $0.set.kind == .warmUp } }
            .map { round in round.filter { !$0.set.isSkipped || $0.set.done != nil }.map(\.set.place) }
        return switch clock {
        case .every: rounds.filter { !$0.isEmpty }
        case .intervals: rounds.flatMap(\.self).map { [$0] }
        }
    }

    /// The sets of an exercise's group that are neither done nor skipped, in the order in which they are done.
    package func openPlaces(ofGroupOf slot: String) -> [Int] {
        guard let group = exercises.first(where: { $0.slot == slot })?.group else { return [] }
        return Self.rounds(exercises.filter { $0.group == group }).flatMap(\.self)
            .filter(\.set.isToDo).map(\.set.place)
    }

    /// The longest rest after a warm-up, which tires nobody. In seconds.
    private static let warmUpRest = 60

    /// With the rest after each set: none within the round of a superset or with a clock, a short one after a warm-up,
    /// and otherwise that of the exercise.
    /// - Parameter timer: the person's, for exercises without a rest of their own.
    func withRests(_ timer: RestTimer) -> RoutineWorkout {
        var rests: [Int: Int?] = [:]
        for round in groups.flatMap(Self.rounds) {
            let isSuperset = Set(round.map(\.exercise.slot)).count > 1
            for (position, entry) in round.enumerated() {
                let isWithin = isSuperset && position < round.count - 1
                let rest = entry.exercise.restSeconds
                if isWithin || entry.exercise.clock != nil {
                    rests[entry.set.place] = 0
                } else if entry.set.prefill.kind == .warmUp {
                    rests[entry.set.place] = min(Self.warmUpRest, rest ?? timer.seconds)
                } else {
                    rests[entry.set.place] = rest
                }
            }
        }
        var workout = self
        for exercise in workout.exercises.indices {
            for set in workout.exercises[exercise].sets.indices {
                let place = workout.exercises[exercise].sets[set].place
                workout.exercises[exercise].sets[set].restSeconds = rests[place] ?? nil
            }
        }
        return workout
    }
}

/// A workout that was begun, as a list shows it.
package struct RoutineWorkoutOverview: Sendable, Equatable {
    package let id: Int64
    package let routine: Int64
    package let day: LocalDay
    package let isOpen: Bool
    package let totals: RoutineSummary.Totals
}

/// An exercise of a workout with its sets.
package struct WorkoutExercise: Sendable, Equatable {
    /// Which exercise of the workout it is: the slot of the routine, or a letter and a number for an added one.
    package var slot: String
    package var exercise: Exercise
    /// The exercise in whose place it is done; nil if it was not swapped.
    package var askedExercise: Exercise?
    /// Exercises with the same number are a superset.
    package var group: Int
    /// nil for the person's rest timer.
    package var restSeconds: Int?
    /// That of its whole group.
    package var clock: GroupClock?
    /// The note of the routine.
    package var note: String
    /// Why these weights are asked; nil without a rule, or if the rule would ask for something else by now.
    package var reason: Reason?
    package var proposal: Proposal?
    /// What a `cycle` goes on from, in kilograms, beside the reason.
    package var trainingMax: Double?
    package var sets: [WorkoutSet]
}

/// A set of a workout: what is asked, what was done, and what was done in its place the last time.
package struct WorkoutSet: Sendable, Equatable {
    package enum Origin: String, Sendable, CaseIterable {
        case asked, warmUp, added
    }

    /// The id of its row; nil before its workout begins.
    package var id: Int64?
    /// Its number in forms and waiting actions, which never changes.
    package var place: Int
    package var origin: Origin
    package var kind: SetKind
    /// nil if nothing is asked: for an added set, or after a swap to an exercise that is counted differently.
    package var target: TargetSet?
    package var loadableKilograms: Double?
    /// Whether it is left out.
    package var isSkipped: Bool
    /// Whether it was tried, and not one rep of it was done; it is skipped too then.
    package var isMissed = false
    package var done: StrengthSet?
    /// What was done in this place the last time.
    package var previous: StrengthSet?
    /// The rest after it; 0 between the exercises of a superset, nil for the person's rest timer.
    package var restSeconds: Int?

    /// Whether it is neither done nor skipped.
    var isToDo: Bool { done == nil && !isSkipped }
}

import Fitness
import Models

extension RoutineSession {
    /// A set with its exercise.
    package typealias Entry = (exercise: SessionExercise, set: SessionSet)

    /// All sets as they are done one after the other: in a superset one of each exercise, and then the next round.
    package var inOrder: [Entry] { groups.flatMap { Self.rounds($0).flatMap(\.self) } }

    /// The first place that is neither done nor skipped.
    package var nextPlace: Int? { openPlaces.first }

    /// The sets that are neither done nor skipped.
    package var openPlaces: [Int] { inOrder.filter { $0.set.done == nil && !$0.set.isSkipped }.map(\.set.place) }

    package subscript(place: Int) -> Entry? {
        for exercise in exercises {
            if let set = exercise.sets.first(where: { $0.place == place }) { return (exercise, set) }
        }
        return nil
    }

    /// The exercises that follow each other with the same number.
    private var groups: [[SessionExercise]] {
        exercises.reduce(into: []) { groups, exercise in
            if groups.last?.last?.group == exercise.group {
                groups[groups.count - 1].append(exercise)
            } else {
                groups.append([exercise])
            }
        }
    }

    /// The rounds of a superset: first the warm-ups that an exercise begins with, and then one set of each exercise
    /// that has sets left.
    private static func rounds(_ group: [SessionExercise]) -> [[Entry]] {
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

    /// The places of each round of a group's clock, in their order: without the warm-ups that it begins with, and without
    /// skipped sets. By work and rest, each set is a round.
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
            .filter { $0.set.done == nil && !$0.set.isSkipped }.map(\.set.place)
    }

    /// A warm-up tires nobody: the longest rest after one, in seconds.
    private static let warmUpRest = 60

    /// With the rest after each set: none within the round of a superset and by a clock, a short one after a warm-up,
    /// and else that of its exercise.
    /// - Parameter timer: the person's, for exercises without a rest of their own.
    func withRests(_ timer: RestTimer) -> RoutineSession {
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
        var session = self
        for exercise in session.exercises.indices {
            for set in session.exercises[exercise].sets.indices {
                let place = session.exercises[exercise].sets[set].place
                session.exercises[exercise].sets[set].restSeconds = rests[place] ?? nil
            }
        }
        return session
    }
}

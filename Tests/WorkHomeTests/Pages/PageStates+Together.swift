import Support

@testable import Fitness
@testable import Models
@testable import Progression
@testable import Racks
@testable import Routines
@testable import TrainingPages
@testable import Web

extension PageStates {
    /// Two people's workout, and the choice of who takes part.
    mutating func addTogether(_ visit: MemberVisit) async throws {
        let (workout, routine, exercises, sets) = try await visit.read { database, user in
            (
                try user.routines.workout(database, id: 1), try user.routines.routine(database, id: 1),
                try user.training.exercises(database).filter { $0.kind == .strength && $0.load == .external },
                try user.training.trackDay(database, on: visit.today.previous).exercises.flatMap(\.sets)
            )
        }
        guard let workout, let exercise = exercises.first, let done = sets.first else { throw NoWorkoutRuns() }
        let states = [(false, false), (true, false), (false, true), (true, true)]
        let partners = states.enumerated().map { index, state in
            TrainingPartner(
                id: Int64(index + 2), firstName: "‹Ben›", lastName: "‹Two›", isAllowed: state.0, allows: state.1)
        }
        for (open, routine) in [(workout, nil), (nil, routine), (nil, nil)] {
            add(TogetherChoicePage(open: open, routine: routine, token: "‹token›", partners: partners), visit)
        }
        add(TogetherChoicePage(open: nil, routine: nil, token: "‹token›", partners: []), visit)
        var partner = visit.user
        for name in ["‹Ben›", visit.user.firstName] {
            partner.firstName = name
            let shared = try Self.shared(exercise, done, on: visit.today)
            let other = SharedExercise(exercise: exercise, rack: nil, isOtherEquipment: true, turns: [])
            add(
                TogetherPage(
                    workout: SharedWorkout(
                        mine: workout, theirs: workout, partner: partner, exercises: [shared, other],
                        onlyMine: ["‹Squat›"], onlyTheirs: ["‹Curl›"]), user: visit.user), visit)
        }
        add(
            TogetherPage(
                workout: SharedWorkout(
                    mine: workout, theirs: workout, partner: partner, exercises: [], onlyMine: [], onlyTheirs: []),
                user: visit.user), visit)
    }

    private static func shared(_ exercise: Exercise, _ done: StrengthSet, on day: LocalDay) throws -> SharedExercise {
        guard let rack = Rack.usual(.kilograms) else { throw NoWorkoutRuns() }
        var bar: Loading?
        let weights = [nil, 60.0, 60, 61, 70]
        let shared = SharedBar((weights, weights), on: rack)
        let turns = weights.enumerated().map { index, weight in
            var set = WorkoutSet(
                place: index, origin: .asked, kind: index == 0 ? .warmUp : .normal,
                target: TargetSet(amount: .reps(5...5, isOpen: false), kilograms: weight), isSkipped: false,
                done: index == 0 ? done : nil)
            set.previous = done
            let asked = weight.map {
                StrengthSetDraft(exercise: exercise, day: day, reps: 5, weightKilograms: index == 2 ? 59 : $0)
            }
            var turn = SharedTurn(isMine: index % 2 == 0, set: set, asked: index == 4 ? nil : asked)
            turn.tap = index == 0 ? 1 : nil
            turn.loaded = shared.load(weight)
            turn.change = turn.loaded.map { PlateChange(from: bar, to: $0.nearest) }
            bar = turn.loaded?.nearest ?? bar
            return turn
        }
        return SharedExercise(
            exercise: exercise, rack: ExerciseRack(rack: rack, tool: nil), isOtherEquipment: false, turns: turns)
    }
}

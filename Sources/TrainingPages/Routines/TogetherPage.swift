import Fitness
import Forms
import Models
import Racks
import Routines
import Texts
import Web

/// Two people's workouts on one page: what both do, with what to put on the bar for each set.
struct TogetherPage: PageContent {
    var view: CompiledView<Self> { view_routines_together }
    let workout: SharedWorkout
    let user: User

    var title: String { RoutineTexts.togetherWith(name) }
    /// The other person; both names in full if they have the same first name.
    var name: String { isSameName ? workout.partner.fullName : workout.partner.firstName }
    private var ownName: String { isSameName ? user.fullName : user.firstName }
    private var isSameName: Bool { user.firstName == workout.partner.firstName }

    var back: Link { Link(RoutineTexts.backToOwnWorkout, to: ownPath) }
    private var ownPath: String { RoutineExercisePicker.path(of: workout.mine) }
    var action: String { Paths.together(with: workout.partner.id) }
    /// Names the person to the server when the page asks for itself: nobody sees that answer's notices.
    var person: String { user.uuid.pathText }
    var again: Link { Link(RoutineTexts.refresh, to: action) }
    var endPath: String { Paths.togetherEnd(with: workout.partner.id) }
    var nothingInCommon: String? { workout.exercises.isEmpty ? RoutineTexts.nothingInCommon(name) : nil }

    var cards: [TogetherCard] {
        let next = workout.exercises.firstIndex { $0.turns.contains { $0.set.done == nil } }
        return workout.exercises.enumerated().map { index, exercise in
            TogetherCard(
                shared: exercise, names: (ownName, name), partner: name, isNext: index == next,
                units: (user.units, workout.partner.units))
        }
    }

    /// What only one of them does.
    struct Rest: Sendable {
        let title: String
        let names: [String]
        let link: Link?
    }

    var others: [Rest] {
        let own = Rest(
            title: RoutineTexts.onlyYou, names: workout.onlyMine,
            link: Link(RoutineTexts.backToOwnWorkout, to: ownPath))
        let partner = Rest(title: RoutineTexts.onlyPartner(name), names: workout.onlyTheirs, link: nil)
        return [own, partner].filter { !$0.names.isEmpty }
    }
}

/// An exercise that both do.
struct TogetherCard: Sendable {
    let shared: SharedExercise
    let names: (mine: String, theirs: String)
    let partner: String
    /// Whether the next set to do is here.
    let isNext: Bool
    /// A person's weights are in their own unit, on both phones.
    let units: (mine: Units, theirs: Units)

    var id: String { "exercise-\(shared.exercise.id)" }
    var titleID: String { "\(id)-title" }
    var name: String { shared.exercise.name }
    var note: String? { shared.isOtherEquipment ? RoutineTexts.otherEquipment(partner) : nil }

    var rows: [TogetherRow] {
        let next = isNext ? shared.turns.firstIndex { $0.set.done == nil } : nil
        var numbers = [true: 0, false: 0]
        return shared.turns.enumerated().map { index, turn in
            if (turn.set.done?.kind ?? turn.set.kind).counts { numbers[turn.isMine, default: 0] += 1 }
            return TogetherRow(
                turn: turn, exercise: shared.exercise, rack: shared.rack, number: numbers[turn.isMine, default: 0],
                person: turn.isMine ? names.mine : names.theirs, isNext: index == next,
                units: turn.isMine ? units.mine : units.theirs)
        }
    }
}

/// A set of one of the two: whose it is, what is asked, and what to put on for it.
struct TogetherRow: Sendable {
    let turn: SharedTurn
    let exercise: Exercise
    let rack: ExerciseRack?
    /// Its number among the person's sets that count.
    let number: Int
    let person: String
    let isNext: Bool
    /// The person's.
    let units: Units

    var isDone: Bool { turn.set.done != nil }
    var isMine: Bool { turn.isMine }
    var canBeDone: Bool { turn.asked != nil }
    var button: String { "\(turn.isMine ? "mine" : "theirs").\(turn.set.place)" }
    /// The button that takes back what the user tapped for the other person.
    var backButton: String? { turn.tap.map { _ in "back.\(turn.set.place)" } }

    private var kind: SetKind { turn.set.done?.kind ?? turn.set.kind }
    /// `Set 2`
    var setName: String { kind == .warmUp ? CommonTexts.warmUp : ExerciseTexts.setNumber(number) }
    var spoken: String {
        RoutineTexts.setOfPerson(RoutineTexts.setOfExercise(setName, exercise.name), person)
    }

    /// What was done, or else what is asked.
    var result: String {
        if let done = turn.set.done { return done.text(of: exercise, units) }
        return turn.set.target.map { targets.text($0) } ?? load ?? ""
    }

    private var targets: RoutineTargetText { RoutineTargetText(exercise: exercise, units: units) }
    private var load: String? { turn.asked.map { targets.load($0.weightKilograms) } }

    /// What is logged in place of an exact target that can't be loaded.
    var target: String? {
        guard let target = turn.set.target, let exact = target.kilograms, let load,
            let loaded = turn.asked?.weightKilograms,
            units.weight.fieldText(exact) != units.weight.fieldText(loaded)
        else { return nil }
        return RoutineTexts.targetToLoad(targets.text(target), load)
    }

    var previous: String? { turn.set.previous.map { RoutineTexts.lastTime($0.text(of: exercise, units)) } }
    var missing: String? { isDone || canBeDone ? nil : RoutineTexts.fillInOnOwnPage }

    // The bar

    private var loading: LoadingText? {
        turn.loaded.flatMap { loaded in rack.flatMap { $0.text(loaded, in: units.weight) } }
    }
    var loadingProblem: String? { loading?.problem }
    var plates: [String] { loading?.lines.map { $0.plates ?? $0.weight } ?? [] }

    /// `Change: +5 −2.5`
    var change: String? {
        guard let change = turn.change, loading?.problem == nil, loading != nil else { return nil }
        guard !change.isNone else { return RoutineTexts.barStays }
        let text = change.text(for: units.weight)
        return text.isEmpty ? nil : RoutineTexts.barChanges(text)
    }
}

/// With whom to do a workout: each of the others at home, and who still has to agree.
struct TogetherChoicePage: PageContent {
    var view: CompiledView<Self> { view_routines_together_choice }
    /// The user's open workout.
    let open: RoutineWorkout?
    /// The routine whose workout begins with the choice.
    let routine: Routine?
    /// Names that workout.
    let token: String
    let partners: [TrainingPartner]

    struct Choice: Sendable {
        let partner: TrainingPartner
        let canBegin: Bool

        var id: String { String(partner.id) }
        var name: String { partner.fullName }
        var state: String? {
            guard !partner.isTogether else { return RoutineTexts.togetherWith(partner.firstName) }
            if partner.isAllowed { return RoutineTexts.waitingFor(partner.firstName) }
            return partner.allows ? RoutineTexts.wantsToTrain(partner.firstName) : nil
        }
        var hint: String? {
            partner.isAllowed && !partner.allows ? RoutineTexts.howToAccept(partner.firstName) : nil
        }
        /// Once both allow it.
        var meeting: Link? {
            partner.isTogether
                ? Link(RoutineTexts.trainWith(partner.firstName), to: Paths.together(with: partner.id)) : nil
        }
        var canAllow: Bool { canBegin && !partner.isAllowed }
        var endPath: String? { partner.isAllowed ? Paths.togetherEnd(with: partner.id) : nil }
    }

    var back: Link {
        if let open { return Link(RoutineTexts.backToOwnWorkout, to: RoutineExercisePicker.path(of: open)) }
        guard let routine else { return Link(WorkoutTexts.backToWorkout, to: Paths.workouts) }
        return Link(RoutineTexts.backToOwnWorkout, to: Paths.routineWorkout(routine.id))
    }
    var routineID: String? { routine.map { String($0.id) } }
    var canBegin: Bool { open != nil || routine != nil }
    var problem: String? {
        if partners.isEmpty { return RoutineTexts.nobodyToTrainWith }
        return canBegin ? nil : RoutineTexts.noWorkoutToShare
    }
    /// Where a workout begins.
    var routines: Link? {
        partners.isEmpty || canBegin ? nil : Link(RoutineTexts.allRoutines, to: Paths.routines)
    }
    var choices: [Choice] { partners.map { Choice(partner: $0, canBegin: canBegin) } }
    var again: Link? {
        partners.contains { $0.isAllowed && !$0.allows }
            ? Link(RoutineTexts.checkAgain, to: Paths.togetherChoice) : nil
    }
}

import Forms
import Routines
import Texts
import Web

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

import Fitness
import Forms
import Routines
import Texts
import Web

/// A routine in a list: the user's own, another person's, or one of the library.
struct RoutineCard: Sendable {
    private static let shownExercises = 4

    let path: String
    let name: String
    let icon: String
    let kind: String
    /// Its exercises or its description.
    let summary: String
    let figures: [String]
    var chip: Chip?
}

extension RoutineCard {
    init(_ overview: RoutineOverview, today: LocalDay) {
        path = Paths.routine(overview.routine.id)
        name = overview.routine.name
        icon = "workout"
        kind = RoutineTexts.exercisesAndSets(
            CountTexts.exercises(overview.exercises.count), CountTexts.sets(overview.sets))
        summary = Self.list(overview.exercises)
        let done = overview.lastDone.map { RoutineTexts.lastDone($0.relativeText(today: today, isWithin: true)) }
        figures = [overview.ownerName.map(RoutineTexts.by) ?? done ?? RoutineTexts.notDoneYet]
        if overview.ownerName == nil, overview.routine.isShared {
            chip = Chip(tone: .good, text: RoutineTexts.sharedAtHome)
        }
    }

    init(_ routine: LibraryRoutine) {
        path = Paths.libraryRoutine(routine.key)
        name = routine.name
        icon = routine.focus.icon
        kind = "\(routine.focus.name) · \(routine.level.name)"
        summary = routine.summary
        figures = [
            RoutineTexts.minutes(routine.minutes), CountTexts.exercises(routine.exercises.count),
        ]
    }

    private static func list(_ names: [String]) -> String {
        guard names.count > shownExercises else { return CommonTexts.list(names) }
        let shown = names.prefix(shownExercises - 1)
        return RoutineTexts.andMore(shown.joined(separator: ", "), names.count - shown.count)
    }
}

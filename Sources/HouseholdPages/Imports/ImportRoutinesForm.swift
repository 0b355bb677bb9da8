import Fitness
import Forms
import HTTP
import Texts
import Transfer

/// Asks which repeated workouts of an import become routines.
struct ImportRoutinesForm: DraftForm {
    let action: String
    private var workouts: Field

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.workouts] }

    /// - Returns: nil if there is nothing to choose.
    init?(_ dataImport: Int64, _ offers: [OfferedRoutine]) {
        guard !offers.isEmpty else { return nil }
        action = Paths.dataImportRoutines(dataImport)
        workouts = Field(
            "routine", label: ImportTexts.workoutsYouRepeat,
            options: offers.map { offer in
                Field.Option(
                    value: String(offer.id),
                    label: ImportTexts.repeatedWorkout(
                        offer.draft.name, offer.count, offer.exercises.joined(separator: ", ")))
            })
    }

    mutating func take(_ typed: FormFields) {
        workouts.value = typed.values(of: workouts.name).joined(separator: ",")
    }

    /// - Returns: the chosen ones; nil if there is none.
    mutating func validate() -> Set<Int>? {
        let offered = Set(workouts.options.map(\.value))
        let chosen = Set(workouts.value.split(separator: ",").map(String.init)).intersection(offered)
        guard !chosen.isEmpty else { return workouts.fail(ImportTexts.workoutMissing) }
        return Set(chosen.compactMap { Int(outside: $0) })
    }

    /// The messages are about the routines' fields, of which there is none here.
    mutating func refuse(_ faults: Faults) {
        workouts.error = faults.messages.values.sorted().joined(separator: " ")
    }

    var ticks: CheckboxField { CheckboxField(workouts) }
}

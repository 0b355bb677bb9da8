import Fitness
import Texts

/// How a workout felt, as its person writes it down afterwards.
package struct WorkoutNoteForm: DraftForm {
    package let action: String
    package var note = Field(
        "note", label: RoutineTexts.howDidItFeel, maximumLength: Field.noteLength, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.note] }

    package init(of workout: Int64, note: String = "") {
        action = Paths.trackedWorkoutNote(workout)
        self.note.value = note
    }

    package mutating func validate() -> String? {
        var faults = Faults()
        let text = faults.text("note", note.value, atMost: TextLimits.note)
        return accept(faults.isEmpty ? .success(text) : .failure(faults))
    }
}

import Fitness
import Forms
import Texts

/// The search above the exercise select, because the catalogue is too long to scan. It is a separate form that carries
/// the values of the goal's form.
struct GoalExerciseSearch: Sendable {
    struct Kept: Sendable {
        let name: String
        let value: String
    }

    let form: GoalForm
    let exercise: GoalExercise
    let action: String
    let words: String
    let found: Int?

    var foundText: String? {
        found.map { $0 == 0 ? CommonTexts.nothingFound : CommonTexts.found($0) }
    }

    var kept: [Kept] {
        let choice = [
            Kept(name: "type", value: form.type.rawValue), Kept(name: "measure", value: form.measure.rawValue),
        ]
        let typed = GoalForm.fieldPaths.filter { form.has($0) }.map { form[keyPath: $0] }
        return choice + typed.map { Kept(name: $0.name, value: $0.value) }
    }
}

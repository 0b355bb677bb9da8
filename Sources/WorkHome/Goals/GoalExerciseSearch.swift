import Mustache

/// The search above the choice of an exercise: the catalogue is too long to look through. It belongs to a form of its own,
/// which brings along what the goal's form was shown with.
struct GoalExerciseSearch: Sendable, MustacheParent {
    struct Kept: Sendable, MustacheParent {
        let name: String
        let value: String

        func child(named name: String) -> Any? {
            switch name {
            case "name": self.name
            case "value": value
            default: nil
            }
        }
    }

    let form: GoalForm
    let action: String
    let words: String
    let found: Int?

    func child(named name: String) -> Any? {
        switch name {
        case "action": action
        case "label": form.type == .cardio ? "Find an activity" : "Find an exercise"
        case "words": words
        case "found": foundText
        case "kept": kept
        default: nil
        }
    }

    private var foundText: String? {
        found.map { $0 == 0 ? "Nothing found. Check the spelling." : "\($0) found" }
    }

    private var kept: [Kept] {
        let choice = [
            Kept(name: "type", value: form.type.rawValue), Kept(name: "measure", value: form.measure.rawValue),
        ]
        let typed = GoalForm.fieldPaths.filter { form.has($0) }.map { form[keyPath: $0] }
        return choice + typed.map { Kept(name: $0.name, value: $0.value) }
    }
}

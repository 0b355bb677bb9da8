import Fitness
import Forms
import Routines
import Texts
import Web

/// How the weight in the form of a set is put on, and with what.
struct SetLoading: Sendable {
    let words: LoadingText
    /// "With Olympic bar"
    let source: String
    /// To the choice of another tool.
    let link: Link

    /// - Returns: nil if the form has no weight, or there is nothing to say about it.
    init?(_ rack: ExerciseRack, _ form: StrengthSetForm) {
        guard let exercise = form.chosen, let kilograms = form.shownKilograms,
            let words = rack.text(kilograms, in: form.weightUnit)
        else { return nil }
        self.words = words
        if let tool = rack.tool {
            source = EquipmentTexts.withTool(tool.name)
            link = Link(EquipmentTexts.change, to: Paths.exerciseSetup(exercise.id))
        } else {
            source = EquipmentTexts.withUsualBar(Rack.usualWeight(form.weightUnit).text)
            link = Link(EquipmentTexts.setUp, to: Paths.equipment)
        }
    }
}

import Fitness
import Forms
import Racks
import Routines
import Texts
import Web

/// What a logging page shows about the last time.
struct LastTime {
    var text: String?
    /// What was done then in the place of this set.
    var inPlace: String?
    /// The sets of the last time, to log them again.
    var repetition: RepeatOffer?
    /// What the user noted for every time.
    var note = ""
    /// What the weight is put on.
    var rack: ExerciseRack?
}

/// A form that logs or changes something.
struct LoggingPage<Logged: TrackForm>: EntryPage {
    let view: CompiledView<Self>
    let form: Logged
    /// The name of the exercise or trackable.
    let title: String
    var last: LastTime
    /// The message above the form: why it is shown again.
    var notice: String?
    /// The timed workout in which it was logged.
    var workout: Link?
    /// What else recorded the session.
    var recordings: [KeptRecording] = []
    /// Whether it changes something that is logged.
    var isExisting = false
    let today: LocalDay

    var back: Link? {
        form.cancelPath.map { Link(returnPath == nil ? CommonTexts.backToTrack : CommonTexts.back, to: $0) }
    }
    var isChosen: Bool { form.subject.error == nil }
    /// The choice of another exercise for something that is logged.
    var otherSubject: Field? { isExisting && Logged.canChangeSubject ? form.subject : nil }
    var unit: String? { form.unit }
    var repetition: RepeatOffer? { last.repetition }
    var saveLabel: String { form.warnings.label(CommonTexts.save) }

    /// The day, if it is not today.
    var dayNote: String? {
        LocalDay(form.date.value).flatMap { $0 == today ? nil : $0.relativeText(today: today) }
    }

    /// Opens the folded fields when one of them has an error or a value; the date always has one.
    var isMoreOpen: Bool {
        otherSubject?.error != nil
            || form.fields.contains {
                $0.isFolded && ($0.error != nil || !$0.value.isEmpty && $0.name != form.date.name)
            }
    }
}

extension LoggingPage<StrengthSetForm> {
    var exerciseNote: String? { last.note.isEmpty ? nil : last.note }
    var hasRack: Bool { last.rack != nil }
    /// How the shown weight is put on.
    var loading: SetLoading? { last.rack.flatMap { SetLoading($0, form) } }
    /// Whether the form asks what the weight means.
    var hasLoad: Bool { form.chosen?.load == .bodyweight }
    var isReps: Bool { form.inputs.measure == .reps }
    var isHold: Bool { form.inputs.measure == .hold }
    var isCarry: Bool { form.inputs.measure == .carry }
    var distanceUnit: String { form.units.distance.rawValue }

    var weightStepper: Stepper {
        let step = form.units.weight == .kilograms ? 2.5 : 5
        return Stepper(form.inputs.weight, by: step, Figure(DecimalText.format(step), form.units.weight.symbol).text)
    }
    var repsStepper: Stepper { Stepper(form.inputs.reps, by: 1, CountTexts.reps(1)) }
}

/// A number with a button for a little less and one for a little more.
struct Stepper: Sendable {
    let field: Field
    let step: String
    let less: String
    let more: String

    init(_ field: Field, by step: Double, _ amount: String) {
        self.field = field
        self.step = DecimalText.format(step)
        less = TrackTexts.less(amount)
        more = TrackTexts.more(amount)
    }
}

/// How the weight in the form of a set is put on, and with what.
struct SetLoading: Sendable {
    let words: LoadingText
    /// "With Olympic bar"
    let source: String
    /// To the choice of another tool.
    let link: Link

    /// - Returns: nil if the form has no weight, or there is nothing to say about it.
    init?(_ rack: ExerciseRack, _ form: StrengthSetForm) {
        guard let exercise = form.chosen, let kilograms = form.inputs.shownKilograms,
            let words = rack.text(kilograms, in: form.units.weight)
        else { return nil }
        self.words = words
        if let tool = rack.tool {
            source = EquipmentTexts.withTool(tool.name)
            link = Link(EquipmentTexts.change, to: Paths.exerciseSetup(exercise.id))
        } else {
            source = EquipmentTexts.withUsualBar(Rack.usualWeight(form.units.weight).text)
            link = Link(EquipmentTexts.setUp, to: Paths.equipment)
        }
    }
}

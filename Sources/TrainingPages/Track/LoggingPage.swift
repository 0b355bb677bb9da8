import Fitness
import Forms
import Models
import Web

/// What a page that logs says of the time before.
struct LastTime {
    var text: String?
    /// What was done then, to be logged once more.
    var repetition: SetRepetition?
}

/// A form that logs or changes something.
struct LoggingPage<Logged: TrackForm>: EntryPage {
    let view: CompiledView<Self>
    let form: Logged
    /// What is logged: the exercise's or trackable's name.
    let title: String
    var last: LastTime
    /// What is said above the form: why it came back.
    var notice: String?
    /// The timed workout in which it was logged.
    var workout: Link?
    let today: LocalDay

    var back: Link? { form.cancelPath.map { Link(returnPath == nil ? "Back to Track" : "Back", to: $0) } }
    var isChosen: Bool { form.subject.error == nil }
    var unit: String? { form.unit }
    var repetition: SetRepetition? { last.repetition }
    var saveLabel: String { form.doubts.label("Save") }
    var hasLoad: Bool { (form.chosen as? Exercise)?.load == .bodyweight && form is StrengthSetForm }

    var returnPath: String? { (form as? StrengthSetForm)?.back?.path }

    /// The day, where it is another one than today.
    var dayNote: String? {
        LocalDay(form.date.value).flatMap { $0 == today ? nil : $0.relativeText(today: today) }
    }

    /// What is folded away is shown when it says something.
    var isMoreOpen: Bool {
        form.fields.contains { ["rpe", "note", "date"].contains($0.name) && $0.error != nil }
            || form.fields.contains { ["rpe", "note"].contains($0.name) && !$0.value.isEmpty }
    }
}

import Fitness
import Forms
import Models
import Web

/// A form that logs or changes something.
struct LoggingPage<Logged: LoggingForm>: EntryPage {
    let view: CompiledView<Self>
    let form: Logged
    /// What is logged: the exercise's or trackable's name.
    let title: String
    /// The unit that the form is shown in, for the form to say it again.
    let unit: String?
    /// What was done the last time.
    let last: String?
    var repetition: SetRepetition?
    /// What is said above the form: why it came back.
    var notice: String?
    /// The timed workout in which it was logged.
    var workout: Link?
    let today: LocalDay

    var back: Link? { form.cancelPath.map { Link(returnPath == nil ? "Back to Track" : "Back", to: $0) } }
    var token: String { form.token }
    var isChosen: Bool { form.subject.error == nil }
    var doubt: String? { form.doubts.areSettled ? nil : form.doubts.text }
    var saveLabel: String { form.doubts.areSettled ? "Save" : "Yes, that's correct" }
    var hasLoad: Bool { (form as? StrengthSetForm)?.exercise?.load == .bodyweight }

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

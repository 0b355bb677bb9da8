import Mustache

/// A form that logs or changes something.
struct LoggingPage<Logged: LoggingForm>: PageContent {
    let view: View
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

    func child(named name: String) -> Any? {
        switch name {
        case "back": form.cancelPath.map { Link(returnPath == nil ? "Back to Track" : "Back", to: $0) }
        case "returnPath": returnPath
        case "form": form
        case "title": title
        case "dayNote": dayNote
        case "last": last
        case "repetition": repetition
        case "unit": unit
        case "token": form.token
        case "isChosen": form.subject.error == nil
        case "notice": notice
        case "workout": workout
        case "doubt": form.doubts.areSettled ? nil : form.doubts.text
        case "saveLabel": form.doubts.areSettled ? "Save" : "Yes, that's correct"
        case "isMoreOpen": isMoreOpen
        case "hasLoad": (form as? StrengthSetForm)?.exercise?.load == .bodyweight
        default: nil
        }
    }

    private var returnPath: String? { (form as? StrengthSetForm)?.back?.path }

    /// The day, where it is another one than today.
    private var dayNote: String? {
        LocalDay(form.date.value).flatMap { $0 == today ? nil : $0.relativeText(today: today) }
    }

    /// What is folded away is shown when it says something.
    private var isMoreOpen: Bool {
        form.fields.contains { ["rpe", "note", "date"].contains($0.name) && $0.error != nil }
            || form.fields.contains { ["rpe", "note"].contains($0.name) && !$0.value.isEmpty }
    }
}

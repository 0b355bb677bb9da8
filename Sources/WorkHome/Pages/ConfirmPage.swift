import Mustache

/// Asks before something is gone for good.
struct ConfirmPage: PageContent {
    let view = View.confirm

    struct Question: Sendable, MustacheParent {
        let title: String
        let text: String
        let action: String
        let label: String
        let cancelPath: String
        /// A milder thing to do instead: its name, and where the form is posted then.
        var alternative: Link?

        func child(named name: String) -> Any? {
            switch name {
            case "title": title
            case "text": text
            case "action": action
            case "label": label
            case "cancelPath": cancelPath
            case "alternative": alternative
            default: nil
            }
        }
    }

    let question: Question

    func child(named name: String) -> Any? {
        switch name {
        case "confirm": question
        case "back": Link("Back", to: question.cancelPath)
        default: nil
        }
    }
}

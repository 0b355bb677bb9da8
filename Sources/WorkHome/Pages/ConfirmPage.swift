/// Asks before something is gone for good.
struct ConfirmPage: PageContent {
    var view: CompiledView<Self> { view_shared_confirm }

    struct Question: Sendable {
        let title: String
        let text: String
        let action: String
        let label: String
        let cancelPath: String
        /// A milder thing to do instead: its name, and where the form is posted then.
        var alternative: Link?
    }

    let question: Question

    var back: Link { Link("Back", to: question.cancelPath) }
}

import Texts

/// Asks for confirmation before a permanent deletion.
package struct ConfirmPage: PageContent {
    package var view: CompiledView<Self> { view_shared_confirm }

    package struct Question: Sendable {
        package let title: String
        package let text: String
        package let action: String
        package let label: String
        package let cancelPath: String
        /// A less drastic action: its label, and the address to which its form is posted.
        package var alternative: Link?

        package init(
            title: String, text: String, action: String, label: String, cancelPath: String, alternative: Link? = nil
        ) {
            self.title = title
            self.text = text
            self.action = action
            self.label = label
            self.cancelPath = cancelPath
            self.alternative = alternative
        }
    }

    package let question: Question

    package init(question: Question) {
        self.question = question
    }

    var back: Link { Link(CommonTexts.back, to: question.cancelPath) }
}

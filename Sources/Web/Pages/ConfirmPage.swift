import Forms
import HTTP
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

        /// Asks about the deletion of what has its page at a path.
        /// - Parameter canArchive: whether it can be archived instead.
        package init(_ title: String, _ text: String, deleting path: String, label: String, canArchive: Bool = false) {
            self.init(
                title: title, text: text, action: Paths.deletion(of: path), label: label, cancelPath: path,
                alternative: canArchive ? Link(CommonTexts.archiveInstead, to: Paths.archiving(of: path)) : nil)
        }
    }

    let question: Question

    var back: Link { Link(CommonTexts.back, to: question.cancelPath) }
}

extension MemberVisit {
    /// - Parameter title: the title of the page, if it is not the label of the button.
    package func ask(
        _ question: ConfirmPage.Question, title: String? = nil, destination: Destination? = nil
    ) throws -> Response {
        try page(ConfirmPage(question: question), title: title ?? question.label, destination: destination)
    }
}

import Forms

/// A page whose form logs something, and asks about values that hardly anybody means.
package protocol EntryPage: PageContent {
    associatedtype Entry: Form
    var form: Entry { get }
    /// Where the form leads back to, when it came from somewhere else.
    var returnPath: String? { get }
    var token: String { get }
    /// What is asked before the form is saved.
    var doubt: String? { get }
    var saveLabel: String { get }
}

extension EntryPage where Entry: LoggingForm {
    package var token: String { form.token }
    package var doubt: String? { form.doubts.unconfirmed }
}

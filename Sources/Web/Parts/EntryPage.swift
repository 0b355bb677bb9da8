import Forms

/// A page whose form logs something, and warns about implausible values.
package protocol EntryPage: PageContent {
    associatedtype Entry: Form
    var form: Entry { get }
    /// The page that the form returns to, if it was opened from elsewhere.
    var returnPath: String? { get }
    var token: String { get }
    /// The question to answer before the form is saved.
    var warning: String? { get }
    var saveLabel: String { get }
}

extension EntryPage where Entry: LoggingForm {
    package var token: String { form.token }
    package var returnPath: String? { form.back?.path }
    package var warning: String? { form.warnings.unconfirmed }
}

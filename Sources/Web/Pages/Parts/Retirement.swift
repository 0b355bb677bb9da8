import Forms

/// What can be done with a thing that is no longer needed: the content of `shared/_retirement` and of its card.
package struct Retirement: Sendable {
    let deletePath: String?
    let archiveAction: String?
    let restoreAction: String?
    /// What archiving means; nil on a page that says it elsewhere.
    let explanation: String?

    /// - Parameter path: the page of the thing.
    package init(of path: String, isArchived: Bool, canDelete: Bool = true, explanation: String? = nil) {
        deletePath = canDelete ? Paths.deletion(of: path) : nil
        archiveAction = isArchived ? nil : Paths.archiving(of: path)
        restoreAction = isArchived ? Paths.restoration(of: path) : nil
        self.explanation = explanation
    }
}

/// The content of `shared/_archived_row`, with a button that brings the thing back.
package struct ArchivedRow: Sendable {
    let title: String
    let icon: String
    let note: String
    let path: String?

    var restoreAction: String? { path.map { Paths.restoration(of: $0) } }

    /// - Parameter path: nil for those who only look.
    package init(_ title: String, icon: String, note: String, path: String?) {
        (self.title, self.icon, self.note, self.path) = (title, icon, note, path)
    }
}

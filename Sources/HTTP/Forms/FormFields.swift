/// The text fields of a submitted form in their order; a name may come several times, as a group of checkboxes does.
public struct FormFields: Sendable, Hashable {
    private let query: Query

    public init(_ query: Query = Query()) {
        self.query = query
    }

    /// Names and values in the order of the form.
    public var items: [Query.Item] { query.items }

    /// The first value of that name; nil when the form has no such field.
    public subscript(name: String) -> String? { query[name] }

    /// Every value of that name.
    public func values(of name: String) -> [String] { query.values(of: name) }
}

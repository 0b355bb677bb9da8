/// The text fields of a submitted form in order; a name may occur several times, as in a group of checkboxes.
public struct FormFields: Sendable, Hashable {
    private let query: Query

    public init(_ query: Query = Query()) {
        self.query = query
    }

    /// Names and values in the order of the form.
    public var items: [Query.Item] { query.items }

    /// The first value of the name; nil if the form has no such field.
    public subscript(name: String) -> String? { query[name] }

    /// Every value of the name.
    public func values(of name: String) -> [String] { query.values(of: name) }
}

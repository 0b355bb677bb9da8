import HTTPTypes

/// The text fields of a submitted form in order; a name may occur several times, as in a group of checkboxes.
public struct FormFields: Sendable, Hashable {
    private let query: Query

    public init(_ query: Query = Query()) { self.query = query }

    /// Names and values in the order of the form.
    public var items: [Query.Item] { query.items }

    /// The first value of the name; nil if the form has no such field.
    public subscript(name: String) -> String? { query[name] }

    /// Every value of the name.
    public func values(of name: String) -> [String] { query.values(of: name) }
}

extension Request {
    /// The fields of an `application/x-www-form-urlencoded` body (WHATWG URL §5.1). An empty body without a type is an
    /// empty form.
    /// - Parameter limit: the maximum length of the body in bytes.
    /// - Throws: `HTTPError` 415 for another type, 413 for a longer body, 400 for broken escapes, text that is not
    ///   UTF-8 or too many fields.
    public func form(limit: Int = 1 << 20) async throws -> FormFields {
        guard let type = headers[.contentType] else {
            guard try await body.next() == nil else { throw Self.unsupportedForm }
            return FormFields()
        }
        guard MediaType(type)?.essence == "application/x-www-form-urlencoded" else { throw Self.unsupportedForm }
        let bytes = try await body.collect(upTo: limit)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw HTTPError(.badRequest, "The form is not UTF-8 text.")
        }
        return FormFields(try Query(parsing: text))
    }

    static let unsupportedForm = HTTPError(.unsupportedMediaType, "The form has an unknown content type.")
}

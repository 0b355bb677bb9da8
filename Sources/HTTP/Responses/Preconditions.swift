import HTTPTypes

/// The conditions of a request, evaluated against the validators of the response (RFC 9110 §13).
struct Preconditions {
    enum Outcome {
        case proceed, notModified, failed
    }

    private let request: HTTPFields
    private let tag: EntityTag?
    private let lastModified: HTTPDate?

    init(request: HTTPFields, response: HTTPFields) {
        self.request = request
        tag = response[.eTag].flatMap { EntityTag(parsing: $0) }
        lastModified = response[.lastModified].flatMap { HTTPDate($0) }
    }

    var hasValidator: Bool { tag != nil || lastModified != nil }

    /// In the order of RFC 9110 §13.2.2: a condition on tags overrides one on dates.
    var outcome: Outcome {
        if let condition = request[.ifMatch] {
            guard matches(condition, { $0.matchesStrongly($1) }) else { return .failed }
        } else if let date = request[.ifUnmodifiedSince].flatMap({ HTTPDate($0) }), let lastModified {
            guard lastModified <= date else { return .failed }
        }
        if let condition = request[.ifNoneMatch] {
            return matches(condition, { $0.matchesWeakly($1) }) ? .notModified : .proceed
        }
        guard let date = request[.ifModifiedSince].flatMap({ HTTPDate($0) }), let lastModified else { return .proceed }
        return lastModified <= date ? .notModified : .proceed
    }

    /// Whether a range may be sent: always without `If-Range`, otherwise only if it matches exactly (§13.1.5).
    var allowsRange: Bool {
        guard let condition = request[.ifRange] else { return true }
        if let wanted = EntityTag(parsing: condition) { return tag.map(wanted.matchesStrongly) ?? false }
        guard let date = HTTPDate(condition) else { return false }
        return date == lastModified
    }

    private func matches(_ condition: String, _ compare: (EntityTag, EntityTag) -> Bool) -> Bool {
        guard let tag else { return condition[...].trimmingSpaces() == "*" }
        return tag.isNamed(in: condition, compare)
    }
}

extension EntityTag {
    fileprivate func isNamed(in condition: String, _ compare: (EntityTag, EntityTag) -> Bool) -> Bool {
        condition[...].trimmingSpaces() == "*" || Self.list(condition).contains { compare($0, self) }
    }
}

extension Request {
    /// Whether a resource whose representation has this tag may be changed: `If-Match` is absent or contains it (RFC
    /// 9110 §13.1.1).
    public func allowsChange(of tag: EntityTag) -> Bool {
        headers[.ifMatch].map { condition in tag.isNamed(in: condition) { $0.matchesStrongly($1) } } ?? true
    }

    /// Whether the client has the representation with this tag, by its `If-None-Match` (RFC 9110 §13.1.2).
    public func has(_ tag: EntityTag) -> Bool {
        headers[.ifNoneMatch].map { condition in tag.isNamed(in: condition) { $0.matchesWeakly($1) } } ?? false
    }
}

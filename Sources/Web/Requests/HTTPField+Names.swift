import HTTPTypes

extension HTTPField.Name {
    static let rateLimitLimit = named("RateLimit-Limit")
    static let rateLimitRemaining = named("RateLimit-Remaining")
    static let rateLimitReset = named("RateLimit-Reset")
    static let idempotencyKey = named("Idempotency-Key")
    package static let link = named("Link")
    /// Of an answer: whose page it is. Of a request that a service worker makes by itself: for whom.
    static let workHomePerson = named("WorkHome-Person")

    /// Which state of the person's rows a page is of: whoever comes back to an older one asks for it anew.
    static let workHomeRevision = named("WorkHome-Revision")

    private static func named(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header name.") }
        return name
    }
}

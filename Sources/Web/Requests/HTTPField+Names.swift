import HTTPTypes

extension HTTPField.Name {
    static let rateLimitLimit = named("RateLimit-Limit")
    static let rateLimitRemaining = named("RateLimit-Remaining")
    static let rateLimitReset = named("RateLimit-Reset")
    static let idempotencyKey = named("Idempotency-Key")
    package static let link = named("Link")
    /// In a response: the user whose page it is. In a request of a service worker: the user it is made for.
    static let workHomePerson = named("WorkHome-Person")

    /// The revision of the data that a page shows: a browser that goes back to an older one reloads it.
    static let workHomeRevision = named("WorkHome-Revision")

    private static func named(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header name.") }
        return name
    }
}

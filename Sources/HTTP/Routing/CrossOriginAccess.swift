import HTTPTypes

/// Whose scripts may read the answers from a browser, on other sites than ours (CORS, WHATWG Fetch §3.2): nobody's by
/// itself. A browser sends no cookies along, so a site gets as far as the token that it was given.
public struct CrossOriginAccess: Sendable {
    /// What a script may send beyond what a form can.
    private static let requestFields = "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match"
    /// What a script may see of an answer's head beyond its type.
    private static let responseFields =
        "ETag, Link, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, WWW-Authenticate"
    /// For so long a browser asks but once.
    private static let rememberedSeconds = 600

    /// Spelled as browsers send them.
    private let origins: Set<String>

    /// - Parameter origins: as `origin` spells them.
    public init(origins: some Sequence<String> = []) {
        self.origins = Set(origins)
    }

    /// An origin as a browser spells it in `Origin`: `https://app.example`, `http://localhost:3000`. Nil for anything that
    /// no browser would send: with a path, `null`, a wildcard.
    public static func origin(_ text: String) -> String? {
        guard let origin = WebOrigin(text), ["http", "https"].contains(origin.scheme),
            text.utf8.dropFirst(origin.scheme.utf8.count + 3).allSatisfy(isOfAuthority)
        else { return nil }
        return "\(origin.scheme)://\(origin.authority)"
    }

    private static func isOfAuthority(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    /// Says in an answer what its site may do with it, and in that to a preflight what may be asked.
    public func apply(to response: inout Response, of request: Request) {
        guard !origins.isEmpty else { return }
        // To everybody: a cache must not give one site the answer of another.
        response.addVary("Origin")
        guard let origin = request.headers[.origin], origins.contains(origin) else { return }
        response.headers[.accessControlAllowOrigin] = origin
        guard request.method == .options, request.headers[.accessControlRequestMethod] != nil else {
            response.headers[.accessControlExposeHeaders] = Self.responseFields
            return
        }
        response.headers[.accessControlAllowMethods] = response.headers[.allow]
        response.headers[.accessControlAllowHeaders] = Self.requestFields
        response.headers[.accessControlMaxAge] = String(Self.rememberedSeconds)
    }
}

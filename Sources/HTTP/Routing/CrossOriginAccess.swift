import HTTPTypes

/// The other sites whose scripts may read responses in a browser (CORS, WHATWG Fetch §3.2): none by default. Browsers
/// send no cookies along, so a site's access is limited to the token that it was given.
public struct CrossOriginAccess: Sendable {
    /// The headers that a script may send beyond those of a form.
    private static let requestFields = "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match"
    /// The response headers that a script may read beyond the content type.
    private static let responseFields =
        "ETag, Link, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, WWW-Authenticate"
    /// How long a browser may cache a preflight response.
    private static let rememberedSeconds = 600

    /// In the spelling of browsers.
    private let origins: Set<String>

    /// - Parameter origins: as `origin` spells them.
    public init(origins: some Sequence<String> = []) {
        self.origins = Set(origins)
    }

    /// An origin as in a browser's `Origin`: `https://app.example`, `http://localhost:3000`. Nil for anything that no
    /// browser sends: an origin with a path, `null`, a wildcard.
    public static func origin(_ text: String) -> String? {
        guard let origin = WebOrigin(text), ["http", "https"].contains(origin.scheme),
            text.utf8.dropFirst(origin.scheme.utf8.count + 3).allSatisfy(isAuthorityByte)
        else { return nil }
        return "\(origin.scheme)://\(origin.authority)"
    }

    private static func isAuthorityByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    /// Adds the CORS headers to a response; in the response to a preflight, also the allowed methods and headers.
    public func apply(to response: inout Response, of request: Request) {
        guard !origins.isEmpty else { return }
        // In every response: a cache must not give one site the response to another.
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

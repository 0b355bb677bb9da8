import HTTPTypes

/// Rejects requests that change something and that another site made a browser send.
///
/// A browser's `Sec-Fetch-Site` (W3C Fetch Metadata) tells which site started a request, but only on trusted origins,
/// not over plain http in a home network. There `Origin` (RFC 6454 §7) must be this site's own. Browsers that send no
/// `Origin` with a form still send a `Referer`, because our pages ask for `Referrer-Policy: same-origin`; a page
/// elsewhere can suppress it but can't make it name us. A request with none of the three is rejected.
public struct CrossOriginCheck: Sendable {
    public init() {}

    /// - Throws: `CrossOriginRefusal`.
    public func check(_ request: Request) throws {
        let own = WebOrigin(scheme: request.scheme.rawValue, authority: request.authority)
        guard !Self.safeMethods.contains(request.method), !isOwn(request, own) else { return }
        let sender =
            request.headers[.origin].flatMap { WebOrigin($0) } ?? request.headers[.referer].flatMap { WebOrigin($0) }
        throw CrossOriginRefusal(sender: sender == own ? nil : sender?.address, own: own.address)
    }

    private static let safeMethods: Set<HTTPRequest.Method> = [.get, .head, .options, .trace]

    private func isOwn(_ request: Request, _ own: WebOrigin) -> Bool {
        if let site = request.headers[.secFetchSite] { return site == "same-origin" || site == "none" }
        if let origin = request.headers[.origin] { return WebOrigin(origin) == own && hasNoPath(origin) }
        return request.headers[.referer].flatMap { WebOrigin($0) } == own
    }

    /// An `Origin` has no path.
    private func hasNoPath(_ origin: String) -> Bool {
        origin.utf8.count { $0 == UInt8(ascii: "/") } == 2
    }
}

/// A change that was not asked for by a page of this site. A proxy that drops the port from `Host` makes its own pages
/// look like that, so it names both addresses.
public struct CrossOriginRefusal: Error {
    /// The address of the page that sent the request, if the browser named another one than ours.
    public let sender: String?
    /// The address that the request was sent to, as it arrived here.
    public let own: String
}

/// Scheme, host and port, without the port if it is the scheme's default (RFC 6454 §4).
struct WebOrigin: Equatable {
    let scheme: String
    let authority: String

    var address: String { "\(scheme)://\(authority)" }

    init(scheme: String, authority: String) {
        self.scheme = scheme.lowercased()
        let authority = authority.lowercased()
        let port = self.scheme == "https" ? ":443" : ":80"
        self.authority = authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
    }

    /// The origin of an absolute address; nil for anything else, including `null`.
    init?(_ address: String) {
        guard let separator = address.firstRange(of: "://") else { return nil }
        let rest = address[separator.upperBound...]
        let authority = rest.prefix { !"/?#\\".contains($0) }
        guard !authority.isEmpty, !authority.contains("@") else { return nil }
        self.init(scheme: String(address[..<separator.lowerBound]), authority: String(authority))
    }
}

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
    public init(origins: some Sequence<String> = []) { self.origins = Set(origins) }

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

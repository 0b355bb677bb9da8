import HTTPTypes

/// The headers that tell a browser what pages of this site may do (CSP level 3, WHATWG Fetch and HTML, RFC 6797).
public struct SecurityHeaders: Sendable {
    /// Everything comes from this site: nothing inline, no frames, no plug-ins.
    public var contentSecurityPolicy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")
    public var permissionsPolicy = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
    /// How long a browser insists on https after a visit by https, in seconds.
    public var strictTransportSeconds = 31_536_000

    public init() {}

    /// Adds the headers that the handler has not set. `Strict-Transport-Security` is only sent over https, and only for
    /// this host: its subdomains may be served by something else.
    public func apply(to response: inout Response, scheme: Request.Scheme) {
        var headers: [(HTTPField.Name, String)] = [
            (.contentSecurityPolicy, contentSecurityPolicy),
            (.xContentTypeOptions, "nosniff"),
            // Not "no-referrer": the cross-origin check needs Origin and Referer on this site's forms.
            (.referrerPolicy, "same-origin"),
            (.crossOriginOpenerPolicy, "same-origin"),
            (.crossOriginResourcePolicy, "same-origin"),
            (.permissionsPolicy, permissionsPolicy),
        ]
        if scheme == .https { headers.append((.strictTransportSecurity, "max-age=\(strictTransportSeconds)")) }
        for (name, value) in headers where !response.headers.contains(name) {
            response.headers.append(HTTPField(name: name, value: value))
        }
    }
}

extension HTTPField.Name {
    /// Tells a browser to delete its stored data of this site (W3C Clear Site Data).
    public static let clearSiteData = standard("Clear-Site-Data")
    /// A token from programs that can't set `Authorization`.
    public static let xAPIKey = standard("X-API-Key")
    static let crossOriginOpenerPolicy = standard("Cross-Origin-Opener-Policy")
    public static let permissionsPolicy = standard("Permissions-Policy")
    public static let referrerPolicy = standard("Referrer-Policy")
    /// Whether search engines may index a response (Robots Exclusion Protocol's header).
    public static let robotsTag = standard("X-Robots-Tag")
    static let secFetchSite = standard("Sec-Fetch-Site")
    /// The destination of a browser's request (W3C Fetch Metadata): `document` for a page.
    public static let secFetchDest = standard("Sec-Fetch-Dest")

    private static func standard(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header name.") }
        return name
    }
}

import HTTPTypes

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

import HTTPTypes

extension HTTPField.Name {
    /// Tells a browser to forget what it kept of this site (W3C Clear Site Data).
    public static let clearSiteData = standard("Clear-Site-Data")
    /// Where programs put a token that have no say over `Authorization`.
    public static let xAPIKey = standard("X-API-Key")
    static let crossOriginOpenerPolicy = standard("Cross-Origin-Opener-Policy")
    public static let permissionsPolicy = standard("Permissions-Policy")
    public static let referrerPolicy = standard("Referrer-Policy")
    /// What search engines may keep of a response (Robots Exclusion Protocol's header).
    public static let robotsTag = standard("X-Robots-Tag")
    static let secFetchSite = standard("Sec-Fetch-Site")
    /// What a browser wants the answer for (W3C Fetch Metadata): `document` for a page.
    public static let secFetchDest = standard("Sec-Fetch-Dest")

    private static func standard(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is no header name.") }
        return name
    }
}

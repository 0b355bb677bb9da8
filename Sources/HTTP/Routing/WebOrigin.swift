/// Scheme, host and port, without the port if it is the scheme's default (RFC 6454 §4).
struct WebOrigin: Equatable {
    let scheme: String
    let authority: String

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

import HTTPTypes

/// The client of a request: the peer, or the one that a trusted proxy names.
struct ClientOrigin {
    private(set) var address: IPAddress
    private(set) var scheme: Request.Scheme

    init(_ fields: HTTPFields, peer: IPAddress, isProxy: Bool, context: ServerContext) {
        address = peer
        scheme = context.tls == nil ? .http : .https
        guard isProxy else { return }
        let proxies = context.configuration.trustedProxies
        address = Self.forwardedAddress(fields.values(named: "x-forwarded-for"), by: peer, through: proxies)
        if let last = fields.values(named: "x-forwarded-proto").last?.split(separator: ",").last,
            let forwarded = Request.Scheme(rawValue: last.trimmingSpaces().lowercased())
        {
            scheme = forwarded
        }
    }

    var addressText: String { address.description }

    /// Every proxy appends its peer's address, so only the right end is credible, as far as the proxies are trusted.
    static func forwardedAddress(_ values: [String], by peer: IPAddress, through proxies: [AddressRange]) -> IPAddress {
        var address = peer
        for entry in values.joined(separator: ",").split(separator: ",").reversed() {
            guard let next = Self.address(entry.trimmingSpaces()) else { break }
            address = next
            if !proxies.contains(where: { $0.contains(next) }) { break }
        }
        return address
    }

    /// An address with or without a port; an IPv6 one may be in brackets.
    private static func address(_ text: Substring) -> IPAddress? {
        if let address = IPAddress(text) { return address }
        guard text.first == "[" else {
            return text.firstIndex(of: ":").flatMap { IPAddress(text[..<$0]) }
        }
        return text.firstIndex(of: "]").flatMap { IPAddress(text[..<$0].dropFirst()) }
    }
}

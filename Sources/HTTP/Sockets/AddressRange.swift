/// An IP address or a block of them in CIDR notation (RFC 4632, RFC 4291 §2.3): `10.0.0.0/8`, `::1`, `fd00::/8`.
public struct AddressRange: Sendable, Hashable {
    private let base: IPAddress
    /// In the 128 bits of the IPv6 form.
    private let prefixBits: Int

    /// - Returns: nil if the text is not an address, or its prefix is longer than the address.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let base = IPAddress(first) else { return nil }
        let bits = base.isIPv4 ? 32 : 128
        var prefix = bits
        if parts.count > 1 {
            guard let given = Int(parts[1]), (0...bits).contains(given) else { return nil }
            prefix = given
        }
        self.base = base
        prefixBits = prefix + 128 - bits
    }

    func contains(_ address: IPAddress) -> Bool {
        let (highMask, lowMask) = Self.masks(prefixBits: prefixBits)
        return (address.high ^ base.high) & highMask == 0 && (address.low ^ base.low) & lowMask == 0
    }

    private static func masks(prefixBits: Int) -> (high: UInt64, low: UInt64) {
        // Swift's smart shift gives 0 for 64 and more.
        (~(UInt64.max >> min(prefixBits, 64)), ~(UInt64.max >> max(prefixBits - 64, 0)))
    }
}

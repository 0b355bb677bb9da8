import FlyingSocks
import Foundation

/// An IPv4 or IPv6 address. An IPv4-mapped address from an IPv6 socket (`::ffff:192.0.2.1`) equals the IPv4 one.
struct IPAddress: Sendable, Hashable, CustomStringConvertible {
    /// The address in network order, with IPv4 mapped into IPv6 (RFC 4291 §2.5.5.2).
    let high: UInt64
    let low: UInt64

    var isIPv4: Bool { high == 0 && low >> 32 == 0xFFFF }

    init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count <= 45, !text.utf8.contains(0) else { return nil }
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(four)
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            self.init(six)
        } else {
            return nil
        }
    }

    /// - Returns: nil for an address of another family than IPv4 and IPv6.
    init?(_ storage: sockaddr_storage) {
        if let address = try? sockaddr_in.make(from: storage) {
            self.init(address.sin_addr)
        } else if let address = try? sockaddr_in6.make(from: storage) {
            self.init(address.sin6_addr)
        } else {
            return nil
        }
    }

    /// The part that limits apply to: an IPv4 address, or the first 64 bits of an IPv6 one, because a household can
    /// choose the rest freely (RFC 4291 §2.5.4).
    var network: IPAddress { isIPv4 ? self : IPAddress(high: high, low: 0) }

    private init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

    private init(_ address: in_addr) {
        high = 0
        low = 0xFFFF << 32 | UInt64(UInt32(bigEndian: address.s_addr))
    }

    private init(_ address: in6_addr) {
        (high, low) = withUnsafeBytes(of: address) { bytes in
            (
                UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    var description: String {
        guard !isIPv4 else {
            return "\(low >> 24 & 255).\(low >> 16 & 255).\(low >> 8 & 255).\(low & 255)"
        }
        var bytes = (high.bigEndian, low.bigEndian)
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count))
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// The part of a client's address that limits apply to.
public enum ClientNetwork {
    /// - Parameter address: an IP address as text.
    /// - Returns: an IPv4 address, or the first 64 bits of an IPv6 address (`2001:db8:1:2::`); other text is unchanged.
    public static func of(_ address: String) -> String {
        IPAddress(address)?.network.description ?? address
    }
}

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

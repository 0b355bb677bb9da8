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

    private init(high: UInt64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

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

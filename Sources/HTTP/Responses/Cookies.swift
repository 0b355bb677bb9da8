import HTTPTypes

/// The cookies of a request, parsed leniently: anything but `name=value` is skipped (RFC 6265bis §5.8.3).
public struct Cookies: Sendable {
    /// Names and values as received, in order.
    public let pairs: [(name: String, value: String)]

    init(_ header: String?) {
        pairs = (header ?? "").utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
            guard let equals = pair.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let name = Substring(pair[..<equals]).trimmingSpaces()
            guard !name.isEmpty else { return nil }
            return (String(name), String(Substring(pair[equals...].dropFirst()).trimmingSpaces()))
        }
    }

    /// The first value of the name: browsers send the cookie with the longer path first.
    public subscript(name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }
}

extension Request {
    public var cookies: Cookies { Cookies(headers[.cookie]) }

    public func cookie(_ name: String) -> String? { cookies[name] }
}

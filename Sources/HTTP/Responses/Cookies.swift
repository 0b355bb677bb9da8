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

/// A cookie for the browser to store (RFC 6265bis §4.1), for this host alone: there is no `Domain`.
public struct SetCookie: Sendable, Hashable {
    public enum SameSite: String, Sendable {
        case strict = "Strict"
        case lax = "Lax"
        case none = "None"
    }

    public enum Invalid: Error, Equatable {
        /// The name is not a token (RFC 9110 §5.6.2).
        case name
        /// The value has a byte that is not a `cookie-octet`: encode it first.
        case value
        /// The path does not start with a slash, or has a semicolon or a byte that is not visible ASCII.
        case path
        /// A `__Host-` or `__Secure-` name or `SameSite=None` requires `Secure`, and `__Host-` also the path `/`.
        case prefix
    }

    public let name: String
    public let value: String
    public let path: String
    /// The lifetime in seconds; nil until the browser closes.
    public let maxAgeSeconds: Int?
    public let isHTTPOnly: Bool
    public let isSecure: Bool
    public let sameSite: SameSite

    public init(
        name: String,
        value: String,
        path: String = "/",
        maxAgeSeconds: Int? = nil,
        isHTTPOnly: Bool = true,
        isSecure: Bool = false,
        sameSite: SameSite = .lax
    ) throws(Invalid) {
        guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenByte) else { throw .name }
        guard value.utf8.allSatisfy(Self.isCookieOctet) else { throw .value }
        guard path.hasPrefix("/"), path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }) else {
            throw .path
        }
        let lowercased = name.lowercased()
        let isHostBound = lowercased.hasPrefix("__host-")
        let needsSecure = isHostBound || lowercased.hasPrefix("__secure-") || sameSite == .none
        guard isSecure || !needsSecure, path == "/" || !isHostBound else { throw .prefix }
        self.name = name
        self.value = value
        self.path = path
        self.maxAgeSeconds = maxAgeSeconds
        self.isHTTPOnly = isHTTPOnly
        self.isSecure = isSecure
        self.sameSite = sameSite
    }

    /// Makes the browser delete the cookie; path and `Secure` must be the same as when it was set.
    public static func removal(of name: String, path: String = "/", isSecure: Bool = false) throws(Invalid) -> SetCookie
    {
        try SetCookie(name: name, value: "", path: path, maxAgeSeconds: 0, isSecure: isSecure)
    }

    /// The value of the `Set-Cookie` header.
    public var headerValue: String {
        var parts = ["\(name)=\(value)", "Path=\(path)"]
        if let maxAgeSeconds { parts.append("Max-Age=\(maxAgeSeconds)") }
        if isHTTPOnly { parts.append("HttpOnly") }
        if isSecure { parts.append("Secure") }
        parts.append("SameSite=\(sameSite.rawValue)")
        return parts.joined(separator: "; ")
    }

    private static func isCookieOctet(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): false
        default: byte > 0x20 && byte < 0x7F
        }
    }
}

extension Response {
    /// Adds a `Set-Cookie` header to the existing ones.
    public mutating func setCookie(_ cookie: SetCookie) {
        headers.append(HTTPField(name: .setCookie, value: cookie.headerValue))
    }
}

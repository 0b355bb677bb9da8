import FlyingSocks
import Foundation

/// The address of a listening server.
public struct ListeningAddress: Sendable, Hashable, CustomStringConvertible {
    /// An IP address as text.
    public let host: String
    /// The actual port, even if 0 was requested.
    public let port: Int

    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

/// Why a server can't listen. The description is one line for the user.
public struct ListenError: Error, Sendable, CustomStringConvertible, LocalizedError {
    public let description: String
    public var errorDescription: String? { description }

    init(host: String, port: Int, reason: String) {
        let host = host.contains(":") ? "[\(host)]" : host
        description = "Cannot listen on \(host):\(port): \(reason)"
    }

    init(host: String, port: Int, error: any Error) {
        let reason =
            switch error {
            case SocketError.failed(_, EADDRINUSE, _): "the port is taken"
            case SocketError.failed(_, EACCES, _): "this port needs more permissions"
            case SocketError.failed(_, EADDRNOTAVAIL, _): "this machine does not have this address"
            case SocketError.failed(_, _, let message): message
            default: "\(error)"
            }
        self.init(host: host, port: port, reason: reason)
    }
}

/// A bound socket that accepts connections.
struct ListeningSocket {
    let socket: Socket
    let address: ListeningAddress

    /// - Parameter host: an address or a name; if the name has several addresses, the first is used.
    /// - Throws: `ListenError`.
    init(host: String, port: Int) throws {
        guard (0...65_535).contains(port) else {
            throw ListenError(host: host, port: port, reason: "this port does not exist")
        }
        let address = try Self.resolve(host: host, port: port)
        do {
            let socket = try Self.open(address)
            do {
                self.socket = socket
                self.address = try Self.name(of: socket)
            } catch {
                try socket.close()
                throw error
            }
        } catch {
            throw ListenError(host: host, port: port, error: error)
        }
    }

    private static func resolve(host: String, port: Int) throws -> any SocketAddress {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, String(port), &hints, &list)
        defer { if let list { freeaddrinfo(list) } }
        guard status == 0, let found = list?.pointee, let address = UnsafeRawPointer(found.ai_addr) else {
            throw ListenError(host: host, port: port, reason: "the host is unknown")
        }
        // FlyingSocks also accepts a `sockaddr_storage`, but then recurses endlessly on its family.
        return found.ai_family == AF_INET6
            ? address.loadUnaligned(as: sockaddr_in6.self) : address.loadUnaligned(as: sockaddr_in.self)
    }

    private static func open(_ address: some SocketAddress) throws -> Socket {
        let socket = try Socket(domain: Int32(address.family), type: .stream)
        do {
            // A restart must not wait for old connections in TIME_WAIT.
            try socket.setValue(true, for: .localAddressReuse)
            if Int32(address.family) == AF_INET6 {
                let onlyIPv6 = BoolSocketOption(level: Int32(IPPROTO_IPV6), name: IPV6_V6ONLY)
                try socket.setValue(false, for: onlyIPv6)
            }
            try socket.setFlags(.nonBlocking)
            try socket.closeOnExec()
            try socket.bind(to: address)
        } catch {
            try socket.close()
            throw error
        }
        // A failing `listen` closes the socket itself.
        try socket.listen(maxPendingConnection: 1_024)
        return socket
    }

    private static func name(of socket: Socket) throws -> ListeningAddress {
        switch try socket.sockname() {
        case .ip4(let host, let port), .ip6(let host, let port): ListeningAddress(host: host, port: Int(port))
        case .unix: throw SocketError.unsupportedAddress
        }
    }
}

extension Socket {
    /// Child processes must not keep the connections open.
    func closeOnExec() throws {
        guard fcntl(file.rawValue, F_SETFD, FD_CLOEXEC) == 0 else { throw SocketError.makeFailed("CloseOnExec") }
    }
}

/// The limit on descriptors of the process (RLIMIT_NOFILE), and how many of them are reserved.
///
/// Some are reserved for the database, for files, and for Dispatch, which aborts the process if it can't open one.
public enum DescriptorLimit {
    static let reservedCount = 32
    /// An idle server has 25 open, and each connection to the database two more.
    static let leastCount: rlim_t = 96

    /// Raises the limit to what the connections need, as far as the hard limit allows.
    /// - Throws: `DescriptorLimitError` if that is less than any server needs.
    public static func raise(toServe connectionCount: Int) throws {
        var limit = current
        // For connections that get a 503, open files, and the database.
        let wanted = rlim_t(connectionCount + 512)
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        guard limit.rlim_cur >= leastCount else { throw DescriptorLimitError(allowedCount: limit.rlim_cur) }
        // If it fails, the server accepts fewer connections at a time.
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Whether a new descriptor is one of the last. The kernel assigns the lowest free number, so all below are taken.
    static func isReserved(_ descriptor: Int32) -> Bool {
        rlim_t(descriptor) + rlim_t(reservedCount) >= current.rlim_cur
    }

    private static var current: rlimit {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return limit
    }
}

/// The process may open too few files and connections to serve anybody. The description is one line.
public struct DescriptorLimitError: Error, CustomStringConvertible {
    let allowedCount: rlim_t

    public var description: String {
        """
        WorkHome may have \(allowedCount) files open and needs \(DescriptorLimit.leastCount). Raise the limit: \
        ulimit -n, or LimitNOFILE of its service.
        """
    }
}

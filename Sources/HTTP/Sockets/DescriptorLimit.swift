import Foundation

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

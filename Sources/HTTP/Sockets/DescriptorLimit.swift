import Foundation

/// The limit on descriptors of the process (RLIMIT_NOFILE), and how many of them are reserved.
///
/// Some are reserved for the database, for files, and for Dispatch, which aborts the process if it can't open one.
enum DescriptorLimit {
    static let reservedCount = 32

    /// Raises the limit to what the connections need, as far as the hard limit allows.
    static func raise(toServe connectionCount: Int) {
        var limit = current
        // For connections that get a 503, open files, and the database.
        let wanted = rlim_t(connectionCount + 512)
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
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

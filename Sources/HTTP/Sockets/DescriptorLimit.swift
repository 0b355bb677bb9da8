import Foundation

/// How many descriptors the process may have (RLIMIT_NOFILE), and how many of them connections leave alone.
///
/// They leave some for the database, for files, and for Dispatch, which ends the process when it can't open one.
enum DescriptorLimit {
    static let reservedCount = 32

    /// Asks for what so many connections need, as far as the hard limit allows.
    static func raise(toServe connectionCount: Int) {
        var limit = current
        // Those that are told 503, files under way, the database.
        let wanted = rlim_t(connectionCount + 512)
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        // Without it the server takes fewer connections at a time.
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Whether a new descriptor is one of the last. The kernel gives the lowest free number, so all below are taken.
    static func isNear(_ descriptor: Int32) -> Bool {
        rlim_t(descriptor) + rlim_t(reservedCount) >= current.rlim_cur
    }

    private static var current: rlimit {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return limit
    }
}

#if DEBUG
import Foundation

/// A process that runs out of descriptors. Only for a test that runs in a process of its own: the limit applies to all
/// of it.
package enum FewDescriptors {
    /// Lowers the limit, so that taking all of them is quick.
    package static func limit(to count: Int) throws {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0 else { throw POSIXError(.EINVAL) }
        limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
        guard setrlimit(resource, &limit) == 0 else { throw POSIXError(.EINVAL) }
    }

    /// Runs a body while only some descriptors are left to open.
    package static func leaving<Value>(_ count: Int, _ body: () throws -> Value) rethrows -> Value {
        var taken: [Int32] = []
        while case let descriptor = dup(STDERR_FILENO), descriptor >= 0 { taken.append(descriptor) }
        defer { for descriptor in taken.dropLast(count) { close(descriptor) } }
        for descriptor in taken.suffix(count) { close(descriptor) }
        return try body()
    }
}
#endif

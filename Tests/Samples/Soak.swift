#if DEBUG
import Foundation

/// The amount of work of open-ended tests: a little in `bin/test`, all of it in `bin/soak`.
package enum Soak {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isLong = environment["WORKHOME_SOAK"] == "1"
    /// `bin/soak` chooses a new seed for each round and prints it.
    private static let offset = environment["WORKHOME_SEED"].flatMap(UInt64.init) ?? 0

    package static func amount(short: Int, long: Int) -> Int { isLong ? long : short }

    /// The seed of a test, the same in every run of `bin/test`.
    package static func seed(_ number: UInt64) -> UInt64 { number &+ offset }
}
#endif

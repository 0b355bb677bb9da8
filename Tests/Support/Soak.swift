import Foundation

/// How much the tests do that could go on for ever: a little of it in `bin/test`, all of it in `bin/soak`.
package enum Soak {
    private static let isLong = ProcessInfo.processInfo.environment["WORKHOME_SOAK"] == "1"

    package static func amount(short: Int, long: Int) -> Int { isLong ? long : short }
}

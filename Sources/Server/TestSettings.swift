#if DEBUG
import ArgumentParser
import Crypto
import Foundation
import WorkHome

/// Settings from the environment for servers in tests. Release builds don't contain them.
enum TestSettings {
    static func apply(to configuration: inout WorkHomeServer.Configuration) throws {
        if let text = Environment["WORKHOME_TEST_SCRYPT_COST"] {
            guard let cost = Int(text) else { throw ValidationError("\(text) is not a scrypt cost.") }
            configuration.scrypt = try ScryptParameters(log2N: cost, r: 8, p: 1)
        }
        if let tag = Environment["WORKHOME_TEST_LANGUAGE"] { configuration.language = tag }
        if let path = Environment["WORKHOME_TEST_CLOCK"] {
            configuration.clock = { Date() + secondsAhead(in: path) }
        }
    }

    /// The offset of the server's clock, which a test writes to a file instead of waiting.
    private static func secondsAhead(in path: String) -> Double {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), let seconds = Double(text) else {
            fatalError("\(path) holds no number of seconds.")
        }
        return seconds
    }
}
#endif

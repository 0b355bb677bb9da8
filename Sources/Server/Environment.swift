import ArgumentParser
import Crypto
import Foundation
import Models
import WorkHome

/// The environment of the process.
enum Environment {
    /// The value of a variable; nil if it is unset or empty, as it may be in a service manager's file.
    static subscript(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a variable turns something on.
    /// - Throws: if it is neither 1 nor 0.
    static func isOn(_ name: String) throws -> Bool {
        switch Environment[name] {
        case nil, "0": false
        case "1": true
        case let other?: throw ValidationError("\(name) must be 1 or 0, not \"\(other)\".")
        }
    }
}

/// The location of the data, for every command that uses them.
struct DataOptions: ParsableArguments {
    @Option(help: "The folder with the database and photos. [WORKHOME_DATA, data]")
    var data: String?

    /// - Parameter option: what was given for `--backups`.
    /// - Returns: the folder of the backups; nil for the one inside the data.
    static func backups(_ option: String?) throws -> String? {
        let given = option ?? Environment["WORKHOME_BACKUPS"]
        guard let path = given, let fault = DataFolders.fault(of: path) else { return given }
        throw ValidationError("Cannot use the backup folder \(path): \(fault).")
    }

    var folders: DataFolders { DataFolders(root: data ?? Environment["WORKHOME_DATA"] ?? "data") }
}

#if DEBUG
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

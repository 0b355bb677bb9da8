import ArgumentParser
import Foundation

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

import ArgumentParser
import Foundation

/// What the process was started with.
enum Environment {
    /// The value of a variable; nil when it is not set or empty, as a service manager's file may leave it.
    static subscript(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a variable turns something on.
    /// - Throws: when it is neither 1 nor 0.
    static func isOn(_ name: String) throws -> Bool {
        switch Environment[name] {
        case nil, "0": false
        case "1": true
        case let other?: throw ValidationError("\(name) must be 1 or 0, not \"\(other)\".")
        }
    }
}

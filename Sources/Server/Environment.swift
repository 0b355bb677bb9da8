import Foundation

/// What the process was started with.
enum Environment {
    /// The value of a variable; nil when it is not set or empty, as a service manager's file may leave it.
    static subscript(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

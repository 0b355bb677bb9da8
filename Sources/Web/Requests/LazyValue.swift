import Synchronization

/// A value that is created on first use and then kept.
package final class LazyValue<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)

    package func value(_ make: @Sendable () throws -> Value) rethrows -> Value {
        try kept.withLock { kept in
            if let kept { return kept }
            let made = try make()
            kept = made
            return made
        }
    }
}

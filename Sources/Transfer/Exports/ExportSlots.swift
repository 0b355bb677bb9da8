import Synchronization

/// Who is being exported: each person once at a time, and a few together, because each takes a thread and a connection.
package final class ExportSlots: Sendable {
    private static let most = 4

    private struct State {
        var slotCount = 0
        /// The number of each person's slot.
        var running: [Int64: Int] = [:]
        /// Whose last export broke off.
        var brokenOff: Set<Int64> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Held as long as the export runs.
    package final class Slot: Sendable {
        private let user: Int64
        private let number: Int
        private let slots: ExportSlots

        fileprivate init(user: Int64, number: Int, slots: ExportSlots) {
            self.user = user
            self.number = number
            self.slots = slots
        }

        deinit { release() }

        /// Runs the export, and remembers where it fails. Who leaves knows it.
        package func run(_ work: () throws -> Void) throws {
            defer { release() }
            do {
                try work()
            } catch {
                if !(error is CancellationError) { slots.state.withLock { _ = $0.brokenOff.insert(user) } }
                throw error
            }
        }

        /// For the end of the work, which may come before everybody has let go of the slot.
        func release() {
            slots.state.withLock { state in
                if state.running[user] == number { state.running[user] = nil }
            }
        }
    }

    /// - Returns: nil when one of theirs is running already, or too many are.
    package func take(for user: Int64) -> Slot? {
        let number: Int? = state.withLock { state in
            guard state.running.count < Self.most, state.running[user] == nil else { return nil }
            state.slotCount += 1
            state.running[user] = state.slotCount
            state.brokenOff.remove(user)
            return state.slotCount
        }
        return number.map { Slot(user: user, number: $0, slots: self) }
    }

    /// Whether the last export of theirs broke off: the answer had begun, so only another page can say it.
    package func hasBrokenOff(for user: Int64) -> Bool { state.withLock { $0.brokenOff.contains(user) } }
}

import Synchronization

/// Who is being exported: each person once at a time, and a few together, because each takes a thread and a connection.
final class ExportSlots: Sendable {
    private static let most = 4

    private struct State {
        var slotCount = 0
        /// The number of each person's slot.
        var running: [Int64: Int] = [:]
    }

    private let state = Mutex(State())

    /// Held as long as the export runs.
    final class Slot: Sendable {
        private let user: Int64
        private let number: Int
        private let slots: ExportSlots

        fileprivate init(user: Int64, number: Int, slots: ExportSlots) {
            self.user = user
            self.number = number
            self.slots = slots
        }

        deinit { release() }

        /// For the end of the work, which may come before everybody has let go of the slot.
        func release() {
            slots.state.withLock { state in
                if state.running[user] == number { state.running[user] = nil }
            }
        }
    }

    /// - Returns: nil when one of theirs is running already, or too many are.
    func take(for user: Int64) -> Slot? {
        let number: Int? = state.withLock { state in
            guard state.running.count < Self.most, state.running[user] == nil else { return nil }
            state.slotCount += 1
            state.running[user] = state.slotCount
            return state.slotCount
        }
        return number.map { Slot(user: user, number: $0, slots: self) }
    }
}

import Synchronization

/// The running exports: one per user, and only a few in total, because each takes a thread and a connection.
package final class ExportSlots: Sendable {
    private static let most = 4

    private struct State {
        var slotCount = 0
        /// The slot number of each user's export.
        var running: [Int64: Int] = [:]
        /// The users whose last export failed.
        var failedUsers: Set<Int64> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Held while the export runs.
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

        /// Runs the export and records a failure. A canceled download is not recorded, since the user knows of it.
        package func run(_ work: () throws -> Void) throws {
            defer { release() }
            do {
                try work()
            } catch {
                if !(error is CancellationError) { slots.state.withLock { _ = $0.failedUsers.insert(user) } }
                throw error
            }
        }

        /// Frees the slot when the work is done, which may be before the last reference to it is released.
        func release() {
            slots.state.withLock { state in
                if state.running[user] == number { state.running[user] = nil }
            }
        }
    }

    /// - Returns: nil if the user already has an export running, or too many exports are running.
    package func take(for user: Int64) -> Slot? {
        let number: Int? = state.withLock { state in
            guard state.running.count < Self.most, state.running[user] == nil else { return nil }
            state.slotCount += 1
            state.running[user] = state.slotCount
            state.failedUsers.remove(user)
            return state.slotCount
        }
        return number.map { Slot(user: user, number: $0, slots: self) }
    }

    /// Whether the user's last export failed: the response had already begun, so only a later page can show it.
    package func hasFailed(for user: Int64) -> Bool { state.withLock { $0.failedUsers.contains(user) } }
}

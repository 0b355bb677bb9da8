import Synchronization

/// How much may be tried for all the weights of one answer, so that nobody waits for somebody's odd plates. What is
/// beyond it is not known.
package final class RackBudget: Sendable {
    private let limit: Int
    private let used = Atomic(0)

    /// For two people's workouts, whose sets are tried in many orders.
    package static func together() -> RackBudget { RackBudget(steps: 6_000_000) }

    /// - Parameter steps: each is a sum of plates that is looked at.
    package init(steps: Int = 2_000_000) {
        limit = steps
    }

    var left: Int { max(0, limit - spent) }
    var spent: Int { used.load(ordering: .relaxed) }
    func spend(_ steps: Int) { used.wrappingAdd(steps, ordering: .relaxed) }
}

@testable import WorkHome

extension PageStates {
    /// Targets as they are, and after mistakes of every kind.
    mutating func addTargets(_ visit: MemberVisit) async throws {
        let today = visit.today
        let current = try await visit.read { try $1.dayTarget($0, on: today, today: today) }
        add(TargetsPage(visit.user, current: current, today: today), visit)
        var (computed, byHand) = (ComputedTargetForm(TargetChoices()), HandTargetForm(nil))
        (computed.sex.value, computed.activityLevel.value) = ("x", "")
        _ = computed.validate()
        _ = byHand.validate()
        byHand.doubts.add("Question?", if: true)
        add(TargetsPage(visit.user, current: current, today: today, computedForm: computed, handForm: byHand), visit)
    }
}

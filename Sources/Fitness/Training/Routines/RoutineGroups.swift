/// An exercise of a routine's list: it begins a group, or is joined to the one above as a superset. The first of a group
/// has its clock.
package protocol RoutineGroupMember {
    var isJoined: Bool { get set }
    var clock: GroupClock? { get set }
}

extension Array where Element: RoutineGroupMember {
    /// The clock of the group of each.
    package var groupClocks: [GroupClock?] {
        var clock: GroupClock?
        return enumerated().map { place, member in
            if place == 0 || !member.isJoined { clock = member.clock }
            return clock
        }
    }

    /// Without some of them. The rest of a superset stays one, and keeps its clock, when its first exercise is gone.
    package func keeping(_ isKept: (Element) throws -> Bool) rethrows -> [Element] {
        var (kept, isWithinGroup) = ([Element](), false)
        for (member, clock) in zip(self, groupClocks) {
            if !member.isJoined { isWithinGroup = false }
            guard try isKept(member) else { continue }
            var member = member
            member.isJoined = isWithinGroup
            member.clock = isWithinGroup ? nil : clock
            kept.append(member)
            isWithinGroup = true
        }
        return kept
    }
}

extension RoutineDraft.Entry: RoutineGroupMember {}

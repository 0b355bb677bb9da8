import GRDB
import Models

extension User.Routines {
    /// Moves an exercise up or down: within its superset, and at the end of that the whole superset.
    func move(_ database: Database, _ rows: [SessionRow], _ slot: String, by distance: Int) throws {
        var order = SlotOrder(rows.map { ($0.slot, $0.group) })
        for _ in 0..<min(distance.magnitude, UInt(rows.count)) { order.move(slot, isUp: distance < 0) }
        let bySlot = Dictionary(grouping: rows, by: \.slot)
        try arrange(database, order.slots.flatMap { bySlot[$0] ?? [] }.map(\.id))
    }

    /// Puts the rows of a session into an order.
    func arrange(_ database: Database, _ rows: [Int64]) throws {
        for (position, row) in rows.enumerated() {
            try database.run(
                """
                UPDATE routine_session_sets SET position = ?1 WHERE id = ?2 AND user_id = ?3 AND position <> ?1
                """, [position, row, user.id])
        }
    }
}

/// The order of a session's slots, in their supersets.
struct SlotOrder: Equatable {
    private(set) var groups: [[String]] = []

    /// - Parameter rows: the slot and the group of each set, in their order.
    init(_ rows: [(slot: String, group: Int)]) {
        var known: Set<String> = []
        var last: Int?
        for row in rows where known.insert(row.slot).inserted {
            if row.group == last {
                groups[groups.count - 1].append(row.slot)
            } else {
                groups.append([row.slot])
            }
            last = row.group
        }
    }

    var slots: [String] { groups.flatMap(\.self) }

    mutating func move(_ slot: String, isUp: Bool) {
        guard let group = groups.firstIndex(where: { $0.contains(slot) }),
            let index = groups[group].firstIndex(of: slot)
        else { return }
        let step = isUp ? -1 : 1
        if groups[group].indices.contains(index + step) {
            groups[group].swapAt(index, index + step)
        } else if groups.indices.contains(group + step) {
            groups.swapAt(group, group + step)
        }
    }
}

import Foundation

/// What a person adds under a name that no other one has.
package protocol NamedRow: Identifiable where ID == Int64 {
    var name: String { get }
}

extension String {
    /// The same for names that people take for the same: independent of case, spaces and how accents are composed.
    package var nameKey: String {
        precomposedStringWithCanonicalMapping.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Faults {
    /// What has the name already may keep it, though another one has it, too: an archive may bring both.
    /// - Throws: for a new name that another one of the rows has.
    package static func requireFree<Row: NamedRow>(
        _ name: String, among rows: [Row], over old: Row?, _ message: (Row) -> String
    ) throws {
        guard name != old?.name else { return }
        let key = name.nameKey
        if let taken = rows.first(where: { $0.id != old?.id && $0.name.nameKey == key }) {
            throw Faults("name", message(taken))
        }
    }

    /// - Throws: for one too many.
    package static func requireRoom(
        _ field: String = "name", for count: Int, atMost most: Int, _ message: (Int) -> String
    ) throws {
        if count >= most { throw Faults(field, message(most)) }
    }
}

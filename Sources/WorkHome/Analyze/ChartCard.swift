import Mustache

/// A chart with its numbers, on a card of its own.
struct ChartCard: Sendable, MustacheParent {
    let id: String
    let title: String
    var note: String?
    let svg: String
    let table: String
    var hasRecords = false
    var hasTrend = false

    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "title": title
        case "note": note
        case "svg": svg
        case "table": table
        case "hasRecords": hasRecords
        case "hasTrend": hasTrend
        default: nil
        }
    }
}

import Mustache

/// A chart with its numbers, on a card of its own.
struct ChartCard: Sendable, MustacheParent {
    let id: String
    let title: String
    var note: String?
    let svg: String
    let table: String
    /// What the link of a value is called; nil where values lead nowhere.
    var linkLabel: String?
    var hasRecords = false
    /// What the second line is; nil without one.
    var trendName: String?
    /// What the shade behind the line is; nil without one.
    var bandName: String?

    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "title": title
        case "note": note
        case "svg": svg
        case "table": table
        case "hasRecords": hasRecords
        case "hasLegend": hasRecords || trendName != nil || bandName != nil
        case "linkLabel": linkLabel
        case "trendName": trendName
        case "bandName": bandName
        default: nil
        }
    }
}

/// The numbers of a chart as an HTML table: an alternative for screen readers, and exact values for everyone.
public struct ChartTable: Sendable, Equatable {
    public var caption: String
    /// The heading of each column, the row names first.
    public var columns: [String]
    /// The cells of each row as text; the first names the row.
    public var rows: [[String]]
    /// The link of each row; empty, or one per row.
    public var links: [String]
    /// The column whose cell holds the row's link.
    public var linkColumn: Int

    public init(caption: String, columns: [String], rows: [[String]], links: [String] = [], linkColumn: Int = 0) {
        self.caption = caption
        self.columns = columns
        self.rows = rows
        self.links = links
        self.linkColumn = linkColumn
    }

    /// One `<table class="chart-table">` element with all text escaped.
    public func html() -> String {
        var markup = Markup(byteCapacity: 256 + 64 * rows.count)
        markup.literal("<table class=\"chart-table\"><caption>")
        markup.element(text: caption, closing: "</caption><thead><tr>")
        for column in columns {
            markup.literal("<th scope=\"col\">")
            markup.element(text: column, closing: "</th>")
        }
        markup.literal("</tr></thead><tbody>")
        for (index, row) in rows.enumerated() {
            write(row, link: index < links.count ? links[index] : nil, to: &markup)
        }
        markup.literal("</tbody></table>")
        return markup.string
    }

    private func write(_ row: [String], link: String?, to markup: inout Markup) {
        markup.literal("<tr>")
        for (index, cell) in row.enumerated() {
            markup.literal(index == 0 ? "<th scope=\"row\">" : "<td>")
            let link = index == linkColumn ? link : nil
            if let link { markup.attribute("<a href=\"", text: link, closing: "\">") }
            markup.text(cell)
            if link != nil { markup.literal("</a>") }
            markup.literal(index == 0 ? "</th>" : "</td>")
        }
        markup.literal("</tr>")
    }
}

/// What was said of the columns of an earlier file counts for the next one with the same.
extension [DataImport] {
    /// - Returns: what was said last of a file that has these columns in this order; nil where none was added.
    package func mapping(of table: CSVTable) -> CSVMapping? {
        guard let names = table.names,
            var mapping = first(where: { $0.summary.columnNames == names })?.summary.mapping
        else { return nil }
        // Other dates may be written otherwise, and most tell it.
        if let order = mapping.columns[.date].flatMap(table.dateOrder) { mapping.dateOrder = order }
        return mapping
    }
}

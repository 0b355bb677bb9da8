/// A mapping from an earlier import is reused for a file with the same columns.
extension [DataImport] {
    /// - Returns: the last mapping of a file with these columns in this order; nil if none was imported.
    package func mapping(of table: CSVTable) -> CSVMapping? {
        guard let names = table.names,
            var mapping = first(where: { $0.summary.columnNames == names })?.summary.mapping
        else { return nil }
        // The dates may be in another order this time, and usually show which.
        if let order = mapping.columns[.date].flatMap(table.dateOrder) { mapping.dateOrder = order }
        return mapping
    }
}

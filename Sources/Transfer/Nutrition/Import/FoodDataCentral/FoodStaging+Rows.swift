import DataFiles
import GRDB

extension FoodStaging {
    /// Stages the useful rows of a file. Unreadable rows are left out.
    /// - Parameter onChunk: called after each chunk, for the progress.
    /// - Throws: `FoodFileError` if required columns are missing.
    func add(
        _ member: ZipMember, _ file: FoodDataCentralFile, _ leftOut: inout FoodDataCentralImport.LeftOut,
        onChunk: () -> Void
    ) throws {
        try queue.write { database in
            let insertion = try database.cachedStatement(sql: file.insertion)
            try withoutActuallyEscaping(onChunk) { onChunk in
                var reader = try CSVReader {
                    onChunk()
                    return try member.nextChunk()
                }
                var record = CSVRecord()
                guard try reader.read(into: &record) == .record, let columns = CSVColumns(record, file.columns) else {
                    throw FoodFileError(name: member.name, columns: file.columns.needed)
                }
                while true {
                    switch try reader.read(into: &record) {
                    case .end: return
                    case .broken(let line): leftOut.add("\(member.name) line \(line) can't be read")
                    case .record:
                        switch file.row(record, columns) {
                        case .values(let values): try insertion.execute(arguments: StatementArguments(values))
                        case .notNeeded: break
                        case .broken: leftOut.add("\(member.name) line \(record.line) can't be read")
                        }
                    }
                }
            }
        }
    }
}

/// A file without the expected columns.
struct FoodFileError: Error, CustomStringConvertible {
    let name: String
    let columns: [String]

    var description: String { "\(name) must have the columns \(columns.joined(separator: ", "))." }
}

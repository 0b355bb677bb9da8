import Texts

/// Combines the content of an export's files: a single one, or those of a zip.
struct ImportCollector {
    /// Most lines of some files are no rows, such as rest timers.
    private static let maximumLines = 10 * ImportBuilder.maximumRows

    private let options: ImportOptions
    private var intake: ImportBuilder?
    private var notes: [String] = []
    /// The files of a zip that are not read, and how many there are of a kind.
    private var otherFiles: [String: Int] = [:]

    init(_ options: ImportOptions) { self.options = options }

    /// Reads a file in a known format, and counts any other.
    /// - Parameter name: the name inside the zip; nil for a single file.
    mutating func read(_ content: ImportContent, named name: String?) throws {
        guard try !take(content, named: name), let name else { return }
        // `route_2026-10-05.gpx` is one of many like it.
        let parts = name.split(whereSeparator: \.isNumber).filter { $0.contains(where: \.isLetter) }
        otherFiles[parts.isEmpty ? name : parts.joined(separator: "…"), default: 0] += 1
    }

    /// - Returns: false for a file that is not read.
    private mutating func take(_ content: ImportContent, named name: String?) throws -> Bool {
        guard content.isText else { return false }
        if content.isAppleHealth { return try readAppleHealth(content, named: name) }
        guard let mapping = options.mapping else { return try readCSV(content, named: name) }
        try readTable(content, mapping)
        return true
    }

    /// - Throws: `ImportError` if no file had a known format.
    func finish() throws -> ImportReading {
        guard var intake else { throw ImportError.unknown }
        for (file, count) in otherFiles { intake.remainder.add(.file, file, count) }
        return try intake.reading(notes: notes)
    }

    private mutating func readAppleHealth(_ content: ImportContent, named name: String?) throws -> Bool {
        guard intake == nil else { return false }
        var intake = try ImportBuilder(.appleHealth, options)
        intake.file = name
        self.intake = try AppleHealthReader(intake).read(content)
        return true
    }

    private mutating func readCSV(_ content: ImportContent, named name: String?) throws -> Bool {
        guard let delimiter = try delimiter(of: content) else { return false }
        var lines = try CSVLines(content, delimiter)
        guard case .record = try lines.next(), let format = Self.format(lines.header),
            name != nil || !MyFitnessPalFormat.isWeights(lines.header)
        else { return false }
        // No app makes a zip with the exports of two apps: the first format counts.
        var intake = try intake ?? ImportBuilder(type(of: format).format, options)
        guard intake.format == type(of: format).format else { return false }
        intake.file = name
        // A second reference to what was collected would copy all of it.
        self.intake = nil
        try read(&lines, by: format, into: &intake)
        self.intake = intake
        return true
    }

    /// Reads a file with a user's mapping of its columns.
    private mutating func readTable(_ content: ImportContent, _ mapping: CSVMapping) throws {
        var lines = try CSVLines(content, mapping.delimiter)
        guard case .record = try lines.next() else { return }
        var intake = try ImportBuilder(.table, options)
        // A table of an archive, by itself.
        intake.isOwn = ArchiveTable.all.contains { table in table.csv.map { $0.key } == lines.header.names }
        var reader: any CSVRowReader = MappedRowReader(mapping: mapping)
        if !mapping.hasHeader { try Self.take(lines.row, by: &reader, into: &intake) }
        try read(&lines, by: reader, into: &intake)
        self.intake = intake
    }

    /// Reads the remaining lines.
    private mutating func read(
        _ lines: inout CSVLines, by reader: any CSVRowReader, into intake: inout ImportBuilder
    ) throws {
        var reader = reader
        while true {
            switch try lines.next() {
            case .end:
                try reader.finish(into: &intake)
                if lines.text.encoding == .windows1252, notes.isEmpty { notes = [ImportTexts.readAsWindows1252] }
                return Self.noteRest(of: lines, in: &intake)
            case .broken(let line):
                try intake.fail(line: line, ImportRowError(reason: ImportTexts.rowUnreadable))
            case .record:
                guard lines.row.line <= Self.maximumLines else { throw ImportError.tooManyRows }
                if let secondTable = lines.secondTable { throw secondTable }
                try Self.take(lines.row, by: &reader, into: &intake)
            }
        }
    }

    private static func noteRest(of lines: CSVLines, in intake: inout ImportBuilder) {
        // A line of marks alone, such as "#", says nothing that could be missed.
        for line in lines.preamble where line.contains(where: { $0.isLetter || $0.isNumber }) {
            intake.remainder.add(.line, line)
        }
        let reason: ImportRemainder.Reason = intake.format == .table ? .unassignedColumn : .column
        for column in lines.unread { intake.remainder.add(reason, column.name, column.rows) }
    }

    private static func take(
        _ row: CSVRow, by reader: inout any CSVRowReader, into intake: inout ImportBuilder
    ) throws {
        row.use.count(row.record)
        do {
            try reader.read(row, into: &intake)
        } catch let error as ImportRowError {
            try intake.fail(line: row.line, error)
        }
    }

    /// The separator with which the column names are those of a known format.
    private func delimiter(of content: ImportContent) throws -> UInt8? {
        try CSVLines.delimiters.first { delimiter in
            var lines = try CSVLines(ImportContent(first: content.first) { nil }, delimiter)
            guard case .record = try lines.next() else { return false }
            return Self.format(lines.header) != nil
        }
    }

    private static func format(_ header: CSVHeader) -> (any CSVImportFormat)? {
        ImportFormat.csvFormats.lazy.compactMap { $0.init(header) }.first
    }
}

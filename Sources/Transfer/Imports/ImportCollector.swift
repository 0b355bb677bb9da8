import DataFiles
import Texts

/// Combines the content of an export's files: a single one, or those of a zip.
struct ImportCollector {
    /// Most lines of some files are no rows, such as rest timers.
    private static let maximumLines = 10 * ImportBuilder.maximumRows

    private let options: ImportOptions
    private var intake: ImportBuilder?
    private var notes: [String] = []

    init(_ options: ImportOptions) {
        self.options = options
    }

    /// Reads a file in a known format, and skips any other.
    /// - Parameter name: the name inside the zip; nil for a single file.
    mutating func read(_ content: ImportContent, named name: String?) throws {
        guard content.isText else { return }
        if content.isAppleHealth { return try readAppleHealth(content, named: name) }
        guard let mapping = options.mapping else { return try readCSV(content, named: name) }
        try readTable(content, mapping)
    }

    /// - Throws: `ImportError` if no file had a known format.
    func finish() throws -> ImportReading {
        guard let intake else { throw ImportError.unknown }
        return try intake.reading(notes: notes)
    }

    private mutating func readAppleHealth(_ content: ImportContent, named name: String?) throws {
        guard intake == nil else { return }
        var intake = try ImportBuilder(.appleHealth, options)
        intake.file = name
        self.intake = try AppleHealthReader(intake).read(content)
    }

    private mutating func readCSV(_ content: ImportContent, named name: String?) throws {
        guard let delimiter = try delimiter(of: content) else { return }
        var lines = try Lines(content, delimiter)
        guard case .record = try lines.next(), let format = Self.format(lines.header) else { return }
        // No app makes a zip with the exports of two apps: the first format counts.
        var intake = try intake ?? ImportBuilder(type(of: format).format, options)
        guard intake.format == type(of: format).format else { return }
        intake.file = name
        // A second reference to what was collected would copy all of it.
        self.intake = nil
        try read(&lines, by: format, into: &intake)
        self.intake = intake
    }

    /// Reads a file with a user's mapping of its columns.
    private mutating func readTable(_ content: ImportContent, _ mapping: CSVMapping) throws {
        var lines = try Lines(content, mapping.delimiter)
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
        _ lines: inout Lines, by reader: any CSVRowReader, into intake: inout ImportBuilder
    ) throws {
        var reader = reader
        while true {
            switch try lines.next() {
            case .end:
                if lines.text.encoding == .windows1252, notes.isEmpty { notes = [ImportTexts.readAsWindows1252] }
                return
            case .broken(let line):
                try intake.fail(line: line, ImportRowError(reason: ImportTexts.rowUnreadable))
            case .record:
                guard lines.row.line <= Self.maximumLines else { throw ImportError.tooManyRows }
                try Self.take(lines.row, by: &reader, into: &intake)
            }
        }
    }

    private static func take(
        _ row: CSVRow, by reader: inout any CSVRowReader, into intake: inout ImportBuilder
    ) throws {
        do {
            try reader.read(row, into: &intake)
        } catch let error as ImportRowError {
            try intake.fail(line: row.line, error)
        }
    }

    /// The records of a CSV file; the first one contains the column names.
    private struct Lines {
        let text: TextSource
        private let isDecimalComma: Bool
        private var reader: CSVReader
        private var record = CSVRecord()
        private(set) var header: CSVHeader

        init(_ content: ImportContent, _ delimiter: UInt8) throws {
            let text = TextSource(content.chunks())
            self.text = text
            isDecimalComma = delimiter == ImportCollector.semicolon
            reader = try CSVReader(delimiter: delimiter) { try text.nextChunk() }
            header = CSVHeader(CSVRecord(), isDecimalComma: isDecimalComma)
        }

        var row: CSVRow { CSVRow(header: header, record: record) }

        mutating func next() throws -> CSVReader.Reading {
            let reading = try reader.read(into: &record)
            if reading == .record, header.names.isEmpty {
                header = CSVHeader(record, isDecimalComma: isDecimalComma)
            }
            return reading
        }
    }

    private static let semicolon = UInt8(ascii: ";")

    /// The separator with which the first line is the header of a known format.
    private func delimiter(of content: ImportContent) throws -> UInt8? {
        try [UInt8(ascii: ","), Self.semicolon, UInt8(ascii: "\t")].first { delimiter in
            var record = CSVRecord()
            var chunks: [[UInt8]] = [content.first]
            let text = TextSource { chunks.popLast() }
            var reader = try CSVReader(delimiter: delimiter) { try text.nextChunk() }
            guard case .record = try reader.read(into: &record) else { return false }
            return Self.format(CSVHeader(record, isDecimalComma: false)) != nil
        }
    }

    private static func format(_ header: CSVHeader) -> (any CSVImportFormat)? {
        ImportFormat.csvFormats.lazy.compactMap { $0.init(header) }.first
    }
}

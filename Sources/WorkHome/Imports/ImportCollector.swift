import DataFiles

/// Puts together what the files of an export say: one, or those of a zip.
struct ImportCollector {
    private let options: ImportOptions
    private var intake: ImportIntake?
    private var notes: [String] = []

    init(_ options: ImportOptions) {
        self.options = options
    }

    /// Reads a file if it is one of a format, and passes over any other.
    /// - Parameter name: of a file of a zip; nil for one that came alone.
    mutating func read(_ content: ImportContent, named name: String?) throws {
        guard content.isText else { return }
        if content.isAppleHealth { return try readAppleHealth(content, named: name) }
        try readCSV(content, named: name)
    }

    /// - Throws: `ImportError` when no file was of a format.
    func finish() throws -> ImportReading {
        guard let intake else { throw ImportError.unknown }
        return ImportReading(
            format: intake.format, rows: intake.rows, problems: intake.problems, problemCount: intake.problemCount,
            questions: intake.questions, notes: notes)
    }

    private mutating func readAppleHealth(_ content: ImportContent, named name: String?) throws {
        guard intake == nil else { return }
        var intake = ImportIntake(.appleHealth, options)
        intake.file = name
        self.intake = try AppleHealthReader(intake).read(content)
    }

    private mutating func readCSV(_ content: ImportContent, named name: String?) throws {
        guard let delimiter = try delimiter(of: content) else { return }
        let text = TextSource(content.chunks())
        var reader = try CSVReader(delimiter: delimiter) { try text.nextChunk() }
        var record = CSVRecord()
        guard case .record = try reader.read(into: &record),
            var format = Self.format(CSVHeader(record, isDecimalComma: delimiter == Self.semicolon))
        else { return }
        let header = CSVHeader(record, isDecimalComma: delimiter == Self.semicolon)
        // A zip with the exports of two apps is none that an app made: the first one counts.
        var intake = intake ?? ImportIntake(type(of: format).format, options)
        guard intake.format == type(of: format).format else { return }
        intake.file = name
        while true {
            switch try reader.read(into: &record) {
            case .end:
                if text.encoding == .windows1252 { notes.append(Self.encodingNote) }
                self.intake = intake
                return
            case .broken(let line):
                intake.fail(line: line, "Its quotation marks don't belong together, or it is far too long.")
            case .record:
                do {
                    try format.read(CSVRow(header: header, record: record), into: &intake)
                } catch let error as ImportRowError {
                    intake.fail(line: record.line, error.reason)
                }
            }
        }
    }

    private static let semicolon = UInt8(ascii: ";")
    private static let encodingNote =
        "The file is not UTF-8. It was read as Windows-1252: see whether names with accents look right."

    /// The sign between its fields with which the first line is the header of a format.
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

/// Reads CSV (RFC 4180) a record at a time, however long the file is.
///
/// Fields may be quoted, with `""` for a quotation mark and line breaks inside; lines end with LF or CRLF; a byte order
/// mark and empty lines are skipped. Of a record that can't be read, only the first line is dropped: a stray quotation
/// mark must not swallow the rest of the file.
///
/// Some files with tabs never quote: each line is a record, and a quotation mark is a character like any other.
public struct CSVReader {
    public enum Reading: Equatable {
        case record
        /// A line that is not a record.
        case broken(line: Int)
        case end
    }

    /// The maximum size of a record in bytes.
    private static let maximumRecordLength = 1 << 20
    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private let delimiter: UInt8
    private let isQuoting: Bool
    private let nextChunk: () throws -> [UInt8]?
    private(set) var buffer: [UInt8] = []
    private var isComplete = false
    /// The index in the buffer where the next record begins.
    private var start = 0
    private var line = 1

    /// - Parameters:
    ///   - isQuoting: whether fields may be quoted.
    ///   - nextChunk: the next bytes of the file, nil after the last.
    public init(
        delimiter: UInt8 = UInt8(ascii: ","), isQuoting: Bool = true, nextChunk: @escaping () throws -> [UInt8]?
    ) throws {
        self.delimiter = delimiter
        self.isQuoting = isQuoting
        self.nextChunk = nextChunk
        while buffer.count < 3, !isComplete { try fill() }
        if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    }

    /// Reads the next record into one that is reused, because a file may have millions.
    /// - Throws: what `nextChunk` throws.
    public mutating func read(into record: inout CSVRecord) throws -> Reading {
        while let (end, lineCount) = try endOfRecord() {
            let range = start..<end
            record.line = line
            if Self.isBlank(buffer, range) {
                skip(to: end, lineCount: lineCount)
                continue
            }
            if range.count <= Self.maximumRecordLength, split(range, into: &record) {
                skip(to: end, lineCount: lineCount)
                return .record
            }
            let broken = line
            try skipLine()
            return .broken(line: broken)
        }
        return .end
    }

    private mutating func skip(to end: Int, lineCount: Int) {
        start = end
        line += lineCount
    }

    /// Keeps nothing of the line, which may be as long as the file.
    private mutating func skipLine() throws {
        while true {
            if let end = buffer[start...].firstIndex(of: Self.lineFeed) { return skip(to: end + 1, lineCount: 1) }
            skip(to: buffer.count, lineCount: 0)
            guard !isComplete else { return line += 1 }
            try fill()
        }
    }

    /// Drops what has been read and appends the next chunk.
    private mutating func fill() throws {
        buffer.removeSubrange(..<start)
        start = 0
        guard let chunk = try nextChunk() else {
            isComplete = true
            return
        }
        buffer.append(contentsOf: chunk)
    }

    /// - Returns: the index of the next record and the number of lines of this one; nil at the end.
    private mutating func endOfRecord() throws -> (end: Int, lineCount: Int)? {
        var scan = Scan(isQuoting: isQuoting)
        while true {
            if let end = scan.end(in: buffer, from: start) { return (end, scan.lineCount) }
            guard !isComplete, scan.length <= Self.maximumRecordLength else { break }
            try fill()
        }
        return start < buffer.count ? (buffer.count, scan.lineCount + 1) : nil
    }

    /// Looks for a line break outside quotation marks. With more bytes it resumes where it stopped.
    private struct Scan {
        let isQuoting: Bool
        var length = 0
        var isQuoted = false
        var lineCount = 0

        init(isQuoting: Bool) { self.isQuoting = isQuoting }

        mutating func end(in buffer: [UInt8], from start: Int) -> Int? {
            buffer.withUnsafeBufferPointer { bytes in
                var index = start + length
                while index < bytes.count {
                    let byte = bytes[index]
                    index += 1
                    if byte == CSVReader.quote, isQuoting {
                        isQuoted.toggle()
                    } else if byte == CSVReader.lineFeed {
                        lineCount += 1
                        if !isQuoted { return index }
                    }
                }
                length = index - start
                return nil
            }
        }
    }

    private static func isBlank(_ buffer: [UInt8], _ range: Range<Int>) -> Bool {
        range.count <= 2 && buffer[range].allSatisfy { $0 == lineFeed || $0 == carriageReturn }
    }

    /// - Returns: whether the range is a record.
    private func split(_ range: Range<Int>, into record: inout CSVRecord) -> Bool {
        record.bytes.removeAll(keepingCapacity: true)
        record.ends.removeAll(keepingCapacity: true)
        return buffer.withUnsafeBufferPointer { bytes in
            var end = range.upperBound
            if end > range.lowerBound, bytes[end - 1] == Self.lineFeed { end -= 1 }
            if end > range.lowerBound, bytes[end - 1] == Self.carriageReturn { end -= 1 }
            var index = range.lowerBound
            while true {
                let isQuoted = isQuoting && index < end && bytes[index] == Self.quote
                let next =
                    isQuoted ? quotedField(bytes, index + 1, end, &record) : plainField(bytes, index, end, &record)
                guard let next else { return false }
                record.ends.append(record.bytes.count)
                guard next < end else { return true }
                guard bytes[next] == delimiter else { return false }
                index = next + 1
            }
        }
    }

    private func plainField(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ record: inout CSVRecord
    ) -> Int? {
        var index = start
        while index < end, bytes[index] != delimiter {
            if bytes[index] == Self.quote, isQuoting { return nil }
            index += 1
        }
        record.bytes.append(contentsOf: bytes[start..<index])
        return index
    }

    private func quotedField(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ record: inout CSVRecord
    ) -> Int? {
        var (index, copied) = (start, start)
        while index < end {
            guard bytes[index] == Self.quote else {
                index += 1
                continue
            }
            if index + 1 < end, bytes[index + 1] == Self.quote {
                record.bytes.append(contentsOf: bytes[copied...index])
                index += 2
                copied = index
            } else {
                record.bytes.append(contentsOf: bytes[copied..<index])
                return index + 1
            }
        }
        return nil
    }
}

/// One record of a CSV file: its fields without the quotation marks around them.
public struct CSVRecord: Sendable {
    /// The line of the file in which the record begins, from 1.
    public internal(set) var line = 1
    /// The bytes of the fields one after the other, and where each ends.
    var bytes: [UInt8] = []
    var ends: [Int] = []

    public init() {}

    public var count: Int { ends.count }

    /// The UTF-8 of a field; empty if the record has no such field.
    public func bytes(_ index: Int) -> ArraySlice<UInt8> {
        guard ends.indices.contains(index) else { return [] }
        return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// Invalid UTF-8 is replaced, as the Unicode Standard recommends.
    public func text(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    /// A whole number in decimal digits; nil for anything else.
    public func integer(_ index: Int) -> Int64? {
        let field = bytes(index)
        guard !field.isEmpty, field.count <= 18 else { return nil }
        var number: Int64 = 0
        for byte in field {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int64(byte - 0x30)
        }
        return number
    }

    /// A finite number as `Double` reads it; nil for anything else.
    public func number(_ index: Int) -> Double? {
        Double(text(index)).flatMap { $0.isFinite ? $0 : nil }
    }
}

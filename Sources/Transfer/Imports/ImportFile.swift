import Crypto
import DataFiles
import Foundation
import Synchronization

/// The content of a file.
package struct ImportReading: Sendable {
    package let format: ImportFormat
    package var problems: [ImportProblem] = []
    package var problemCount = 0
    package var questions: Set<ImportQuestion> = []
    /// What the user should know about the file.
    package var notes: [String] = []
    /// nil for an archive, and for a file whose rows are not known yet.
    var storedRows: ImportedRows?
    package var exerciseNames: Set<ImportedName> = []
    var measures: Set<ImportedMeasure> = []
    /// The workouts that occur often.
    var workouts: [RepeatedWorkout.Latest] = []
    /// The order that the dates of an app's file show.
    var shownDateOrder: CSVDateOrder?

    /// A generic CSV file whose columns were not described yet.
    package static let undescribed = ImportReading(format: .table)
    /// A valid archive, before it is known which rows are new.
    package static let ofArchive = ImportReading(format: .archive)
}

/// An uploaded file. Its type is determined by its content, never by its name.
package struct ImportFile: Sendable {
    /// Of a file in a zip, in Unicode scalars.
    private static let longestName = 255

    package let path: String

    package init(path: String) { self.path = path }

    /// Reads the whole file; unreadable lines don't stop the others. Dates that can be read in two ways are read again
    /// when others below them have shown the order.
    /// - Parameter progress: called from time to time with the part that was read, 0 to 1.
    /// - Throws: `ImportError` if the format is unknown, and what `progress` throws.
    package func read(
        _ options: ImportOptions, progress: @escaping @Sendable (Double) throws -> Void = { _ in }
    ) throws -> ImportReading {
        let reading = try readOnce(options, progress)
        guard reading.questions.contains(.dateOrder), let order = reading.shownDateOrder else { return reading }
        var known = options
        known.dateOrder = order
        return try readOnce(known, progress)
    }

    private func readOnce(
        _ options: ImportOptions, _ progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> ImportReading {
        let file = try FileSource(path: path)
        let size = Double(max(file.size, 1))
        guard let first = try file.nextChunk() else { throw ImportError.empty }
        guard !Self.isZip(first) else {
            do {
                return try readZip(options, progress)
            } catch is ZipArchiveError {
                throw ImportError.damagedZip
            }
        }
        var collector = ImportCollector(options)
        let content = ImportContent(first: first) {
            try progress(Double(file.bytesRead) / size)
            return try file.nextChunk()
        }
        try collector.read(content, named: nil)
        return try collector.finish()
    }

    /// Analyzes a generic CSV file.
    /// - Returns: nil for any other file.
    package func table(progress: @escaping () throws -> Void = {}) throws -> CSVTable? {
        let first = try FileSource(path: path).nextChunk() ?? []
        return Self.isZip(first) ? nil : try CSVTable(ofFile: path, progress: progress)
    }

    static func isZip(_ first: [UInt8]) -> Bool { first.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

    package func digest() throws -> Data {
        let (file, digest) = (try FileSource(path: path), SHA256Stream())
        while let chunk = try file.nextChunk() { digest.update(chunk) }
        return Data(digest.finish())
    }

    private func readZip(
        _ options: ImportOptions, _ progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> ImportReading {
        let size = Double(max(try FileSource(path: path).size, 1))
        var collector = ImportCollector(options)
        var allowance = ZipAllowance()
        try ZipArchive(path: path).forEachFile { member in
            guard allowance.allowsAnotherFile() else { throw ImportError.bomb }
            guard let first = try member.nextChunk() else { return }
            guard allowance.allows(first.count, packed: member.archiveBytesRead) else { throw ImportError.bomb }
            if member.path.hasPrefix("xl/") { throw ImportError.spreadsheet }
            let content = ImportContent(first: first) {
                try progress(min(Double(member.archiveBytesRead) / size, 1))
                let chunk = try member.nextChunk()
                guard allowance.allows(chunk?.count ?? 0, packed: member.archiveBytesRead) else {
                    throw ImportError.bomb
                }
                return chunk
            }
            try collector.read(content, named: String(member.name.unicodeScalars.prefix(Self.longestName)))
        }
        return try collector.finish()
    }
}

/// How much a zip may unpack to: an app never makes a small file that would fill the disk.
struct ZipAllowance {
    static let maximumFiles = 100_000
    static let maximumBytes: Int64 = 16 << 30
    /// The highest plausible ratio of Deflate for text, unless it is extremely repetitive.
    static let highestRatio: Int64 = 200
    /// Below this size the ratio does not matter.
    private static let harmlessBytes: Int64 = 64 << 20

    private var files = 0
    private var bytes: Int64 = 0

    mutating func allowsAnotherFile() -> Bool {
        files += 1
        return files <= Self.maximumFiles
    }

    /// - Parameter packed: how many bytes of the zip were read so far.
    mutating func allows(_ count: Int, packed: Int64) -> Bool {
        bytes += Int64(count)
        let isHarmless = bytes <= Self.harmlessBytes || bytes / max(packed, 1) <= Self.highestRatio
        return bytes <= Self.maximumBytes && isHarmless
    }
}

/// The content of a file, with its first bytes to detect the type.
struct ImportContent {
    let first: [UInt8]
    let rest: () throws -> [UInt8]?

    /// All chunks from the beginning. Call it only once.
    func chunks() -> () throws -> [UInt8]? {
        var isFirst = true
        return {
            guard isFirst else { return try rest() }
            isFirst = false
            return first
        }
    }

    /// Whether it is an Apple Health export: its root element follows a long document type.
    var isAppleHealth: Bool {
        let start = Array(first.prefix(1_024))
        return ["<!DOCTYPE HealthData", "<HealthData"].contains {
            AppleHealthPreamble.find($0, in: start, from: 0) != nil
        }
    }

    /// Whether it can be text.
    var isText: Bool {
        let isUTF16 = first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF])
        return isUTF16 || !first.prefix(4_096).contains(0)
    }
}

/// The progress of the imports being read, added or undone, by user.
package final class ImportProgress: Sendable {
    private let parts = Mutex<[Int64: Double]>([:])
    private let stalled = Mutex<Set<Int64>>([])

    /// From 0 to 1; nil while nothing of this user is in progress.
    package func part(of user: Int64) -> Double? { parts.withLock { $0[user] } }

    /// Whether their work could not continue at the last try, for example because the disk is full.
    package func isStalled(_ user: Int64) -> Bool { stalled.withLock { $0.contains(user) } }

    func note(isStalled: Bool, _ user: Int64) {
        stalled.withLock { if isStalled { $0.insert(user) } else { $0.remove(user) } }
    }

    /// Tracks the progress of some work, which reports it from time to time.
    package func follow<Value>(
        _ user: Int64, _ work: (@escaping @Sendable (Double) -> Void) throws -> Value
    ) rethrows -> Value {
        defer { parts.withLock { $0[user] = nil } }
        return try work { part in self.parts.withLock { $0[user] = part } }
    }

    func follow<Value: Sendable>(
        _ user: Int64, _ work: @Sendable (@escaping @Sendable (Double) -> Void) async throws -> Value
    ) async rethrows -> Value {
        defer { parts.withLock { $0[user] = nil } }
        return try await work { part in self.parts.withLock { $0[user] = part } }
    }
}

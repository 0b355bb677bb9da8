import Foundation
import Subprocess

/// Decodes untrusted pictures in helper processes, which a bad picture can crash without harm to anything else.
public struct ImageProcessor: Sendable {
    /// The limits for one picture in this process. The helper limits its own memory and CPU time.
    public struct Limits: Sendable {
        public var inputBytes: Int
        /// The maximum size of the helper's reply.
        public var outputBytes: Int
        /// From the start of the helper to its end, without the time in the queue.
        public var wallTime: Duration
        public var concurrentDecodes: Int

        public init(
            inputBytes: Int = 30 << 20,
            outputBytes: Int = 8 << 20,
            wallTime: Duration = .seconds(30),
            concurrentDecodes: Int = ProcessInfo.processInfo.activeProcessorCount
        ) {
            self.inputBytes = inputBytes
            self.outputBytes = outputBytes
            self.wallTime = wallTime
            self.concurrentDecodes = concurrentDecodes
        }
    }

    /// The number of pictures that are decoded at a time; others wait.
    public var concurrentDecodes: Int { limits.concurrentDecodes }

    private let helper: HelperProcess
    private let limits: Limits
    private let slots: DecodeSlots
    private let files = BlockingQueue(label: "workhome.images.input")

    /// - Parameters:
    ///   - executable: The path of a program that, given `arguments`, ends with `ImageWorker.run()` as its exit code.
    ///   - limits: Copies of this processor share the limit on concurrent decodes.
    public init(executable: String, arguments: [String] = ["decode-image"], limits: Limits = Limits()) {
        self.limits = limits
        slots = DecodeSlots(count: limits.concurrentDecodes)
        helper = HelperProcess(
            executable: executable, arguments: arguments,
            wallTime: limits.wallTime, outputBytes: limits.outputBytes)
    }

    /// Starts a helper to check that it can decode pictures.
    ///
    /// - Throws: `NoDecoderError`
    public func check() async throws { try await helper.check() }

    /// - Parameter bytes: A whole file in one of the formats of `ImageFormat`.
    /// - Throws: `ImageError`, or `CancellationError` if the task is canceled; the helper has then ended too.
    public func process(_ bytes: [UInt8]) async throws -> ProcessedImage {
        try await decode { limit in try PictureFile(bytes: bytes, maximumBytes: limit) }
    }

    /// Reads the picture from a file, so that this process never holds it.
    ///
    /// - Parameter path: A regular file that does not change during the call.
    /// - Throws: as `process(_:)`; `ImageError.decoderFailed` also if the file cannot be read.
    public func process(file path: String) async throws -> ProcessedImage {
        try await decode { limit in try PictureFile(path: path, maximumBytes: limit) }
    }

    /// Looks for barcodes in a picture, of which nothing is kept.
    ///
    /// - Parameter bytes: A whole file in one of the formats of `ImageFormat`.
    /// - Returns: All that was read, right or wrong, in several sizes of the picture.
    /// - Throws: as `process(_:)`.
    public func barcodes(in bytes: [UInt8]) async throws -> [BarcodeSymbol] {
        try await run({ limit in try PictureFile(bytes: bytes, maximumBytes: limit) }, helper.barcodes)
    }

    /// - Throws: as `process(file:)`.
    public func barcodes(inFile path: String) async throws -> [BarcodeSymbol] {
        try await run({ limit in try PictureFile(path: path, maximumBytes: limit) }, helper.barcodes)
    }

    /// Decodes several pictures of one person. JPEGs share a helper, because starting one takes longer than decoding a
    /// small JPEG. If the shared helper fails because of one of them, each gets its own.
    ///
    /// - Returns: the results in the order of the pictures.
    /// - Throws: `CancellationError`
    public func process(batch pictures: [[UInt8]]) async throws -> [Result<ProcessedImage, ImageError>] {
        if pictures.count > 1, pictures.allSatisfy({ ImageFormat(sniffing: $0) == .jpeg }),
            let results = try await processTogether(pictures)
        {
            return results
        }
        var results: [Result<ProcessedImage, ImageError>] = []
        for picture in pictures {
            do {
                results.append(.success(try await process(picture)))
            } catch let error as ImageError {
                results.append(.failure(error))
            }
        }
        return results
    }

    private func processTogether(_ pictures: [[UInt8]]) async throws -> [Result<ProcessedImage, ImageError>]? {
        try await slots.withSlot {
            let limit = limits.inputBytes
            let file = try? await files.run {
                try PictureFile(bytes: Array(pictures.joined()), maximumBytes: limit)
            }
            guard let file else { return nil }
            return try await helper.decode(file, sizes: pictures.map(\.count))
        }
    }

    private func decode(_ open: @escaping @Sendable (Int) throws -> PictureFile) async throws -> ProcessedImage {
        try await run(open) { try await helper.decode($0) }
    }

    /// Runs a helper on a picture when its turn comes.
    private func run<Answer: Sendable>(
        _ open: @escaping @Sendable (Int) throws -> PictureFile, _ work: (PictureFile) async throws -> Answer
    ) async throws -> Answer {
        try await slots.withSlot {
            let limit = limits.inputBytes
            let file = try await files.run { try open(limit) }
            return try await work(file)
        }
    }
}

/// A picture ready to store and serve: upright, sRGB, without metadata.
public struct ProcessedImage: Sendable, Equatable {
    /// Width and height of `jpeg` in pixels; the longer side is at most `maximumSide`.
    public let width: Int
    public let height: Int
    /// The picture as a baseline JPEG of quality 80.
    public let jpeg: [UInt8]
    /// The center square as JPEG, `thumbnailSide` pixels a side, or the picture's shorter side if that is less.
    public let thumbnail: [UInt8]

    public static let maximumSide = 1024
    public static let thumbnailSide = 320
    public static let jpegQuality = 80

    /// The image with its original bytes instead of re-encoded ones, if those are already what this module makes: a
    /// JPEG of the same size without metadata. So repeated exports and imports don't change a picture.
    public func keeping(_ original: [UInt8]) -> ProcessedImage {
        guard let size = Self.sizeOfPlainJPEG(original), size == (width, height) else { return self }
        return ProcessedImage(width: width, height: height, jpeg: original, thumbnail: thumbnail)
    }

    /// Goes from marker to marker (ITU-T T.81, B.1.1) up to the start of the scan.
    /// - Returns: nil if the file is not a JPEG or has metadata (Exif, XMP, a comment).
    private static func sizeOfPlainJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
        var size: (width: Int, height: Int)?
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            switch marker {
            case 0xDA: return size
            case 0xE1...0xEF where marker != 0xE2, 0xFE: return nil
            case 0xC0...0xC3:
                size = (number(bytes, at: index + 7), number(bytes, at: index + 5))
            default: break
            }
            index += 2 + number(bytes, at: index + 2)
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> Int {
        Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }
}

/// Why a picture was refused. The raw value is the status byte that the helper process answers with.
public enum ImageError: UInt8, Error, Equatable, Sendable, CaseIterable {
    /// The first bytes match none of the accepted formats.
    case unsupportedFormat = 1
    /// The format is right, but the content is broken or truncated.
    case damaged = 2
    /// The header declares more than 100 megapixels.
    case tooManyPixels = 3
    /// The file has more bytes than the limit.
    case tooLarge = 4
    /// Decoding exceeded its time limit.
    case tookTooLong = 5
    /// The helper process could not be started, died, or answered with something other than a picture.
    case decoderFailed = 6
}

/// This machine has no decoder for pictures.
public struct NoDecoderError: Error, CustomStringConvertible {
    let reason: String

    public var description: String { "Photos can't be read on this machine: \(reason)" }
}

import Foundation
import Subprocess

/// Decodes untrusted pictures in helper processes, which a bad one can take down without harm to anything else.
public struct ImageProcessor: Sendable {
    /// What one picture may cost this process. The helper bounds its own memory and CPU time.
    public struct Limits: Sendable {
        public var inputBytes: Int
        /// What the helper may answer with.
        public var outputBytes: Int
        /// From the start of the helper to its end; waiting for a turn is not counted.
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

    /// How many pictures are decoded at a time; more wait.
    public var concurrentDecodes: Int { limits.concurrentDecodes }

    private let helper: HelperProcess
    private let limits: Limits
    private let slots: DecodeSlots
    private let files = BlockingQueue(label: "workhome.images.input")

    /// - Parameters:
    ///   - executable: The path of a program that, given `arguments`, ends with `ImageWorker.run()` as its exit code.
    ///   - limits: Copies of this processor share the bound on concurrent decodes.
    public init(executable: String, arguments: [String] = ["decode-image"], limits: Limits = Limits()) {
        self.limits = limits
        slots = DecodeSlots(count: limits.concurrentDecodes)
        helper = HelperProcess(
            executable: executable, arguments: arguments,
            wallTime: limits.wallTime, outputBytes: limits.outputBytes)
    }

    /// Has a helper say whether it could decode anything.
    ///
    /// - Throws: `NoDecoderError`
    public func check() async throws {
        try await helper.check()
    }

    /// - Parameter bytes: A whole file in one of the formats of `ImageFormat`.
    /// - Throws: `ImageError`, or `CancellationError` when the task is canceled; the helper has then ended too.
    public func process(_ bytes: [UInt8]) async throws -> ProcessedImage {
        try await decode { limit in try PictureFile(bytes: bytes, maximumBytes: limit) }
    }

    /// Reads the picture from a file, so that this process never holds it.
    ///
    /// - Parameter path: A regular file that nobody changes meanwhile.
    /// - Throws: as `process(_:)`; `ImageError.decoderFailed` also when the file cannot be read.
    public func process(file path: String) async throws -> ProcessedImage {
        try await decode { limit in try PictureFile(path: path, maximumBytes: limit) }
    }

    /// Decodes several pictures of one person. To start a helper takes longer than to decode a small JPEG, so that JPEGs share
    /// one; where it does not answer, because of one of them, each gets its own.
    ///
    /// - Returns: the result of each, in their order.
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
        try await slots.withSlot {
            let limit = limits.inputBytes
            let file = try await files.run { try open(limit) }
            return try await helper.decode(file)
        }
    }
}

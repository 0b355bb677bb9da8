import Foundation
import Subprocess

/// Decodes untrusted pictures, each in a helper process of its own that a bad one can take down alone.
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

    /// - Parameter bytes: A whole file in one of the formats of `ImageFormat`.
    /// - Throws: `ImageError`, or `CancellationError` when the task is cancelled; the helper has then ended too.
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

    private func decode(_ open: @escaping @Sendable (Int) throws -> PictureFile) async throws -> ProcessedImage {
        try await slots.withSlot {
            let limit = limits.inputBytes
            let file = try await files.run { try open(limit) }
            return try await helper.decode(file)
        }
    }
}

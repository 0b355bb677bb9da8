import CVips
import CZBar
import Foundation
import Glibc
import Subprocess

/// The helper process: reads one picture or several JPEGs from the file on standard input, writes a reply to standard
/// output, which must not be a file, and ends.
public enum ImageWorker {
    /// Runs the helper in this process. It limits the process permanently (memory, CPU time, files), so call it first
    /// and nothing after it.
    ///
    /// - Parameter sizes: The number of bytes of each of several JPEGs; empty for one picture of any format.
    /// - Returns: The exit code: 0 for a picture, 1 for a refusal (the reply is its reason), 2 if the reply could not
    ///   be written.
    public static func run(sizes: [Int] = []) -> Int32 {
        write(
            answer { file, decoder, format throws(ImageError) in
                guard !sizes.isEmpty else { return .picture(try decoder.decode(file, format: format)) }
                return .batch(try answers(decoder, file, sizes))
            })
    }

    /// Runs the helper for the barcodes of a picture instead, with the same limits.
    ///
    /// - Parameter isEnough: Whether what was found so far needs no look at further sizes of the picture.
    /// - Returns: The exit code, as for pictures; 0 also if there is no barcode.
    public static func readBarcodes(until isEnough: ([BarcodeSymbol]) -> Bool) -> Int32 {
        write(
            answer { file, decoder, format throws(ImageError) in
                let scanner = try BarcodeScanner()
                let picture = try decoder.decodeGray(file, format: format, to: BarcodeScanner.maximumSide)
                return .barcodes(try scanner.scan(picture, until: isEnough))
            })
    }

    private static func write(_ reply: WorkerReply) -> Int32 {
        guard DescriptorOutput.write(reply.bytes, to: STDOUT_FILENO) == 0 else { return 2 }
        if case .refusal = reply { return 1 }
        return 0
    }

    /// The system's reason why a helper cannot decode anything; nil if it can.
    public static func missing() -> String? {
        (workhome_load_vips() ?? workhome_load_zbar()).map { String(cString: $0) }
    }

    private static func answer(
        _ work: (UnsafeRawBufferPointer, ImageDecoder, ImageFormat) throws(ImageError) -> WorkerReply
    ) -> WorkerReply {
        do throws(ImageError) {
            let limits = WorkerLimits()
            try limits.apply()
            let file = try MappedFile(descriptor: STDIN_FILENO, maximumBytes: limits.inputBytes)
            guard let format = ImageFormat(sniffing: file.bytes) else { throw .unsupportedFormat }
            return try work(file.bytes, try ImageDecoder(startingFor: format), format)
        } catch {
            return .refusal(error)
        }
    }

    private static func answers(
        _ decoder: ImageDecoder, _ bytes: UnsafeRawBufferPointer, _ sizes: [Int]
    ) throws(ImageError) -> [Result<ProcessedImage, ImageError>] {
        guard sizes.allSatisfy({ $0 > 0 }), sizes.reduce(0, +) == bytes.count else { throw .decoderFailed }
        var start = 0
        return sizes.map { size in
            defer { start += size }
            let picture = UnsafeRawBufferPointer(rebasing: bytes[start..<start + size])
            return Result { () throws(ImageError) in try decoder.decode(picture, format: .jpeg) }
        }
    }
}

/// The bytes of an open file, mapped into memory until the process ends.
struct MappedFile {
    let bytes: UnsafeRawBufferPointer

    /// - Throws: `.tooLarge` above `maximumBytes`, `.unsupportedFormat` for an empty file, `.decoderFailed` if the
    ///   descriptor is not a file.
    init(descriptor: Int32, maximumBytes: Int) throws(ImageError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .decoderFailed }
        guard status.st_size > 0 else { throw .unsupportedFormat }
        guard status.st_size <= maximumBytes else { throw .tooLarge }
        let start = mmap(nil, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let start, start != MAP_FAILED else { throw .decoderFailed }
        bytes = UnsafeRawBufferPointer(start: start, count: status.st_size)
    }
}

/// One run of the helper process, within limits: one or several pictures in, a reply out.
struct HelperProcess: Sendable {
    let executable: String
    let arguments: [String]
    let wallTime: Duration
    let outputBytes: Int

    private enum Outcome {
        case ended(TerminationStatus, output: [UInt8])
        case failed
        case outOfTime
    }

    /// - Throws: `NoDecoderError` if no helper can decode anything on this machine.
    func check() async throws {
        try await withThrowingTaskGroup { group in
            group.addTask {
                let result = try await Subprocess.run(
                    .path(.init(executable)),
                    arguments: Arguments(arguments + ["--check"]),
                    environment: .custom(Self.environment),
                    output: .string(limit: 10_000)
                )
                guard result.terminationStatus.isSuccess else {
                    throw NoDecoderError(reason: result.standardOutput)
                }
            }
            group.addTask {
                try await Task.sleep(for: wallTime)
                throw NoDecoderError(reason: "its helper process does not answer")
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// - Throws: `ImageError`, or `CancellationError`. In either case the helper has ended.
    func decode(_ file: PictureFile) async throws -> ProcessedImage {
        guard case .picture(let image) = try await reply(to: file, arguments) else { throw ImageError.decoderFailed }
        return image
    }

    /// - Throws: as `decode(_:)`.
    func barcodes(in file: PictureFile) async throws -> [BarcodeSymbol] {
        guard case .barcodes(let symbols) = try await reply(to: file, arguments + ["--barcodes"]) else {
            throw ImageError.decoderFailed
        }
        return symbols
    }

    private func reply(to file: PictureFile, _ arguments: [String]) async throws -> WorkerReply {
        let outcome = await run(file, arguments)
        try Task.checkCancellation()
        switch outcome {
        case .outOfTime, .ended(.signaled(SIGXCPU), _):
            throw ImageError.tookTooLong
        case .failed, .ended(.signaled, _):
            throw ImageError.decoderFailed
        case .ended(.exited, let output):
            guard let reply = WorkerReply(parsing: output) else { throw ImageError.decoderFailed }
            if case .refusal(let error) = reply { throw error }
            return reply
        }
    }

    /// - Parameter sizes: the number of bytes of each JPEG in the file.
    /// - Returns: a result for each, or nil if the helper failed.
    /// - Throws: `CancellationError`. In that case the helper has ended.
    func decode(_ file: PictureFile, sizes: [Int]) async throws -> [Result<ProcessedImage, ImageError>]? {
        let outcome = await run(file, arguments + sizes.map(String.init))
        try Task.checkCancellation()
        guard case .ended(.exited, let output) = outcome, case .batch(let results)? = WorkerReply(parsing: output),
            results.count == sizes.count
        else { return nil }
        return results
    }

    /// Leaving the group waits for the helper, which the cancellation kills.
    private func run(_ file: PictureFile, _ arguments: [String]) async -> Outcome {
        await withTaskGroup(of: Outcome.self) { group in
            group.addTask { await spawn(file, arguments) }
            group.addTask {
                try? await Task.sleep(for: wallTime)
                return .outOfTime
            }
            let first = await group.next() ?? .failed
            group.cancelAll()
            return first
        }
    }

    private func spawn(_ file: PictureFile, _ arguments: [String]) async -> Outcome {
        // Passing the descriptor's number does not keep it open.
        defer { withExtendedLifetime(file) {} }
        guard Self.hasRoomForDescriptors(like: file.descriptor) else { return .failed }
        do {
            let result = try await Subprocess.run(
                .path(.init(executable)),
                arguments: Arguments(arguments),
                environment: .custom(Self.environment),
                input: .fileDescriptor(.init(rawValue: file.descriptor), closeAfterSpawningProcess: false),
                output: .bytes(limit: outputBytes)
            )
            return .ended(result.terminationStatus, output: result.standardOutput)
        } catch {
            return .failed
        }
    }

    /// Whether the system has enough descriptors for a run or two. Subprocess must not run out of them halfway: it
    /// would crash this process, wait forever, or, on first use, fail permanently.
    private static func hasRoomForDescriptors(like descriptor: Int32) -> Bool {
        let copies = (0..<neededDescriptors).map { _ in fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
        for copy in copies where copy >= 0 { close(copy) }
        return copies.allSatisfy { $0 >= 0 }
    }

    private static let neededDescriptors = 24

    /// Empty except for the path to the server's shared libraries.
    private static var environment: [Environment.Key: String] {
        // A memory pool per thread would use up the helper's limit on address space.
        var environment: [Environment.Key: String] = ["MALLOC_ARENA_MAX": "1"]
        environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        return environment
    }
}

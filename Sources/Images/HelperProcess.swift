import Foundation
import Subprocess

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

import Foundation
import Images
import Support
import Testing

/// A helper process that fails costs one error and nothing else.
@Suite struct HelperProcessTests {
    private func processor(
        shell script: String, wallTime: Duration = .seconds(60), concurrentDecodes: Int = 2
    ) -> ImageProcessor {
        ImageProcessor(
            executable: "/bin/sh", arguments: ["-c", script],
            limits: .init(wallTime: wallTime, concurrentDecodes: concurrentDecodes))
    }

    private func photo() throws -> [UInt8] {
        try Fixture.bytes("quadrants.jpg")
    }

    /// The process identifier that the script has written to the file `pid`.
    private func processIdentifier(in folder: TemporaryFolder) throws -> pid_t {
        let text = try String(contentsOfFile: folder.file("pid"), encoding: .utf8)
        return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    @Test(.timeLimit(.minutes(2))) func endsAHelperThatHangs() async throws {
        let folder = try TemporaryFolder()
        let processor = processor(
            shell: "echo $$ > \(folder.file("pid")); exec sleep 600", wallTime: .seconds(3))
        await #expect(throws: ImageError.tookTooLong) { try await processor.process(try photo()) }
        #expect(kill(try processIdentifier(in: folder), 0) == -1 && errno == ESRCH, "the helper is still there")
    }

    @Test(.timeLimit(.minutes(2))) func endsAHelperThatIgnoresSignalsAndItsInput() async throws {
        let processor = processor(
            shell: "trap '' TERM INT HUP; while :; do sleep 1; done", wallTime: .milliseconds(500))
        let large = try photo() + [UInt8](repeating: 0, count: 1 << 20)
        await #expect(throws: ImageError.tookTooLong) { try await processor.process(large) }
    }

    @Test(.timeLimit(.minutes(2))) func doesNotWaitForWhatAHelperLeavesBehind() async throws {
        let folder = try TemporaryFolder()
        let processor = processor(shell: "sleep 600 & echo $! > \(folder.file("pid"))")
        await #expect(throws: ImageError.decoderFailed) { try await processor.process(try photo()) }
        #expect(kill(try processIdentifier(in: folder), SIGKILL) == 0)
    }

    @Test(arguments: [
        "kill -SEGV $$", "kill -KILL $$", "exit 0", "exit 3", "echo nonsense", "printf '\\0'", "printf '\\377'",
        "printf '\\0\\0\\0\\0\\1\\0\\0\\0\\1\\177\\377\\377\\377\\0\\0\\0\\0xx'", "head -c 100000 /dev/urandom",
    ])
    func answersForAHelperThatCrashesOrTalksNonsense(script: String) async throws {
        await #expect(throws: ImageError.decoderFailed) { try await processor(shell: script).process(try photo()) }
    }

    @Test(arguments: ["kill -SEGV $$", "exit 0", "printf '\\376\\15'", "printf '\\377'", "cat > /dev/null"])
    func answersForAHelperThatCrashesOverBarcodes(script: String) async throws {
        await #expect(throws: ImageError.decoderFailed) {
            try await processor(shell: script).barcodes(in: try photo())
        }
    }

    @Test func asksForBarcodesByAnOption() async throws {
        let symbols = try await processor(shell: "[ \"$0\" = --barcodes ] && printf '\\376\\10\\2\\0013'")
            .barcodes(in: try photo())
        #expect(symbols == [BarcodeSymbol(kind: .ean8, digits: "3", lines: 2)])
    }

    @Test(.timeLimit(.minutes(2))) func endsAHelperThatHangsOverBarcodes() async throws {
        let processor = processor(shell: "exec sleep 600", wallTime: .seconds(1))
        await #expect(throws: ImageError.tookTooLong) { try await processor.barcodes(in: try photo()) }
    }

    @Test(.timeLimit(.minutes(2))) func stopsEndlessOutput() async throws {
        await #expect(throws: ImageError.decoderFailed) {
            try await processor(shell: "exec cat /dev/zero").process(try photo())
        }
    }

    @Test func cpuLimitCountsAsTakingTooLong() async throws {
        await #expect(throws: ImageError.tookTooLong) {
            try await processor(shell: "kill -XCPU $$").process(try photo())
        }
    }

    @Test func failsWithoutTheProgram() async throws {
        let processor = ImageProcessor(executable: "/nonexistent/workhome")
        await #expect(throws: ImageError.decoderFailed) { try await processor.process(try photo()) }
    }

    @Test(.timeLimit(.minutes(2))) func cancellationEndsTheHelper() async throws {
        let folder = try TemporaryFolder()
        let script =
            "echo $$ > \(folder.file("pid.new")); mv \(folder.file("pid.new")) \(folder.file("pid")); exec sleep 600"
        let processor = processor(shell: script)
        let bytes = try photo()
        let task = Task { try await processor.process(bytes) }
        let deadline = ContinuousClock.now + .seconds(60)
        while !FileManager.default.fileExists(atPath: folder.file("pid")), ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(10))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(kill(try processIdentifier(in: folder), 0) == -1 && errno == ESRCH, "the helper is still there")
    }

    @Test func severalShareAHelper() async throws {
        let folder = try TemporaryFolder()
        let processor = processor(
            shell: """
                echo "$0 $*" >> \(folder.file("log")); exec "\(Repository.workhome)" decode-image "$0" "$@"
                """)
        let photo = try photo()
        let results = try await processor.process(batch: [photo, photo, photo])
        #expect(results.map { try? $0.get().width } == [60, 60, 60])
        let size = photo.count
        #expect(try String(contentsOfFile: folder.file("log"), encoding: .utf8) == "\(size) \(size) \(size)\n")
    }

    @Test(arguments: ["kill -SEGV $$", "exit 3", "printf '\\377'", "printf '\\0'", "printf '\\377\\0\\0\\0\\1\\1'"])
    func eachGetsItsOwnHelperWhereASharedOneFails(script: String) async throws {
        let processor = processor(
            shell: "[ $# = 0 ] || { \(script); exit 1; }; exec \"\(Repository.workhome)\" decode-image")
        let results = try await processor.process(batch: [try photo(), try Fixture.bytes("progressive.jpg")])
        #expect(results.map { try? $0.get().width } == [60, 60])
    }

    @Test func keepsTheEnvironmentAndFilesToItself() async throws {
        let folder = try TemporaryFolder()
        let open = try FileHandle(forReadingFrom: URL(filePath: #filePath))
        defer { try? open.close() }
        let processor = processor(
            shell: """
                tr '\\0' '\\n' < /proc/$$/environ > \(folder.file("environment"))
                ls /proc/$$/fd > \(folder.file("files"))
                """)
        await #expect(throws: ImageError.decoderFailed) { try await processor.process(try photo()) }
        let environment = try String(contentsOfFile: folder.file("environment"), encoding: .utf8)
        let names = environment.split(separator: "\n").compactMap { $0.split(separator: "=").first }
        #expect(Set(names).subtracting(["MALLOC_ARENA_MAX", "LD_LIBRARY_PATH"]).isEmpty)
        let files = try String(contentsOfFile: folder.file("files"), encoding: .utf8)
        #expect(!files.split(separator: "\n").contains("\(open.fileDescriptor)"))
    }

    @Test func runsNoMoreHelpersAtATimeThanAllowed() async throws {
        let folder = try TemporaryFolder()
        let processor = processor(
            shell: "echo + >> \(folder.file("log")); sleep 0.3; echo - >> \(folder.file("log"))", concurrentDecodes: 2)
        let bytes = try photo()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { _ = try? await processor.process(bytes) }
            }
        }
        let log = try String(contentsOfFile: folder.file("log"), encoding: .utf8).split(separator: "\n")
        var running = 0
        var most = 0
        for line in log {
            running += line == "+" ? 1 : -1
            most = max(most, running)
        }
        #expect(log.count == 16)
        #expect(most == 2)
    }
}

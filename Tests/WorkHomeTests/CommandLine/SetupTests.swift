import Foundation
import Support
import Testing

/// `bin/setup`, on a machine with little software installed.
@Suite struct SetupTests {
    /// Runs it with the test's programs before the machine's in the path.
    private func setUp(with programs: [String: String]) async throws -> CommandRun {
        let folder = try TemporaryFolder()
        for (name, script) in programs {
            let path = "\(folder.path)/\(name)"
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        let program = try RunningProgram(
            [], executable: "\(Repository.root)/bin/setup",
            environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
        let status = try await program.end(within: RunningProgram.longestWork)
        return CommandRun(status: status, output: try program.output, errors: try program.errors)
    }

    @Test func whoHasNoRightsIsToldWhatIsMissing() async throws {
        let run = try await setUp(with: [
            "swift": "echo 'Swift version 6.3'", "id": "echo 1000", "sudo": "exit 1", "pkg-config": "exit 1",
            "apt-get": "exit 1", "apt-cache": "exit 0",
        ])
        let packages = "libsqlite3-dev libssl-dev libvips-dev libzbar-dev zlib1g-dev libarchive-dev libexpat1-dev"
        #expect(run.status == 1)
        #expect(run.errors.contains("these Debian packages are missing: \(packages). Only root can install them:"))
        #expect(run.errors.contains("apt-get install --no-install-recommends \(packages)\n"))
    }

    @Test func anOldSwiftIsTold() async throws {
        let run = try await setUp(with: ["swift": "echo 'Swift version 5.10'"])
        #expect(run.status == 1)
        #expect(run.errors.contains("Swift 6.2 or newer is needed, found 5.10."))
    }
}

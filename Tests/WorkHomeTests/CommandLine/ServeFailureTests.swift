import Foundation
import GRDB
import Support
import Testing

@testable import Storage
@testable import Models

/// Each failure gives one clear line and a matching exit status.
@Suite(.serialized) struct ServeFailureTests {
    private let folder: TemporaryFolder
    private var data: String { "\(folder.path)/data" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func serve(_ arguments: String...) async throws -> CommandRun {
        try await CommandRun.workhome(
            ["serve"] + (arguments.contains("--port") ? [] : ["--port", "0"])
                + (arguments.contains("--data") ? [] : ["--data", data]) + arguments)
    }

    private func expectOneLine(_ run: CommandRun, _ line: String) {
        #expect(run.status != 0)
        #expect(run.errorLines == [line])
        #expect(run.output.isEmpty)
    }

    @Test func aTakenPort() async throws {
        let first = try RunningProgram(["serve", "--port", "0", "--data", data])
        let port = try #require(try await first.address().port)
        let run = try await serve("--port", "\(port)", "--data", "\(folder.path)/other")
        #expect(run.status != 0)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("127.0.0.1:\(port)"))
        first.send(SIGTERM)
        #expect(try await first.end(within: .seconds(20)) == 0)
    }

    @Test func aDataFolderBelowAFile() async throws {
        try Data().write(to: URL(filePath: "\(folder.path)/file"))
        let path = "\(folder.path)/file/data"
        expectOneLine(
            try await serve("--data", path), "Error: Cannot use the data folder \(path): it can't be created.")
    }

    @Test func aDatabaseOfANewerVersion() async throws {
        let folders = DataFolders(root: data)
        try folders.create()
        let database = try AppDatabase(path: folders.database)
        try await database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999 from the future')") }
        try database.close()
        expectOneLine(
            try await serve(),
            "Error: The database was written by a newer version of WorkHome. Update WorkHome to open it.")
    }

    /// Fewer than an idle server has open, and fewer than leave room for connections.
    @Test(arguments: [12, 20, 30, 48, 95])
    func tooFewDescriptors(count: Int) async throws {
        let command = "ulimit -n \(count) && exec '\(Repository.workhome)' serve --port 0 --data '\(data)'"
        let program = try RunningProgram(["-c", command], executable: "/bin/sh")
        #expect(try await program.end(within: RunningProgram.longestWork) == 1)
        #expect(
            try program.errors
                == "Error: WorkHome may have \(count) files open and needs 96. Raise the limit: ulimit -n, or LimitNOFILE of its service.\n"
        )
        #expect(!FileManager.default.fileExists(atPath: data))
    }

    /// Only the process that decodes photos loads the libraries, so the server runs it to check.
    @Test(arguments: ["libvips.so.42", "libzbar.so.0"])
    func aBrokenPictureLibrary(name: String) async throws {
        try Data().write(to: URL(filePath: "\(folder.path)/\(name)"))
        let program = try RunningProgram(
            ["serve", "--port", "0", "--data", data], environment: ["LD_LIBRARY_PATH": folder.path])
        #expect(try await program.end(within: RunningProgram.longestWork) == 1)
        #expect(
            try program.errors
                == "Error: Photos can't be read on this machine: \(folder.path)/\(name): file too short\n")
    }

    @Test func missingAssets() async throws {
        let run = try await serve("--resources", folder.path)
        expectOneLine(run, "Error: The asset \"\(folder.path)/Public\" can't be read.")
        #expect(!FileManager.default.fileExists(atPath: data))
    }

    @Test func aSecondServerOnOneFolder() async throws {
        let first = try RunningProgram(["serve", "--port", "0", "--data", data])
        _ = try await first.address()
        expectOneLine(
            try await serve(), "Error: Cannot use the data folder \(data): another WorkHome is using it.")
        first.send(SIGTERM)
        #expect(try await first.end(within: .seconds(20)) == 0)
    }

    @Test(
        arguments: [
            (["--port", "http"], "The port must be a number from 0 to 65535, not \"http\"."),
            (
                ["--fdc-address", "nowhere"],
                "\"nowhere\" is not a valid http or https address."
            ),
            (["--contact", "Alex (at home)"], "\"Alex (at home)\" is not an email address or web page."),
            (["--port", "65536"], "The port must be a number from 0 to 65535, not \"65536\"."),
            (["--tls-cert", "a.pem"], "TLS needs both --tls-cert and --tls-key."),
            (["--trusted-proxies", "10.0.0.0/8,nonsense"], "\"nonsense\" is neither an IP address nor a CIDR block."),
            (["--log-level", "loud"], "There is no log level \"loud\"."),
            (["--colour", "red"], "Unknown option '--colour'"),
        ])
    func anOptionThatCannotBe(options: [String], message: String) async throws {
        let program = try RunningProgram(["serve", "--data", data] + options)
        #expect(try await program.end(within: RunningProgram.longestWork) == 64)
        #expect(try program.errors.hasPrefix("Error: \(message)"))
        #expect(!FileManager.default.fileExists(atPath: data))
    }

    @Test func anEnvironmentThatCannotBe() async throws {
        let run = try await CommandRun.workhome("serve", environment: ["PORT": "http", "WORKHOME_DATA": data])
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("Error: The port must be a number from 0 to 65535, not \"http\"."))
    }

    @Test func aCommandThatIsNone() async throws {
        let run = try await CommandRun.workhome("server")
        #expect(run.status == 64)
        #expect(run.errors == "Error: Unknown command “server”. Did you mean serve?\n")
    }
}

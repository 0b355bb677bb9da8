import Foundation
import Support
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import WorkHome

@Suite(.serialized) struct ServeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func start(environment: [String: String] = [:]) async throws -> (RunningProgram, URL) {
        let program = try RunningProgram(
            ["serve", "--port", "0", "--data", "\(folder.path)/data"],
            environment: environment)
        return (program, try await program.address())
    }

    private func stop(_ program: RunningProgram) async throws {
        program.send(SIGTERM)
        #expect(try await program.end(within: .seconds(20)) == 0)
    }

    /// They load a hundred other libraries, which only the process that decodes photos needs.
    @Test func aServerDoesNotHoldThePictureLibraries() async throws {
        let (program, _) = try await start()
        #expect(try program.mappings.contains("/libsqlite3.so"))
        for name in ["/libvips.so", "/libzbar.so"] { #expect(try !program.mappings.contains(name)) }
        try await stop(program)
    }

    @Test func aHangUpEndsNothing() async throws {
        let (program, address) = try await start()
        program.send(SIGHUP)
        try await Task.sleep(for: .milliseconds(200))
        #expect(try await Visitor(address).get("/healthz").status == 200)
        try await stop(program)
    }

    @Test func aHangUpMakesItReadTheCertificateAgain() async throws {
        let (old, new) = (try await Certificate(name: "old"), try await Certificate(name: "new"))
        let program = try RunningProgram([
            "serve", "--port", "0", "--data", "\(folder.path)/data",
            "--tls-cert", old.chainPath, "--tls-key", old.keyPath,
        ])
        let port = try #require(try await program.address().port)
        // The signal alone reloads the files even if they have not changed.
        program.send(SIGHUP)
        try await program.says("The certificate was reloaded.")
        try old.replace(with: new)
        program.send(SIGHUP)
        try await program.says("The certificate was reloaded.", times: 2)
        let shown = try await OpenSSL.run(["s_client", "-connect", "127.0.0.1:\(port)"], input: "Q\n").output
        #expect(shown.names("new"))
        try await stop(program)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func stopsWhenItIsToldAndLeavesOneFile(signal: Int32) async throws {
        let (program, address) = try await start()
        let visitor = Visitor(address)
        try await visitor.post("/register", Cast.alex.registration)
        #expect(try await visitor.post("/login", Cast.alex.credentials).text.contains("Good "))
        program.send(signal)
        #expect(try await program.end(within: .seconds(20)) == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/data").sorted()
        #expect(files == ["images", "imports", "uploads", "workhome.lock", "workhome.sqlite"])
        #expect(try program.errors.contains("message=\"WorkHome has stopped.\""))
    }

    @Test func whatWasKeptIsThereAfterARestart() async throws {
        let (first, address) = try await start()
        try await Visitor(address).post("/register", Cast.alex.registration)
        try await stop(first)
        let (second, other) = try await start()
        #expect(try await Visitor(other).post("/login", Cast.alex.credentials).text.contains("Good "))
        try await stop(second)
    }

    @Test func noSecretIsInTheLog() async throws {
        let (program, address) = try await start(environment: ["WORKHOME_LOG_LEVEL": "trace"])
        let visitor = Visitor(address)
        try await visitor.post("/register", Cast.alex.registration)
        try await visitor.post("/login", [FormValue("email", Cast.alex.email), FormValue("password", "wrong-one")])
        try await visitor.post("/login", Cast.alex.credentials)
        let token = try #require(visitor.cookie("workhome"))
        try await visitor.post(
            "/profile/password",
            [FormValue("current_password", Cast.alex.password), FormValue("new_password", "brand-new-one")])
        let newToken = try #require(visitor.cookie("workhome"))
        #expect(newToken != token)
        _ = try await visitor.get("/profile?password=in-the-address")
        try await stop(program)
        let log = try program.errors
        #expect(log.contains("path=/profile/password"))
        let secrets = [
            Cast.alex.password, "wrong-one", "brand-new-one", token, newToken, "in-the-address", Cast.alex.email,
        ]
        for secret in secrets {
            #expect(!log.contains(secret), "\(secret)")
            #expect(!log.contains(secret.replacing(" ", with: "%20")), "\(secret)")
            #expect(!log.contains(secret.replacing(" ", with: "+")), "\(secret)")
        }
    }

    @Test func aRequestIsALineWithItsStatus() async throws {
        let (program, address) = try await start()
        let visitor = Visitor(address)
        _ = try await visitor.get("/nowhere")
        #expect(try await visitor.get("/healthz").text == "ok")
        try await stop(program)
        let lines = try program.errors.split(separator: "\n").filter { $0.contains("message=request") }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("status=404") == true)
        #expect(lines.first?.contains("path=/nowhere") == true)
        #expect(lines.last?.contains("status=200") == true)
    }

    @Test func asFewDescriptorsAsItNeeds() async throws {
        let command = "ulimit -n 96 && exec '\(Repository.workhome)' serve --port 0 --data '\(folder.path)/data'"
        let program = try RunningProgram(["-c", command], executable: "/bin/sh")
        let visitor = Visitor(try await program.address())
        for _ in 0..<3 { #expect(try await visitor.get("/login").status == 200) }
        program.send(SIGTERM)
        #expect(try await program.end(within: .seconds(20)) == 0)
    }

    @Test func theDataAreTheirOwnersAlone() async throws {
        let (program, address) = try await start()
        _ = try await Visitor(address).get("/healthz")
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/data")
        #expect(attributes[.posixPermissions] as? Int == 0o700)
        try await stop(program)
    }
}

/// A client with cookies that uses a socket and follows redirects.
private struct Visitor {
    private let address: URL
    private let session = URLSession(configuration: .ephemeral)

    struct Page {
        let status: Int
        let text: String
    }

    init(_ address: URL) {
        self.address = address
    }

    func get(_ path: String) async throws -> Page {
        try await send(request(path))
    }

    @discardableResult
    func post(_ path: String, _ values: [FormValue]) async throws -> Page {
        let body = FormBody.urlEncoded(values)
        var request = try request(path)
        request.httpMethod = "POST"
        request.setValue("same-origin", forHTTPHeaderField: "Sec-Fetch-Site")
        request.setValue(body.contentType, forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(body.bytes)
        return try await send(request)
    }

    func cookie(_ name: String) -> String? {
        session.configuration.httpCookieStorage?.cookies?.first { $0.name == name }?.value
    }

    private func request(_ path: String) throws -> URLRequest {
        guard let url = URL(string: path, relativeTo: address) else { throw URLError(.badURL) }
        return URLRequest(url: url, timeoutInterval: 60)
    }

    private func send(_ request: URLRequest) async throws -> Page {
        let (data, response) = try await session.data(for: request)
        return Page(
            status: (response as? HTTPURLResponse)?.statusCode ?? 0, text: String(decoding: data, as: UTF8.self))
    }
}

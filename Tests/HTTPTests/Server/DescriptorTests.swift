import FlyingSocks
import Foundation
import Support
import Testing

@testable import HTTP

/// Tests that change the number of descriptors run in a separate process, because the limit applies to all of it.
@Suite(.serialized) struct DescriptorTests {
    private static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func setDescriptorLimit(_ count: Int) throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
    }

    private static func highestDescriptor() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int($0) }.max() ?? 0
    }

    /// One more descriptor; nil once all below the given number are taken.
    private static func copy(below end: Int) -> Int32? {
        let copy = dup(2)
        guard copy >= end else { return copy < 0 ? nil : copy }
        close(copy)
        return nil
    }

    @Test("A server with few descriptors left serves the old connections, and new ones once there is room")
    func fewLeft() async {
        await #expect(processExitsWith: .success) {
            try await withServer { server in
                let old = try await server.client()
                try await old.send(Self.get)
                #expect(try await old.readAnswer().status == 200)
                // Above those that the process has, also from its parent, so that none of them is a reserved one.
                let end = try Self.highestDescriptor() + 64
                try Self.setDescriptorLimit(end + DescriptorLimit.reservedCount)
                // Never the reserved ones: Dispatch ends a process in which it finds none left.
                var filler: [Int32] = []
                while let copy = Self.copy(below: end) { filler.append(copy) }
                for _ in 0..<2 {
                    let refused = try await server.client()
                    let start = ContinuousClock.now
                    #expect(await (try? refused.readToEnd()) ?? "" == "")
                    #expect(start.duration(to: .now) < .seconds(5), "closed, not left waiting")
                }
                let warnings = server.log.events.filter { $0.level == .error }
                #expect(warnings.count == 1, "one line a burst")
                try await old.send(Self.get)
                #expect(try await old.readAnswer().status == 200)
                for descriptor in filler { close(descriptor) }
                let new = try await server.client()
                try await new.send(Self.get)
                #expect(try await new.readAnswer().status == 200)
            }
        }
    }

    @Test("Errors of accept(2) neither end the server nor fill its log")
    func acceptFails() async throws {
        let log = LogRecorder(level: .info)
        let pool = try EpollPool(tick: .milliseconds(20))
        // It does not listen, so every call fails.
        let listener = try pool.open(Socket(domain: AF_INET, type: .stream))
        let context = ServerContext(
            configuration: .init(port: 0), certificates: nil, pool: pool, logger: log.logger,
            handler: { _ in Response() })
        async let events: Void = pool.run()
        async let accepting: Void = Acceptor(listener: listener, context: context).run()
        try await Task.sleep(for: .milliseconds(500))
        #expect(log.events.count == 1)
        listener.stop()
        await accepting
        pool.close(listener)
        pool.stop()
        await events
    }

    @Test("A thousand idle connections cost little memory, and pages are served beside them")
    func thousandIdle() async {
        await #expect(processExitsWith: .success) {
            try Self.setDescriptorLimit(4_096)
            try await withServer { configuration in
                configuration.limits.connectionCount = 2_000
                configuration.limits.connectionCountPerAddress = 2_000
            } _: { server in
                let memoryBefore = try Self.residentBytes()
                var idle: [SocketClient] = []
                for index in 0..<1_000 {
                    let client = try await server.client()
                    if index.isMultiple(of: 2) {
                        try await client.send(Self.get)
                        #expect(try await client.readAnswer().status == 200)
                    }
                    idle.append(client)
                }
                for _ in 0..<100 {
                    let client = try await server.client()
                    try await client.send(Self.get)
                    #expect(try await client.readAnswer().status == 200)
                }
                #expect(try Self.residentBytes() - memoryBefore < 40 << 20)
                let first = try #require(idle.first)
                try await first.send(Self.get)
                #expect(try await first.readAnswer().status == 200)
            }
        }
    }

    private static func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[1])) * Int(getpagesize())
    }
}

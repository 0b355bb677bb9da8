import HTTPTypes
import Testing

@testable import HTTP

/// Every limit is lowered to a fraction of a second; the client gives up after ten seconds.
@Suite struct TimeoutTests {
    @Test("A head that comes too slowly is 408, though bytes keep coming")
    func slowHead() async throws {
        try await withServer {
            $0.limits.headTimeout = .milliseconds(300)
        } _: { server in
            let client = try await server.client()
            async let answer = client.readToEnd()
            try await client.send("GET / HTTP/1.1\r\n")
            for _ in 0..<100 {
                try await Task.sleep(for: .milliseconds(50))
                // The server is expected to close the connection at some point.
                guard (try? await client.send("X: a\r\n")) != nil else { break }
                if !server.log.requests.isEmpty { break }
            }
            client.endSending()
            #expect(try await answer.hasPrefix("HTTP/1.1 408 "))
        }
    }

    @Test("A body that stops is 408")
    func slowBody() async throws {
        try await withServer {
            $0.limits.progressTimeout = .milliseconds(200)
        } handler: {
            await Request.echo($0)
        } _: { server in
            let client = try await server.client()
            try await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhi")
            let answer = try await client.readAnswer()
            #expect(answer.status == 408)
            #expect(answer.field("Connection") == "close")
        }
    }

    @Test("A body may take longer than the limit of a pause, if it makes progress")
    func steadyBody() async throws {
        try await withServer {
            $0.limits.progressTimeout = .seconds(6)
        } handler: {
            await Request.echo($0)
        } _: { server in
            // On a stalled machine a pause may be longer than intended; then the test is retried.
            for attempt in 1...5 {
                let client = try await server.client()
                let clock = ContinuousClock()
                var longestPause = Duration.zero
                do {
                    try await client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\n")
                    for _ in 0..<6 {
                        let before = clock.now
                        try await Task.sleep(for: .milliseconds(1_500))
                        try await client.send("a")
                        longestPause = max(longestPause, clock.now - before)
                    }
                    let answer = try await client.readAnswer()
                    if answer.status == 408, longestPause > .seconds(4), attempt < 5 { continue }
                    #expect(answer.body == "aaaaaa")
                    return
                } catch  where longestPause > .seconds(4) && attempt < 5 {
                    continue
                }
            }
        }
    }

    @Test("An idle connection is closed without a word")
    func idle() async throws {
        try await withServer {
            $0.limits.idleTimeout = .milliseconds(200)
        } _: { server in
            let used = try await server.client()
            try await used.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await used.readAnswer().status == 200)
            #expect(try await used.readToEnd() == "")
        }
    }

    @Test("A connection on which nothing was asked has the time of a head, one that was used that of the next request")
    func silent() async throws {
        try await withServer {
            $0.limits.headTimeout = .milliseconds(300)
        } _: { server in
            let used = try await server.client()
            try await used.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await used.readAnswer().status == 200)
            let silent = try await server.client()
            let start = ContinuousClock.now
            #expect(try await silent.readToEnd() == "")
            #expect(start.duration(to: .now) < .seconds(20), "not the minute of an idle connection")
            try await used.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await used.readAnswer().status == 200)
        }
    }

    @Test("A client that never reads a large response is cut")
    func neverReads() async throws {
        try await withServer {
            $0.limits.progressTimeout = .milliseconds(200)
        } handler: { _ in
            Response(body: .bytes([UInt8](repeating: 65, count: 64 << 20)))
        } _: { server in
            let client = try await server.client(receiveBufferBytes: 4_096)
            try await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            try await Task.sleep(for: .seconds(1))
            let received: Int
            do {
                received = try await client.readToEnd().utf8.count
            } catch {
                return  // The connection was reset, as it should be.
            }
            #expect(received < 64 << 20)
        }
    }

    @Test("A slow handler has all the time it wants")
    func slowHandler() async throws {
        try await withServer { configuration in
            configuration.limits.headTimeout = .milliseconds(100)
            configuration.limits.progressTimeout = .milliseconds(100)
            configuration.limits.idleTimeout = .milliseconds(100)
        } handler: { _ in
            try? await Task.sleep(for: .milliseconds(600))
            return Response(body: .bytes([65]))
        } _: { server in
            let client = try await server.client()
            try await client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.readAnswer().body == "A")
        }
    }
}

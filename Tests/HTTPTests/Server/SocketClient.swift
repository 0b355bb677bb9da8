import Foundation
import Support
import Synchronization

/// A client that sends exactly the given bytes. Every call blocks its own thread, never the pool that the server under
/// test runs on, and fails after ten seconds.
final class SocketClient: Sendable {
    struct Failure: Error {
        var call: String
        var code: Int32
    }

    struct Answer: Equatable {
        var head: String
        var body: String
        var status: Int { Int(head.split(separator: " ")[1]) ?? 0 }

        func field(_ name: String) -> String? {
            head.split(separator: "\r\n").dropFirst().first { $0.lowercased().hasPrefix("\(name.lowercased()): ") }
                .map { String($0.dropFirst(name.count + 2)) }
        }
    }

    private let descriptor: Int32
    private let unread = Mutex<[UInt8]>([])

    init(port: Int, from source: String = "127.0.0.1", receiveBufferBytes: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var timeout = timeval(tv_sec: 60, tv_usec: 0)
        let length = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, length)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, length)
        if var size = receiveBufferBytes { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4) }
        var own = Self.address(source, port: 0)
        var peer = Self.address("127.0.0.1", port: port)
        try Self.check("bind", Self.withAddress(&own) { bind(descriptor, $0, $1) })
        try Self.check("connect", Self.withAddress(&peer) { connect(descriptor, $0, $1) })
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) async throws {
        try await send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) async throws {
        try await onThread { [descriptor] in
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
                }
                try Self.check("send", Int32(clamping: count))
                sent += count
            }
        }
    }

    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Resets the connection: the server's next call on it fails.
    func reset() throws {
        // connect(2) with no family ends the connection, which TCP does with a reset.
        var nobody = sockaddr_in()
        nobody.sin_family = sa_family_t(AF_UNSPEC)
        try Self.check("connect", Self.withAddress(&nobody) { connect(descriptor, $0, $1) })
    }

    /// Everything until the end of the connection. A reset is an error: it may discard a response.
    func readToEnd() async throws -> String {
        try await onThread { [self] in
            while try receive() {}
            return unread.withLock { bytes in
                defer { bytes = [] }
                return String(decoding: bytes, as: UTF8.self)
            }
        }
    }

    /// Waits for the first bytes and leaves them unread.
    func waitForInput() async throws {
        try await onThread { [descriptor] in
            var byte: UInt8 = 0
            try Self.check("recv", Int32(clamping: recv(descriptor, &byte, 1, Int32(MSG_PEEK))))
        }
    }

    /// Reads one response, whose body has the length of its `Content-Length`.
    /// - Parameter hasBody: false for the response to HEAD.
    func readAnswer(hasBody: Bool = true) async throws -> Answer {
        try await onThread { [self] in
            while true {
                if let answer = unread.withLock({ Self.takeAnswer(from: &$0, hasBody: hasBody) }) { return answer }
                guard try receive() else { throw Failure(call: "end of connection", code: 0) }
            }
        }
    }

    /// - Returns: false at the end of the connection.
    private func receive() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        try Self.check("recv", Int32(clamping: count))
        unread.withLock { $0 += buffer.prefix(count) }
        return count > 0
    }

    private static func takeAnswer(from bytes: inout [UInt8], hasBody: Bool) -> Answer? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        var answer = Answer(head: String(decoding: bytes[..<end.lowerBound], as: UTF8.self), body: "")
        let length = hasBody ? answer.field("Content-Length").flatMap { Int($0) } ?? 0 : 0
        guard bytes.count >= end.upperBound + length else { return nil }
        answer.body = String(decoding: bytes[end.upperBound..<end.upperBound + length], as: UTF8.self)
        bytes.removeFirst(end.upperBound + length)
        return answer
    }

    private static func check(_ call: String, _ result: Int32) throws {
        guard result >= 0 else { throw Failure(call: call, code: errno) }
    }

    private static func address(_ host: String, port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        inet_pton(AF_INET, host, &address.sin_addr)
        return address
    }

    private static func withAddress(
        _ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}

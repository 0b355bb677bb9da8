import HTTPTypes

@testable import HTTP

/// A multipart body as a browser sends it.
struct MultipartBody {
    var boundary = "----WebKitFormBoundary7MA4YWxk"
    var parts: [(head: [String], content: [UInt8])] = []

    mutating func field(_ name: String, _ value: String) {
        parts.append((["Content-Disposition: form-data; name=\"\(name)\""], Array(value.utf8)))
    }

    mutating func file(_ name: String, _ filename: String, _ content: [UInt8], type: String = "image/jpeg") {
        let disposition = "Content-Disposition: form-data; name=\"\(name)\"; filename=\"\(filename)\""
        parts.append(([disposition, "Content-Type: \(type)"], content))
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        for part in parts {
            bytes += "--\(boundary)\r\n\(part.head.map { $0 + "\r\n" }.joined())\r\n".utf8
            bytes += part.content
            bytes += "\r\n".utf8
        }
        return bytes + "--\(boundary)--\r\n".utf8
    }

    func request(_ pieces: [[UInt8]]? = nil, announcedLength: Int? = nil) throws -> Request {
        try .sample(
            .post, "/journal/2026-11-21", headers: [.contentType: "multipart/form-data; boundary=\(boundary)"],
            body: .pieces(pieces ?? [bytes], announcedLength: announcedLength))
    }
}

/// The result of parsing a body, independent of how it was split.
struct ParsedMultipart: Equatable {
    struct Part: Equatable {
        var head: MultipartPartHead
        var content: [UInt8] = []
        var isComplete = false
    }

    var parts: [Part] = []
    var status: Int?
    var reason: String?

    init(_ pieces: [[UInt8]], boundary: String, limits: MultipartLimits = MultipartLimits()) throws {
        var parser = MultipartParser(boundary: boundary, limits: limits)
        do {
            for piece in pieces {
                parser.feed(piece)
                while let event = try parser.next() { take(event) }
            }
            try parser.finish()
        } catch let error as HTTPError {
            status = error.status.code
            reason = error.reason
        }
    }

    private mutating func take(_ event: MultipartParser.Event) {
        switch event {
        case .partBegan(let head): parts.append(Part(head: head))
        case .content(let bytes): parts[parts.count - 1].content += bytes
        case .partEnded: parts[parts.count - 1].isComplete = true
        }
    }
}

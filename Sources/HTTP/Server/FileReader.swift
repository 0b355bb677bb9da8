import Foundation

/// Reads a part of a file in pieces, on its own queue: a slow disk must not block a thread that serves others.
final class FileReader {
    private static let pieceBytes = 64 << 10
    private static let queue = DispatchQueue(label: "http-files", attributes: .concurrent)

    private let path: String
    private var descriptor: Int32 = -1
    private var offset: Int
    private var left: Int

    init(path: String, offset: Int, length: Int) {
        self.path = path
        self.offset = offset
        left = length
    }

    deinit {
        if descriptor >= 0 { Glibc.close(descriptor) }
    }

    var isComplete: Bool { left == 0 }

    /// - Throws: `UnsendableResponse` if the file can't be read or has become shorter.
    nonisolated(nonsending) func next() async throws -> [UInt8] {
        let (path, open, offset, count) = (path, descriptor, offset, min(left, Self.pieceBytes))
        let (descriptor, piece) = try await withCheckedThrowingContinuation { continuation in
            Self.queue.async {
                continuation.resume(with: Result { try Self.read(path, open, offset: offset, count: count) })
            }
        }
        self.descriptor = descriptor
        self.offset += piece.count
        left -= piece.count
        return piece
    }

    private static func read(
        _ path: String, _ open: Int32, offset: Int, count: Int
    ) throws -> (descriptor: Int32, piece: [UInt8]) {
        let descriptor = open >= 0 ? open : Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw UnsendableResponse(description: "\(path): \(String(cString: strerror(errno)))")
        }
        let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            while initializedCount < count {
                let read = pread(
                    descriptor, buffer.baseAddress.map { $0 + initializedCount }, count - initializedCount,
                    off_t(offset + initializedCount))
                if read < 0 && errno == EINTR { continue }
                guard read > 0 else { return }
                initializedCount += read
            }
        }
        guard piece.count == count else {
            if open < 0 { Glibc.close(descriptor) }
            throw UnsendableResponse(description: "\(path) is shorter than announced or can't be read")
        }
        return (descriptor, piece)
    }
}

import COpenSSL
import Foundation

extension SHA256Digest {
    private static let chunkByteCount = 1 << 20

    /// The digest of a file, which is read piece by piece.
    /// - Throws: when it can't be read.
    public static func hash(file path: String) throws -> [UInt8] {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        var isDone = EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
        while let chunk = try file.read(upToCount: chunkByteCount), !chunk.isEmpty {
            let isTaken = chunk.withUnsafeBytes { EVP_DigestUpdate(context, $0.baseAddress, $0.count) == 1 }
            isDone = isDone && isTaken
        }
        var digest = [UInt8](repeating: 0, count: byteCount)
        isDone = isDone && EVP_DigestFinal_ex(context, &digest, nil) == 1
        precondition(isDone, "OpenSSL cannot compute SHA-256")
        return digest
    }
}

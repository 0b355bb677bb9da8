import Foundation
import HTTPTypes

extension Response {
    /// A file on disk, with validators from its length and modification time.
    /// - Throws: `HTTPError` 404 if there is no regular file at the path.
    public static func file(path: String, contentType: String) throws -> Response {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw HTTPError(.notFound) }
        let size = Int(status.st_size)
        let modified = status.st_mtim
        let parts = [Int(status.st_ino), size, modified.tv_sec, modified.tv_nsec]
        let tag = EntityTag(parts.map { String($0, radix: 16) }.joined(separator: "-"))
        return Response(
            headers: [
                .contentType: contentType, .eTag: tag.description,
                .lastModified: HTTPDate(secondsSinceEpoch: modified.tv_sec).description,
            ],
            body: .file(path: path, offset: 0, length: size))
    }
}

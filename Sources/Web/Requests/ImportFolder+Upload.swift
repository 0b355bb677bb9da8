import Foundation
import HTTP
import Models
import Transfer

extension ImportFolder {
    /// Takes over an upload, and waits until it is on disk, because a row will refer to it.
    /// - Throws: `ImportError` when there is no room for it, `UploadRefusal`, or `BackupError`.
    package func keep(_ upload: UploadedFile) throws -> UUID {
        let uuid = UUID()
        do {
            switch upload.content {
            case .refused(.tooLarge): throw ImportError.tooLarge
            case .refused(let refusal): throw refusal
            case .memory(let bytes):
                try makeRoom(upload.size)
                try DiskSpace.write(bytes, to: path(uuid))
            case .file(let spooled):
                try makeRoom(upload.size)
                try DiskSpace.rename(spooled, to: path(uuid))
            }
            try DiskSpace.flush(path(uuid))
            try DiskSpace.flush(directory)
        } catch {
            remove(uuid)
            throw error
        }
        return uuid
    }
}

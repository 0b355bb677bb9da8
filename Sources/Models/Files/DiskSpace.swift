import Fitness
import Foundation
import Images
import Logging
import Storage

/// File sizes, free space and durable writes.
package enum DiskSpace {
    /// - Returns: 0 for a missing file.
    package static func byteCount(ofFile path: String) -> Int64 {
        var status = stat()
        return stat(path, &status) == 0 ? Int64(status.st_size) : 0
    }

    /// The size of all files below a folder. A file with several hard links there counts once.
    package static func byteCount(ofFolder path: String) -> Int64 {
        guard let names = FileManager.default.enumerator(atPath: path) else { return 0 }
        var (seen, sum) = (Set<UInt64>(), Int64(0))
        for case let name as String in names {
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                seen.insert(UInt64(status.st_ino)).inserted
            else { continue }
            sum += Int64(status.st_size)
        }
        return sum
    }

    /// The space that an unprivileged user may still write; nil when the system doesn't report it.
    package static func freeBytes(at path: String) -> Int64? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        return Int64(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
    }

    /// - Throws: `BackupError` when a file of that size would not leave the reserve free.
    package static func requireRoom(for bytes: Int64, at path: String) throws {
        guard let free = freeBytes(at: path), free < bytes + reserveBytes else { return }
        throw BackupError(
            description:
                "Not enough disk space: \(ByteText.of(bytes + reserveBytes)) are needed in \(path), but only \(ByteText.of(free)) are free."
        )
    }

    /// Kept free for people who use WorkHome meanwhile.
    private static let reserveBytes: Int64 = 64 << 20

    /// Drops a file from the page cache, as far as the system does that, so that the next read comes from the disk.
    package static func dropFromPageCache(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    }

    /// Writes a new file that only its owner can access.
    /// - Throws: `BackupError`; a part of the file may exist then.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw BackupError(failed: "made", path) }
        defer { close(descriptor) }
        guard DescriptorOutput.write(bytes, to: descriptor) == 0 else { throw BackupError(failed: "written", path) }
    }

    /// Waits until a file, or the names in a folder, are on the disk.
    /// - Throws: `BackupError` when the disk refuses.
    package static func flush(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw BackupError(failed: "opened", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw BackupError(failed: "written", path) }
    }

    /// The folder that contains the path.
    package static func parent(of path: String) -> String {
        let parent = (path as NSString).deletingLastPathComponent
        return parent.isEmpty ? "." : parent
    }

    /// Whether two paths lead to the same file.
    package static func isSameFile(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
            && first.st_ino == second.st_ino
    }

    /// Renames a file or folder atomically, replacing a file of the new name.
    package static func rename(_ source: String, to target: String) throws {
        guard Foundation.rename(source, target) == 0 else { throw BackupError(failed: "named \(target)", source) }
    }
}

/// Why a backup, or another file, could not be written or read, as a sentence for whoever runs the server.
public struct BackupError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }

    /// With the system's message about its last call.
    package init(failed verb: String, _ path: String) {
        description = "\(path) could not be \(verb): \(String(cString: strerror(errno)))."
    }
}

extension Error {
    /// Whether the database or a folder could not be used.
    package var isStorageFailure: Bool {
        switch self as any Error {
        case StorageError.unavailable, StorageError.damaged, StorageError.replaced, is ImageStoreError, is BackupError:
            true
        default: false
        }
    }
}

extension ImageStore {
    /// Deletes photos that no row refers to any more. One that can't be deleted now is left to the sweep at the next
    /// startup, because the user's change is already complete.
    package func discard(_ photos: [UUID], _ logger: Logger) async {
        for photo in photos {
            do {
                try await delete(photo)
            } catch {
                logger.warning(
                    "A photo could not be deleted yet; the next start will.",
                    metadata: ["photo": "\(photo.pathText)", "error": "\(error)"])
            }
        }
    }
}

extension AppDatabase {
    /// Those of the photos that no row refers to.
    package func unused(_ photos: some Collection<UUID>) async throws -> [UUID] {
        guard !photos.isEmpty else { return [] }
        let used = try await read(photosInUse)
        return photos.filter { !used.contains($0) }
    }
}

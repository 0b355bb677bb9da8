import Glibc

/// Files that exist either completely or not at all after a power cut: written under another name, synced, renamed.
enum DurableFile {
    /// Creates a file that only its owner can read. Its bytes are on the disk when this returns.
    ///
    /// - Throws: `ImageStoreError`; the file is then removed.
    static func write(_ bytes: [UInt8], to path: String) throws(ImageStoreError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw ImageStoreError(code: errno) }
        var code = DescriptorOutput.write(bytes, to: descriptor)
        if code == 0, fsync(descriptor) != 0 { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else {
            unlink(path)
            throw ImageStoreError(code: code)
        }
    }

    static func rename(_ source: String, to destination: String) throws(ImageStoreError) {
        guard Glibc.rename(source, destination) == 0 else { throw ImageStoreError(code: errno) }
    }

    /// - Returns: Whether the file existed.
    @discardableResult
    static func remove(_ path: String) throws(ImageStoreError) -> Bool {
        if unlink(path) == 0 { return true }
        guard errno == ENOENT else { throw ImageStoreError(code: errno) }
        return false
    }

    /// Syncs a folder, so that renames and removals in it survive a power cut.
    static func syncDirectory(_ path: String) throws(ImageStoreError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ImageStoreError(code: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw ImageStoreError(code: errno) }
    }
}

/// Writes to descriptors, which may accept less at a time than they are given.
public enum DescriptorOutput {
    /// - Returns: 0, or the `errno` of the call that failed.
    public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                if count >= 0 {
                    written += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}

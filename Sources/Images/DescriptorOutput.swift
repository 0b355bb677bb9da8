import Glibc

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

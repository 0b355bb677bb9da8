import CZlib

/// Compression to the gzip format (RFC 1952) with zlib.
enum Gzip {
    /// - Parameter level: 1 (fast) to 9 (small).
    /// - Returns: nil if zlib gets no memory.
    static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        guard let inputBytes = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        guard workhome_gzip_init(&stream, level) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
        var input = bytes
        let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            input.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = inputBytes
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(clamping: buffer.count)
                count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
            }
        }
        return output.isEmpty ? nil : output
    }
}

#if DEBUG
/// A zip archive of uncompressed files, built by hand so that no tool is needed (PKWARE APPNOTE 4.3).
package enum StoredZip {
    package static func bytes(_ files: [(name: String, body: String)]) -> [UInt8] {
        var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
        for file in files {
            let (name, body) = (Array(file.name.utf8), Array(file.body.utf8))
            let sizes = little(checkSum(of: body), 4) + little(body.count, 4) + little(body.count, 4)
            directory += little(0x0201_4B50, 4) + little(0x0314, 2) + little(20, 2) + little(0, 8) + sizes
            directory +=
                little(name.count, 2) + little(0, 8) + little(0o100644 << 16, 4) + little(bytes.count, 4) + name
            bytes +=
                little(0x0403_4B50, 4) + little(20, 2) + little(0, 8) + sizes + little(name.count, 2) + little(0, 2)
            bytes += name + body
        }
        let end = little(0x0605_4B50, 4) + little(0, 4) + little(files.count, 2) + little(files.count, 2)
        return bytes + directory + end + little(directory.count, 4) + little(bytes.count, 4) + little(0, 2)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
    }

    /// CRC-32 (ISO 3309).
    private static func checkSum(of bytes: [UInt8]) -> Int {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return Int(~crc)
    }
}
#endif

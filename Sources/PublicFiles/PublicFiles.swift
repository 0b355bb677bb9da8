/// The files of `Public`, which the build takes into the program: see the plugin `EmbedFiles`.
public enum PublicFiles {
    /// The bytes of the files by their paths in `Public`, as `js/app.js`.
    public static var all: [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for (path, content) in embeddedFiles { files["\(path)"] = bytes(of: content) }
        return files
    }

    /// A literal can't hold any bytes, but it holds any characters: of the 256 first ones, each stands for the byte of its
    /// number. In UTF-8 these are ASCII, or two bytes of which the first ends in the upper two bits of the number.
    private static func bytes(of content: StaticString) -> [UInt8] {
        content.withUTF8Buffer { text in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(text.count)
            var upperBits: UInt8 = 0
            for unit in text {
                if unit & 0b1100_0000 == 0b1100_0000 {
                    upperBits = unit << 6
                } else {
                    bytes.append(unit & 0b1000_0000 == 0 ? unit : upperBits | unit & 0b0011_1111)
                }
            }
            return bytes
        }
    }
}

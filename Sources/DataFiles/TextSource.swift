/// The bytes of a text file as UTF-8, chunk by chunk.
///
/// UTF-16 is recognized by its byte order mark. Anything else that is not UTF-8 is read as Windows-1252, the most
/// common other encoding, from the first chunk that is invalid as UTF-8.
public final class TextSource {
    public enum Encoding: Sendable {
        case utf8, utf16LittleEndian, utf16BigEndian, windows1252
    }

    public private(set) var encoding = Encoding.utf8
    private let source: () throws -> [UInt8]?
    /// The first bytes of a character that continues in the next chunk.
    private var pending: [UInt8] = []
    private var isBegun = false

    public init(_ nextChunk: @escaping () throws -> [UInt8]?) { source = nextChunk }

    /// - Returns: UTF-8, possibly empty; nil at the end.
    /// - Throws: what the source throws.
    public func nextChunk() throws -> [UInt8]? {
        let chunk = try source()
        guard chunk != nil || !pending.isEmpty else { return nil }
        let bytes = pending + (chunk ?? [])
        pending = []
        if !isBegun { begin(with: bytes) }
        return decode(bytes, isLast: chunk == nil)
    }

    private func begin(with bytes: [UInt8]) {
        isBegun = true
        if bytes.starts(with: [0xFF, 0xFE]) { encoding = .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { encoding = .utf16BigEndian }
    }

    private func decode(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        switch encoding {
        case .utf8: decodeUTF8(bytes, isLast: isLast)
        case .utf16LittleEndian: decodeUTF16(bytes, isLast: isLast) { UInt16($0) | UInt16($1) << 8 }
        case .utf16BigEndian: decodeUTF16(bytes, isLast: isLast) { UInt16($0) << 8 | UInt16($1) }
        case .windows1252: Self.decodeWindows1252(bytes)
        }
    }

    private func decodeUTF8(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        let end = isLast ? bytes.count : bytes.count - Self.incompleteCount(bytes)
        guard String(validating: bytes[..<end], as: UTF8.self) != nil else {
            encoding = .windows1252
            return Self.decodeWindows1252(bytes)
        }
        pending = Array(bytes[end...])
        return end == bytes.count ? bytes : Array(bytes[..<end])
    }

    /// The number of bytes at the end that belong to an incomplete character.
    private static func incompleteCount(_ bytes: [UInt8]) -> Int {
        for count in 1...3 where count <= bytes.count {
            let byte = bytes[bytes.count - count]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > count ? count : 0
        }
        return 0
    }

    private func decodeUTF16(_ bytes: [UInt8], isLast: Bool, _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
        var units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        pending = isLast || bytes.count.isMultiple(of: 2) ? [] : [bytes[bytes.count - 1]]
        if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) {
            units.removeLast()
            pending = Array(bytes[(units.count * 2)...])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func decodeWindows1252(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            guard byte >= 0x80 else {
                text.append(byte)
                continue
            }
            text += upperHalf[Int(byte - 0x80)]
        }
        return text
    }

    /// The UTF-8 of 0x80 to 0xFF.
    private static let upperHalf = (UInt8(0x80)...0xFF).map { byte in
        Array(String(Character(byte < 0xA0 ? windows1252[Int(byte - 0x80)] : Unicode.Scalar(byte))).utf8)
    }

    /// 0x80 to 0x9F, with the replacement character where the code page has none.
    private static let windows1252: [Unicode.Scalar] = [
        "€", "\u{FFFD}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{FFFD}", "Ž", "\u{FFFD}",
        "\u{FFFD}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{FFFD}", "ž", "Ÿ",
    ]
}

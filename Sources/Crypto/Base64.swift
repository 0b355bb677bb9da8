/// Base64 (RFC 4648) without padding. The encoding is unique: the decoder rejects every other spelling.
struct Base64: Sendable {
    /// Section 4, with `+` and `/`, as in PHC strings.
    static let standard = Base64(lastSymbols: "+/")
    /// Section 5, with `-` and `_`: safe in URLs and cookies.
    static let url = Base64(lastSymbols: "-_")

    private let alphabet: [UInt8]
    private let values: [UInt8]

    private static let invalid: UInt8 = 0xFF

    private init(lastSymbols: String) {
        let common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        let alphabet = Array((common + lastSymbols).utf8)
        var values = [UInt8](repeating: Self.invalid, count: 256)
        for (value, symbol) in alphabet.enumerated() {
            values[Int(symbol)] = UInt8(value)
        }
        self.alphabet = alphabet
        self.values = values
    }

    func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 4 + 2) / 3)
        var pending: UInt32 = 0
        var pendingBits = 0
        for byte in bytes {
            pending = pending << 8 | UInt32(byte)
            pendingBits += 8
            while pendingBits >= 6 {
                pendingBits -= 6
                text.append(alphabet[Int(pending >> UInt32(pendingBits) & 0x3F)])
            }
        }
        if pendingBits > 0 {
            text.append(alphabet[Int(pending << UInt32(6 - pendingBits) & 0x3F)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes, or nil if a symbol is invalid or missing, or an unused bit is set.
    func decode(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var pending: UInt32 = 0
        var pendingBits = 0
        for symbol in text.utf8 {
            let value = values[Int(symbol)]
            guard value != Self.invalid else { return nil }
            pending = pending << 6 | UInt32(value)
            pendingBits += 6
            if pendingBits >= 8 {
                pendingBits -= 8
                bytes.append(UInt8(truncatingIfNeeded: pending >> UInt32(pendingBits)))
            }
        }
        let unusedBits = pending & (1 << UInt32(pendingBits) - 1)
        guard pendingBits < 6, unusedBits == 0 else { return nil }
        return bytes
    }
}

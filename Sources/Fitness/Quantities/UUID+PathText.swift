import Foundation

extension UUID {
    /// Like `uuidString` in lower case, without the C library's formatting.
    package var pathText: String {
        withUnsafeBytes(of: uuid) { bytes in
            String(unsafeUninitializedCapacity: 36) { text in
                var place = 0
                for (index, byte) in bytes.enumerated() {
                    if index >= 4, index <= 10, index.isMultiple(of: 2) {
                        text[place] = UInt8(ascii: "-")
                        place += 1
                    }
                    (text[place], text[place + 1]) = (Self.digit(byte >> 4), Self.digit(byte & 15))
                    place += 2
                }
                return place
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value + UInt8(ascii: "0") + (value < 10 ? 0 : 39) }
}

import Mustache

/// Escapes text for HTML byte by byte.
///
/// The template library's own goes by characters, and to it a quotation mark with a combining accent behind it is
/// another character, which it lets through: the browser still sees the quotation mark.
struct HTMLEscaping: MustacheContentType {
    static let name = "WORKHOME_HTML"
    /// What every template begins with: a partial would start with the library's own escaping again.
    static let pragma = "{{% CONTENT_TYPE:\(name)}}\n"

    func escapeText(_ text: String) -> String {
        guard text.utf8.contains(where: { Self.entity(of: $0) != nil }) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 32)
        for byte in text.utf8 {
            if let entity = Self.entity(of: byte) {
                escaped.append(contentsOf: entity.utf8)
            } else {
                escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static func entity(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}

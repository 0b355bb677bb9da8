/// Strips the document type from the file: Apple writes a malformed one. One with entities is refused.
struct AppleHealthPreamble {
    private static let longest = 1 << 20
    private var held: [UInt8]? = []

    /// - Returns: what to pass on to the parser; nothing until the document type has ended.
    mutating func take(_ chunk: [UInt8]) throws -> [UInt8] {
        guard var bytes = held else { return chunk }
        bytes += chunk
        guard let start = Self.find("<!DOCTYPE", in: bytes, from: 0) else {
            // The data start with the root element: there is no document type.
            guard Self.find("<HealthData", in: bytes, from: 0) == nil, bytes.count < Self.longest else {
                held = nil
                return bytes
            }
            held = bytes
            return []
        }
        guard let end = Self.find("]>", in: bytes, from: start) else {
            guard bytes.count < Self.longest else { throw ImportError.unknown }
            held = bytes
            return []
        }
        guard Self.find("<!ENTITY", in: Array(bytes[start..<end]), from: 0) == nil else { throw ImportError.entities }
        held = nil
        // Keeps the line numbers of the rest.
        let breaks = bytes[start..<end].filter { $0 == UInt8(ascii: "\n") }
        return Array(bytes[..<start] + breaks + bytes[(end + 2)...])
    }

    static func find(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard bytes.count >= start + wanted.count else { return nil }
        return (start...(bytes.count - wanted.count)).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }
}

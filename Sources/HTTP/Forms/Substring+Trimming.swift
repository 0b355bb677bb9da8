extension Substring {
    /// The text without spaces and tabs at both ends (the OWS of RFC 9110 §5.6.3).
    func trimmingSpaces() -> Substring {
        let isContent = { (byte: UInt8) in byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") }
        guard let first = utf8.firstIndex(where: isContent), let last = utf8.lastIndex(where: isContent)
        else { return "" }
        return self[first..<utf8.index(after: last)]
    }
}

extension String {
    /// Whether another text is a part of it, byte by byte. The standard library's search prepares itself for long texts.
    func holds(_ part: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: part.utf8) } }
}

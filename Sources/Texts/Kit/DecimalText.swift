import Foundation

/// Numbers as users type and read them.
package enum DecimalText {
    /// The printed minus sign. Users type a hyphen, and both are parsed.
    package static let minus = "\u{2212}"

    /// Parses digits with one point or comma and an optional leading minus; no exponents. Commas followed by three
    /// digits each are group separators, as in WorkHome's own output, because no number here has three decimals. So are
    /// spaces, which other languages write.
    package static func parse(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let isNegative = text.hasPrefix("-") || text.hasPrefix(minus)
        var bytes = Array(withoutGroupSpaces(isNegative ? text.dropFirst() : text[...]).utf8)
        if isGrouped(bytes) { bytes.removeAll { $0 == UInt8(ascii: ",") } }
        guard bytes.count <= 16, bytes.contains(where: isDigit),
            bytes.allSatisfy({ isDigit($0) || isSeparator($0) }), bytes.count(where: isSeparator) <= 1
        else { return nil }
        let digits = bytes.map { isSeparator($0) ? UInt8(ascii: ".") : $0 }
        return Double(String(decoding: digits, as: UTF8.self)).map { isNegative ? -$0 : $0 }
    }

    /// The two numbers that a text can mean, as `parse` reads it and the other: `10.000` is ten in half of the world,
    /// and ten thousand in the other half. nil for all other texts.
    package static func readings(_ text: String) -> (usual: Double, other: Double)? {
        let parts = text.trimmingCharacters(in: .whitespaces)
            .split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count == 2, ("1"..."9").contains(parts[0].prefix(1)), parts[0].count <= 3, parts[1].count == 3,
            let usual = parse(text), let whole = parse(parts.joined(separator: ""))
        else { return nil }
        return (usual, usual == whole ? whole / 1_000 : whole)
    }

    /// `2 000` and `1 234 567,5` without the spaces, which may be narrow and may keep a line from breaking.
    private static func withoutGroupSpaces(_ text: Substring) -> Substring {
        guard text.contains(where: isGroupSpace) else { return text }
        let whole = text.prefix { $0 != "." && $0 != "," }
        let groups = whole.split(omittingEmptySubsequences: false, whereSeparator: isGroupSpace)
        guard groups.count > 1, (1...3).contains(groups[0].count), groups[0].first != "0",
            groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return text }
        return Substring(groups.joined(separator: "")) + text.dropFirst(whole.count)
    }

    private static func isGroupSpace(_ character: Character) -> Bool {
        switch character {
        case " ", "\u{A0}", "\u{2009}", "\u{202F}": true
        default: false
        }
    }

    /// Whether there are commas, each followed by three digits, and none after the point: `1,135`, `12,345,678.5`.
    ///
    /// By hand: a regular expression is compiled at each use, which took a third of the time to save a set.
    private static func isGrouped(_ bytes: [UInt8]) -> Bool {
        let whole = bytes.prefix { $0 != UInt8(ascii: ".") }
        let groups = whole.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard groups.count > 1, (1...3).contains(groups[0].count), groups[0].first != UInt8(ascii: "0") else {
            return false
        }
        return groups.dropFirst().allSatisfy { $0.count == 3 }
            && bytes.allSatisfy { isDigit($0) || isSeparator($0) }
            && bytes.dropFirst(whole.count + 1).allSatisfy(isDigit)
    }

    /// With at most this many decimals, without trailing zeros: `72`, `72.5`, `−0.25`.
    package static func format(_ number: Double, maximumDecimals: Int = 2) -> String {
        let scale = (0..<maximumDecimals).reduce(1.0) { scale, _ in scale * 10 }
        let scaled = (number * scale).rounded()
        guard scaled.magnitude < 1e15 else { return String(number) }
        let magnitude = Int(scaled.magnitude)
        let sign = scaled < 0 ? minus : ""
        let whole = magnitude / Int(scale)
        var (decimals, count) = (magnitude % Int(scale), maximumDecimals)
        guard decimals > 0 else { return "\(sign)\(whole)" }
        while decimals % 10 == 0 { (decimals, count) = (decimals / 10, count - 1) }
        return "\(sign)\(whole).\(padded(decimals, to: count))"
    }

    /// For display, in groups of three digits: `3,150`, `10,500.5`. Fields use `format`.
    package static func grouped(_ number: Double, maximumDecimals: Int = 0) -> String {
        let text = format(number, maximumDecimals: maximumDecimals)
        let digits = text.utf8
        let whole = digits.prefix { $0 != UInt8(ascii: ".") }
        guard whole.count > 3 else { return text }
        var bytes: [UInt8] = []
        for (left, digit) in zip((0..<whole.count).reversed(), whole) {
            bytes.append(digit)
            if left > 0, left % 3 == 0, isDigit(digit) { bytes.append(UInt8(ascii: ",")) }
        }
        return String(decoding: bytes + digits.dropFirst(whole.count), as: UTF8.self)
    }

    /// A whole number for display.
    static func grouped(_ number: Int) -> String {
        (0..<1_000).contains(number) ? String(number) : grouped(Double(number))
    }

    /// A number for screen readers, some of which skip the minus sign.
    package static func spoken(_ figure: String) -> String {
        // Looking for a string is slow, and most figures have no sign.
        figure.unicodeScalars.contains("\u{2212}") ? figure.replacing(minus, with: "minus ") : figure
    }

    /// With an explicit sign, for changes: `+3`, `−2.5`, `0`.
    package static func formatChange(_ number: Double, maximumDecimals: Int = 2) -> String {
        let text = grouped(number, maximumDecimals: maximumDecimals)
        return number > 0 && text != "0" ? "+\(text)" : text
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
}

package func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    let missing = width - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
}

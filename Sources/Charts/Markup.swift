/// A builder for the text of an SVG or HTML fragment.
///
/// Only literals go in unescaped; text from users goes through ``text(_:)``, which escapes it for element content and
/// for attributes in double or single quotes.
struct Markup {
    private var bytes: [UInt8] = []

    init(byteCapacity: Int = 1024) {
        bytes.reserveCapacity(byteCapacity)
    }

    var isEmpty: Bool { bytes.isEmpty }
    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func literal(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ other: Markup) {
        bytes.append(contentsOf: other.bytes)
    }

    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            // Plain runs are copied as a whole: in an address with a query, that is all but one byte.
            for index in utf8.indices where !Self.isPlain(utf8[index]) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                escape(utf8[index])
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, 0x7F: false
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
        default: true
        }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): literal("&amp;")
        case UInt8(ascii: "<"): literal("&lt;")
        case UInt8(ascii: ">"): literal("&gt;")
        case UInt8(ascii: "\""): literal("&quot;")
        case UInt8(ascii: "'"): literal("&#39;")
        case 0x09, 0x0A, 0x0D: bytes.append(byte)
        // Other control characters are not allowed in HTML or XML, not even as references.
        default: literal("\u{FFFD}")
        }
    }

    /// A coordinate with at most one decimal: a tenth of a unit is less than a pixel can show.
    mutating func coordinate(_ value: Double) {
        // Like `rounded()`, which is a call of the C library.
        let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
        if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(tenths.magnitude / 10)
        let fraction = UInt8(tenths.magnitude % 10)
        if fraction > 0 {
            bytes.append(UInt8(ascii: "."))
            bytes.append(UInt8(ascii: "0") + fraction)
        }
    }

    /// `opening` ends in the attribute's opening quote.
    mutating func attribute(_ opening: StaticString, _ value: Double) {
        literal(opening)
        coordinate(value)
        literal("\"")
    }

    mutating func attribute(_ opening: StaticString, _ first: Double, _ second: Double) {
        pair(opening, first, second)
        literal("\"")
    }

    mutating func attribute(_ opening: StaticString, text value: String, closing: StaticString = "\"") {
        literal(opening)
        text(value)
        literal(closing)
    }

    mutating func element(text content: String, closing: StaticString) {
        text(content)
        literal(closing)
    }

    /// A path command or another literal followed by two numbers.
    mutating func pair(_ command: StaticString, _ x: Double, _ y: Double) {
        literal(command)
        coordinate(x)
        literal(" ")
        coordinate(y)
    }

    /// A path command followed by a place in whole numbers: in a box of 1,000 a unit is hardly more than a pixel.
    mutating func place(_ command: StaticString, _ x: Double, _ y: Double) {
        pair(command, x.rounded(), y.rounded())
    }

    /// A path of dots up to the end of its element: lines without a length, whose round ends stay round in a box that is
    /// stretched.
    mutating func dots(_ opening: StaticString, _ places: [(x: Double, y: Double)]) {
        literal(opening)
        for (x, y) in places {
            place("M", x, y)
            literal("h0")
        }
        literal("\"/>")
    }

    /// The role and the name of an `<svg>` that was opened, and the end of its start tag. To a screen reader an image has no
    /// parts, so a drawing with links is a document instead.
    mutating func name(id: String, title: String, description: String, hasLinks: Bool) {
        let id = ChartID.make(id)
        literal(hasLinks ? " role=\"document\"" : " role=\"img\"")
        attribute(" aria-labelledby=\"", text: id + "-title")
        if !description.isEmpty { attribute(" aria-describedby=\"", text: id + "-desc") }
        attribute("><title id=\"", text: id + "-title", closing: "\">")
        element(text: title, closing: "</title>")
        if !description.isEmpty {
            attribute("<desc id=\"", text: id + "-desc", closing: "\">")
            element(text: description, closing: "</desc>")
        }
    }

    /// Part of a path.
    mutating func rectangle(left: Double, right: Double, top: Double, bottom: Double) {
        pair("M", left, bottom)
        literal("V")
        coordinate(top)
        literal("H")
        coordinate(right)
        literal("V")
        coordinate(bottom)
        literal("z")
    }

    private mutating func digits(_ number: UInt) {
        if number >= 10 { digits(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }
}

/// Ids for the elements of a drawing.
enum ChartID {
    /// `text` with all but ASCII letters, digits, `-` and `_` replaced by `-`: safe in ids and in `url(#…)`.
    static func make(_ text: String) -> String {
        text.isEmpty ? "chart" : String(text.map { isPlain($0) ? $0 : "-" })
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
}

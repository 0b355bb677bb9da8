import Foundation

/// The text files of the catalogue: entries that begin with "# " and a name, followed by fields, after an empty line a
/// paragraph, and then sections that begin with "## ". Any text above the first entry is a comment.
struct CatalogueFiles {
    /// The prefixes of the file paths.
    enum Part: String, CaseIterable {
        case activities = "activities.txt"
        case exercises = "exercises/"
        case warmUpsAndCoolDowns = "warm-ups-and-cool-downs.txt"
        case plans = "plans/"
        case routines = "routines/"
        case programs = "programs/"
    }

    let files: [String: [UInt8]]

    /// Rejects unknown files, which would be ignored.
    func check() throws(CatalogueError) {
        let unknown = files.keys.filter { path in !Part.allCases.contains { path.hasPrefix($0.rawValue) } }
        if let path = unknown.min() { throw CatalogueLocation(file: path, line: 1).mistake("unknown file") }
    }

    /// The entries of a part, in the order of the files' paths.
    func entries(_ part: Part) throws(CatalogueError) -> [CatalogueEntry] {
        var entries: [CatalogueEntry] = []
        for (path, bytes) in files.filter({ $0.key.hasPrefix(part.rawValue) }).sorted(by: { $0.key < $1.key }) {
            entries += try Self.entries(of: bytes, path)
        }
        return entries
    }

    private static func entries(of bytes: [UInt8], _ path: String) throws(CatalogueError) -> [CatalogueEntry] {
        var entries: [CatalogueEntry] = []
        var isBelowGap = false
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            let place = CatalogueLocation(file: path, line: index + 1)
            guard let text = String(validating: bytes, as: UTF8.self) else { throw place.mistake("this is not UTF-8") }
            let line = text[...].trimmingSpaces
            if line.hasPrefix("# ") {
                entries.append(CatalogueEntry(name: String(line.dropFirst(2).trimmingSpaces), place: place))
            } else if line.hasPrefix("#"), entries.isEmpty || !line.hasPrefix("## ") {
                throw place.mistake("“\(line)” is not “# name”, or below it “## section”")
            } else if !line.isEmpty, !entries.isEmpty {
                try entries[entries.count - 1].add(line, isBelowGap: isBelowGap, place)
            }
            isBelowGap = line.isEmpty
        }
        return entries
    }
}

extension CatalogueEntry {
    fileprivate mutating func add(_ line: Substring, isBelowGap: Bool, _ place: CatalogueLocation)
        throws(CatalogueError)
    {
        if line.hasPrefix("## ") {
            sections.append(CatalogueEntry(name: String(line.dropFirst(3).trimmingSpaces), place: place))
        } else if !sections.isEmpty {
            sections[sections.count - 1].fields.append(try Field(line, place))
        } else if text.isEmpty, !isBelowGap || fields.isEmpty {
            fields.append(try Field(line, place))
        } else if text.isEmpty {
            text = String(line)
        } else if isBelowGap {
            throw place.mistake("a second paragraph: is this a name that lacks its “# ”?")
        } else {
            text += " \(line)"
        }
    }
}

extension CatalogueEntry.Field {
    fileprivate init(_ line: Substring, _ place: CatalogueLocation) throws(CatalogueError) {
        let parts = line.parts(":", maxSplits: 1)
        guard parts.count == 2, !parts[1].isEmpty else { throw place.mistake("“\(line)” is not “label: value”") }
        self.init(label: String(parts[0]), value: String(parts[1]), place: place)
    }

    /// The comma-separated values.
    var values: [String] { value[...].parts(",").map(String.init) }

    func one<Word: RawRepresentable<String> & CaseIterable>() throws(CatalogueError) -> Word {
        try word(value)
    }

    /// At least one value.
    func several<Word: RawRepresentable<String> & CaseIterable>() throws(CatalogueError) -> [Word] {
        try values.map(word)
    }

    func number() throws(CatalogueError) -> Int {
        guard let number = Int(value), number > 0 else {
            throw place.mistake("“\(value)” is not a whole number above 0")
        }
        return number
    }

    func number(in range: ClosedRange<Int>) throws(CatalogueError) -> Int {
        guard let number = Int(value), range.contains(number) else {
            throw place.mistake("“\(value)” is not from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// "upper back" is `upperBack`.
    private func word<Word: RawRepresentable<String> & CaseIterable>(_ text: String) throws(CatalogueError) -> Word {
        let parts = text[...].parts(" ")
        guard let word = Word(rawValue: parts.prefix(1).joined() + parts.dropFirst().map(\.capitalized).joined()) else {
            let known = Word.allCases.map { $0.rawValue.replacing(/[A-Z]/) { " \($0.output.lowercased())" } }
            throw place.mistake("“\(text)” is none of \(known.joined(separator: ", "))")
        }
        return word
    }
}

extension Substring {
    /// The text between the separators, without surrounding spaces. Comparing bytes is much faster than characters.
    func parts(_ separator: Unicode.Scalar, maxSplits: Int = .max) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
            .map { Substring($0).trimmingSpaces }
    }

    /// Without surrounding spaces, and without the carriage return of a Windows line end.
    var trimmingSpaces: Substring {
        func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") }
        var text = utf8.drop(while: isSpace)
        while text.last.map(isSpace) == true { text.removeLast() }
        return Substring(text)
    }
}

/// An entry of a catalogue file: a name with its fields, text and sections.
struct CatalogueEntry {
    /// A line such as "muscles: chest, triceps".
    struct Field {
        let label: String
        let value: String
        let place: CatalogueLocation
    }

    let name: String
    let place: CatalogueLocation
    var fields: [Field] = []
    /// The paragraph below the fields.
    var text = ""
    /// The parts with their own headings, such as a plan's exercises.
    var sections: [CatalogueEntry] = []

    /// Rejects unknown and duplicate fields and sections.
    /// - Parameter labels: nil to allow any label, any number of times.
    func check(labels: Set<String>? = nil, sections names: Set<String> = []) throws(CatalogueError) {
        var known = CatalogueNames()
        for field in fields {
            guard let labels else { break }
            guard labels.contains(field.label) else { throw field.place.mistake("unknown field “\(field.label)”") }
            try known.add(field.label, field.place)
        }
        for section in sections {
            guard names.contains(section.name) else { throw section.place.mistake("unknown section “\(section.name)”") }
            try known.add(section.name, section.place)
        }
    }

    /// An optional field.
    subscript(label: String) -> Field? { fields.first { $0.label == label } }

    func field(_ label: String) throws(CatalogueError) -> Field {
        guard let field = self[label] else { throw place.mistake("“\(name)” has no “\(label)”") }
        return field
    }

    func paragraph() throws(CatalogueError) -> String {
        guard !text.isEmpty else { throw place.mistake("“\(name)” has no text below its fields") }
        return text
    }
}

/// A set of names that must be unique.
struct CatalogueNames {
    private var all: Set<String> = []

    mutating func add(_ name: String, _ place: CatalogueLocation) throws(CatalogueError) {
        guard all.insert(name.lowercased()).inserted else { throw place.mistake("“\(name)” is there twice") }
    }
}

/// A line in a catalogue file.
struct CatalogueLocation: Sendable, Equatable {
    let file: String
    let line: Int

    func mistake(_ reason: String) -> CatalogueError { CatalogueError(place: self, reason: reason) }
}

/// A mistake in the catalogue, with its location.
package struct CatalogueError: Error, Equatable, CustomStringConvertible {
    let place: CatalogueLocation
    let reason: String

    package var description: String { "Catalogue/\(place.file):\(place.line): \(reason)" }
}

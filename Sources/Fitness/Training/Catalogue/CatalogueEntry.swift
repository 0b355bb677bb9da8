import Foundation

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
}

extension CatalogueEntry {
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

extension CatalogueEntry.Field {
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

    func mistake(_ reason: String) -> CatalogueError {
        CatalogueError(place: self, reason: reason)
    }
}

/// A mistake in the catalogue, with its location.
package struct CatalogueError: Error, Equatable, CustomStringConvertible {
    let place: CatalogueLocation
    let reason: String

    package var description: String { "Catalogue/\(place.file):\(place.line): \(reason)" }
}

import Foundation

/// A name with what a file of the catalogue says of it.
struct CatalogueEntry {
    /// A line such as "muscles: chest, triceps".
    struct Field {
        let label: String
        let value: String
        let place: CataloguePlace
    }

    let name: String
    let place: CataloguePlace
    var fields: [Field] = []
    /// The paragraph below the fields.
    var text = ""
    /// What is below a heading of its own, such as a plan's exercises.
    var sections: [CatalogueEntry] = []
}

extension CatalogueEntry {
    /// Refuses what nobody would read, and what is there twice: a part of a plan is a field or a section.
    /// - Parameter labels: nil where any label may be there, as often as it is.
    func check(labels: Set<String>? = nil, sections names: Set<String> = []) throws(CatalogueMistake) {
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

    /// A field that may be missing.
    subscript(label: String) -> Field? { fields.first { $0.label == label } }

    func field(_ label: String) throws(CatalogueMistake) -> Field {
        guard let field = self[label] else { throw place.mistake("“\(name)” has no “\(label)”") }
        return field
    }

    func paragraph() throws(CatalogueMistake) -> String {
        guard !text.isEmpty else { throw place.mistake("“\(name)” has no text below its fields") }
        return text
    }
}

extension CatalogueEntry.Field {
    /// The values between the commas.
    var values: [String] { value[...].parts(",").map(String.init) }

    func one<Word: RawRepresentable<String> & CaseIterable>() throws(CatalogueMistake) -> Word {
        try word(value)
    }

    /// At least one.
    func several<Word: RawRepresentable<String> & CaseIterable>() throws(CatalogueMistake) -> [Word] {
        try values.map(word)
    }

    func number() throws(CatalogueMistake) -> Int {
        guard let number = Int(value), number > 0 else {
            throw place.mistake("“\(value)” is not a whole number above 0")
        }
        return number
    }

    /// "upper back" is `upperBack`.
    private func word<Word: RawRepresentable<String> & CaseIterable>(_ text: String) throws(CatalogueMistake) -> Word {
        let parts = text[...].parts(" ")
        guard let word = Word(rawValue: parts.prefix(1).joined() + parts.dropFirst().map(\.capitalized).joined()) else {
            let known = Word.allCases.map { $0.rawValue.replacing(/[A-Z]/) { " \($0.output.lowercased())" } }
            throw place.mistake("“\(text)” is none of \(known.joined(separator: ", "))")
        }
        return word
    }
}

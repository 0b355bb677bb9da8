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

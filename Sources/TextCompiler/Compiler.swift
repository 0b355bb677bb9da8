/// A feature's texts in one language.
public struct TextFile: Sendable {
    let language: String
    let path: String
    let source: String?

    /// - Parameters:
    ///   - language: the name of its folder.
    ///   - path: the file that errors name.
    ///   - source: nil if the language has no such file.
    public init(language: String, path: String, source: String?) {
        self.language = language
        self.path = path
        self.source = source
    }
}

/// Compiles the texts of a feature to Swift, those of scripts to JavaScript in it.
public enum Compiler {
    /// - Parameters:
    ///   - feature: the name of its files, such as `track`.
    ///   - files: one for each language.
    /// - Returns: the text of a Swift file.
    public static func compile(feature: String, _ files: [TextFile]) throws(TextErrors) -> String {
        guard let catalogue = Names.catalogue(ofFeature: feature) else {
            let fault = Fault("'\(feature)' is no name of a file: \(Names.rule)", at: start)
            throw TextErrors(files.map { ($0.path, [fault]) })
        }
        let texts = try texts(of: files)
        // The texts of scripts stand in files of their own.
        guard feature == "scripts" || feature.hasPrefix("scripts-") else {
            return SwiftGenerator.generate(texts, catalogue: catalogue)
        }
        let languages = Language.all.filter { language in files.contains { $0.language == language.tag } }
        return SwiftGenerator.generateScripts(texts, in: languages, catalogue: catalogue)
    }

    private static let start = Position(line: 1, column: 1)

    /// The texts of all languages, in the order of the English file.
    private static func texts(of files: [TextFile]) throws(TextErrors) -> [Text] {
        let english = files.filter { $0.language == Language.english.tag }
        var (texts, faults) = (Texts(), [(path: String, faults: [Fault])]())
        for file in english + files.filter({ $0.language != Language.english.tag }) {
            faults.append((file.path, texts.add(file)))
        }
        guard faults.allSatisfy(\.faults.isEmpty) else { throw TextErrors(faults) }
        return texts.all
    }

    /// Texts by their names, while the files of the languages are read.
    private struct Texts {
        private(set) var all: [Text] = []
        /// The places of texts in `all`, by the names of their messages.
        private var places: [String: Int] = [:]

        /// - Returns: what is wrong with the file.
        mutating func add(_ file: TextFile) -> [Fault] {
            guard let language = Language.all.first(where: { $0.tag == file.language }) else {
                return [Fault("'\(file.language)' is no language that the compiler knows", at: start)]
            }
            guard let source = file.source else { return [Fault("there is no such file", at: start)] }
            let parser = Parser.parse(source)
            var (faults, names) = (parser.faults, Set<String>())
            for message in parser.messages {
                do throws(Fault) {
                    guard names.insert(message.name).inserted else {
                        throw Fault("'\(message.name)' is here twice", at: message.position)
                    }
                    try add(message, in: language)
                } catch {
                    faults.append(error)
                }
            }
            // What could not be read could be what is missing.
            if parser.faults.isEmpty {
                for name in places.keys.sorted() where !names.contains(name) {
                    faults.append(Fault("'\(name)' is missing", at: parser.end))
                }
            }
            return faults
        }

        private mutating func add(_ message: Message, in language: Language) throws(Fault) {
            if let place = places[message.name] { return try all[place].add(message, in: language) }
            guard language.tag == Language.english.tag else {
                throw Fault("English has no '\(message.name)'", at: message.position)
            }
            let text = try Text(message)
            guard !all.contains(where: { $0.signature.name == text.signature.name }) else {
                throw Fault("another text is '\(text.signature.name)' in code, too", at: message.position)
            }
            places[message.name] = all.count
            all.append(text)
        }
    }
}

/// A text of a feature in all languages.
struct Text {
    let signature: Signature
    /// English first.
    private(set) var translations: [Translation]

    struct Translation {
        let language: Language
        let pattern: Pattern
    }

    /// - Parameter english: its message in English.
    init(_ english: Message) throws(Fault) {
        signature = try Signature(of: english)
        translations = []
        try add(english, in: .english)
    }

    mutating func add(_ message: Message, in language: Language) throws(Fault) {
        let pattern = message.pattern
        for variable in pattern.variables where signature.parameter(variable.name) == nil {
            throw Fault("English has no '$\(variable.name)' in '\(message.name)'", at: variable.position)
        }
        let used = Set(pattern.variables.map(\.name))
        for parameter in signature.parameters where !used.contains(parameter.name) {
            throw Fault("'\(message.name)' forgets '$\(parameter.name)'", at: message.position)
        }
        guard try pattern.marks(at: message.position) == signature.marks else {
            throw Fault("English has \(signature.marks) pieces in brackets in '\(message.name)'", at: message.position)
        }
        if signature.marks > 0, pattern.hasLiteralBrackets {
            throw Fault("all brackets of a text with marked pieces mark one", at: message.position)
        }
        for select in pattern.selects { try check(select, in: language) }
        translations.append(Translation(language: language, pattern: pattern.mapWords { $0 }))
    }

    private func check(_ select: Select, in language: Language) throws(Fault) {
        let variable = select.variable.name
        let isText = signature.parameter(variable)?.kind == .text
        for variant in select.variants {
            switch variant.key {
            case .number where isText, .name(Language.other) where isText && select.hasOnlyCategories:
                let message = "'$\(variable)' is a text: say '# $\(variable) (Number)' above the English"
                throw Fault(message, at: variant.position)
            case .number: break
            case .name(let word) where isText:
                guard signature.words[variable]?.contains(variant.key) != false else {
                    throw Fault("English has no '[\(word)]' of '$\(variable)'", at: variant.position)
                }
            case .name(let category):
                guard category == Language.other || language.plurals[category] != nil else {
                    throw Fault("the language '\(language.tag)' has no plural '\(category)'", at: variant.position)
                }
            }
        }
        guard isText || select.variants.last?.key == .name(Language.other) else {
            throw Fault("the last variant of a number is '*[\(Language.other)]'", at: select.variable.position)
        }
    }
}

extension Pattern {
    fileprivate var hasLiteralBrackets: Bool {
        let own = elements.contains { element in
            guard case .text(let text, isLiteral: true) = element else { return false }
            return text.contains("[") || text.contains("]")
        }
        return own || selects.contains { $0.variants.contains(where: \.pattern.hasLiteralBrackets) }
    }
}

extension Select {
    fileprivate var hasOnlyCategories: Bool {
        variants.allSatisfy { variant in
            guard case .name(let name) = variant.key else { return true }
            return Language.categories.contains(name)
        }
    }
}

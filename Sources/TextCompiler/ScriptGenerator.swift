/// Writes the texts of scripts as JavaScript: `texts.copied` is a string, `texts.removeItem(item)` a function of its values.
struct ScriptGenerator {
    private let language: Language
    private let signature: Signature

    /// - Returns: a statement that declares the texts.
    static func script(of texts: [Text], in language: Language, isPseudo: Bool) -> String {
        let members = texts.compactMap { text -> String? in
            guard let translation = text.translations.first(where: { $0.language.tag == language.tag }) else {
                return nil
            }
            let generator = ScriptGenerator(language: language, signature: text.signature)
            let pattern = translation.pattern
            let words = generator.expression(
                of: isPseudo ? pattern.mapWords(PseudoLanguage.lengthened).bracketed : pattern)
            let names = text.signature.parameters.indices.map(Self.name)
            let head = names.isEmpty ? "" : "(\(names.joined(separator: ", "))) => "
            return "\(text.signature.name): \(head)\(words),\n"
        }
        return "const texts = {\n\(members.joined())};\n"
    }

    /// Not the name in Fluent, which could be a word of JavaScript.
    private static func name(ofParameter index: Int) -> String { "v\(index + 1)" }

    private func expression(of pattern: Pattern) -> String {
        if pattern.elements.count == 1, case .select(let select) = pattern.elements[0] { return choice(select) }
        return "`\(pattern.elements.map(piece).joined())`"
    }

    private func piece(_ element: Element) -> String {
        switch element {
        case .text(let text, _): Self.escaped(text)
        case .value(let variable): "${\(value(of: variable))}"
        case .select(let select): "${\(choice(select))}"
        }
    }

    private func value(of variable: Variable) -> String {
        let name = name(of: variable)
        return kind(of: variable) == .number ? "\(name).toLocaleString(\"\(language.tag)\")" : name
    }

    private func choice(_ select: Select) -> String {
        let name = name(of: select.variable)
        let expressions = select.variants.map { variant in
            let expression = expression(of: variant.pattern)
            return switch variant.key {
            case .number(let number): "\(name) === \(number) ? \(expression)"
            case .name(let word) where kind(of: select.variable) == .text: "\(name) === \"\(word)\" ? \(expression)"
            case .name(let category):
                "\(language.numbers(of: category).map { "\(name) === \($0)" }.joined(separator: " || ")) ? \(expression)"
            }
        }
        guard let last = select.variants.last else { return "" }
        return "(\((expressions.dropLast() + [expression(of: last.pattern)]).joined(separator: " : ")))"
    }

    private func name(of variable: Variable) -> String {
        Self.name(ofParameter: signature.parameters.firstIndex { $0.name == variable.name } ?? 0)
    }

    private func kind(of variable: Variable) -> Signature.Kind? { signature.parameter(variable.name)?.kind }

    /// For a template literal, in which quotes need no escape.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\", "`", "$": escaped += "\\\(character)"
            case "\n": escaped += "\\n"
            // No text can end a script element or begin a comment of HTML.
            case "<": escaped += "\\x3C"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}

extension Pattern {
    /// In the brackets of the pseudo-language, each variant by itself if there is nothing else.
    fileprivate var bracketed: Pattern {
        if elements.count == 1, case .select(let select) = elements[0] {
            return Pattern(elements: [.select(select.mapPatterns(\.bracketed))])
        }
        guard !elements.isEmpty else { return self }
        let pieces = [.text("⟦", isLiteral: false)] + elements + [.text("⟧", isLiteral: false)]
        return Pattern(elements: pieces).mapWords { $0 }
    }
}

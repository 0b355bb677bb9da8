/// Writes an enum whose members are the texts: constants, and functions that append to a string. There is no look-up but
/// that of the language.
struct SwiftGenerator {
    private var code = ""

    static func generate(_ texts: [Text], catalogue: String) -> String {
        var generator = SwiftGenerator()
        generator.line("package enum \(catalogue) {")
        for text in texts { generator.write(text) }
        generator.line("}")
        return generator.code
    }

    /// An enum with the texts as JavaScript.
    static func generateScripts(_ texts: [Text], in languages: [Language], catalogue: String) -> String {
        var generator = SwiftGenerator()
        generator.line("package enum \(catalogue) {")
        generator.line("package static var javaScript: String {")
        generator.writeChoice(of: languages) { generator, language, isPseudo in
            let script = ScriptGenerator.script(of: texts, in: language, isPseudo: isPseudo)
            generator.line("return \(literal(script))")
        }
        generator.line("}\n}")
        return generator.code
    }

    private mutating func write(_ text: Text) {
        let signature = text.signature
        let type = signature.marks > 0 ? "MarkedText" : "String"
        let parameters = signature.parameters.map { parameter in
            "_ \(Names.escaped(parameter.codeName)): \(parameter.kind == .text ? "String" : "Int")"
        }
        let name = Names.escaped(signature.name)
        line(
            parameters.isEmpty
                ? "package static var \(name): \(type) {"
                : "package static func \(name)(\(parameters.joined(separator: ", "))) -> \(type) {")
        writeChoice(of: text.translations.map(\.language)) { generator, language, isPseudo in
            guard let translation = text.translations.first(where: { $0.language.tag == language.tag }) else { return }
            let pattern = translation.pattern
            generator.writeReturn(
                of: isPseudo ? pattern.mapWords(PseudoLanguage.lengthened) : pattern, language, signature,
                isPseudo: isPseudo)
        }
        line("}")
    }

    /// What is returned in each language. The pseudo-language is English in debug builds, which tests run with.
    private mutating func writeChoice(
        of languages: [Language], _ write: (inout SwiftGenerator, _ language: Language, _ isPseudo: Bool) -> Void
    ) {
        let hasOne = languages.count == 1
        line(hasOne ? "#if DEBUG\nif Language.isPseudo {" : "switch Language.current {\n#if DEBUG\ncase .pseudo:")
        write(&self, .english, true)
        line(hasOne ? "}\n#endif" : "#endif")
        for language in languages {
            if !hasOne { line("case .\(language.name):") }
            write(&self, language, false)
        }
        if !hasOne { line("}") }
    }

    private mutating func writeReturn(
        of pattern: Pattern, _ language: Language, _ signature: Signature, isPseudo: Bool
    ) {
        let value: String
        if signature.parameters.isEmpty {
            let words = pattern.words
            value = Self.literal(isPseudo ? PseudoLanguage.bracketed(words) : words)
        } else {
            // No variable of a text begins like that.
            line("var _text = \"\"")
            // A small string needs no room.
            if pattern.size > 15 { line("_text.reserveCapacity(\(pattern.size))") }
            write(pattern, language, signature)
            value = isPseudo ? "PseudoLanguage.bracketed(_text)" : "_text"
        }
        line("return \(signature.marks > 0 ? "MarkedText(\(value))" : value)")
    }

    private mutating func write(_ pattern: Pattern, _ language: Language, _ signature: Signature) {
        for element in pattern.elements {
            switch element {
            case .text(let text, _): line("_text += \(Self.literal(text))")
            case .value(let variable):
                guard let parameter = signature.parameter(variable.name) else { continue }
                line("_text += \(Self.expression(of: parameter))")
            case .select(let select):
                guard let parameter = signature.parameter(select.variable.name) else { continue }
                write(select, asking: parameter, language, signature)
            }
        }
    }

    private static func expression(of parameter: Signature.Parameter) -> String {
        let name = Names.escaped(parameter.codeName)
        return switch parameter.kind {
        case .text: name
        case .number: "DecimalText.grouped(\(name))"
        case .digits: "String(\(name))"
        }
    }

    private mutating func write(
        _ select: Select, asking parameter: Signature.Parameter, _ language: Language, _ signature: Signature
    ) {
        line("switch \(Names.escaped(parameter.codeName)) {")
        for (number, variant) in select.variants.enumerated() {
            let isDefault = number == select.variants.count - 1
            line(isDefault ? "default:" : "case \(Self.condition(variant.key, parameter, language)):")
            write(variant.pattern, language, signature)
            if variant.pattern.elements.isEmpty { line("break") }
        }
        line("}")
    }

    private static func condition(_ key: Variant.Key, _ parameter: Signature.Parameter, _ language: Language) -> String
    {
        switch key {
        case .number(let number): String(number)
        case .name(let word) where parameter.kind == .text: literal(word)
        case .name(let category): language.numbers(of: category).map(String.init).joined(separator: ", ")
        }
    }

    private mutating func line(_ text: String) { code += text + "\n" }

    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "\0"..<" ", "\u{7F}"..."\u{A0}": literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

extension Pattern {
    /// The text of a pattern without variables.
    fileprivate var words: String {
        elements.map { if case .text(let text, _) = $0 { text } else { "" } }.joined()
    }

    /// The bytes to reserve: those of its words, and some for each value.
    fileprivate var size: Int {
        elements.reduce(0) { size, element in
            switch element {
            case .text(let text, _): size + text.utf8.count
            case .value: size + 8
            case .select(let select): size + (select.variants.map(\.pattern.size).max() ?? 0)
            }
        }
    }
}

/// The made-up language `en-XA`, of which the target of the texts adds the brackets.
enum PseudoLanguage {
    static func bracketed(_ text: String) -> String { text.isEmpty ? text : "⟦\(text)⟧" }

    /// With accents, and with each vowel twice, as other languages are longer than English by about two fifths.
    static func lengthened(_ words: String) -> String {
        var text = ""
        for character in words {
            let accented = accents[character] ?? character
            text.append(accented)
            if "aeiouAEIOU".contains(character) { text.append(contentsOf: accented.lowercased()) }
        }
        return text
    }

    private static let accents: [Character: Character] = [
        "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú",
        "c": "ç", "n": "ñ", "y": "ý", "C": "Ç", "N": "Ñ",
    ]
}

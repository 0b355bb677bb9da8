/// A text of the catalogue in the reader's language.
///
/// Another language becomes another parameter here, so that the compiler names every text that lacks it.
func text(_ english: Phrase) -> String { english.text }

/// The words of a text with its values.
struct Phrase: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral words: String) {
        text = Language.current == .pseudo ? PseudoLanguage.bracketed(PseudoLanguage.lengthened(words)) : words
    }

    init(stringInterpolation: Interpolation) {
        let text = stringInterpolation.text
        self.text = stringInterpolation.language == .pseudo ? PseudoLanguage.bracketed(text) : text
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate let language = Language.current

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        mutating func appendLiteral(_ words: String) {
            text += language == .pseudo ? PseudoLanguage.lengthened(words) : words
        }

        mutating func appendInterpolation(_ value: String) { text += value }

        mutating func appendInterpolation(_ number: Int) { text += String(number) }

        /// A number with its noun: `1 set`, `1,200 sets`.
        mutating func appendInterpolation(_ count: Int, _ singular: String, _ plural: String? = nil) {
            text += DecimalText.grouped(Double(count))
            appendLiteral(" ")
            appendInterpolation(nounOf: count, singular, plural)
        }

        /// The noun for a number that is shown elsewhere.
        mutating func appendInterpolation(nounOf count: Int, _ singular: String, _ plural: String? = nil) {
            appendLiteral(CountText.noun(count, singular, plural))
        }
    }
}

import Fitness
import Foundation
import Texts

extension Field {
    /// The maximum length of a name, or another text of one line, in Unicode scalars.
    package static let nameLength = 100
    /// The maximum length of a note.
    package static let noteLength = 1_000
}

/// Each of these parses the typed text. If it is invalid, the field gets the error and the result is nil.
extension Field {
    package mutating func requiredText(_ message: String, maximumLength: Int = nameLength) -> String? {
        let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
        // Invisible text counts as empty: zero-width and direction marks alone are not a name.
        let isVisible = text.unicodeScalars.contains {
            !$0.properties.isWhitespace && ![.control, .format].contains($0.properties.generalCategory)
        }
        guard isVisible else { return fail(message) }
        return bounded(text, maximumLength: maximumLength)
    }

    mutating func optionalText(maximumLength: Int = nameLength) -> String? {
        bounded(value.trimmingCharacters(in: .whitespacesAndNewlines), maximumLength: maximumLength)
    }

    /// A number with a point or a comma, rounded to two decimals.
    mutating func decimal(in range: ClosedRange<Double>, _ message: String) -> Double? {
        guard let number = DecimalText.parse(value), range.contains(number) else { return fail(message) }
        return (number * 100).rounded() / 100
    }

    mutating func integer(in range: ClosedRange<Int>, _ message: String) -> Int? {
        guard let number = Int(value.trimmingCharacters(in: .whitespaces)), range.contains(number) else {
            return fail(message)
        }
        return number
    }

    package mutating func choice<Value: RawRepresentable<String>>(_ type: Value.Type, _ message: String) -> Value? {
        Value(rawValue: value) ?? fail(message)
    }

    private mutating func bounded(_ text: String, maximumLength: Int) -> String? {
        guard text.unicodeScalars.count <= maximumLength else { return fail("Use at most \(maximumLength) characters") }
        return text
    }

    package mutating func fail<Value>(_ message: String) -> Value? {
        error = message
        return nil
    }
}

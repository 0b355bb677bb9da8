import Foundation
import Texts

/// Why values can't be saved: a message for each wrong field, which a form shows beside it and the API sends.
package struct Faults: Error, Equatable {
    package private(set) var messages: [String: String] = [:]

    package init(_ messages: [String: String] = [:]) { self.messages = messages }

    package init(_ field: String, _ message: String) { messages = [field: message] }

    /// What is wrong with all values together, such as a limit, and so belongs to no field.
    package init(ofAll message: String) { self.init("", message) }

    package var isEmpty: Bool { messages.isEmpty }

    /// The only message, or how many fields there are to check.
    package var text: String {
        messages.count == 1 ? messages.values.first ?? "" : CommonTexts.checkFieldsSentence(messages.count)
    }

    /// A field keeps its first message.
    package mutating func add(_ field: String, _ message: String) {
        if messages[field] == nil { messages[field] = message }
    }

    // Each of these checks one value; a wrong one leaves a message for its field.

    package static var mustBePositive: String { CommonTexts.mustBePositive }
    /// What is wrong with a number that is not positive, or so small that it would be shown as nothing.
    package static func tooSmall(_ number: Double) -> String { number > 0 ? CommonTexts.tooSmall : mustBePositive }
    package static var nameRequired: String { CommonTexts.nameMissing }

    /// Requires a value.
    @discardableResult
    package mutating func require<Value>(_ field: String, _ value: Value?, _ missing: String) -> Value? {
        if value == nil { add(field, missing) }
        return value
    }

    /// Requires a number in this range.
    package mutating func require<Number: Comparable>(
        _ field: String, _ number: Number?, in range: ClosedRange<Number>, _ message: String
    ) {
        if !(number.map(range.contains) ?? false) { add(field, message) }
    }

    /// - Parameter most: the limit as the person reads it: `220,462 lb`.
    package mutating func check<Number: Comparable>(
        _ field: String, _ number: Number?, atMost limit: Number, _ most: String
    ) {
        if let number, number > limit { add(field, CommonTexts.numberTooHigh(most)) }
    }

    package mutating func checkPositive(_ field: String, _ number: Int?) {
        if let number, number <= 0 { add(field, Self.mustBePositive) }
    }

    /// The smallest positive number that is not rounded to zero at two decimals.
    package static let minimumPositive = 0.005

    package mutating func checkPositive(_ field: String, _ number: Double?) {
        if let number, number < Self.minimumPositive { add(field, Self.tooSmall(number)) }
    }

    /// - Parameter message: what to enter.
    package mutating func check<Number: Comparable>(
        _ field: String, _ number: Number?, in range: ClosedRange<Number>, _ message: String
    ) {
        if let number, !range.contains(number) { add(field, message) }
    }

    /// Today or an earlier day.
    package mutating func pastDay(_ field: String, _ day: LocalDay?, today: LocalDay) -> LocalDay? {
        if let message = LocalDay.fault(of: day, until: today, LocalDay.isInFuture, today: today) {
            add(field, message)
        }
        return day
    }

    /// - Parameter old: the text of an existing row, which is kept as it is.
    /// - Returns: the text without spaces around it.
    package mutating func text(
        _ field: String, _ text: String, atMost length: Int = TextLimits.name, over old: String? = nil
    ) -> String {
        if text == old { return text }
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let message = TextLimits.fault(of: text, atMost: length) { add(field, message) }
        return text
    }

    package mutating func text(
        _ field: String, _ text: String, atMost length: Int = TextLimits.name, required missing: String,
        over old: String? = nil
    ) -> String {
        if text != old, !TextLimits.isVisible(text) { add(field, missing) }
        return self.text(field, text, atMost: length, over: old)
    }

    /// What an existing row has already may stay, though today's rules would refuse it anew: only what changes is checked.
    package mutating func keep<Value: Equatable>(_ field: String, _ value: Value?, of old: Value?) {
        if let value, value == old { messages[field] = nil }
    }

    /// The message for a number outside of a range.
    package static func outOf(_ range: ClosedRange<Double>) -> String {
        CommonTexts.numberOutOfRange(DecimalText.format(range.lowerBound), DecimalText.grouped(range.upperBound))
    }

    /// The value of a checked part; nil with its messages if that is wrong.
    package mutating func take<Value>(_ checked: Result<Value, Faults>) -> Value? {
        switch checked {
        case .success(let value): return value
        case .failure(let faults):
            for (field, message) in faults.messages { add(field, message) }
            return nil
        }
    }
}

extension [String] {
    /// The choices with these names; nil if one is unknown.
    package func choices<Value: RawRepresentable<String>>() -> [Value]? {
        let known = compactMap { Value(rawValue: $0) }
        return known.count == count ? known : nil
    }
}

/// The lengths of texts, in Unicode scalars.
package enum TextLimits {
    /// For a name or any other single line of text.
    package static let name = 100
    package static let note = 1_000
    /// Of a key or a token.
    package static let keyName = 60

    package static func fault(of text: String, atMost length: Int) -> String? {
        if hasNUL(text) { return CommonTexts.unusableCharacter }
        return text.unicodeScalars.count <= length ? nil : CommonTexts.tooManyCharacters(String(length))
    }

    /// SQLite’s `length` ends a text at a NUL, so none is kept.
    package static func hasNUL(_ text: String) -> Bool { text.utf8.contains(0) }

    /// Whether a text is one of these lengths for SQLite's `length` too.
    package static func fits(_ text: String, _ lengths: ClosedRange<Int>) -> Bool {
        lengths.contains(text.unicodeScalars.count) && !hasNUL(text)
    }

    /// Invisible text counts as empty: zero-width and direction marks alone are not a name.
    package static func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.contains {
            !$0.properties.isWhitespace && ![.control, .format].contains($0.properties.generalCategory)
        }
    }
}

extension LocalDay {
    package static var isInFuture: String { CommonTexts.todayOrEarlierRequired }

    /// The message if the day is missing, after the last one, or too long ago.
    /// - Parameter tooLate: the message for a day after the last one.
    package static func fault(of day: LocalDay?, until last: LocalDay, _ tooLate: String, today: LocalDay) -> String? {
        guard let day else { return CommonTexts.dateMissing }
        guard day <= last else { return tooLate }
        return today - day < longestLifeDays ? nil : CommonTexts.dayTooLongAgo(longestLifeDays / 366)
    }
}

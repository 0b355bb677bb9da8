import Fitness
import Foundation
import Texts

extension Field {
    package static let nameLength = TextLimits.name
    package static let noteLength = TextLimits.note
}

extension Field {
    /// The id of the chosen row; none has the id 0.
    var rowID: Int64? { value.isEmpty ? nil : Int64(outside: value) ?? 0 }

    /// - Returns: nil without an error if the field is empty.
    mutating func optionalDay() -> LocalDay? {
        value.isEmpty ? nil : LocalDay(value) ?? fail(CommonTexts.dateMissing)
    }
}

/// Each of these parses the typed text. If it is invalid, the field gets the error and the result is nil.
extension Field {
    package mutating func requiredText(_ message: String, maximumLength: Int = nameLength) -> String? {
        let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
        guard TextLimits.isVisible(text) else { return fail(message) }
        return bounded(text, maximumLength: maximumLength)
    }

    mutating func optionalText(maximumLength: Int = nameLength) -> String? {
        bounded(value.trimmingCharacters(in: .whitespacesAndNewlines), maximumLength: maximumLength)
    }

    /// A number with a point or a comma, rounded to two decimals.
    mutating func decimal(in range: ClosedRange<Double>, _ message: String) -> Double? {
        guard !isUnclear(), let number = DecimalText.parse(value), range.contains(number) else { return fail(message) }
        return (number * 100).rounded() / 100
    }

    package mutating func choice<Value: RawRepresentable<String>>(_ type: Value.Type, _ message: String) -> Value? {
        Value(rawValue: value) ?? fail(message)
    }

    private mutating func bounded(_ text: String, maximumLength: Int) -> String? {
        if let fault = TextLimits.fault(of: text, atMost: maximumLength) { return fail(fault) }
        return text
    }

    /// The first message stays.
    package mutating func fail<Value>(_ message: String) -> Value? {
        error = error ?? message
        return nil
    }
}

extension Field {
    /// Today or an earlier day.
    package mutating func pastDay(today: LocalDay) -> LocalDay? {
        day(until: today, LocalDay.isInFuture, today: today)
    }

    /// A day within the longest human life.
    /// - Parameter tooLate: the error for a day after the last one.
    mutating func day(until last: LocalDay, _ tooLate: String, today: LocalDay) -> LocalDay? {
        let day = LocalDay(value)
        if let fault = LocalDay.fault(of: day, until: last, tooLate, today: today) { return fail(fault) }
        return day
    }
}

extension Field {
    package mutating func emailAddress() -> String? {
        let address = value.trimmingCharacters(in: .whitespacesAndNewlines)
        return EmailAddress.isValid(address) ? address : fail(EmailAddress.invalid)
    }

    package mutating func newPassword() -> String? {
        if let fault = AccountRules.fault(ofPassword: value) { return fail(fault) }
        return value
    }
}

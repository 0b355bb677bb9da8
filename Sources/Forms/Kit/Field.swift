import Fitness
import Foundation
import Texts

/// One input of a form: its label, its value and its error.
package struct Field: Sendable {
    package struct Option: Sendable {
        package let value: String
        package let label: String
        package var icon: String?
        package var isSelected = false

        package init(value: String, label: String, icon: String? = nil, isSelected: Bool = false) {
            self.value = value
            self.label = label
            self.icon = icon
            self.isSelected = isSelected
        }
    }

    package let name: String
    package var label: String
    /// The element's id, for a page with two fields of the same name.
    package var id: String
    package var value: String
    package var error: String?
    package var hint: String?
    package var unit: String?
    /// The keyboard that a phone shows (HTML `inputmode`).
    package var inputMode = "decimal"
    package var autocomplete: String?
    var maximumLength: Int?
    var isRequired: Bool
    /// The numbers that people mean here, to tell what a text such as `10.000` stands for; nil for any.
    var likely: ClosedRange<Double>?
    /// The options of a group of choices.
    package var options: [Option]
    /// Whether the field has the focus when the page opens.
    package var isFocused = false
    /// Whether the field is behind “More” as long as it has no value and no error.
    package private(set) var isFolded = false
    /// What was in the field before something was typed, in its unit then.
    private var stored: (value: String, unit: String?)?
    private(set) var wasSent = false

    package init(
        _ name: String, label: String, value: String = "", hint: String? = nil, unit: String? = nil,
        autocomplete: String? = nil, maximumLength: Int? = nil, isRequired: Bool = true, options: [Option] = []
    ) {
        self.name = name
        self.label = label
        id = name
        self.value = value
        self.hint = hint
        self.unit = unit
        self.autocomplete = autocomplete
        self.maximumLength = maximumLength
        self.isRequired = isRequired
        self.options = options
    }

    /// The same field behind “More”.
    var folded: Field {
        var field = self
        field.isFolded = true
        return field
    }

    /// The field in a line of a list: its name and id contain the line's index, or those of a line in a line.
    func named(at path: some CustomStringConvertible) -> Field {
        var field = Field(
            "\(name).\(path)", label: label, value: value, hint: hint, unit: unit, autocomplete: autocomplete,
            maximumLength: maximumLength, isRequired: isRequired, options: options)
        (field.error, field.inputMode, field.isFocused, field.likely) = (error, inputMode, isFocused, likely)
        return field
    }

    /// Takes what was typed.
    mutating func take(_ typed: String) {
        clear()
        wasSent = true
        value = typed
        if TextLimits.hasNUL(typed) { error = CommonTexts.unusableCharacter }
    }

    /// Empties the field before it takes something, since what is not sent is not meant.
    mutating func clear() {
        if stored == nil { stored = (value, unit) }
        value = ""
    }

    /// What is stored and what was typed instead, if that differs.
    var change: String? {
        guard wasSent, let stored else { return nil }
        let (before, now) = (shown(stored.value, stored.unit), shown(value, unit))
        return before == now ? nil : CommonTexts.savedAndYours(label, before, now)
    }

    /// A value as people read it: by the names of choices, as a day, or as a number with its unit.
    private func shown(_ value: String, _ unit: String?) -> String {
        if let day = LocalDay(value) { return day.mediumText }
        // Browsers send line ends as CR LF (HTML, form submission).
        var text = value.replacing("\r\n", with: "\n")
        if !options.isEmpty {
            let chosen = value.split(separator: ",", omittingEmptySubsequences: false)
            text = chosen.map { part in options.first { $0.value == part }?.label ?? String(part) }
                .joined(separator: ", ")
        }
        if text.isEmpty { return CommonTexts.emptyValue }
        return unit.map { "\(text) \($0)" } ?? text
    }

    package var maxLength: String? { maximumLength.map(String.init) }
    package var mustBeFilled: Bool { isRequired && canBeEmpty }

    /// Choices without an empty option always have a value, so they need no `required`.
    private var canBeEmpty: Bool { options.first?.value.isEmpty ?? true }

    /// The ids of the texts that a screen reader reads with the input (WAI-ARIA `aria-describedby`).
    package var describedBy: String? {
        let ids = [error.map { _ in "\(id)-error" }, hint.map { _ in "\(id)-hint" }].compactMap { $0 }
        return ids.isEmpty ? nil : ids.joined(separator: " ")
    }

    package var selectedOptions: [Option] {
        options.map { option in
            var option = option
            option.isSelected = option.value == value
            return option
        }
    }

    package static let nameLength = TextLimits.name
    package static let noteLength = TextLimits.note

    /// The id of the chosen row; none has the id 0.
    var rowID: Int64? { value.isEmpty ? nil : Int64(outside: value) ?? 0 }

    /// - Returns: nil without an error if the field is empty.
    mutating func optionalDay() -> LocalDay? {
        value.isEmpty ? nil : LocalDay(value) ?? fail(CommonTexts.dateMissing)
    }

    // Each of these parses the typed text. If it is invalid, the field gets the error and the result is nil.

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
        return number.hundredths
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

    package mutating func emailAddress() -> String? {
        let address = value.trimmingCharacters(in: .whitespacesAndNewlines)
        return EmailAddress.isValid(address) ? address : fail(EmailAddress.invalid)
    }

    package mutating func newPassword() -> String? {
        if let fault = AccountRules.fault(ofPassword: value) { return fail(fault) }
        return value
    }
}

/// A group of checkboxes with one name. The field's value is the ticked ones, separated by commas.
package struct CheckboxField: Sendable {
    package let field: Field

    package init(_ field: Field) { self.field = field }

    package var options: [Field.Option] {
        let ticked = Set(field.value.split(separator: ",").map(String.init))
        return field.options.map { option in
            var option = option
            option.isSelected = ticked.contains(option.value)
            return option
        }
    }
}

/// The content of `settings/_switch`: a setting to turn on or off.
package protocol SwitchField: Sendable {
    var name: String { get }
    var label: String { get }
    var note: String { get }
    var isOn: Bool { get }
}

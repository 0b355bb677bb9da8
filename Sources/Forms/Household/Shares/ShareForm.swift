import Fitness
import HTTP
import Models

package struct ShareForm: Form {
    package enum Expiry: String, Offered, Sendable {
        case week, month, quarter, date

        package var name: String {
            switch self {
            case .week: "1 week"
            case .month: "1 month"
            case .quarter: "3 months"
            case .date: "A date"
            }
        }

        fileprivate var lengthDays: Int? {
            switch self {
            case .week: 7
            case .month: 30
            case .quarter: 90
            case .date: nil
            }
        }
    }

    static let longestDays = 365
    package static let tooMany =
        "You have \(User.Shares.maximumWorkingShares) working links, the maximum. End one first"

    package let action = Paths.shares
    package let trainer: Trainer?
    package var recipient = Field(
        "recipient", label: "Who is it for?", hint: "So you can recognize it later", maximumLength: Field.nameLength)
    /// The values of the ticked boxes, separated by commas.
    var parts = Field(
        "parts", label: "What they will see", value: SharePart.text(SharePart.proposed),
        options: SharePart.options)
    package var expiry = Field(
        "expiry", label: "How long it works", value: Expiry.month.rawValue,
        options: Expiry.options)
    package var until = Field(
        "until", label: "Last day, if you chose a date", hint: "Within a year of today", isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.recipient, \.parts, \.expiry, \.until] }

    package var cancelPath: String? { trainer.map { Paths.trainer($0.id) } ?? Paths.shares }

    package init(for trainer: Trainer?) {
        self.trainer = trainer
        recipient.value = trainer?.name ?? ""
    }

    package mutating func read(_ typed: FormFields) {
        fill(from: typed)
        parts.value = typed.values(of: parts.name).joined(separator: ",")
    }

    package mutating func validate(today: LocalDay) -> ShareDraft? {
        let recipient = recipient.requiredText("Please enter who it is for")
        let chosen = SharePart.list(parts.value)
        if chosen.isEmpty || chosen.count != Set(parts.value.split(separator: ",")).count {
            parts.error = "Please choose at least one part from the list"
        }
        let lastDay = lastDay(today: today)
        guard isValid, let recipient, let lastDay else {
            focusFirstError()
            return nil
        }
        return ShareDraft(trainer: trainer?.id, recipient: recipient, parts: chosen, lastDay: lastDay)
    }

    package mutating func rejectAsTooMany() {
        recipient.error = Self.tooMany
        focusFirstError()
    }

    private mutating func lastDay(today: LocalDay) -> LocalDay? {
        guard let chosen = expiry.choice(Expiry.self, "Please choose how long it works") else { return nil }
        if let days = chosen.lengthDays { return today + days }
        guard let day = LocalDay(until.value) else { return until.fail("Please enter a date") }
        guard day >= today, day - today <= Self.longestDays else {
            return until.fail("Please choose a day from today to a year from today")
        }
        return day
    }

    package var trainerID: String? { trainer.map { String($0.id) } }
    package var ticks: CheckboxField { CheckboxField(parts) }
}

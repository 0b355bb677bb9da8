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
        let expiry = expiry.choice(Expiry.self, "Please choose how long it works")
        // The last day is only typed if a date is chosen.
        let lastDay = expiry == .date ? LocalDay(until.value) : today + (expiry?.lengthDays ?? 0)
        return accept(
            ShareDraft.checked(
                trainer: trainer?.id, recipient: recipient.value,
                parts: parts.value.split(separator: ",").map(String.init), lastDay: lastDay, today: today))
    }

    package mutating func rejectAsTooMany() {
        recipient.error = Self.tooMany
        focusFirstError()
    }

    package var trainerID: String? { trainer.map { String($0.id) } }
    package var ticks: CheckboxField { CheckboxField(parts) }
}

import Fitness
import HTTP
import Models
import Texts

package struct ShareForm: DraftForm {
    package enum Expiry: String, FieldChoice, Sendable {
        case week, month, quarter, date

        package var name: String {
            switch self {
            case .week: CommonTexts.oneWeek
            case .month: ShareTexts.oneMonth
            case .quarter: CommonTexts.threeMonths
            case .date: ShareTexts.aDate
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

    package let action = Paths.shares
    package let trainer: Trainer?
    private let today: LocalDay
    package var recipient = Field(
        "recipient", label: CommonTexts.whoIsItFor, hint: CommonTexts.recipientHint, maximumLength: Field.nameLength)
    /// The values of the ticked boxes, separated by commas. None is ticked that nobody asked for.
    var parts = Field("parts", label: ShareTexts.whatTheyWillSee, options: SharePart.options)
    package var expiry = Field(
        "expiry", label: CommonTexts.howLongItWorks, value: Expiry.month.rawValue,
        options: Expiry.options)
    package var until = Field(
        "until", label: ShareTexts.lastDay, hint: ShareTexts.lastDayHint, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.recipient, \.parts, \.expiry, \.until] }

    package var cancelPath: String? { trainer.map { Paths.trainer($0.id) } ?? Paths.shares }

    package init(for trainer: Trainer?, today: LocalDay) {
        (self.trainer, self.today) = (trainer, today)
        recipient.value = trainer?.name ?? ""
    }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        parts.value = typed.values(of: parts.name).joined(separator: ",")
    }

    package mutating func validate() -> ShareDraft? {
        let expiry = expiry.choice(Expiry.self, CommonTexts.durationMissing)
        // The last day is only typed if a date is chosen.
        let lastDay = expiry == .date ? LocalDay(until.value) : today + (expiry?.lengthDays ?? 0)
        return accept(
            ShareDraft.checked(
                trainer: trainer?.id, recipient: recipient.value,
                parts: parts.value.split(separator: ",").map(String.init), lastDay: lastDay, today: today))
    }

    package var trainerID: String? { trainer.map { String($0.id) } }
    package var ticks: CheckboxField { CheckboxField(parts) }
}

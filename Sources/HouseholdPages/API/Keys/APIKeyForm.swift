import Fitness
import Forms
import HTTP
import Models
import Texts

struct APIKeyForm: DraftForm {
    enum Access: String, CaseIterable, Sendable {
        case read, write
    }

    /// How long a key is valid.
    enum Lifetime: String, FieldChoice, Sendable {
        case month, quarter, year, unlimited

        var days: Int64? {
            switch self {
            case .month: 30
            case .quarter: 90
            case .year: 365
            case .unlimited: nil
            }
        }

        package var name: String { days.map { CountTexts.days(Int($0)) } ?? ApiTexts.untilItIsRevoked }
    }

    let action = Paths.apiKeys
    var name = Field(
        "name", label: ApiTexts.nameOfTheProgram, hint: ApiTexts.nameHint, maximumLength: TextLimits.keyName)
    /// The ticked areas, separated by commas.
    var areas = Field(
        "areas", label: ApiTexts.whatItCanAccess,
        hint:
            ApiTexts.accessHint,
        options: APIArea.options)
    var access = Field(
        "access", label: ApiTexts.whatItCanDo, value: Access.read.rawValue,
        options: [
            .init(value: Access.read.rawValue, label: ApiTexts.read),
            .init(value: Access.write.rawValue, label: ApiTexts.readAndChange),
        ])
    var lifetime = Field(
        "lifetime", label: CommonTexts.howLongItWorks, value: Lifetime.year.rawValue,
        options: Lifetime.options)

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.areas, \.access, \.lifetime] }

    /// A browser sends only the ticked checkboxes of a group.
    mutating func take(_ typed: FormFields) {
        fill(from: typed)
        areas.value = typed.values(of: areas.name).joined(separator: ",")
    }

    mutating func validate() -> APIKeyDraft? {
        let access = access.choice(Access.self, ApiTexts.whatItCanDoMissing)
        let lifetime = lifetime.choice(Lifetime.self, CommonTexts.durationMissing)
        return accept(
            APIKeyDraft.checked(
                name: name.value, areas: areas.value.split(separator: ",").map(String.init),
                canWrite: access == .write, days: lifetime?.days))
    }

    var ticks: CheckboxField { CheckboxField(areas) }
}

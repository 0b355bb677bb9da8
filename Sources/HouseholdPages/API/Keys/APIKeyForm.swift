import Fitness
import Forms
import HTTP
import Models
import Texts

struct APIKeyForm: Form {
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
    mutating func read(_ typed: FormFields) {
        fill(from: typed)
        areas.value = typed.values(of: areas.name).joined(separator: ",")
    }

    mutating func validate(now: Int64) -> APIKeyDraft? {
        let name = name.requiredText(CommonTexts.nameMissing, maximumLength: TextLimits.keyName)
        let areas = chosenAreas()
        let access = access.choice(Access.self, ApiTexts.whatItCanDoMissing)
        let lifetime = lifetime.choice(Lifetime.self, CommonTexts.durationMissing)
        guard let name, let areas, let access, let lifetime else {
            focusFirstError()
            return nil
        }
        return APIKeyDraft(
            name: name, areas: areas, canWrite: access == .write, expiresAt: lifetime.days.map { now + $0 * 86_400 })
    }

    mutating func reject(_ refusal: APIKeyRefusal) {
        name.error =
            switch refusal {
            case .nameTaken: ApiTexts.nameTaken
            case .tooMany: ApiTexts.tooManyKeys(APIKey.maximumPerUser)
            }
        focusFirstError()
    }

    var ticks: CheckboxField { CheckboxField(areas) }

    private mutating func chosenAreas() -> [APIArea]? {
        let names = areas.value.split(separator: ",").map(String.init)
        let chosen = APIArea.allCases.filter { names.contains($0.rawValue) }
        guard !chosen.isEmpty, chosen.count == Set(names).count else {
            return areas.fail(ApiTexts.whatItCanAccessMissing)
        }
        return chosen
    }
}

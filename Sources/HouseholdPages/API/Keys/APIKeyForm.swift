import Fitness
import Forms
import HTTP
import Models

struct APIKeyForm: Form {
    enum Access: String, CaseIterable, Sendable {
        case read, write
    }

    /// How long a key is valid.
    enum Lifetime: String, Offered, Sendable {
        case month, quarter, year, unlimited

        var days: Int64? {
            switch self {
            case .month: 30
            case .quarter: 90
            case .year: 365
            case .unlimited: nil
            }
        }

        package var name: String { days.map { "\($0) days" } ?? "Until it is revoked" }
    }

    let action = Paths.apiKeys
    var name = Field("name", label: "Name of the program", hint: "Such as “Scripts on my laptop”", maximumLength: 60)
    /// The ticked areas, separated by commas.
    var areas = Field(
        "areas", label: "What it can access",
        hint:
            "Profile is you, your trainers and your settings. A key that can change it can also share everything else you tick.",
        options: APIArea.options)
    var access = Field(
        "access", label: "What it can do", value: Access.read.rawValue,
        options: [
            .init(value: Access.read.rawValue, label: "Read"),
            .init(value: Access.write.rawValue, label: "Read and change"),
        ])
    var lifetime = Field(
        "lifetime", label: "How long it works", value: Lifetime.year.rawValue,
        options: Lifetime.options)

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.areas, \.access, \.lifetime] }

    /// A browser sends only the ticked checkboxes of a group.
    mutating func read(_ typed: FormFields) {
        fill(from: typed)
        areas.value = typed.values(of: areas.name).joined(separator: ",")
    }

    mutating func validate(now: Int64) -> APIKeyDraft? {
        let name = name.requiredText("Please enter a name", maximumLength: 60)
        let areas = chosenAreas()
        let access = access.choice(Access.self, "Please choose what it can do")
        let lifetime = lifetime.choice(Lifetime.self, "Please choose how long it works")
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
            case .nameTaken: "There is already a key with this name. Choose another name, or revoke that one"
            case .tooMany: "You have \(APIKey.maximumPerUser) keys, the maximum. Revoke one first"
            }
        focusFirstError()
    }

    var ticks: CheckboxField { CheckboxField(areas) }

    private mutating func chosenAreas() -> [APIArea]? {
        let names = areas.value.split(separator: ",").map(String.init)
        let chosen = APIArea.allCases.filter { names.contains($0.rawValue) }
        guard !chosen.isEmpty, chosen.count == Set(names).count else {
            return areas.fail("Please choose what it can access")
        }
        return chosen
    }
}

import Crypto
import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The page of API keys for programs.
package enum APIKeysController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        try await page(visit, APIKeyForm())
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let (token, now) = (try Token(), visit.now.secondsSince1970)
        var form = APIKeyForm()
        form.take(typed.fields)
        let name = try await visit.save(&form) { database, user, draft -> String in
            try user.access.addAPIKey(database, token, draft, now: now)
            return draft.name
        }
        guard let name else { return try await page(visit, form, status: .unprocessableContent) }
        // Only this response contains the key: it is neither stored nor in a cookie.
        let made = NewSecret(id: "key", label: ApiTexts.key, name: name, text: APIKey.text(token))
        return try await page(visit, APIKeyForm(), made: made, status: .created).neverStored()
    }

    package static func confirmRevocation(_ visit: MemberVisit, key: Int) async throws -> Response {
        let key = try await visit.read { try $1.access.apiKey($0, id: Int64(key)) }.orNotFound()
        return try visit.ask(
            ConfirmPage.Question(
                title: CommonTexts.revokeQuestion(key.name), text: ApiTexts.revokeWarning,
                action: Paths.apiKeyDeletion(key.id), label: ApiTexts.revokeKey, cancelPath: Paths.apiKeys))
    }

    package static func revoke(_ visit: MemberVisit, _ typed: Submission, key: Int) async throws -> Response {
        try await visit.write { try $1.access.revokeAPIKey($0, id: Int64(key)) }.orNotFound()
        return try visit.redirect(to: Paths.apiKeys, notice: .apiKeyRevoked)
    }

    private static func page(
        _ visit: MemberVisit, _ form: APIKeyForm, made: NewSecret? = nil, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let keys = try await visit.read { try $1.access.apiKeys($0) }
        return try visit.page(
            APIKeysPage(keys: keys, form: form, made: made, visit: visit), title: CommonTexts.apiKeys, status: status)
    }
}

/// The keys that the user created for programs.
struct APIKeysPage: PageContent {
    struct Line {
        let key: APIKey
        let day: (Int64) -> String
        let now: Int64

        var title: String { key.name }
        var path: String { Paths.apiKeyDeletion(key.id) }

        var scope: String {
            let areas = key.areas.map { $0.name.lowercased() }.joined(separator: ", ")
            return key.canWrite ? ApiTexts.readsAndChanges(areas) : ApiTexts.reads(areas)
        }

        var note: String {
            let used = key.lastUsedAt.map { CommonTexts.lastUsed(day($0)) } ?? CommonTexts.notUsedYet
            let end = key.expiresAt.map {
                key.hasExpired(now: now) ? ApiTexts.ended(day($0)) : ApiTexts.worksUntil(day($0))
            }
            return [ApiTexts.created(day(key.createdAt)), used, end].compactMap { $0 }.joined(separator: " · ")
        }
    }

    var view: CompiledView<Self> { view_settings_api_keys }
    let keys: [APIKey]
    let form: APIKeyForm
    let made: NewSecret?
    let visit: MemberVisit

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var lines: [Line] {
        keys.map { Line(key: $0, day: { visit.dayText($0, isWithin: true) }, now: visit.now.secondsSince1970) }
    }
}

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

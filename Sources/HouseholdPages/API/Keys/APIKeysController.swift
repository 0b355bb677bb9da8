import Crypto
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

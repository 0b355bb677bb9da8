import Crypto
import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The page about phones, watches and scales.
package enum HealthController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        try await page(visit, HealthTokenForm())
    }

    package static func createToken(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = HealthTokenForm()
        form.take(typed.fields)
        let (token, now) = (try Token(), visit.now)
        let name = try await visit.save(&form) { database, user, name -> String in
            try user.health.addHealthToken(database, token, name: name, now: now)
            return name
        }
        guard let name else { return try await page(visit, form, status: .unprocessableContent) }
        // Only this response contains the token: it is neither stored nor in a cookie.
        let made = NewSecret(id: "token", label: HealthTexts.token, name: name, text: token.text)
        return try await page(visit, HealthTokenForm(), made: made, status: .created).neverStored()
    }

    package static func confirmRevocation(_ visit: MemberVisit, token: Int) async throws -> Response {
        let token = try await visit.read { try $1.health.healthToken($0, id: Int64(token)) }.orNotFound()
        return try visit.ask(
            ConfirmPage.Question(
                title: CommonTexts.revokeQuestion(token.name), text: HealthTexts.revokeWarning,
                action: Paths.healthTokenDeletion(token.id), label: HealthTexts.revokeToken, cancelPath: Paths.health))
    }

    package static func revoke(_ visit: MemberVisit, _ typed: Submission, token: Int) async throws -> Response {
        try await visit.write { try $1.health.revokeHealthToken($0, id: Int64(token)) }.orNotFound()
        return try visit.redirect(to: Paths.health, notice: .healthTokenRevoked)
    }

    private static func page(
        _ visit: MemberVisit, _ form: HealthTokenForm, made: NewSecret? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let overview = try await visit.read { try $1.health.healthOverview($0) }
        let page = HealthPage(
            overview: overview, form: form, made: made, origin: visit.address(of: ""), visit: visit)
        return try visit.page(page, title: CommonTexts.phoneWatchAndScale, status: status)
    }
}

struct HealthTokenForm: DraftForm {
    let action = Paths.healthTokens
    var name = Field("name", label: HealthTexts.nameOfPhoneOrScale, maximumLength: TextLimits.keyName)

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name] }

    mutating func validate() -> String? {
        let name = name.requiredText(CommonTexts.nameMissing, maximumLength: TextLimits.keyName)
        if name == nil { focusFirstError() }
        return name
    }
}

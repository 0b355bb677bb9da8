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
        form.fill(from: typed.fields)
        guard let name = form.validate() else { return try await page(visit, form, status: .unprocessableContent) }
        let (token, now) = (try Token(), visit.now)
        do {
            try await visit.write { try $1.health.addHealthToken($0, token, name: name, now: now) }
        } catch let refusal as HealthTokenRefusal {
            form.reject(refusal)
            return try await page(visit, form, status: .unprocessableContent)
        }
        // Only this response contains the token: it is neither stored nor in a cookie.
        var response = try await page(
            visit, HealthTokenForm(), made: HealthPage.NewToken(name: name, text: token.text), status: .created)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    package static func confirmRevocation(_ visit: MemberVisit, token: Int) async throws -> Response {
        let token = try await visit.read { try $1.health.healthToken($0, id: Int64(token)) }.orNotFound()
        let question = ConfirmPage.Question(
            title: CommonTexts.revokeQuestion(token.name),
            text: HealthTexts.revokeWarning,
            action: Paths.healthTokenDeletion(token.id), label: HealthTexts.revokeToken, cancelPath: Paths.health)
        return try visit.page(ConfirmPage(question: question), title: HealthTexts.revokeToken)
    }

    package static func revoke(_ visit: MemberVisit, _ typed: Submission, token: Int) async throws -> Response {
        try await visit.write { try $1.health.revokeHealthToken($0, id: Int64(token)) }.orNotFound()
        return try visit.redirect(to: Paths.health, notice: .healthTokenRevoked)
    }

    package static func confirmDeletion(_ visit: MemberVisit, source: Int) async throws -> Response {
        let source = try await visit.read { try $1.health.healthSource($0, id: Int64(source)) }.orNotFound()
        let question = ConfirmPage.Question(
            title: HealthTexts.deleteDataQuestion(source.name),
            text:
                HealthTexts.deleteDataWarning,
            action: Paths.healthSourceDeletion(source.id), label: HealthTexts.deleteItsData, cancelPath: Paths.health)
        return try visit.page(ConfirmPage(question: question), title: HealthTexts.deleteData)
    }

    package static func destroySource(_ visit: MemberVisit, _ typed: Submission, source: Int) async throws -> Response {
        let moment = visit.moment
        try await visit.write { try $1.health.removeHealthSource($0, id: Int64(source), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.health, notice: .healthSourceDeleted)
    }

    private static func page(
        _ visit: MemberVisit, _ form: HealthTokenForm, made: HealthPage.NewToken? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let overview = try await visit.read { try $1.health.healthOverview($0) }
        let origin = "\(visit.request.scheme.rawValue)://\(visit.request.authority)"
        let page = HealthPage(
            overview: overview, form: form, made: made, origin: origin, user: visit.user, today: visit.today)
        return try visit.page(page, title: CommonTexts.phoneWatchAndScale, status: status)
    }
}

struct HealthTokenForm: Form {
    let action = Paths.healthTokens
    var name = Field("name", label: HealthTexts.nameOfPhoneOrScale, maximumLength: TextLimits.keyName)

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name] }

    mutating func validate() -> String? {
        guard let name = name.requiredText(CommonTexts.nameMissing, maximumLength: TextLimits.keyName) else {
            focusFirstError()
            return nil
        }
        return name
    }

    mutating func reject(_ refusal: HealthTokenRefusal) {
        name.error =
            switch refusal {
            case .nameTaken: HealthTexts.nameTaken
            case .tooMany: HealthTexts.tooManyTokens(HealthToken.maximumPerUser)
            }
        focusFirstError()
    }
}

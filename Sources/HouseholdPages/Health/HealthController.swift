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

/// What one app or device has sent, its place among the others, and its deletion.
package enum HealthSourcesController {
    package static func move(
        _ visit: MemberVisit, _ typed: Submission, source: Int, direction: String
    ) async throws -> Response {
        let (direction, now) = (try ListDirection(rawValue: direction).orNotFound(), visit.now)
        try await visit.write { try $1.health.moveHealthSource($0, id: Int64(source), direction) }.orNotFound()
        // Each of these is a transaction of its own: there may be years of days.
        while try await visit.write({ try $1.health.deriveOutdatedDays($0, now: now) }) {}
        return try visit.redirect(to: Paths.health)
    }

    package static func settleCorrection(
        _ visit: MemberVisit, _ typed: Submission, sample: Int
    ) async throws -> Response {
        let (now, keepsLarger) = (visit.now, typed.fields["keep"] == "larger")
        let (isOwn, step) = try await visit.write { database, user -> (Bool, Int64?) in
            let id = Int64(sample)
            let step = try user.health.settleCorrection(database, id: id, keepsLarger: keepsLarger, now: now)
            return (try user.health.hasSample(database, id: id), step)
        }
        guard isOwn else { throw HTTPError(.notFound) }
        // Such as by a second tap, or on another phone.
        guard let step else { return try visit.redirect(to: Paths.health, notice: .correctionSettled) }
        return try visit.redirect(
            to: Paths.health, notice: keepsLarger ? .largerValueKept : .smallerValueTaken, undoStep: step)
    }

    package static func confirmDeletion(_ visit: MemberVisit, source: Int) async throws -> Response {
        let source = try await visit.read { try $1.health.healthSource($0, id: Int64(source)) }.orNotFound()
        let question = ConfirmPage.Question(
            title: HealthTexts.deleteDataQuestion(source.name), text: HealthTexts.deleteDataWarning,
            action: Paths.healthSourceDeletion(source.id), label: HealthTexts.deleteItsData, cancelPath: Paths.health)
        return try visit.ask(question, title: HealthTexts.deleteData)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, source: Int) async throws -> Response {
        let moment = visit.moment
        try await visit.write { try $1.health.removeHealthSource($0, id: Int64(source), at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.health, notice: .healthSourceDeleted)
    }
}

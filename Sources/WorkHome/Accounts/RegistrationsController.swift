import Foundation
import HTTP
import HTTPTypes

enum RegistrationsController {
    static func new(_ visit: Visit) async throws -> Response {
        if let member = try await visit.member() { return try visit.redirect(to: home(of: member.user)) }
        return try page(visit, RegistrationForm(visit.guessedUnits))
    }

    static func create(_ visit: Visit, _ typed: Submission) async throws -> Response {
        if let member = try await visit.member() { return try visit.redirect(to: home(of: member.user)) }
        var form = RegistrationForm(visit.guessedUnits, typed: typed.fields)
        guard let registration = form.validate(now: visit.now, timeZone: visit.timeZone(typed.fields)) else {
            return try page(visit, form, status: .unprocessableContent)
        }
        do {
            try await visit.register(registration) { _, _ in }
        } catch is EmailTakenError {
            form.email.error = AccountRules.emailTaken
            form.email.isFocused = true
            return try page(visit, form, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.login, notice: Notice(.accountCreated, email: registration.email))
    }

    /// A guest's way to an account keeps what they tracked; it is on their profile.
    private static func home(of user: User) -> String { user.isGuest ? Paths.profile : Paths.home }

    private static func page(
        _ visit: Visit, _ form: RegistrationForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(RegistrationPage(form: form), title: "Create Account", status: status)
    }
}

extension Visit {
    /// The time zone that the browser told in a form, or the server's own.
    func timeZone(_ typed: FormFields) -> TimeZone {
        typed["time_zone"].map(TimeZoneNames.current).flatMap(TimeZone.init(identifier:)) ?? app.defaultTimeZone
    }

    var guessedUnits: Units { Units(acceptLanguage: request.headers[.acceptLanguage]) }
}

import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum ProfileController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        let invite = visit.request.query["invite"]
        if visit.user.isGuest, try await visit.visit.refusal(invite: invite) != nil { content.accountForm = nil }
        content.accountForm?.invite = invite
        if visit.user.isGuest {
            content.guestDays = try await visit.read { database, _ in try HouseholdAccess(database).guestDays }
        }
        return try page(visit, content)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        content.form.take(typed.fields)
        guard try await visit.save(&content.form, { try $1.updateProfile($0, $2) }) != nil else {
            return try page(visit, content, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.profile, notice: .profileSaved)
    }

    static func page(_ visit: MemberVisit, _ content: ProfilePage, status: HTTPResponse.Status = .ok) throws -> Response
    {
        try visit.page(content, title: CommonTexts.profile, status: status)
    }
}

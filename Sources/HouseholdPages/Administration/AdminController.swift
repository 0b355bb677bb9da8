import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum AdminController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let after = visit.request.query.row("after") ?? 0
        return try page(visit, AdminPage(overview: try await AdminOverview(visit, after: after), visit: visit))
    }

    package static func updateAccess(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = HouseholdAccessForm(try await visit.app.database.read { try HouseholdAccess($0) })
        form.take(typed.fields)
        let now = visit.now
        guard try await visit.save(&form, { try $2.save($0, by: $1, now: now) }) != nil else {
            let content = AdminPage(overview: try await AdminOverview(visit), visit: visit, accessForm: form)
            return try page(visit, content, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.admin, notice: .accessSaved)
    }

    /// Waits up to five seconds, which is enough for a small household; a larger backup continues in the background.
    package static func backUp(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let keeper = try visit.app.backups.orNotFound()
        let now = visit.now
        try await visit.write { try AdminEvent.add($0, .backupStarted, by: .person($1.id), now: now) }
        keeper.start()
        let deadline = ContinuousClock.now + .seconds(5)
        while keeper.isRunning, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(20)) }
        let status = keeper.status()
        let outcome: Notice.Code = status.failure == nil ? .backupMade : .backupFailed
        return try visit.redirect(to: Paths.admin, notice: status.isRunning ? .backupRunning : outcome)
    }

    static func page(
        _ visit: MemberVisit, _ content: AdminPage, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(content, title: CommonTexts.administration, status: status)
    }
}

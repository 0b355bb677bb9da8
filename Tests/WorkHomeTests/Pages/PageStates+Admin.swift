import Foundation
import Progression

@testable import Forms
@testable import HouseholdPages
@testable import Models
@testable import Operations
@testable import Web

extension PageStates {
    mutating func addAdministration(_ visit: MemberVisit) async throws {
        var overview = try await AdminOverview(visit)
        add(AdminPage(overview: overview, visit: visit), visit)
        overview.backup = nil
        add(AdminPage(overview: overview, visit: visit), visit)
        visit.app.backups?.start()
        await visit.app.backups?.finish()
        let now = visit.now
        try await visit.write { database, admin in
            for days in [1, 7] {
                let draft = InviteDraft(recipient: "Robin", days: days)
                try Invite.add(database, draft, token: try .init(), by: admin, now: now)
            }
            _ = try Invite.revoke(database, id: 2, by: admin, now: now)
        }
        overview = try await AdminOverview(visit)
        let failure = BackupKeeper.Failure(at: now, reason: "‹Reason›")
        overview.backup = BackupKeeper.Status(latest: overview.backup?.latest, failure: failure, isRunning: true)
        overview.users += Array(repeating: overview.users[0], count: ListedUser.listed)
        var form = InviteForm()
        form.days.value = "3"
        _ = form.validate()
        add(AdminPage(overview: overview, visit: visit, inviteForm: form), visit)
        for var listed in overview.users.prefix(3) {
            listed.user.disabledAt = listed.user.isGuest ? nil : 0
            let row = ListedUserRow(listed: listed, photoBytes: 5_000, admin: visit)
            for isOnlyAdmin in [false, true] { add(AdminUserPage(row: row, isOnlyAdmin: isOnlyAdmin), visit) }
        }
        add(OneTimeLinkPage(title: "‹Title›", text: "‹Text›", address: "http://home.local/", donePath: "/"), visit)
        var deletion = AccountDeletionForm(ofUser: 2)
        _ = deletion.validate()
        add(AdminDeletionPage(form: deletion, name: "Sam Rivers", storage: "‹2 entries›"), visit)
    }
}

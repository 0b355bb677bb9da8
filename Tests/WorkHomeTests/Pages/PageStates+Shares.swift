import Crypto
import Foundation
import HTTP
import Support

@testable import Fitness
@testable import Forms
@testable import HouseholdPages
@testable import Models
@testable import Web

extension PageStates {
    mutating func addShares(_ visit: MemberVisit, _ token: String, _ guest: MemberVisit) async throws {
        let client = BrowserSession.Client(userAgent: Browser.firefox, address: "192.0.2.7")
        guard let token = Token(text: token) else { return }
        let opened = try await visit.app.database.write {
            try OpenedShare.open($0, token: token, by: client, now: visit.now)
        }
        guard let opened else { return }
        add(try await visit.read { database, _ in try SharedProgressPage(database, opened, now: visit.now) }, visit)
        let nothing = try await Self.opened(guest, by: client)
        if let nothing {
            add(
                try await guest.read { database, _ in try SharedProgressPage(database, nothing, now: guest.now) }, guest
            )
        }
        let later = visit.now + 400 * 86_400
        add(try await visit.read { database, _ in try SharedProgressPage(database, opened, now: later) }, visit)
        add(SharedProgressPage(empty: SharedProgressPage.noSuchLink), visit)

        let shares = try await visit.read { try $1.shares.progressShares($0) }
        add(SharesPage(shares: shares, visit: visit), visit)
        add(SharesPage(shares: [], visit: visit), visit)
        let trainers = try await visit.read { try $1.trainers.all($0) }
        for share in shares {
            let views = try await visit.read { try $1.shares.views($0, of: share) }
            add(SharePage(share: share, views: views, visit: visit), visit)
            add(SharePage(share: share, views: [], visit: visit), visit)
        }
        var form = ShareForm(for: trainers.first, today: visit.today)
        for path in ShareForm.fieldPaths { form[keyPath: path].value = "" }
        _ = form.validate()
        add(ShareEditorPage(form: form), visit)
        let draft = ShareDraft(recipient: "Robin", parts: [.records], lastDay: visit.today)
        add(
            NewSharePage(
                draft: draft, trainer: trainers.first, path: "/", address: "http://home.local/", today: visit.today),
            visit)
    }
    /// An opened link of a user with no data.
    private static func opened(_ visit: MemberVisit, by client: BrowserSession.Client) async throws -> OpenedShare? {
        let token = try Token()
        let draft = ShareDraft(recipient: "Robin", parts: SharePart.allCases, lastDay: visit.today)
        return try await visit.write { database, user in
            _ = try user.shares.addShare(database, draft, token: token, now: visit.now)
            return try OpenedShare.open(database, token: token, by: client, now: visit.now)
        }
    }
}

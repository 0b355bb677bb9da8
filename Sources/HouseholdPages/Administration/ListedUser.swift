import Forms
import Foundation
import GRDB
import Models
import Texts
import Web

/// A user as shown to an admin: who they are and how much data they have, but never its content.
struct ListedUser: Sendable {
    var user: User
    /// The latest request of a browser or program; nil when the user is not signed in anywhere.
    let lastSeenAt: Int64?
    let entryCount: Int
    let photos: [UUID]

    static let listed = 50

    private init(_ database: Database, _ row: inout RowReader) throws {
        user = try User(&row)
        lastSeenAt = try row.next()
        entryCount = try user.contents(database).counts.values.reduce(0, +)
        photos = try user.keptPhotos(database)
    }

    /// The users after an id, in the order of creation; one more than is listed if there are more.
    static func page(_ database: Database, after id: Int64) throws -> [ListedUser] {
        try RowReader.all(
            database, "\(select) WHERE \(User.isKept) AND users.id > ? ORDER BY users.id LIMIT ?", [id, listed + 1]
        ) { try ListedUser(database, &$0) }
    }

    static func find(_ database: Database, id: Int64) throws -> ListedUser? {
        try RowReader.first(database, "\(select) WHERE \(User.isKept) AND users.id = ?", [id]) {
            try ListedUser(database, &$0)
        }
    }

    private static let select = """
        SELECT \(User.columns), nullif(max(
            coalesce((SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id), 0),
            coalesce((SELECT max(last_seen_at) FROM api_sign_ins WHERE user_id = users.id), 0)), 0) FROM users
        """
}

/// A user in a row or on their own page.
struct ListedUserRow: Sendable {
    let listed: ListedUser
    let photoBytes: Int64
    /// The admin who views the page.
    let admin: MemberVisit

    var user: User { listed.user }

    var icon: String { "profile" }
    var isAdmin: Bool { user.isAdmin }
    var isDisabled: Bool { user.isDisabled }
    var isGuest: Bool { user.isGuest }
    var note: String { [user.email, seen].compactMap { $0 }.joined(separator: " · ") }

    private var seen: String {
        guard let moment = listed.lastSeenAt else { return AdminTexts.notSignedIn }
        return AdminTexts.seen(admin.dayText(moment, isWithin: true))
    }

    var storage: String {
        let entries = CountTexts.entries(listed.entryCount)
        return listed.photos.isEmpty ? entries : AdminTexts.entriesAndPhotos(entries, room.text)
    }

    var facts: [Fact] {
        [
            Fact(CommonTexts.email, user.email ?? AdminTexts.noEmailAsGuest),
            Fact(AdminTexts.role, user.isAdmin ? AdminTexts.admin : AdminTexts.member),
            Fact(AdminTexts.state, state), Fact(AdminTexts.joined, day(user.createdAt)),
            Fact(AdminTexts.lastSeen, listed.lastSeenAt.map(day) ?? AdminTexts.notSignedIn),
            Fact(CommonTexts.entries, DecimalText.grouped(Double(listed.entryCount))), Fact(CommonTexts.photos, photos),
        ]
    }

    private var state: String {
        user.disabledAt.map { AdminTexts.disabledSince(admin.dayText($0, isWithin: true)) } ?? AdminTexts.enabled
    }

    private var photos: String {
        listed.photos.isEmpty ? CommonTexts.none : "\(listed.photos.count) · \(room.text)"
    }

    private var room: PhotoQuota { PhotoQuota(usedBytes: photoBytes, limitBytes: admin.app.photoQuota) }

    private func day(_ seconds: Int64) -> String { admin.dayText(seconds) }
}

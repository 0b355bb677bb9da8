import Forms
import Foundation
import HTTP
import HTTPTypes
import Images
import Models
import Operations
import Storage
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

/// The contents of the admin page.
struct AdminOverview: Sendable {
    var users: [ListedUser]
    var access: HouseholdAccess
    var invites: [Invite]
    var events: [AdminEvent]
    var backup: BackupKeeper.Status?
    var storage: HouseholdStorage
    var photoBytes: [Int64: Int64]
    var schema = AppDatabase.schema

    init(_ visit: MemberVisit, after id: Int64 = 0) async throws {
        (users, access, invites, events) = try await visit.app.database.read { database in
            (
                try ListedUser.page(database, after: id), try HouseholdAccess(database), try Invite.latest(database),
                try AdminEvent.latest(database)
            )
        }
        backup = visit.app.backups?.status()
        storage = try await HouseholdStorage.measure(visit.app)
        photoBytes = try await HouseholdStorage.photoBytes(visit.app, of: users)
    }
}

/// The disk space that the household uses.
struct HouseholdStorage: Sendable {
    let databaseBytes: Int64
    let photoBytes: Int64
    let backupBytes: Int64
    /// Nil when the system does not report it.
    let freeBytes: Int64?

    private static let thread = BlockingQueue(label: "workhome.storage")

    /// Measures the size of every photo file, on a separate thread.
    static func measure(_ app: App) async throws -> HouseholdStorage {
        let (folders, backups) = (DataFolders(root: app.folder), app.backups?.folder)
        return try await thread.run {
            HouseholdStorage(
                databaseBytes: DiskSpace.byteCount(ofFile: folders.database)
                    + DiskSpace.byteCount(ofFile: folders.database + "-wal"),
                photoBytes: DiskSpace.byteCount(ofFolder: folders.images),
                backupBytes: try backups?.byteCount() ?? 0, freeBytes: DiskSpace.freeBytes(at: folders.root))
        }
    }

    /// The bytes of each person's photos.
    static func photoBytes(_ app: App, of users: [ListedUser]) async throws -> [Int64: Int64] {
        var bytes: [Int64: Int64] = [:]
        for listed in users { bytes[listed.user.id] = try await PhotoQuota.bytes(of: listed.photos, in: app.images) }
        return bytes
    }

    var facts: [Fact] {
        [
            Fact(AdminTexts.database, ByteText.of(databaseBytes)), Fact(CommonTexts.photos, ByteText.of(photoBytes)),
            Fact(AdminTexts.backups, ByteText.of(backupBytes)),
        ] + (freeBytes.map { [Fact(AdminTexts.freeOnThisDisk, ByteText.of($0))] } ?? [])
    }
}

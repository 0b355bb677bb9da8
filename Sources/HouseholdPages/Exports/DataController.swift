import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Transfer
import Web

package enum DataController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let contents = try await visit.read { try $1.contents($0) }
        let room = try await visit.app.photoRoom(of: visit.user)
        return try visit.page(
            DataPage(
                contents: contents, room: room, isGuest: visit.user.isGuest,
                hasBrokenOff: visit.app.exportSlots.hasFailed(for: visit.user.id)), title: CommonTexts.yourData)
    }

    package static func archive(_ visit: MemberVisit) async throws -> Response {
        let writer = ArchiveWriter(user: visit.user.id, images: visit.app.images, madeAt: visit.now)
        return try download(visit, as: "workhome-\(visit.today).zip", type: "application/zip") { database, sink in
            try writer.write(database, to: sink)
        }
    }

    package static func strongCSV(_ visit: MemberVisit) async throws -> Response {
        let file = StrongCSV(user: visit.user.id, units: visit.user.units)
        return try download(visit, as: "workhome-\(visit.today)-strong.csv", type: "text/csv; charset=utf-8") {
            try file.write($0, to: $1)
        }
    }

    /// A download that is written while it is sent, from one snapshot of the database.
    private static func download(
        _ visit: MemberVisit, as name: String, type: String,
        _ write: @escaping @Sendable (Database, @escaping ([UInt8]) throws -> Void) throws -> Void
    ) throws -> Response {
        guard let slot = visit.app.exportSlots.take(for: visit.user.id) else {
            throw HTTPError(
                .tooManyRequests, ExportTexts.anExportIsAlreadyRunning,
                headers: [.retryAfter: "60"])
        }
        let database = visit.app.database
        let pipe = Pipe<[UInt8]> { sink in
            try slot.run { try database.readSnapshot { try write($0, sink) } }
        }
        return Response(
            headers: [
                .contentType: type, .contentDisposition: "attachment; filename=\"\(name)\"",
                .cacheControl: "no-store",
            ],
            body: .stream { try await pipe.next() })
    }
}

struct DataPage: PageContent {
    var view: CompiledView<Self> { view_settings_data }
    let contents: AccountContents
    let room: PhotoQuota
    let isGuest: Bool
    /// Whether the last download broke off.
    let hasBrokenOff: Bool

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var photos: String { ExportTexts.yourPhotosUse(room.text) }
    var archive: String { Paths.archive }
    var rows: [ListRow] { [ListRow.imports, ListRow.accountDeletion(isGuest: isGuest)] }
}

/// What both the settings and the page of the data lead to.
extension ListRow {
    static var imports: ListRow {
        ListRow(
            title: CommonTexts.imports, path: Paths.dataImports, icon: "archive",
            note: CommonTexts.importsNote)
    }

    static func accountDeletion(isGuest: Bool) -> ListRow {
        isGuest
            ? ListRow(
                title: CommonTexts.leaveAndDeleteEverything, path: Paths.logout, icon: "trash",
                note: CommonTexts.guestDataNote)
            : ListRow(
                title: CommonTexts.deleteAccount, path: Paths.accountDeletion, icon: "trash",
                note: CommonTexts.permanentlyWithAllData)
    }
}

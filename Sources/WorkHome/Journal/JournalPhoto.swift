import Foundation
import GRDB

struct JournalPhoto: Sendable, Equatable {
    let uuid: UUID
    let width: Int
    let height: Int
}

extension JournalPhoto: FetchableRecord {
    init(row: Row) throws {
        uuid = row["uuid"]
        width = row["width"]
        height = row["height"]
    }
}

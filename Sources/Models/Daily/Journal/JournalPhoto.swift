import Foundation
import GRDB

package struct JournalPhoto: Sendable, Equatable {
    package let uuid: UUID
    package let width: Int
    package let height: Int

    package init(uuid: UUID, width: Int, height: Int) {
        self.uuid = uuid
        self.width = width
        self.height = height
    }
}

extension JournalPhoto: FetchableRecord {
    package init(row: Row) throws {
        uuid = row["uuid"]
        width = row["width"]
        height = row["height"]
    }
}

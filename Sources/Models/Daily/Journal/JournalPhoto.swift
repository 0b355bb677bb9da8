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

extension JournalPhoto: RowReadable {
    package init(_ row: inout RowReader) throws {
        uuid = try row.next()
        width = try row.next()
        height = try row.next()
    }
}

import Crypto
import Fitness
import Foundation
import GRDB
import Texts

/// The user's text for one day; the photos have rows of their own.
package struct JournalEntry: Sendable, Identifiable {
    package let id: Int64
    package let day: LocalDay
    package let text: String
    package let updatedAt: Int64
    package let photoCount: Int
    package let firstPhoto: UUID?

    /// Identifies a state of the text, so that an editor opened before a change does not overwrite it.
    package var version: String { SHA256Digest.version(of: text) }
}

extension JournalEntry: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), day: row.next(), text: row.next(), updatedAt: row.next(), photoCount: row.next(),
            firstPhoto: row.next())
    }
}

package struct JournalPhoto: Sendable, Equatable, RowReadable {
    package let uuid: UUID
    package let width: Int
    package let height: Int

    package init(uuid: UUID, width: Int, height: Int) {
        self.uuid = uuid
        self.width = width
        self.height = height
    }

    package init(_ row: inout RowReader) throws {
        try self.init(uuid: row.next(), width: row.next(), height: row.next())
    }
}

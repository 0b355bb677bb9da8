import GRDB

/// What somebody may do for the household, besides everything with what is their own.
package enum Role: String, CaseIterable, ColumnValue, Sendable {
    case member, admin
}

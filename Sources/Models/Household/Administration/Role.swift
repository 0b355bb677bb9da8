import GRDB

/// What a user may do for the household, beyond what every user may do with their own data.
package enum Role: String, CaseIterable, ColumnValue, Sendable {
    case member, admin
}

import GRDB

/// A person's page of a workout says who lets them see theirs, so a permission changes the pages of both.
@Sendable func countPartnerRevisions(_ database: Database) throws {
    try countRevisions(database, of: "routine_partners", by: "partner_id", as: "other_revision")
}

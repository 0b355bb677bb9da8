import GRDB
import HTTP
import HTTPTypes

/// Something that was reached and that one page tells, once: a goal, or an achievement that goals brought.
struct Celebration: Sendable, Identifiable {
    let id: Int64
    let goal: Goal?
    let achievement: Achievement?

    func link(_ units: Units) -> Link? {
        if let goal {
            let verb = goal.cadence == .once ? "Goal reached" : "Goal met"
            return Link("\(verb): \(goal.name(units))", to: Paths.goal(goal.id))
        }
        return achievement.map { Link("Achievement unlocked: \($0.title)", to: Paths.achievements) }
    }
}

extension [Celebration] {
    /// Each goal is named once, however many of its periods were kept.
    func links(_ units: Units) -> [Link] {
        var told: Set<Int64> = []
        return filter { $0.goal.map { told.insert($0.id).inserted } ?? true }.compactMap { $0.link(units) }
    }
}

extension User {
    func unseenCelebrations(_ database: Database) throws -> [Celebration] {
        let rows = try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT id, goal_id, achievement FROM celebrations WHERE user_id = ? AND seen_at IS NULL ORDER BY id
                    """),
            arguments: [id])
        return try rows.map { row in
            Celebration(
                id: row[0], goal: try (row[1] as Int64?).flatMap { try goal(database, id: $0) },
                achievement: (row[2] as String?).flatMap { Achievement(rawValue: $0) })
        }
    }

    func noteSeen(_ database: Database, _ celebrations: [Int64], at seconds: Int64) throws {
        let statement = try database.cachedStatement(
            sql: "UPDATE celebrations SET seen_at = ? WHERE id = ? AND user_id = ?")
        for celebration in celebrations { try statement.execute(arguments: [seconds, celebration, id]) }
    }
}

extension Visit {
    /// Whether the answer is looked at as a page: what a script fetches is, when it follows a change.
    var showsPage: Bool {
        guard let destination = request.headers[.secFetchDest] else { return true }
        return destination == "document" || Notice(request) != nil
    }
}

extension MemberVisit {
    /// After a page has told them. A page must not fail for want of that note: then the next one tells them again.
    func noteCelebrations(shownBy response: Response) async {
        guard !celebrations.isEmpty, response.status == .ok,
            response.headers[.contentType]?.hasPrefix("text/html") == true
        else { return }
        let (ids, seconds) = (celebrations.map(\.id), now.secondsSince1970)
        do {
            try await write { try $1.noteSeen($0, ids, at: seconds) }
        } catch {
            app.logger.warning("Could not record what was celebrated.", metadata: ["error": "\(error)"])
        }
    }
}

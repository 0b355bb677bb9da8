import Fitness
import Foundation
import GRDB
import Models
import Storage

/// Recomputes every derived number of a household, and reports which were wrong.
///
/// Derived are the days of health data, the body weights of sets, training days and totals, personal records, goal periods, streak, achievements,
/// points, level, a user's counters and profile weights, and the packed months of histories. Logged data are never
/// changed.
public struct Recomputation: Sendable {
    /// A derived number that was wrong and has been corrected.
    public struct Difference: Sendable, Equatable, CustomStringConvertible {
        /// The email of whose number it is, or a guest's name.
        public let person: String
        public let number: String
        /// The stored and the correct value; nil if there is none.
        public let stored: String?
        public let right: String?

        let exercises: [String: String]

        public var description: String {
            "\(place) was \(stored ?? "missing"), is \(right ?? "removed")"
        }

        /// Whose number it is, of which exercise and day: the ids of rows say nothing to people.
        private var place: String {
            var keys = number.split(separator: " ").map(String.init)
            let (column, table) = (keys.removeLast(), keys.removeFirst())
            var places = ["users", "exercise_days"].contains(table) ? [] : [table]
            if let only = keys.first, keys.count == 1 { keys = [only.contains("-") ? "day" : "goal_id", only] }
            var day = ""
            for (key, value) in zip(keys, keys.dropFirst()) {
                switch key {
                case "exercise_id": places.append(exercises[value] ?? "an exercise")
                case "kind", "metric", "subject": places.append(value)
                case "goal_id": places.append("number \(value)")
                case "day", "first_day", "month": day = " on \(value)"
                default: break
                }
            }
            let words = "\(places.map { ", \($0)" }.joined())\(day): \(column)"
            return person + words.replacing("_", with: " ")
        }
    }

    public struct Report: Sendable {
        public let userCount: Int
        public let differences: [Difference]
    }

    private let folders: DataFolders

    public init(_ folders: DataFolders) { self.folders = folders }

    /// Runs one transaction per user: if interrupted, each user's numbers are either all old or all correct.
    /// - Throws: `DataFolderError` if a server uses the folder or it has no database, or `StorageError`.
    public func run() async throws -> Report {
        try folders.requireDatabase()
        let lock = try DataFolderLock(folders)
        let database = try folders.openDatabase()
        let report = try await Self.recompute(database, now: Date())
        try database.close()
        _ = consume lock
        return report
    }

    static func recompute(_ database: AppDatabase, now: Date) async throws -> Report {
        let users = try await database.read { try Int64.all($0, "SELECT id FROM users ORDER BY id") }
        var differences: [Difference] = []
        for id in users { differences += try await database.write { try recompute($0, user: id, now: now) } }
        return Report(userCount: users.count, differences: differences)
    }

    private static func recompute(_ database: Database, user id: Int64, now: Date) throws -> [Difference] {
        guard
            let user = try User.first(database, "SELECT \(User.columns) FROM users WHERE id = ?", [id])
        else {
            return []
        }
        let moment = TrainingMoment(now, in: user.timeZone)
        // What waits for the user's next change, such as a period or month that ended since the last one, is not an error.
        while try user.settleRecords(database) {}
        try user.goals.refreshGoals(database, at: moment, celebrates: false)
        try user.analysis.packHistory(database, today: moment.today)
        let stored = try DerivedNumbers(database, user: id)
        try user.rebuildDerivedNumbers(database, at: moment)
        let right = try DerivedNumbers(database, user: id)
        let wrong = Set(stored.values.keys).union(right.values.keys).sorted()
            .filter { stored.values[$0] != right.values[$0] }
        guard !wrong.isEmpty else { return [] }
        let known = try user.training.exercises(database, withHidden: true).map { (String($0.id), $0.name) }
        let exercises = Dictionary(uniqueKeysWithValues: known)
        return wrong.map { number in
            Difference(
                person: user.email ?? user.firstName, number: number, stored: stored.values[number],
                right: right.values[number], exercises: exercises)
        }
    }
}

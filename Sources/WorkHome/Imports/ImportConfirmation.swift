import GRDB

extension User {
    /// Adds what a waiting file says, all of it or nothing.
    /// - Returns: nil when no such import of theirs is waiting.
    func confirmImport(
        _ database: Database, id dataImport: Int64, _ reading: ImportReading, choices: [ImportedName: ImportChoice],
        at moment: TrainingMoment
    ) throws -> ImportSummary? {
        guard try self.dataImport(database, id: dataImport)?.state == .waiting else { return nil }
        try rememberExercises(database, choices)
        var writer = ImportWriter(self, import: dataImport, choices: choices, at: moment)
        try writer.write(database, reading)
        try finishImport(
            database, id: dataImport, writer.summary, writer.problems, now: moment.now.secondsSince1970)
        return writer.summary
    }

    /// Writes down what a waiting import brought.
    func finishImport(
        _ database: Database, id dataImport: Int64, _ summary: ImportSummary, _ problems: [ImportProblem], now: Int64
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE imports SET state = 'done', file_uuid = NULL, summary = ?, problems = ?,
                    changed_at = max(created_at, ?) WHERE id = ? AND user_id = ?
                """
        ).execute(arguments: [try Self.json(summary), try Self.json(problems), now, dataImport, id])
    }

    /// Brings up to date what follows from many sets and sessions at once.
    /// - Parameter trained: the first day of each exercise that changed.
    func refreshTraining(_ database: Database, _ trained: [Int64: LocalDay], at moment: TrainingMoment) throws {
        for (exercise, day) in trained.sorted(by: { $0.key < $1.key }) {
            try refreshRecords(database, exercise: exercise, from: day)
        }
        try refreshStanding(database, at: moment)
        // What was reached years ago in another app is nothing to celebrate now.
        try refreshGoals(database, at: moment, celebrates: false)
        try packHistory(database, today: moment.today)
    }
}

import Fitness
import GRDB
import Storage

/// Numbers derived from what is logged, stored because computing them for each page would take too long.
///
/// Triggers mark what a change touches, and leave the rest to the end of the transaction. All changes to rows go
/// through this list: a user's save calls `refresh`, a long change takes steps, and `recompute` rebuilds everything.
package struct Settlement: Sendable {
    typealias Work = @Sendable (Database, User, TrainingMoment) throws -> Void

    /// Updates what is marked before a user's transaction commits; nil where every transaction does that (the days of
    /// exercises and food, for all people at once), or the change itself, because the user is shown the result and doing
    /// it again would cost each save more statements.
    var refresh: Work?
    /// A small step of the same, for many marks; false when there was nothing left to do. Each step stores its result
    /// in the rows, so that the work continues from there after any interruption.
    var step: (@Sendable (Database, User, TrainingMoment) throws -> Bool)?
    /// Recomputes all of it from the rows that it is derived from.
    let rebuild: Work

    /// Each depends on the rows and on the ones before it.
    static let all = [
        healthDays, trainingDays, exerciseDays, nutritionDays, records, goals, standing, measurements, history,
    ]
}

extension Settlement {
    private static let packedDaysPerStep = 180
    /// The rest of many years is read from the rows until the next change packs it.
    private static let packedDaysPerChange = 1_000

    private static let healthDays = Settlement(
        step: { try $1.health.deriveOutdatedDays($0, now: $2.now) },
        rebuild: { try $1.health.rebuildHealthDays($0, now: $2.now) })

    private static let trainingDays = Settlement { database, user, _ in try user.training.rebuildDays(database) }

    private static let exerciseDays = Settlement { database, user, _ in
        try user.training.rebuildExerciseDays(database)
    }

    private static let nutritionDays = Settlement { database, user, _ in try user.nutrition.rebuildDays(database) }

    private static let records = Settlement(
        step: { database, user, _ in try user.settleRecords(database) },
        rebuild: { database, user, _ in
            _ = try user.training.rebuildRecords(database)
            try user.training.rebuildBests(database)
        })

    private static let goals = Settlement(
        refresh: { try $1.goals.refreshGoals($0, at: $2) },
        step: { try $1.goals.refreshOneGoal($0, at: $2) },
        rebuild: { database, user, moment in
            try user.goals.forgetGoalPeriods(database)
            try user.goals.refreshGoals(database, at: moment, celebrates: false)
        })

    private static let standing = Settlement { try $1.training.rebuildStanding($0, at: $2) }

    private static let measurements = Settlement { database, user, _ in
        try user.weights.recomputeMeasurements(database)
    }

    private static let history = Settlement(
        refresh: { try $1.analysis.packHistory($0, today: $2.today, maximumDays: packedDaysPerChange) },
        step: { database, user, moment in
            guard try user.analysis.isHistoryOutdated(database, today: moment.today) else { return false }
            return try user.analysis.packHistory(database, today: moment.today, maximumDays: packedDaysPerStep)
        },
        rebuild: { database, user, moment in
            try user.analysis.forgetHistory(database)
            try user.analysis.packHistory(database, today: moment.today)
        })
}

extension User {
    /// Updates everything derived from a change, in its transaction; during a long change this is left to its end.
    /// - Returns: whether it was updated.
    package func settle(_ database: Database, at moment: TrainingMoment) throws -> Bool {
        guard try !isInLongChange(database) else { return false }
        for settlement in Settlement.all { try settlement.refresh?(database, self, moment) }
        return true
    }

    /// Takes one step of updating what is derived from what is logged, except the standing, which is updated at the end
    /// of each transaction.
    /// - Returns: false when there was nothing left to do.
    package func settleNext(_ database: Database, at moment: TrainingMoment) throws -> Bool {
        // Settling the days marks the goals and months that depend on them.
        try AppDatabase.settleDays(database)
        return try Settlement.all.contains { try $0.step?(database, self, moment) ?? false }
    }

    /// Recomputes every number derived from the user's rows.
    package func rebuildDerivedNumbers(_ database: Database, at moment: TrainingMoment) throws {
        for settlement in Settlement.all { try settlement.rebuild(database, self, moment) }
    }
}

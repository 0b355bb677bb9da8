import Fitness
import GRDB
import Storage

/// Numbers that follow from what is logged, kept because working them out for each page would take too long.
///
/// Triggers mark what a change has touched, and leave the rest to the ends of transactions. Whatever changes rows goes
/// through this list: what somebody saves refreshes, a long change takes steps, and `recompute` makes everything anew.
package struct Settlement: Sendable {
    typealias Work = @Sendable (Database, User, TrainingMoment) throws -> Void

    /// Brings up to date what is marked, before the transaction of somebody who saves commits; nil where the triggers or the
    /// change itself do, because its person is told what came of it.
    var refresh: Work?
    /// A small step of the same, for many marks; false when there was nothing left to do. Each leaves what it has done in
    /// the rows, so that whatever ends it, it goes on from there.
    var step: (@Sendable (Database, User, TrainingMoment) throws -> Bool)?
    /// Makes all of it anew from the rows that it follows from.
    let rebuild: Work

    /// Each follows from the rows and from those before it.
    static let all = [trainingDays, exerciseDays, nutritionDays, records, goals, standing, measurements, history]
}

extension Settlement {
    private static let packedDaysPerStep = 180
    /// What is left of many years is read from the rows until the next change packs it.
    private static let packedDaysPerChange = 1_000

    private static let trainingDays = Settlement { database, user, _ in try user.training.rebuildDays(database) }

    private static let exerciseDays = Settlement { database, user, _ in
        try user.training.rebuildExerciseDays(database)
    }

    private static let nutritionDays = Settlement { database, user, _ in try user.nutrition.rebuildDays(database) }

    private static let records = Settlement(
        step: { database, user, _ in try user.settleRecords(database) },
        rebuild: { database, user, _ in _ = try user.training.rebuildRecords(database) })

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
        refresh: { try $1.analysis.packHistory($0, today: $2.today, mostDays: packedDaysPerChange) },
        step: { database, user, moment in
            guard try user.analysis.isHistoryOutdated(database, today: moment.today) else { return false }
            return try user.analysis.packHistory(database, today: moment.today, mostDays: packedDaysPerStep)
        },
        rebuild: { database, user, moment in
            try user.analysis.forgetHistory(database)
            try user.analysis.packHistory(database, today: moment.today)
        })
}

extension User {
    /// Brings everything up to date that follows from a change, in its transaction; in the middle of a long change that is
    /// left to the end of that.
    /// - Returns: whether it is.
    package func settle(_ database: Database, at moment: TrainingMoment) throws -> Bool {
        guard try !isInLongChange(database) else { return false }
        for settlement in Settlement.all { try settlement.refresh?(database, self, moment) }
        return true
    }

    /// One step toward everything that follows from what is logged, but for the standing, which is for the end of each
    /// transaction.
    /// - Returns: false when there was nothing left to do.
    package func settleNext(_ database: Database, at moment: TrainingMoment) throws -> Bool {
        // Goals and months are outdated by the days that were.
        try AppDatabase.settleDays(database)
        return try Settlement.all.contains { try $0.step?(database, self, moment) ?? false }
    }

    /// Makes every number that follows from the user's rows anew.
    package func rebuildDerivedNumbers(_ database: Database, at moment: TrainingMoment) throws {
        for settlement in Settlement.all { try settlement.rebuild(database, self, moment) }
    }
}

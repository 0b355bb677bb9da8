import GRDB
import Support
import Testing

@testable import Storage
@testable import Fitness
@testable import Models

@Suite struct GoalPropertyTests {
    private static let goalsOfAPerson = 50

    /// Two thousand goals, fifty each of forty people; five times as many in `bin/soak`. After any sequence of logs,
    /// changes, deletions, pauses and new targets, the stored and displayed periods equal those computed from the rows.
    @Test(arguments: 0..<10)
    func storedPeriodsMatchTheRows(group: Int) throws {
        let queue = try DatabaseQueue()
        try DatabaseMigrator.workHome.migrate(queue)
        for person in 0..<Soak.amount(short: 4, long: 20) {
            try queue.inTransaction { database in
                try walk(GoalWorld(database, seed: Soak.seed(UInt64(group * 20 + person))))
                return .rollback
            }
        }
    }

    private func walk(_ start: GoalWorld) throws {
        var world = start
        for _ in 0..<40 { try world.log() }
        try world.refreshRecords()
        var ids: [Int64] = []
        for _ in 0..<Self.goalsOfAPerson {
            ids.append(try world.user.goals.save(world.database, world.draft(), at: world.moment))
        }
        #expect(ids.count == Self.goalsOfAPerson)
        try world.user.goals.refreshGoals(world.database, at: world.moment)
        for _ in 0..<2 {
            if world.chance(60) { world.today = world.today + world.number(0...12) }
            for _ in 0..<3 { try world.live() }
            for _ in 0..<15 { try world.changeMind(world.pick(ids)) }
            for _ in 0..<3 { try world.live() }
            // A page before the next change is right without writing, and the change updates the stored periods.
            try compare(world, isStored: false)
            try world.user.goals.refreshGoals(world.database, at: world.moment)
            try compare(world, isStored: true)
        }
    }

    private func compare(_ world: GoalWorld, isStored: Bool) throws {
        let (database, user) = (world.database, world.user)
        try AppDatabase.settleDays(database)
        let due = try user.goals.states(database, today: world.today).filter(\.isDue).byUrgency.prefix(3).map(
            \.goal.id)
        let found = try user.goals.due(database, of: user.goals.all(database), today: world.today, limit: 3)
        #expect(found.map(\.goal.id) == due)
        for goal in try user.goals.all(database) {
            let rules = try user.goals.rules(database, of: goal)
            let oracle = GoalOracle(
                goal: goal, targets: rules.targets, pauses: rules.pauses, rows: world.rows(of: goal), today: world.today
            )
            let periods = oracle.periods()
            let state = try user.goals.state(database, of: goal, today: world.today)
            #expect(state.tally == GoalOracle.tally(periods), "\(goal)")
            #expect(state.current == periods.last, "\(goal)")
            guard isStored else { continue }
            let stored = try GoalPeriod.all(
                database, "SELECT \(GoalPeriod.columns) FROM goal_periods WHERE goal_id = ? ORDER BY first_day",
                [goal.id])
            #expect(stored == periods.filter(\.isSettled), "\(goal)")
            #expect(goal.tally == GoalOracle.tally(periods.filter(\.isSettled)), "\(goal)")
        }
    }
}

extension GoalWorld {
    mutating func live() throws {
        switch number(0...3) {
        case 0: try change()
        case 1: try delete()
        default: try log()
        }
        try refreshRecords()
    }

    /// As each change of a set does: what was lifted before a goal began is read from its records.
    func refreshRecords() throws {
        for lift in lifts { try user.training.refreshRecords(database, exercise: lift) }
    }

    /// Pauses or resumes a goal, or changes its target or the first day of the week.
    mutating func changeMind(_ id: Int64) throws {
        guard let goal = try user.goals.goal(database, id: id) else { return }
        switch number(0...5) {
        case 0: _ = try user.goals.pause(database, id: id, on: today)
        case 1: _ = try user.goals.resume(database, id: id, on: today)
        case 2: _ = try user.goals.archive(database, id: id, at: goal.isArchived ? nil : 1, on: today)
        case 3: _ = try user.goals.save(database, draft(), over: goal, at: moment)
        case 4:
            let preferences = UnitPreferences(
                units: user.units, firstWeekday: pick(Weekday.firstDays), timeZone: user.timeZone)
            _ = try user.updatePreferences(database, preferences, at: moment)
        default:
            var draft = GoalInput(
                type: goal.type, measure: goal.measure, exerciseID: goal.exerciseID, trackableID: goal.trackableID,
                repetitions: goal.repetitions, target: goal.target, cadence: goal.cadence, direction: goal.direction,
                countsFrom: goal.countsFrom, deadline: goal.deadline)
            draft.target = target(of: draft)
            if chance(20) { draft.countsFrom = Self.firstDay + number(0...40) }
            if draft.deadline.map({ $0 < draft.countsFrom }) ?? false { draft.deadline = nil }
            _ = try user.goals.save(database, GoalDraft(values: draft), over: goal, at: moment)
        }
    }
}

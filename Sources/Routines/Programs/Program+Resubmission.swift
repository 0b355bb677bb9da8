import Fitness
import GRDB
import Models

/// Forms and requests that are sent twice.
extension User.Programs {
    /// Within this time after a program was created, the same one again counts as the same submission.
    private static let resubmissionSeconds: Int64 = 600

    /// The program that the same draft made shortly before.
    func resubmitted(
        _ database: Database, _ draft: ProgramDraft, from firstDay: LocalDay, at moment: TrainingMoment
    ) throws -> Int64? {
        guard let newest = try self.newest(database, draft, key: nil, from: firstDay, at: moment),
            try days(database, of: newest).map(\.activity) == draft.days.map(\.activity)
        else { return nil }
        return newest
    }

    /// The program that the same start of a built-in one made shortly before.
    /// - Parameter exercises: those of its days, by their keys.
    func resubmitted(
        _ database: Database, _ library: LibraryProgram, _ start: ProgramStart, _ exercises: [String: Exercise],
        at moment: TrainingMoment
    ) throws -> Int64? {
        let draft = ProgramDraft(library, start, days: [])
        guard let newest = try self.newest(database, draft, key: library.key, from: start.firstDay, at: moment),
            try haveSameTrainingMaxes(database, library, start, exercises),
            try haveSameWeights(database, library, start, exercises, in: newest, until: moment.today.next)
        else { return nil }
        return newest
    }

    private func newest(
        _ database: Database, _ draft: ProgramDraft, key: String?, from firstDay: LocalDay, at moment: TrainingMoment
    ) throws -> Int64? {
        let newest = try Program.first(
            database,
            """
            SELECT \(Program.columns) FROM programs WHERE user_id = ? AND name = ? AND library_key IS ?
                AND created_at >= ? AND started_on = ? AND ended_on IS NULL ORDER BY id DESC LIMIT 1
            """, [user.id, draft.name, key, moment.now.secondsSince1970 - Self.resubmissionSeconds, firstDay])
        guard let newest, newest.note == draft.note, newest.schedule == draft.schedule,
            newest.weekdays == draft.weekdays, newest.weeks == draft.weeks, newest.deloadEvery == draft.deloadEvery
        else { return nil }
        return newest.id
    }

    private func haveSameTrainingMaxes(
        _ database: Database, _ library: LibraryProgram, _ start: ProgramStart, _ exercises: [String: Exercise]
    ) throws -> Bool {
        try library.lifts.filter(\.needsTrainingMax).allSatisfy { lift in
            guard let exercise = exercises[lift.exercise]?.id else { return true }
            guard let kilograms = start.kilograms[lift.key] else {
                return try user.routines.trainingMax(database, of: exercise, from: start.firstDay) == nil
            }
            return try user.routines.trainingMax(database, of: exercise, on: start.firstDay)?.kilograms == kilograms
        }
    }

    /// - Parameter day: a weight that was said after a workout of today counts from tomorrow.
    private func haveSameWeights(
        _ database: Database, _ library: LibraryProgram, _ start: ProgramStart, _ exercises: [String: Exercise],
        in program: Int64, until day: LocalDay
    ) throws -> Bool {
        let lifts = Dictionary(uniqueKeysWithValues: library.lifts.map { ($0.key, $0) })
        return try zip(library.days, days(database, of: program)).allSatisfy { planned, made in
            guard let routine = try made.routine.flatMap({ try user.routines.routine(database, id: $0) }) else {
                return planned.plan != nil
            }
            let lines = planned.exercises.filter { exercises[$0.exercise] != nil }
            return try zip(lines, user.routines.exercises(database, of: routine, until: day))
                .allSatisfy { line, entry in
                    guard case .lift(let key) = line.progression, let lift = lifts[key], lift.asksForWeight,
                        !lift.needsTrainingMax
                    else { return true }
                    return entry.statedWeight?.kilograms == start.kilograms[key]
                }
        }
    }
}

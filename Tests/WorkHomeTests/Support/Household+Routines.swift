import Foundation
import Support

@testable import Fitness
@testable import Models
@testable import Routines
@testable import Web

extension Household {
    /// Adds a routine of Alex's, a workout with it that is over, and a training max.
    /// - Parameter exercise: one of Alex's own.
    static func addRoutine(_ app: TestApp, _ exercise: Int64) async throws {
        guard let bench = Int64(try await app.exercise("bench-press")) else { throw NobodyRegistered() }
        let now = app.clock.now
        let draft = RoutineDraft(
            name: "A routine of Alex's",
            entries: [
                .init(
                    exercise: bench, lines: SetLine.list("warm-up 1 x 5 @ 50 % work; 3 x 5 @ work") ?? [],
                    rule: ProgressionRule("linear +2.5 kg / 5 lb"), workKilograms: 60, restSeconds: 180),
                .init(exercise: exercise, isJoined: true, lines: SetLine.list("3 x 8-12") ?? [], note: "Slowly"),
            ])
        try await app.app.database.write { database in
            guard let alex = try User.find(database, email: Cast.alex.email) else { throw NobodyRegistered() }
            let moment = TrainingMoment(now, in: .gmt)
            _ = try alex.routines.save(database, draft, at: moment)
            try alex.routines.setTrainingMax(
                database, TrainingMaxDraft(exercise: bench, firstDay: moment.today, kilograms: 90))
        }
        try await app.app.database.write { database in
            guard let alex = try User.find(database, email: Cast.alex.email) else { throw NobodyRegistered() }
            let moment = TrainingMoment(now, in: .gmt)
            var other = draft
            other.name = "A day of Alex's"
            let day = try alex.routines.save(database, other, at: moment)
            let program = ProgramDraft(
                name: "A program of Alex's", note: "By Alex", schedule: .rotation, weekdays: [.monday, .friday],
                weeks: 4, deloadEvery: 8, days: [ProgramDraft.Day(.routine(day))])
            _ = try alex.programs.save(database, program, from: moment.today - 7, at: moment)
        }
        try await app.execute(
            """
            INSERT INTO routine_sessions (id, user_id, token, routine_id, name, day, started_at, finished_at)
            VALUES (1, 1, 'token-of-alex', 1, 'A routine of Alex''s', '2026-11-20', 1795100000, 1795103600);
            INSERT INTO routine_session_sets (id, session_id, user_id, day, place, position, slot, group_number,
                exercise_id, origin, kind, amount, kilograms, basis_kilograms, share)
            VALUES (1, 1, 1, '2026-11-20', 0, 0, '1', 0, \(bench), 'asked', 'normal', '5', 60, 60, 1),
                (2, 1, 1, '2026-11-20', 1, 1, '2', 0, \(exercise), 'asked', 'normal', '8-12', NULL, NULL, NULL);
            INSERT INTO routine_sessions (id, user_id, token, routine_id, name, day, started_at, finished_at)
            VALUES (2, 1, 'token-of-a-program', 2, 'A day of Alex''s', '2026-11-19', 1795010000, 1795013600);
            INSERT INTO program_entries (program_id, user_id, number, week, day, entered_at, routine_session_id)
            VALUES (1, 1, 1, 1, '2026-11-19', 1795010000, 2), (1, 1, 1, 2, '2026-11-20', 1795100000, NULL);
            UPDATE strength_sets SET session_set_id = 1 WHERE note = 'A set of Alex';
            """)
    }

    /// Leaves one routine and one workout with it.
    func deleteProgram() async throws {
        try await app.execute(
            """
            DELETE FROM programs; DELETE FROM routine_sessions WHERE id = 2; DELETE FROM routines WHERE id = 2;
            """)
    }
}

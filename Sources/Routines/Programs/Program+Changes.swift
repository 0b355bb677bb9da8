import Fitness
import GRDB
import Models
import Texts

extension User.Programs {
    package static let maximumPrograms = 100
    private static let lastDayNumber = 9_999

    /// Adds a program, or changes an old one, whose days keep their numbers. A form sent twice adds one.
    /// - Parameter firstDay: of a new one; nil for today.
    /// - Throws: `Faults` for one program too many, and for a day that can't be one of it, with its place.
    package func save(
        _ database: Database, _ draft: ProgramDraft, over old: Program? = nil, from firstDay: LocalDay? = nil,
        at moment: TrainingMoment
    ) throws -> Int64 {
        if let old {
            try database.update("programs", id: old.id, of: user.id, draft.columns)
            try write(database, draft.days, of: old.id)
            try user.training.refreshStanding(database, at: moment)
            return old.id
        }
        let firstDay = firstDay ?? moment.today
        if let same = try resubmitted(database, draft, from: firstDay, at: moment) { return same }
        return try insert(database, draft, key: nil, from: firstDay, at: moment)
    }

    /// Deletes a program. The routines of a built-in one go with it; others stay. What was done with them stays.
    /// - Returns: false if the user has no such program.
    package func delete(_ database: Database, id program: Int64) throws -> Bool {
        guard let found = try self.program(database, id: program) else { return false }
        let routines = Set(try days(database, of: program).compactMap(\.routine))
        try database.delete(from: "programs", id: program, of: user.id)
        if found.libraryKey != nil {
            for routine in routines { _ = try user.routines.delete(database, id: routine) }
        }
        return true
    }

    /// - Returns: false if the user follows no such program.
    package func end(_ database: Database, id program: Int64, at moment: TrainingMoment) throws -> Bool {
        guard try self.program(database, id: program)?.isFollowed == true else { return false }
        try database.update("programs", id: program, of: user.id, ["ended_on": moment.today])
        try user.training.refreshStanding(database, at: moment)
        return true
    }

    /// Begins a program again with its first day; its lifts go on where they are. What was done earlier on this day, also
    /// in a workout that is still open, belongs to the time before. An open workout in which nothing was done is deleted,
    /// because it asks for the sets of that time.
    /// - Returns: false if the user has no such program.
    package func restart(_ database: Database, id program: Int64, at moment: TrainingMoment) throws -> Bool {
        if let open = try openWorkout(database, of: program), !open.hasDoneSets, let id = open.id {
            try database.delete(from: "routine_sessions", id: id, of: user.id)
        }
        let isFound = try database.update(
            "programs", id: program, of: user.id,
            ["started_on": moment.today, "restarted_at": moment.now.secondsSince1970, "ended_on": nil])
        try user.training.refreshStanding(database, at: moment)
        return isFound
    }

    /// Makes a built-in program the user's own and begins it: its days become routines.
    /// - Returns: its id. A form sent twice begins one program.
    package func start(
        _ database: Database, _ library: LibraryProgram, _ start: ProgramStart, at moment: TrainingMoment
    ) throws -> Int64 {
        let keys = Set(library.days.flatMap(\.exercises).map(\.exercise))
        let exercises = try user.routines.exercises(database, withKeys: keys.sorted())
        if let same = try resubmitted(database, library, start, exercises, at: moment) { return same }
        let days = try library.days.map { try activity(database, of: $0, in: library, start, at: moment) }
        for lift in library.lifts where lift.needsTrainingMax {
            guard let exercise = exercises[lift.exercise], let kilograms = start.kilograms[lift.key] else { continue }
            let known = try user.routines.trainingMax(database, of: exercise.id, on: start.firstDay)
            guard known?.kilograms != kilograms else { continue }
            // Until a start in the future, another program goes on with the one it has; without one, it counts at once.
            let hasOne = try user.routines.runningTrainingMax(database, of: exercise.id, on: moment.today) != nil
            let firstDay = hasOne ? start.firstDay : min(start.firstDay, moment.today)
            let max = try TrainingMaxDraft.checked(
                exercise: exercise, firstDay: firstDay, kilograms: kilograms, today: moment.today
            ).get()
            try user.routines.setTrainingMax(database, max)
        }
        let draft = ProgramDraft(library, start, days: days.map { ProgramDraft.Day($0) })
        return try insert(database, draft, key: library.key, from: start.firstDay, at: moment)
    }

    private func activity(
        _ database: Database, of day: LibraryProgramDay, in library: LibraryProgram, _ start: ProgramStart,
        at moment: TrainingMoment
    ) throws -> ProgramActivity {
        if let plan = day.plan {
            guard let id = try Int64.first(database, "SELECT id FROM workout_plans WHERE key = ?", [plan]) else {
                throw Faults("days.0", ProgramTexts.workoutIsGone)
            }
            return .plan(id)
        }
        let exercises = try user.routines.exercises(database, of: day, in: library, begun: start)
        let draft = try RoutineDraft.checked(
            name: ProgramTexts.nameOfDay(library.name, day.name), note: "", isShared: false,
            lines: exercises.map { RoutineDraft.Line(new: $0) }
        ).get()
        // The weights of a start in the future count at once, those of a start in the past from its first day.
        let firstDay = min(start.firstDay, moment.today)
        return .routine(try user.routines.insert(database, draft, from: firstDay, at: moment))
    }

    private func insert(
        _ database: Database, _ draft: ProgramDraft, key: String?, from firstDay: LocalDay, at moment: TrainingMoment
    ) throws -> Int64 {
        let count = try Int.first(database, "SELECT count(*) FROM programs WHERE user_id = ?", [user.id])
        try Faults.requireRoom(for: count ?? 0, atMost: Self.maximumPrograms, ProgramTexts.tooManyPrograms)
        let program = try database.insert(
            into: "programs",
            [
                "user_id": user.id, "library_key": key, "started_on": firstDay,
                "created_at": moment.now.secondsSince1970,
            ] + draft.columns)
        try write(database, draft.days, of: program)
        try user.training.refreshStanding(database, at: moment)
        return program
    }

    /// Days keep their numbers, so that what was done of them stays theirs.
    private func write(_ database: Database, _ days: [ProgramDraft.Day], of program: Int64) throws {
        let known = try self.days(database, of: program)
        try database.run("DELETE FROM program_days WHERE program_id = ? AND user_id = ?", [program, user.id])
        let counted = try Int.first(
            database, "SELECT next_number FROM programs WHERE id = ? AND user_id = ?", [program, user.id])
        var next = max(counted ?? 1, (known.map(\.number).max() ?? 0) + 1)
        var taken: Set<Int> = []
        for (place, day) in days.enumerated() {
            var number = next
            let old = known.first { $0.number == day.number && $0.activity == day.activity }?.number
            if let old, taken.insert(old).inserted { number = old } else { next += 1 }
            // Each new day has a number of its own for ever.
            guard number <= Self.lastDayNumber else { throw Faults("days", ProgramTexts.changedTooOften) }
            if let message = try objection(database, to: day.activity, in: program) {
                throw Faults("days.\(place)", message)
            }
            try database.insert(
                into: "program_days",
                [
                    "program_id": program, "number": number, "user_id": user.id, "position": place,
                    "routine_id": day.activity.routine, "plan_id": day.activity.plan,
                ])
        }
        try database.update("programs", id: program, of: user.id, ["next_number": next])
    }

    /// Why something can't be a day of a program; nil if it can.
    private func objection(
        _ database: Database, to activity: ProgramActivity, in program: Int64
    ) throws -> String? {
        switch activity {
        case .routine(let routine):
            guard try user.routines.routine(database, id: routine) != nil else { return ProgramTexts.workoutIsGone }
            // It can be of this program already, as an earlier day of the list.
            let isFree = try self.program(database, of: routine).map { $0.id == program } ?? true
            return isFree ? nil : ProgramTexts.routineIsTaken
        case .plan(let plan):
            return try user.workouts.workoutPlan(database, id: plan) == nil ? ProgramTexts.workoutIsGone : nil
        }
    }
}

extension ProgramActivity {
    package var routine: Int64? { if case .routine(let routine) = self { routine } else { nil } }
    package var plan: Int64? { if case .plan(let plan) = self { plan } else { nil } }
}

extension ProgramDraft {
    fileprivate var columns: ColumnValues {
        [
            "name": name, "note": note, "schedule": schedule, "weekdays": Self.digits(weekdays), "weeks": weeks,
            "deload_every": deloadEvery,
        ]
    }
}

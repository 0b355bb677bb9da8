import Fitness
import GRDB
import Models
import Routines
import Texts
import Web

/// What the page of a workout shows, as it is read.
struct RoutineWorkoutState: Sendable {
    var workout: RoutineWorkout
    var other: RoutineWorkout?
    var undo: [UndoOffer] = []
    var records: DayRecords?
    /// With whom it can be done together.
    var partners: [TrainingPartner] = []
    var racks: [Int64: ExerciseRack] = [:]
    var notes: [Int64: String] = [:]
    /// The program of which its routine is a day.
    var program: Program?
    /// When its program was begun again since; nil if it was not.
    var newStart: LocalDay?
}

extension RoutineWorkoutState {
    /// What the page of a workout shows beside it.
    init(_ database: Database, _ user: User, of workout: RoutineWorkout, at moment: TrainingMoment) throws {
        self.init(workout: workout)
        if workout.week != nil, let routine = workout.routine,
            let program = try user.programs.program(database, of: routine)
        {
            self.program = program
            if let id = workout.id, try user.programs.isBeforeRun(database, workout: id, of: program) {
                newStart = program.startedOn
            }
        }
        racks = try user.equipment.racks(database, for: workout.exercises.map(\.exercise))
        for settings in try user.training.allExerciseSettings(database) where !settings.note.isEmpty {
            notes[settings.exercise] = settings.note
        }
        guard let id = workout.id else {
            other = try user.routines.openWorkout(database)
            if other == nil { partners = try user.routines.partners(database, at: moment) }
            return
        }
        if workout.isOpen { partners = try user.routines.partners(database, at: moment) }
        undo = try user.undoOffers(database, at: .routine, on: workout.day, at: moment) { row, _ in
            try row.isOf(workout: id) ? user.routineUndoWords(database, row) : nil
        }
        if workout.hasDoneSets {
            records = try user.training.trackDay(database, on: workout.day).records
        }
    }
}

extension StoredRow {
    /// Whether it is a set of a workout, or the workout itself.
    func isOf(workout: Int64) -> Bool {
        self[table == "routine_sessions" ? "id" : "session_id"] == .integer(workout)
    }
}

extension User {
    /// How the page of a workout names what was changed: its exercise, or the workout itself.
    func routineUndoWords(_ database: Database, _ row: StoredRow) throws -> UndoTexts? {
        if case .integer(let id) = row["exercise_id"] {
            guard let exercise = try training.exercise(database, id: id) else { return nil }
            return UndoTexts(exercise.name, added: exercise.name)
        }
        guard case .text(let name) = row["name"] else { return nil }
        return UndoTexts(name, added: name)
    }
}

/// The clock of an exercise or a superset on the page of a workout, in words; a script lets it run.
struct RoutineWorkoutClock: Sendable {
    private let clock: GroupClock
    /// What the script remembers its start by: the same before and after the workout has begun.
    let key: String
    /// Of the group's first exercise.
    let slot: String
    let names: String
    /// The places of each round.
    private let rounds: [[Int]]
    private let openPlaces: [Int]

    /// - Returns: nil if the exercise does not begin a group with a clock.
    init?(_ workout: RoutineWorkout, beginningAt index: Int) {
        let first = workout.exercises[index]
        guard let clock = first.clock, index == 0 || workout.exercises[index - 1].group != first.group else {
            return nil
        }
        let group = workout.exercises.filter { $0.group == first.group }
        self.clock = clock
        key = "\(workout.routine.map { String($0) } ?? workout.token).\(workout.day).\(first.slot)"
        slot = first.slot
        names = CommonTexts.list(group.map(\.exercise.name))
        rounds = workout.clockRounds(of: first.group, by: clock)
        openPlaces = workout.openPlaces(ofGroupOf: first.slot)
    }

    var words: String { clock.words(rounds: rounds.count) }
    var isDone: Bool { openPlaces.isEmpty }

    // For the script

    var places: String { Self.text(openPlaces) }
    var roundsText: String { rounds.map(Self.text).joined(separator: ",") }

    var work: String {
        switch clock {
        case .every(let seconds): String(seconds)
        case .intervals(let work, _): String(work)
        }
    }

    var rest: String {
        switch clock {
        case .every: "0"
        case .intervals(_, let rest): String(rest)
        }
    }

    private static func text(_ places: [Int]) -> String { places.map(String.init).joined(separator: " ") }
}

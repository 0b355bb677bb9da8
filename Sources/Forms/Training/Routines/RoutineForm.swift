import Crypto
import Fitness
import GRDB
import HTTP
import Models
import Routines
import Texts

/// The editor of a routine.
///
/// Its list is edited with submit buttons, as that of `PlanForm`: each returns the form with all typed values.
package struct RoutineForm: Form {
    /// Nil for a new routine.
    package let routine: Int64?
    package var name = Field("name", label: CommonTexts.name, maximumLength: TextLimits.name)
    package var note = Field(
        "note", label: CommonTexts.note, hint: RoutineTexts.noteHint, maximumLength: Field.noteLength,
        isRequired: false)
    package internal(set) var entries: [RoutineFormEntry] = []
    var finder: ExerciseFinder
    let units: Units
    package private(set) var warnings = Warnings()
    /// The program of which it is a day; nil for a routine of its own.
    let program: InProgram?
    private let isShared: Bool
    /// The version of the routine that is edited; empty for a new one.
    package private(set) var version = ""
    /// The version that is stored.
    private let storedVersion: String

    /// More exercises than a routine can have are shown again, with the message that they are too many.
    private static let mostRead = 5 * RoutineDraft.maximumExercises

    /// What the editor shows of a program.
    package struct InProgram: Sendable {
        package let id: Int64
        package let name: String
        let weeks: Int
        let schedule: ProgramSchedule

        package init(_ program: Program) {
            (id, name, weeks, schedule) = (program.id, program.name, program.weeks, program.schedule)
        }
    }

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name, \.note, \.finder.find] }

    package var title: String { routine == nil ? RoutineTexts.newRoutine : RoutineTexts.editRoutine }
    package var action: String { routine.map(Paths.routine) ?? Paths.routines }
    package var cancelPath: String? { action }

    package var fields: [Field] { [name, note] + entries.flatMap(\.fields) + [finder.find] }

    /// A new routine, empty or beginning with exercises from elsewhere.
    /// - Parameter leftOut: exercises that the user can't use.
    package init(
        new name: String = "", note: String = "", _ exercises: [RoutineExercise] = [], leftOut: [Exercise] = [],
        _ user: User, choices: [Exercise]
    ) {
        (routine, isShared, units, program, storedVersion) = (nil, false, user.units, nil, "")
        finder = ExerciseFinder(forSets: choices)
        self.name.value = name
        self.note.value = note
        entries = exercises.map { RoutineFormEntry($0, keepsSlot: false, user.units) }
        if !leftOut.isEmpty { finder.find.error = RoutineTexts.onlyOwnerHas(CommonTexts.list(leftOut.map(\.name))) }
        numberEntries()
    }

    package init(
        _ routine: Routine, _ exercises: [RoutineExercise], in program: InProgram?, _ user: User, choices: [Exercise]
    ) {
        (self.routine, isShared, units) = (routine.id, routine.isShared, user.units)
        self.program = program
        storedVersion = Self.version(of: routine, exercises)
        version = storedVersion
        finder = ExerciseFinder(forSets: choices)
        name.value = routine.name
        note.value = routine.note
        entries = exercises.map { RoutineFormEntry($0, keepsSlot: true, user.units, program) }
        numberEntries()
    }

    /// The submitted form. An exercise that the user can't use is removed, with an error.
    /// - Parameter today: the day until which the stated weights count.
    package init(
        _ typed: FormFields, routine: Routine?, _ user: User, _ database: Database, today: LocalDay
    ) throws {
        (self.routine, isShared) = (routine?.id, routine?.isShared ?? false)
        units = user.units.shown(in: typed)
        program = try routine.flatMap { try user.programs.program(database, of: $0.id) }.map(InProgram.init)
        let choices = try user.training.exercises(database)
        finder = ExerciseFinder(forSets: choices)
        finder.used = try user.training.trainedExercises(database)
        let stored = try routine.map { try user.routines.exercises(database, of: $0, until: today) } ?? []
        storedVersion = routine.map { Self.version(of: $0, stored) } ?? ""
        version = typed["version"] ?? storedVersion
        fill(from: typed)
        warnings.confirmed = typed["confirmed"] ?? ""
        let slots = Dictionary(stored.map { ($0.slot, $0) }) { first, _ in first }
        let known = Dictionary(choices.map { ($0.id, $0) }) { first, _ in first }
        for place in 0..<Self.mostRead {
            guard let text = typed["exercise.\(place)"] else { break }
            // An exercise that was archived after it was added may stay in the routine.
            let exercise = try Int64(outside: text).flatMap {
                try known[$0] ?? user.training.exercise(database, id: $0)
            }
            if let exercise, exercise.kind == .strength {
                let slot = typed.count("slot.\(place)").flatMap { slots[$0] }
                entries.append(
                    RoutineFormEntry(exercise, typed, at: place, slot: slot, units, program))
            } else {
                finder.find.error = RoutineTexts.exerciseIsGone
            }
        }
        numberEntries()
    }

    /// Applies the pressed button to the list, or validates the whole form.
    /// - Returns: the routine to save; nil if the form must be shown again.
    package mutating func take(_ typed: FormFields, today: LocalDay) -> RoutineDraft? {
        if let change = RoutineFormChange(typed) {
            apply(change)
            numberEntries()
            return nil
        }
        return validate(today: today)
    }

    package mutating func refuse(_ refusal: RoutineRefusal) {
        if case .exerciseNotFound(let place) = refusal { remove(place) }
        numberEntries()
        showAll(refusal.faults)
    }

    private mutating func validate(today: LocalDay) -> RoutineDraft? {
        var lines: [RoutineDraft.Line] = []
        for place in entries.indices { lines.append(entries[place].line()) }
        let checked = RoutineDraft.checked(name: name.value, note: note.value, isShared: isShared, lines: lines)
        if case .failure(let faults) = checked { showAll(faults) }
        guard isValid, case .success(let draft) = checked else {
            focusFirstWrong()
            return nil
        }
        warnings.questions = zip(entries, draft.entries).flatMap { entry, checked -> [String] in
            guard let weight = checked.workKilograms, weight != entry.statedKilograms else { return [] }
            return StrengthSetDraft.questions(aboutStarting: entry.exercise, at: weight, on: today, units)
        }
        if version != storedVersion {
            // An earlier answer was about an earlier change.
            warnings = Warnings([RoutineTexts.changedMeanwhile] + warnings.questions)
            version = storedVersion
        }
        return warnings.areConfirmed ? draft : nil
    }

    private mutating func showAll(_ faults: Faults) {
        show(faults)
        if finder.find.error == nil { finder.find.error = faults.messages["exercise"] }
        for place in entries.indices { entries[place].show(faults) }
    }

    /// The fields above the list come first, then those of the list, then the one below it.
    private mutating func focusFirstWrong() {
        if name.error != nil {
            name.isFocused = true
        } else if note.error != nil {
            note.isFocused = true
        } else if let place = entries.firstIndex(where: \.isWrong) {
            entries[place].focusFirstError()
        } else {
            finder.find.isFocused = true
        }
    }
}

/// What the view shows.
extension RoutineForm {
    package var find: Field { finder.find }
    package var hasEntries: Bool { !entries.isEmpty }
    package var count: String { CountTexts.exercises(entries.count) }
    package var foundExercises: [FoundExercise] { finder.found.map(FoundExercise.init) }
    package var hasFound: Bool { !finder.found.isEmpty }
    package var foundText: String? { hasFound ? WorkoutTexts.exercisesFound(finder.found.count) : nil }
    package var weightUnit: String { units.weight.rawValue }
    package var distanceUnit: String { units.distance.rawValue }
}

extension ExerciseFinder {
    /// Running and stretches have no sets.
    fileprivate init(forSets exercises: [Exercise]) {
        self.init(exercises.filter { $0.kind == .strength })
    }
}

extension Units {
    /// The units in which the form was shown, which may have been changed since.
    fileprivate func shown(in typed: FormFields) -> Units {
        Units(
            weight: typed["weight_unit"].flatMap(WeightUnit.init) ?? weight,
            distance: typed["distance_unit"].flatMap(DistanceUnit.init) ?? distance)
    }
}

extension RoutineForm {
    /// Identifies what the editor changes. The weights are left out: a new one counts from a day on.
    static func version(of routine: Routine, _ exercises: [RoutineExercise]) -> String {
        let lines = exercises.map { exercise in
            [
                String(exercise.slot), String(exercise.exercise.id), String(exercise.isJoined), exercise.lines.text,
                exercise.rule?.description ?? "", String(exercise.sharesProgress),
                exercise.restSeconds.map { String($0) } ?? "", exercise.clock?.description ?? "", exercise.note,
            ]
            .joined(separator: "\n")
        }
        return SHA256Digest.version(of: ([routine.name, routine.note] + lines).joined(separator: "\n\n"))
    }
}

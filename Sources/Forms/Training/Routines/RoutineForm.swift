import Crypto
import Fitness
import GRDB
import HTTP
import Models
import Routines
import Texts

/// The editor of a routine.
package struct RoutineForm: ExerciseListForm {
    package typealias Draft = RoutineDraft

    /// Nil for a new routine.
    package let routine: Int64?
    package var name = Field("name", label: CommonTexts.name, maximumLength: TextLimits.name)
    package var note = Field(
        "note", label: CommonTexts.note, hint: RoutineTexts.noteHint, maximumLength: Field.noteLength,
        isRequired: false)
    package var entries: [RoutineFormEntry] = []
    package var finder: ExerciseFinder
    package private(set) var pressed: ListButton?
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

    package static var pathsAbove: [WritableKeyPath<Self, Field>] { [\.name, \.note] }

    package var title: String { routine == nil ? RoutineTexts.newRoutine : RoutineTexts.editRoutine }
    package var action: String { routine.map(Paths.routine) ?? Paths.routines }
    package var cancelPath: String? { action }

    package static var mostExercises: (count: Int, exceeded: String) {
        (RoutineDraft.maximumExercises, RoutineDraft.tooManyExercises)
    }

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
        pressed = Self.pressed(in: typed, orOneOf: Self.buttons)
        let slots = Dictionary(stored.map { ($0.slot, $0) }) { first, _ in first }
        let exercises = try finder.exercises(
            of: typed, atMost: Self.mostRead, RoutineTexts.exerciseIsGone, user, database
        ) { $0.kind == .strength }
        entries = exercises.map { place, exercise in
            let slot = typed.count("slot.\(place)").flatMap { slots[$0] }
            return RoutineFormEntry(exercise, typed, at: place, slot: slot, units, program)
        }
        numberEntries()
    }

    package mutating func checkedDraft() -> RoutineDraft? {
        var lines: [RoutineDraft.Line] = []
        for place in entries.indices { lines.append(entries[place].line()) }
        let checked = RoutineDraft.checked(name: name.value, note: note.value, isShared: isShared, lines: lines)
        guard let draft = accept(checked) else { return nil }
        warnings.questions = draft.questions(known: entries.map(\.statedKilograms), units)
        if version != storedVersion {
            // An earlier answer was about an earlier change.
            warnings = Warnings([RoutineTexts.changedMeanwhile] + warnings.questions)
            version = storedVersion
        }
        return warnings.areConfirmed ? draft : nil
    }

    // What the view shows.

    package var weightUnit: String { units.weight.rawValue }
    package var distanceUnit: String { units.distance.rawValue }

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

    // The list of exercises and the actions of its buttons.

    /// The buttons of an exercise and of its lines, with the number of places in their names.
    static let buttons = ["join": 1, "choose": 1, "choose_clock": 1, "mode": 1, "more_sets": 1, "fewer_sets": 2]

    package mutating func press(_ button: ListButton) {
        switch button.name {
        case "join": join(button.place)
        case "choose": edit(button.place) { $0.applyRule() }
        case "choose_clock": edit(button.place) { $0.clock.kind.isFocused = true }
        case "mode": edit(button.place) { $0.changeMode() }
        case "more_sets": edit(button.place) { $0.addLine() }
        case "fewer_sets": edit(button.place) { $0.removeLine(button.places[1]) }
        default: change(button)
        }
    }

    /// Joins an exercise with the one above to a superset, or ends that.
    private mutating func join(_ place: Int) {
        guard place > 0, entries.indices.contains(place) else { return }
        entries[place].isJoined.toggle()
        entries[place].focus = .join
    }

    private mutating func edit(_ place: Int, _ change: (inout RoutineFormEntry) -> Void) {
        guard entries.indices.contains(place) else { return }
        change(&entries[place])
        entries[place].isChanged = true
    }

    package func newEntry(_ exercise: Exercise) -> RoutineFormEntry { RoutineFormEntry(exercise, units, program) }

    /// The rest of a superset stays together without its first exercise, and keeps its clock.
    package mutating func remove(_ place: Int) {
        guard entries.indices.contains(place) else { return }
        let removed = entries.remove(at: place)
        if entries.indices.contains(place), entries[place].isJoined, !removed.isJoined {
            (entries[place].isJoined, entries[place].clock) = (false, removed.clock)
        }
        finder.find.isFocused = true
    }

    /// Within its superset, or the whole superset above what is there.
    package mutating func moveUp(_ place: Int) {
        guard place > 0, entries.indices.contains(place) else { return }
        if entries[place].isJoined {
            swapInSuperset(place, place - 1)
            entries[place - 1].spot.focus = .up
        } else {
            let (above, own) = (group(of: place - 1), group(of: place))
            exchange(above, own)
            entries[above.lowerBound].spot.focus = .up
        }
    }

    package mutating func moveDown(_ place: Int) {
        guard place >= 0, place < entries.count - 1 else { return }
        if entries[place + 1].isJoined {
            swapInSuperset(place, place + 1)
            entries[place + 1].spot.focus = .down
        } else {
            let (own, below) = (group(of: place), group(of: place + 1))
            exchange(own, below)
            entries[below.upperBound - 1].spot.focus = .down
        }
    }

    /// The joins and the clock belong to the places then.
    private mutating func swapInSuperset(_ first: Int, _ second: Int) {
        let joins = (entries[first].isJoined, entries[second].isJoined)
        let clocks = (entries[first].clock, entries[second].clock)
        entries.swapAt(first, second)
        (entries[first].clock, entries[second].clock) = clocks
        (entries[first].isJoined, entries[second].isJoined) = joins
    }

    private mutating func exchange(_ first: Range<Int>, _ second: Range<Int>) {
        let exchanged = Array(entries[second]) + Array(entries[first])
        entries.replaceSubrange(first.lowerBound..<second.upperBound, with: exchanged)
    }

    /// The places of the superset that an exercise is part of.
    private func group(of place: Int) -> Range<Int> {
        let first = entries[...place].lastIndex { !$0.isJoined } ?? 0
        let end = entries[(place + 1)...].firstIndex { !$0.isJoined } ?? entries.count
        return first..<end
    }
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

import Fitness
import GRDB
import HTTP
import Models
import Routines
import Texts

/// The page of a workout as one form: the fields of all its sets. A button names what is done, and where.
package struct RoutineActionForm: Form {
    /// The name of the fault of a form without a button.
    package static let press = "press"

    package let action = Paths.routineAction
    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [] }
    package internal(set) var sets: [RoutineSetForm]
    /// See `FormToken`.
    package var token: String
    package private(set) var units: Units
    /// Why nothing was changed, if it is not about a field.
    package var problem: String?

    package init(_ workout: RoutineWorkout, token: FormToken, _ units: Units) {
        self.token = token.text
        self.units = units
        sets = workout.exercises.flatMap { exercise in
            var earlier = EarlierSets(of: exercise.exercise)
            return exercise.sets.map { set in
                let form = RoutineSetForm(set, of: exercise.exercise, earlier.prefill(set), units)
                earlier.add(set)
                return form
            }
        }
    }

    package subscript(place: Int) -> RoutineSetForm? { sets.first { $0.place == place } }

    package var fields: [Field] { sets.flatMap(\.fields) }
    package var weightUnit: String { units.weight.rawValue }
    package var distanceUnit: String { units.distance.rawValue }

    /// Takes what was typed in some sets before an action in another one.
    package mutating func take(_ typed: FormFields, at places: [Int]) {
        for index in sets.indices where places.contains(sets[index].place) { sets[index].take(typed) }
    }

    /// What was typed at these places other than what was proposed there: the fields as an address can carry them.
    package func typed(at places: [Int], otherThan proposed: Self) -> [Query.Item] {
        let items = places.flatMap { place -> [Query.Item] in
            guard let set = self[place], let proposal = proposed[place] else { return [] }
            return set.changes(from: proposal)
        }
        return Array(items.prefix(Self.mostCarriedFields))
    }

    /// As many as fit into a request line.
    private static let mostCarriedFields = 100

    /// Takes everything that was typed. A script sends the fields of one set alone.
    package mutating func take(_ typed: FormFields) {
        for index in sets.indices { sets[index].take(typed) }
        units = units.taking(typed)
    }

    /// Shows why nothing was changed: beside the fields, and above them what is about none.
    package mutating func show(_ faults: Faults) {
        var others = faults.messages
        for index in sets.indices {
            sets[index].show(faults)
            for name in sets[index].names { others[name] = nil }
        }
        problem = others.min { $0.key < $1.key }?.value
    }

    /// What a button does, with what was typed in the sets that it completes.
    /// - Returns: nil if there is nothing to do.
    /// - Throws: `Faults`, by the names of the fields.
    package func action(
        _ database: Database, _ user: User, _ press: RoutinePress, _ typed: FormFields, in workout: RoutineWorkout
    ) throws -> RoutineAction? {
        let places = press.donePlaces(in: workout)
        var (tried, faults) = ([TriedSet](), Faults())
        for place in places {
            if let missed = missed(at: place, typed) {
                tried.append(missed)
            } else if let done = try done(database, user, at: place, typed, on: workout.day, &faults) {
                tried.append(done)
            }
        }
        guard tried.count == places.count else { throw faults }
        return press.action(tried)
    }

    /// A set that was tried without one rep, which is typed as 0.
    private func missed(at place: Int, _ typed: FormFields) -> TriedSet? {
        guard typed["reps.\(place)"].flatMap({ DecimalText.parse($0) }) == 0 else { return nil }
        let exercise = typed.row("exercise.\(place)") ?? self[place]?.exercise.id
        return exercise.map { TriedSet(missed: place, exercise: $0) }
    }

    /// The set that was typed at a place, of the exercise that the page showed there. Whether the workout may be of its
    /// day is asked where it begins.
    private func done(
        _ database: Database, _ user: User, at place: Int, _ typed: FormFields, on day: LocalDay,
        _ faults: inout Faults
    ) throws -> TriedSet? {
        let shown = typed.row("exercise.\(place)")
        if var form = self[place], [nil, form.exercise.id].contains(shown) {
            let draft = try form.draft(database, user, on: day, today: day)
            if draft == nil { form.tell(&faults) }
            return draft.map { TriedSet(place: place, $0) }
        }
        guard let exercise = try user.loggableExercise(database, shown, .strength) else {
            faults.add("done.\(place)", RoutineTexts.setIsGone)
            return nil
        }
        var form = RoutineSetForm(typed: place, of: exercise, units)
        form.take(typed)
        let draft = try form.draft(database, user, on: day, today: day)
        let fault = form.fields.lazy.compactMap(\.error).first ?? form.warnings.unconfirmed
        if draft == nil, let fault { faults.add("done.\(place)", fault) }
        return draft.map { TriedSet(place: place, $0) }
    }
}

extension WorkoutReference {
    /// The workout that a form is for.
    /// - Returns: nil if it names none.
    package init?(_ typed: FormFields, today: LocalDay) {
        guard let token = typed["session"], !token.isEmpty else { return nil }
        var start: Start?
        if let routine = typed.row("routine"), let asked = typed["asked"].flatMap({ AskedWorkout(json: $0) }) {
            start = Start(routine: routine, day: typed.day("date") ?? today, asked: asked)
        }
        self.init(token: token, start: start)
    }
}

import Fitness
import GRDB
import HTTP
import Models
import Routines
import Texts

/// The page of a workout as one form: the fields of all its sets. A button names what is done, and where.
package struct RoutineActionForm: Form {
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

    /// The exercise of a place whose set was tried without one rep, which is typed as 0.
    package func missed(at place: Int, _ typed: FormFields) -> Int64? {
        guard typed["reps.\(place)"].flatMap({ DecimalText.parse($0) }) == 0 else { return nil }
        return typed.row("exercise.\(place)") ?? self[place]?.exercise.id
    }

    /// The set that was typed at a place, of the exercise that the page showed there.
    /// - Returns: nil if something is wrong with it, which the form then says.
    package mutating func draft(
        _ database: Database, _ user: User, at place: Int, _ typed: FormFields, on day: LocalDay, today: LocalDay
    ) throws -> StrengthSetDraft? {
        let shown = typed.row("exercise.\(place)")
        if let index = sets.firstIndex(where: { $0.place == place }), [nil, sets[index].exercise.id].contains(shown) {
            return try sets[index].draft(database, user, on: day, today: today)
        }
        guard let exercise = try user.loggableExercise(database, shown, .strength) else {
            problem = RoutineTexts.setIsGone
            return nil
        }
        var form = RoutineSetForm(typed: place, of: exercise, units)
        form.take(typed)
        guard let draft = try form.draft(database, user, on: day, today: today) else {
            problem = form.fields.lazy.compactMap(\.error).first ?? form.warnings.unconfirmed
            return nil
        }
        return draft
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

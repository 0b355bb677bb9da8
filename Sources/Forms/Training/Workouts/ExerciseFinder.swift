import Fitness
import GRDB
import HTTP
import Models
import Texts

/// The field of an editor's list that finds the exercise to add, as when logging.
package struct ExerciseFinder: Sendable {
    static let maximumMatches = 12

    /// The name of an exercise, or a part of it.
    var find = Field(
        "find", label: WorkoutTexts.addAnExercise, hint: WorkoutTexts.exerciseSearchHint, autocomplete: "off",
        maximumLength: TextLimits.name, isRequired: false)
    /// The exercises to choose from.
    let exercises: [Exercise]
    /// The exercises that the user trained last, latest first, which a search lists first.
    var used: [Exercise] = []
    /// The matches of `find`, if it is not exactly one name.
    private(set) var found: [Exercise] = []

    init(_ exercises: [Exercise]) { self.exercises = exercises }

    func exercise(_ id: Int64) -> Exercise? { exercises.first { $0.id == id } }

    /// The exercises of a submitted list with their places. One that the user can't use is left out, with a message.
    mutating func exercises(
        of typed: FormFields, atMost most: Int, _ gone: String, _ user: User, _ database: Database,
        where isUsable: (Exercise) -> Bool = { _ in true }
    ) throws -> [(place: Int, exercise: Exercise)] {
        let known = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
        var found: [(place: Int, exercise: Exercise)] = []
        for place in 0..<most {
            guard let text = typed["exercise.\(place)"] else { break }
            // An exercise that was archived after it was added may stay in the list.
            let exercise = try Int64(outside: text).flatMap {
                try known[$0] ?? user.training.exercise(database, id: $0)
            }
            if let exercise, isUsable(exercise) { found.append((place, exercise)) } else { find.error = gone }
        }
        return found
    }

    /// The exercise with exactly this name; otherwise the matches of a search are shown.
    mutating func named() -> Exercise? {
        find.isFocused = true
        let key = find.value.nameKey
        if key.isEmpty {
            find.error = WorkoutTexts.exerciseSearchEmpty
        } else if let named = exercises.first(where: { $0.isNamed(key) }) {
            return named
        } else {
            search()
            if found.isEmpty { find.error = CommonTexts.nothingFound }
        }
        return nil
    }

    mutating func search() {
        guard !find.isBlank else { return }
        found = Array(ExerciseSearch(find.value).matches(in: exercises, used: used).prefix(Self.maximumMatches))
    }

    /// Ready for the next exercise.
    mutating func clear() {
        find.value = ""
        find.isFocused = true
    }
}

/// A form whose list consists of exercises, which are found by their names.
package protocol ExerciseListForm: ListForm {
    var finder: ExerciseFinder { get set }
    /// How many exercises it can have, and the message for one more.
    static var mostExercises: (count: Int, exceeded: String) { get }
    func newEntry(_ exercise: Exercise) -> Entry
}

extension ExerciseListForm {
    /// The pressed button of every such list, or one of more; pressing Return after typing a name adds that exercise.
    static func pressed(in typed: FormFields, orOneOf more: [String: Int] = [:]) -> ListButton? {
        let buttons = ListButton.ofLists.merging(["search": 0]) { $1 }.merging(more) { $1 }
        if let button = typed.pressed(buttons) { return button }
        guard let find = typed["find"], find.contains(where: { !$0.isWhitespace }) else { return nil }
        return ListButton(name: "add")
    }

    package static var listName: String { "exercise" }
    package static var adding: WritableKeyPath<Self, Field> { \.finder.find }

    package mutating func press(_ button: ListButton) { change(button) }

    /// Adds the exercise that the button or the text field names, shows the matches of the field, moves or removes one.
    mutating func change(_ button: ListButton) {
        switch button.name {
        case "add":
            let id = Int64(outside: button.value)
            if let exercise = id == nil ? finder.named() : id.flatMap(finder.exercise) { add(exercise) }
        case "search": finder.search()
        default: arrange(button)
        }
    }

    private mutating func add(_ exercise: Exercise) {
        guard entries.count < Self.mostExercises.count else {
            finder.find.error = Self.mostExercises.exceeded
            return
        }
        entries.append(newEntry(exercise))
        finder.clear()
    }

    package var find: Field { finder.find }
    package var hasEntries: Bool { !entries.isEmpty }
    package var count: String { CountTexts.exercises(entries.count) }
    package var foundExercises: [FoundExercise] { finder.found.map(FoundExercise.init) }
    package var hasFound: Bool { !finder.found.isEmpty }
    package var foundText: String? { hasFound ? WorkoutTexts.exercisesFound(finder.found.count) : nil }
}

/// An exercise that matches the typed text.
package struct FoundExercise: Sendable {
    let exercise: Exercise

    package var id: String { String(exercise.id) }
    package var name: String { exercise.name }
    package var note: String { "\(exercise.primaryMuscle.name) · \(exercise.equipment.name)" }
}

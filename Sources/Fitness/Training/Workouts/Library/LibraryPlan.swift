/// A workout plan as written in the catalogue.
package struct LibraryPlan: Sendable, Equatable {
    /// A permanent identifier, even if the displayed name changes.
    package let key: String
    package let name: String
    package let summary: String
    package let focus: WorkoutFocus
    package let level: WorkoutLevel
    package let goals: [FitnessGoal]
    package let rounds: Int
    package let exercises: [LibraryPlanExercise]

    package init(
        key: String, name: String, summary: String, focus: WorkoutFocus, level: WorkoutLevel, goals: [FitnessGoal],
        rounds: Int, exercises: [LibraryPlanExercise]
    ) {
        self.key = key
        self.name = name
        self.summary = summary
        self.focus = focus
        self.level = level
        self.goals = goals
        self.rounds = rounds
        self.exercises = exercises
    }

    /// The rounds repeat the whole list. With a warm-up or cool-down, which are done only once, the rounds are written
    /// out instead.
    /// - Parameter sets: how often each exercise is repeated before the next.
    package init(
        key: String, name: String, summary: String, focus: WorkoutFocus, level: WorkoutLevel, goals: [FitnessGoal],
        warmUp: [LibraryPlanExercise] = [], rounds: Int = 1, sets: Int = 1, exercises: [LibraryPlanExercise],
        coolDown: [LibraryPlanExercise] = []
    ) {
        self.key = key
        self.name = name
        self.summary = summary
        self.focus = focus
        self.level = level
        self.goals = goals
        let round = exercises.flatMap { Array(repeating: $0, count: sets) }
        if warmUp.isEmpty, coolDown.isEmpty {
            self.rounds = rounds
            self.exercises = round
        } else {
            self.rounds = 1
            self.exercises = warmUp + Array(repeating: round, count: rounds).flatMap { $0 } + coolDown
        }
    }

    /// - Parameter lists: by name, for plans that name a list in "warm-up" and "cool-down" instead of having a section.
    init(
        _ entry: CatalogueEntry, lists: [String: [LibraryPlanExercise]], exercises: Set<String>
    ) throws(CatalogueError) {
        try entry.check(
            labels: ["key", "focus", "level", "goals", "rounds", "sets", "warm-up", "cool-down"],
            sections: ["warm-up", "exercises", "cool-down"])
        func part(_ name: String) throws(CatalogueError) -> [LibraryPlanExercise] {
            if let section = entry.sections.first(where: { $0.name == name }) {
                return try LibraryPlanExercise.list(section, exercises: exercises)
            }
            guard let field = entry[name] else { return [] }
            guard let list = lists[field.value] else {
                throw field.place.mistake("warm-ups-and-cool-downs.txt has no “\(field.value)”")
            }
            return list
        }
        let whole = try part("exercises")
        guard !whole.isEmpty else { throw entry.place.mistake("“\(entry.name)” has no section “exercises”") }
        self.init(
            key: try entry.field("key").value, name: entry.name, summary: try entry.paragraph(),
            focus: try entry.field("focus").one(), level: try entry.field("level").one(),
            goals: try entry.field("goals").several(), warmUp: try part("warm-up"),
            rounds: try entry["rounds"]?.number() ?? 1, sets: try entry["sets"]?.number() ?? 1, exercises: whole,
            coolDown: try part("cool-down"))
    }
}

/// An exercise in a catalogue plan, by its key.
package struct LibraryPlanExercise: Sendable, Equatable {
    package let key: String
    package let amount: ExerciseAmount
    package let restSeconds: Int

    package init(key: String, amount: ExerciseAmount, restSeconds: Int) {
        self.key = key
        self.amount = amount
        self.restSeconds = restSeconds
    }

    static func list(_ entry: CatalogueEntry, exercises: Set<String>) throws(CatalogueError) -> [LibraryPlanExercise] {
        guard !entry.fields.isEmpty else { throw entry.place.mistake("“\(entry.name)” has no exercises") }
        var list: [LibraryPlanExercise] = []
        for field in entry.fields {
            guard exercises.contains(field.label) else {
                throw field.place.mistake("no exercise has the key “\(field.label)”")
            }
            list.append(try LibraryPlanExercise(field))
        }
        return list
    }

    /// Such as "plank: 45 s, rest 15 s" or "squat: 5 reps, rest 180 s".
    private init(_ field: CatalogueEntry.Field) throws(CatalogueError) {
        let words = field.value.split(separator: " ").map(String.init)
        let unit = words.count == 5 && words[2] == "rest" && words[4] == "s" ? words[1] : ""
        guard unit == "s," || unit == "reps,", let count = Int(words[0]), count > 0, let rest = Int(words[3]), rest >= 0
        else { throw field.place.mistake("“\(field.value)” is not like “45 s, rest 15 s” or “12 reps, rest 60 s”") }
        self.init(key: field.label, amount: unit == "s," ? .seconds(count) : .reps(count), restSeconds: rest)
    }
}

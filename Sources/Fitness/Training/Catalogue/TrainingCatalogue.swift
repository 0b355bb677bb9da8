/// The built-in exercises, plans, routines and programs, read from the text files in `Catalogue`.
package struct TrainingCatalogue: Sendable {
    package static let builtIn = TrainingCatalogue(embeddedFiles())

    package private(set) var exercises: [CatalogueExercise] = []
    package private(set) var plans: [LibraryPlan] = []
    package private(set) var routines: [LibraryRoutine] = []
    package private(set) var programs: [LibraryProgram] = []
    /// The first mistake in the files. Reading stops there, and WorkHome doesn't start.
    package private(set) var mistake: CatalogueError?

    package init(_ files: [String: [UInt8]]) {
        do { try read(CatalogueFiles(files: files)) } catch { mistake = error }
    }

    private mutating func read(_ files: CatalogueFiles) throws(CatalogueError) {
        try files.check()
        let activities = try Self.activities(files.entries(.activities))
        exercises = try Self.items(files.entries(.exercises), key: \.key, name: \.name) {
            entry throws(CatalogueError) in
            try CatalogueExercise(entry, activities: activities)
        }
        let keys = Set(exercises.map(\.key))
        let loads = Dictionary(exercises.map { ($0.key, $0.load) }) { first, _ in first }
        let lists = try Self.lists(files.entries(.warmUpsAndCoolDowns), exercises: keys)
        plans = try Self.items(files.entries(.plans), key: \.key, name: \.name) { entry throws(CatalogueError) in
            try LibraryPlan(entry, lists: lists, exercises: keys)
        }
        routines = try Self.items(files.entries(.routines), key: \.key, name: \.name) { entry throws(CatalogueError) in
            try LibraryRoutine(entry, exercises: loads)
        }
        programs = try Self.items(files.entries(.programs), key: \.key, name: \.name) {
            entry throws(CatalogueError) in
            try LibraryProgram(entry, exercises: loads, plans: Set(plans.map(\.key)))
        }
    }

    private static func activities(
        _ entries: [CatalogueEntry]
    ) throws(CatalogueError) -> [String: CompendiumActivity] {
        var (activities, names) = ([String: CompendiumActivity](), CatalogueNames())
        for entry in entries {
            try entry.check()
            for field in entry.fields {
                try names.add(field.label, field.place)
                activities[field.label] = try CompendiumActivity(field)
            }
        }
        return activities
    }

    private static func lists(
        _ entries: [CatalogueEntry], exercises: Set<String>
    ) throws(CatalogueError) -> [String: [LibraryPlanExercise]] {
        var (lists, names) = ([String: [LibraryPlanExercise]](), CatalogueNames())
        for entry in entries {
            try entry.check()
            try names.add(entry.name, entry.place)
            lists[entry.name] = try LibraryPlanExercise.list(entry, exercises: exercises)
        }
        return lists
    }

    /// Keys and names may each be there only once.
    private static func items<Item>(
        _ entries: [CatalogueEntry], key: KeyPath<Item, String>, name: KeyPath<Item, String>,
        read: (CatalogueEntry) throws(CatalogueError) -> Item
    ) throws(CatalogueError) -> [Item] {
        var (items, keys, names) = ([Item](), CatalogueNames(), CatalogueNames())
        for entry in entries {
            let item = try read(entry)
            try keys.add(item[keyPath: key], entry.place)
            try names.add(item[keyPath: name], entry.place)
            items.append(item)
        }
        return items
    }
}

/// The built-in exercises.
package enum ExerciseCatalogue {
    package static var all: [CatalogueExercise] { TrainingCatalogue.builtIn.exercises }
}

/// The built-in workout plans.
package enum PlanLibrary {
    package static var all: [LibraryPlan] { TrainingCatalogue.builtIn.plans }
}

/// The built-in routines and programs.
package enum RoutineLibrary {
    package static var routines: [LibraryRoutine] { TrainingCatalogue.builtIn.routines }
    package static var programs: [LibraryProgram] { TrainingCatalogue.builtIn.programs }
}

/// An exercise as written in the catalogue.
package struct CatalogueExercise: Sendable {
    /// A permanent identifier, even if the displayed name changes.
    package let key: String
    package let name: String
    /// Other names, for the search.
    package let aliases: [String]
    package let kind: ExerciseKind
    package let measure: SetMeasure
    package let load: ExerciseLoad
    /// How much of the body weight a set moves, from 0 to 1.
    package let bodyShare: Double
    package let equipment: Equipment
    package let mechanic: Mechanic?
    package let muscle: Muscle
    package let secondary: [Muscle]
    package let activity: CompendiumActivity
    package let instructions: String
}

extension CatalogueExercise {
    init(_ entry: CatalogueEntry, activities: [String: CompendiumActivity]) throws(CatalogueError) {
        try entry.check(labels: [
            "key", "also", "kind", "measure", "load", "body percent", "equipment", "mechanic", "muscles",
            "activity",
        ])
        let muscles: [Muscle] = try entry.field("muscles").several()
        let named = try entry.field("activity")
        guard let activity = activities[named.value] else {
            throw named.place.mistake("activities.txt has no “\(named.value)”")
        }
        self.init(
            key: try entry.field("key").value, name: entry.name, aliases: entry["also"]?.values ?? [],
            kind: try entry["kind"]?.one() ?? .strength,
            measure: try entry["measure"]?.one() ?? .reps, load: try entry["load"]?.one() ?? .external,
            bodyShare: Double(try entry["body percent"]?.number(in: 0...100) ?? 100) / 100,
            equipment: try entry.field("equipment").one(), mechanic: try entry["mechanic"]?.one(), muscle: muscles[0],
            secondary: Array(muscles.dropFirst()), activity: activity, instructions: try entry.paragraph())
    }
}

/// An activity of the 2024 Adult Compendium of Physical Activities, listed in `activities.txt`.
package struct CompendiumActivity: Sendable, Equatable {
    package let code: String
    /// 1 MET is 1 kcal per kilogram and hour.
    package let metabolicEquivalent: Double
}

extension CompendiumActivity {
    /// Such as "12020, 7.5 MET, jogging at the pace one likes".
    init(_ field: CatalogueEntry.Field) throws(CatalogueError) {
        let values = field.values
        guard values.count > 2, values[0].count == 5, values[0].allSatisfy(\.isNumber), values[1].hasSuffix(" MET"),
            let energy = Double(values[1].dropLast(4)), energy > 0
        else { throw field.place.mistake("“\(field.value)” is not a code, its MET and what it is") }
        self.init(code: values[0], metabolicEquivalent: energy)
    }
}

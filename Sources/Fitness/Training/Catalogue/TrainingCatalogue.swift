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

/// The built-in exercises, plans, routines and programmes, read from the text files in `Catalogue`.
package struct TrainingCatalogue: Sendable {
    package static let builtIn = TrainingCatalogue(embeddedFiles())

    package private(set) var exercises: [CatalogueExercise] = []
    package private(set) var plans: [LibraryPlan] = []
    package private(set) var routines: [LibraryRoutine] = []
    package private(set) var programmes: [LibraryProgramme] = []
    /// The first mistake in the files. Reading stops there, and WorkHome doesn't start.
    package private(set) var mistake: CatalogueError?

    package init(_ files: [String: [UInt8]]) {
        do { try read(CatalogueFiles(files: files)) } catch { mistake = error }
    }

    private mutating func read(_ files: CatalogueFiles) throws(CatalogueError) {
        try files.check()
        let activities = try Self.activities(files.entries(.activities))
        let keys = try readExercises(files.entries(.exercises), activities)
        let lists = try Self.lists(files.entries(.warmUpsAndCoolDowns), exercises: keys)
        try readPlans(files.entries(.plans), lists, exercises: keys)
        try readRoutines(files.entries(.routines), exercises: keys)
        try readProgrammes(files.entries(.programmes), exercises: keys)
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

    /// - Returns: the keys.
    private mutating func readExercises(
        _ entries: [CatalogueEntry], _ activities: [String: CompendiumActivity]
    ) throws(CatalogueError) -> Set<String> {
        var (keys, names) = (CatalogueNames(), CatalogueNames())
        for entry in entries {
            let exercise = try CatalogueExercise(entry, activities: activities)
            try keys.add(exercise.key, entry.place)
            try names.add(exercise.name, entry.place)
            exercises.append(exercise)
        }
        return keys.all
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

    private mutating func readPlans(
        _ entries: [CatalogueEntry], _ lists: [String: [LibraryPlanExercise]], exercises: Set<String>
    ) throws(CatalogueError) {
        var (keys, names) = (CatalogueNames(), CatalogueNames())
        for entry in entries {
            let plan = try LibraryPlan(entry, lists: lists, exercises: exercises)
            try keys.add(plan.key, entry.place)
            try names.add(plan.name, entry.place)
            plans.append(plan)
        }
    }

    private mutating func readRoutines(
        _ entries: [CatalogueEntry], exercises: Set<String>
    ) throws(CatalogueError) {
        var (keys, names) = (CatalogueNames(), CatalogueNames())
        for entry in entries {
            let routine = try LibraryRoutine(entry, exercises: exercises)
            try keys.add(routine.key, entry.place)
            try names.add(routine.name, entry.place)
            routines.append(routine)
        }
    }

    private mutating func readProgrammes(
        _ entries: [CatalogueEntry], exercises: Set<String>
    ) throws(CatalogueError) {
        var (keys, names) = (CatalogueNames(), CatalogueNames())
        for entry in entries {
            let programme = try LibraryProgramme(entry, exercises: exercises)
            try keys.add(programme.key, entry.place)
            try names.add(programme.name, entry.place)
            programmes.append(programme)
        }
    }
}

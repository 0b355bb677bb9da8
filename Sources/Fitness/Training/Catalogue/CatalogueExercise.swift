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
            "key", "also", "kind", "measure", "load", "equipment", "mechanic", "muscles", "activity",
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
            equipment: try entry.field("equipment").one(), mechanic: try entry["mechanic"]?.one(), muscle: muscles[0],
            secondary: Array(muscles.dropFirst()), activity: activity, instructions: try entry.paragraph())
    }
}

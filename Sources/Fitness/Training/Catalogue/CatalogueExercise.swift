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

/// An exercise as the catalogue writes it.
package struct CatalogueExercise: Sendable {
    /// Its name for ever, whatever it may be called on a page one day.
    package let key: String
    package let name: String
    /// What people also call it, so that a search finds it.
    package var aliases: [String] = []
    package var kind: ExerciseKind = .strength
    package var load: ExerciseLoad = .external
    package let equipment: Equipment
    package var mechanic: Mechanic?
    package let muscle: Muscle
    package var secondary: [Muscle] = []
    package let activity: CompendiumActivity
    package let instructions: String
}

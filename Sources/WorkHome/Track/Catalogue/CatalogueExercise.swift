/// An exercise as the catalogue writes it.
struct CatalogueExercise: Sendable {
    /// Its name for ever, whatever it may be called on a page one day.
    let key: String
    let name: String
    /// What people also call it, so that a search finds it.
    var aliases: [String] = []
    var kind: ExerciseKind = .strength
    var load: ExerciseLoad = .external
    let equipment: Equipment
    var mechanic: Mechanic?
    let muscle: Muscle
    var secondary: [Muscle] = []
    let activity: CompendiumActivity
    let instructions: String
}

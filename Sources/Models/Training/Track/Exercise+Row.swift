import Fitness
import GRDB

extension Exercise: FetchableRecord {
    /// With what a person chose of the catalogue's; `:user` is the person.
    package static let tables = """
        exercises LEFT JOIN exercise_choices \
        ON exercise_choices.exercise_id = exercises.id AND exercise_choices.user_id = :user
        """
    /// What the person calls it.
    package static let shownName = "coalesce(exercise_choices.name, exercises.name)"
    package static let columns = """
        exercises.id, exercises.user_id, \(shownName) AS name, exercises.kind, exercises.load, exercises.equipment, \
        exercises.mechanic, exercises.primary_muscle, exercises.secondary_muscles, exercises.met_code, exercises.met, \
        exercises.instructions, exercises.archived_at, exercises.name AS common_name, \
        exercise_choices.hidden_at
        """
    package static let columnCount = 15

    package init(row: Row) throws {
        let (name, commonName): (String, String) = (row[2], row[13])
        self.init(
            id: row[0], isOwn: row.hasNull(atIndex: 1) == false, name: name,
            builtInName: commonName == name ? nil : commonName, kind: ExerciseKind(rawValue: row[3]) ?? .strength,
            load: ExerciseLoad(rawValue: row[4]) ?? .external, equipment: Equipment(rawValue: row[5]) ?? .other,
            mechanic: (row[6] as String?).flatMap(Mechanic.init), primaryMuscle: Muscle(rawValue: row[7]) ?? .fullBody,
            secondaryMuscles: Muscle.list(row[8]),
            metCode: row[9], metabolicEquivalent: row[10], instructions: row[11],
            isArchived: row.hasNull(atIndex: 12) == false, isHidden: row.hasNull(atIndex: 14) == false)
    }
}

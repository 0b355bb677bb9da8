import Fitness
import GRDB

extension Exercise: RowReadable {
    /// With the user's choices for exercises of the catalogue; `:user` is the user.
    package static let tables = """
        exercises LEFT JOIN exercise_choices \
        ON exercise_choices.exercise_id = exercises.id AND exercise_choices.user_id = :user
        """
    /// The name that the user sees.
    package static let shownName = "coalesce(exercise_choices.name, exercises.name)"
    package static let columns = """
        exercises.id, exercises.user_id, \(shownName) AS name, exercises.kind, exercises.measure, exercises.load, \
        exercises.equipment, \
        exercises.mechanic, exercises.primary_muscle, exercises.secondary_muscles, exercises.met_code, exercises.met, \
        exercises.instructions, exercises.archived_at, exercises.name AS common_name, \
        exercise_choices.hidden_at
        """

    /// The exercises for which the user has rows in a table, as `trained`: goes from one to the next along an index
    /// that begins with both ids, skipping the rows of each.
    static func trained(in table: String) -> String {
        """
        WITH RECURSIVE trained (id) AS (
            SELECT min(exercise_id) FROM \(table) WHERE user_id = :user
            UNION ALL
            SELECT (SELECT min(exercise_id) FROM \(table) WHERE user_id = :user AND exercise_id > trained.id)
            FROM trained WHERE trained.id IS NOT NULL)
        """
    }

    package init(_ row: inout RowReader) throws {
        let (id, isOwn, name) = (try row.next(Int64.self), !row.nextIsNull(), try row.next(String.self))
        var exercise = Exercise(
            id: id, isOwn: isOwn, name: name, kind: try row.next(), measure: try row.next(), load: try row.next(),
            equipment: try row.next(),
            mechanic: try row.next(), primaryMuscle: try row.next(), secondaryMuscles: try row.words(),
            metCode: try row.next(), metabolicEquivalent: try row.next(), instructions: try row.next(),
            isArchived: !row.nextIsNull())
        let commonName = try row.next(String.self)
        exercise.builtInName = commonName == name ? nil : commonName
        exercise.isHidden = !row.nextIsNull()
        self = exercise
    }
}

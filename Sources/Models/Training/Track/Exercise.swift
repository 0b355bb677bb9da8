import Fitness
import GRDB

/// Something that people train: of the catalogue, or somebody's own.
package struct Exercise: Sendable, Identifiable, Equatable {
    package let id: Int64
    /// Whether the person made it; the catalogue's can't be changed.
    package let isOwn: Bool
    package var name: String
    /// What the catalogue calls it, where the person gave it another name.
    package var builtInName: String?
    package var kind: ExerciseKind
    package var load: ExerciseLoad
    package var equipment: Equipment
    package var mechanic: Mechanic?
    package var primaryMuscle: Muscle
    package var secondaryMuscles: [Muscle]
    /// The code in the 2024 Adult Compendium of Physical Activities that its energy is taken from.
    package var metCode: String?
    /// Energy as a multiple of that at rest: 1 MET is 1 kcal a kilogram and hour.
    package var metabolicEquivalent: Double
    package var instructions: String
    package var isArchived: Bool
    /// Whether the person does not want to choose it any more; what was logged of it stays.
    package var isHidden = false
}

extension Exercise {
    /// The name that everybody knows it by.
    package var commonName: String { builtInName ?? name }
    /// Whether it can be chosen.
    package var isOffered: Bool { !isArchived && !isHidden }

    /// Whether it is done with help against the body's weight, as its name says: "Assisted Pull-Up".
    package var isAssisted: Bool { Self.isAssisted(commonName, load) }

    package static func isAssisted(_ name: String, _ load: ExerciseLoad) -> Bool {
        load == .bodyweight && SearchText(name).hasWord(Array("assist".utf8))
    }
}

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
        id = row[0]
        isOwn = row.hasNull(atIndex: 1) == false
        name = row[2]
        kind = ExerciseKind(rawValue: row[3]) ?? .strength
        load = ExerciseLoad(rawValue: row[4]) ?? .external
        equipment = Equipment(rawValue: row[5]) ?? .other
        mechanic = (row[6] as String?).flatMap(Mechanic.init)
        primaryMuscle = Muscle(rawValue: row[7]) ?? .fullBody
        secondaryMuscles = (row[8] as String).split(separator: ",").compactMap { Muscle(rawValue: String($0)) }
        metCode = row[9]
        metabolicEquivalent = row[10]
        instructions = row[11]
        isArchived = row.hasNull(atIndex: 12) == false
        let commonName: String = row[13]
        builtInName = commonName == name ? nil : commonName
        isHidden = row.hasNull(atIndex: 14) == false
    }
}

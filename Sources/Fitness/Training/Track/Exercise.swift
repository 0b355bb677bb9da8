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

    package init(
        id: Int64, isOwn: Bool, name: String, builtInName: String? = nil, kind: ExerciseKind, load: ExerciseLoad,
        equipment: Equipment, mechanic: Mechanic?, primaryMuscle: Muscle, secondaryMuscles: [Muscle], metCode: String?,
        metabolicEquivalent: Double, instructions: String, isArchived: Bool, isHidden: Bool = false
    ) {
        self.id = id
        self.isOwn = isOwn
        self.name = name
        self.builtInName = builtInName
        self.kind = kind
        self.load = load
        self.equipment = equipment
        self.mechanic = mechanic
        self.primaryMuscle = primaryMuscle
        self.secondaryMuscles = secondaryMuscles
        self.metCode = metCode
        self.metabolicEquivalent = metabolicEquivalent
        self.instructions = instructions
        self.isArchived = isArchived
        self.isHidden = isHidden
    }
}

extension Exercise {
    /// The name that everybody knows it by.
    package var commonName: String { builtInName ?? name }
    /// Running and walking are chapters 12 and 17 of the Compendium.
    package var isOnFoot: Bool { metCode?.hasPrefix("12") == true || metCode?.hasPrefix("17") == true }
    /// Whether it can be chosen.
    package var isOffered: Bool { !isArchived && !isHidden }

    /// Whether it is done with help against the body's weight, as its name says: "Assisted Pull-Up".
    package var isAssisted: Bool { Self.isAssisted(commonName, load) }

    package static func isAssisted(_ name: String, _ load: ExerciseLoad) -> Bool {
        load == .bodyweight && SearchText(name).hasWord(Array("assist".utf8))
    }
}

import Texts

/// An exercise to train, from the catalogue or the user's own.
package struct Exercise: NamedRow, Sendable, Equatable {
    package let id: Int64
    /// Whether the user created it; exercises of the catalogue can't be edited.
    package let isOwn: Bool
    package var name: String
    /// The catalogue's name, if the user has renamed it.
    package var builtInName: String?
    package var kind: ExerciseKind
    package var measure: SetMeasure
    package var load: ExerciseLoad
    /// How much of the body weight a set moves, from 0 to 1; 0 where that is a part that nobody has measured.
    package var bodyShare: Double
    package var equipment: Equipment
    package var mechanic: Mechanic?
    package var primaryMuscle: Muscle
    package var secondaryMuscles: [Muscle]
    /// The code in the 2024 Adult Compendium of Physical Activities from which its energy is computed.
    package var metCode: String?
    /// Energy as a multiple of that at rest: 1 MET is 1 kcal per kilogram and hour.
    package var metabolicEquivalent: Double
    package var instructions: String
    package var isArchived: Bool
    /// Whether the user has removed it from the choices; logged training stays.
    package var isHidden = false

    package init(
        id: Int64, isOwn: Bool, name: String, builtInName: String? = nil, kind: ExerciseKind,
        measure: SetMeasure = .reps, load: ExerciseLoad, bodyShare: Double = 1, equipment: Equipment,
        mechanic: Mechanic?, primaryMuscle: Muscle, secondaryMuscles: [Muscle], metCode: String?,
        metabolicEquivalent: Double, instructions: String, isArchived: Bool, isHidden: Bool = false
    ) {
        self.id = id
        self.isOwn = isOwn
        self.name = name
        self.builtInName = builtInName
        self.kind = kind
        self.measure = measure
        self.load = load
        self.bodyShare = bodyShare
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

    /// The catalogue's name, or the user's for an own exercise.
    package var catalogueName: String { builtInName ?? name }
    /// An own exercise has the code of its effort, so only its name may say what it is.
    package var cardioKind: CardioKind { isOwn ? CardioKind(named: name) : CardioKind(metCode: metCode) }
    package var family: ExerciseFamily { ExerciseFamily(of: id, isOwn: isOwn, metCode: metCode) }
    /// Whether it is among the choices.
    package var isSelectable: Bool { !isArchived && !isHidden }

    /// `bodyShare` in whole percent.
    package var bodyPercent: Int { Int((bodyShare * 100).rounded()) }

    /// What a set moves of a body of this weight, as the database computes it: a part in whole grams.
    package func movedKilograms(ofBody kilograms: Double) -> Double {
        bodyShare == 1 ? kilograms : (kilograms * bodyShare * 1000).rounded() / 1000
    }

    /// Whether it is done with assistance against the body weight, according to its name: "Assisted Pull-Up".
    package var isAssisted: Bool { Self.isAssisted(catalogueName, load) }

    package static func isAssisted(_ name: String, _ load: ExerciseLoad) -> Bool {
        load == .bodyweight && SearchText(name).hasWord(Array("assist".utf8))
    }

    private static let maximumSimilar = 12

    /// The exercises that can take the place of this one, the nearest first: those for the same muscle that are counted
    /// in the same, with the same equipment before others, and of these, those that move as many joints.
    /// - Parameter others: without this one, in the order in which equally near ones stay.
    package func similar(in others: [Exercise]) -> [Exercise] {
        let near = others.enumerated().filter { $1.primaryMuscle == primaryMuscle && $1.measure == measure }
        return near.sorted { (-nearness($0.element), $0.offset) < (-nearness($1.element), $1.offset) }
            .prefix(Self.maximumSimilar).map(\.element)
    }

    private func nearness(_ other: Exercise) -> Int {
        (other.equipment == equipment ? 2 : 0) + (other.mechanic == mechanic ? 1 : 0)
    }
}

/// What recordings of the same session have in common: one device says running where another says walking.
package enum ExerciseFamily: Hashable, Sendable {
    case onFoot, ride, swim
    /// An exercise that is like no other one.
    case other(Int64)

    /// - Parameter metCode: an own exercise has the code of its effort, which does not say what it is.
    package init(of exercise: Int64, isOwn: Bool, metCode: String?) {
        let code = isOwn ? nil : metCode?.prefix(2)
        self =
            switch code {
            case "12", "17": .onFoot
            case "01": .ride
            case "18": .swim
            default: .other(exercise)
            }
    }
}

/// How an exercise is logged.
package enum ExerciseKind: String, CaseIterable, Sendable {
    /// Sets of repetitions, time or distance with a weight.
    case strength
    /// A duration, with an optional distance.
    case cardio
    /// Held or repeated in a workout, but not logged by itself.
    case mobility
}

/// What the sets of an exercise are counted in.
package enum SetMeasure: String, CaseIterable, Sendable {
    case reps
    /// Time.
    case hold
    /// Distance or time.
    case carry
}

/// The meaning of a set's weight.
package enum ExerciseLoad: String, CaseIterable, Sendable {
    /// The whole moved weight.
    case external
    /// Added to the body weight, or assistance if negative.
    case bodyweight
}

package enum Mechanic: String, CaseIterable, Sendable {
    case compound, isolation
}

/// The equipment for an exercise.
package enum Equipment: String, CaseIterable, Sendable {
    case none, barbell, dumbbell, kettlebell, machine, cable, band, pullUpBar, dipBars, suspension, bench, box, ball,
        rope,
        treadmill, bicycle, rower, elliptical, pool, other

    package var name: String {
        switch self {
        case .none: CommonTexts.noEquipment
        case .pullUpBar: ExerciseTexts.pullUpBar
        case .dipBars: ExerciseTexts.dipBars
        case .suspension: ExerciseTexts.suspensionTrainer
        case .barbell: ExerciseTexts.barbell
        case .dumbbell: ExerciseTexts.dumbbell
        case .kettlebell: ExerciseTexts.kettlebell
        case .machine: ExerciseTexts.machine
        case .cable: ExerciseTexts.cable
        case .band: ExerciseTexts.band
        case .bench: ExerciseTexts.bench
        case .box: ExerciseTexts.box
        case .ball: ExerciseTexts.ball
        case .rope: ExerciseTexts.rope
        case .treadmill: ExerciseTexts.treadmill
        case .bicycle: ExerciseTexts.bicycle
        case .rower: ExerciseTexts.rower
        case .elliptical: ExerciseTexts.elliptical
        case .pool: ExerciseTexts.pool
        case .other: ExerciseTexts.other
        }
    }
}

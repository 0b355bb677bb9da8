/// The words besides the name by which a search finds exercises, in the language of whoever searches.
struct ExerciseSearchWords: Sendable {
    /// Abbreviations of words in names.
    static let abbreviations: [SearchText.Word: SearchText.Word] = [
        Array("db".utf8): Array("dumbbell".utf8), Array("bb".utf8): Array("barbell".utf8),
        Array("kb".utf8): Array("kettlebell".utf8), Array("bw".utf8): Array("bodyweight".utf8),
    ]

    /// By the name of a catalogue exercise.
    private static let aliases: [String: [SearchText]] = Dictionary(
        uniqueKeysWithValues: ExerciseCatalogue.all.map { ($0.name, $0.aliases.map { SearchText($0) }) })

    /// The other names of a catalogue exercise, including its catalogue name if the user has renamed it.
    func aliases(of exercise: Exercise) -> [SearchText] {
        (exercise.builtInName.map { [SearchText($0)] } ?? []) + (Self.aliases[exercise.catalogueName] ?? [])
    }

    let muscles = Self.texts(Muscle.allCases) { "\($0.name) \(Self.synonyms(of: $0))" }

    private let equipment = Self.texts(Equipment.allCases) { "\($0.name) \(Self.synonyms(of: $0))" }

    private static let kinds: [ExerciseKind: SearchText] = [
        .strength: SearchText("strength"), .cardio: SearchText("cardio endurance"),
        .mobility: SearchText("mobility stretch warm up"),
    ]

    private static let bodyweight = SearchText("bodyweight")

    /// The properties of an exercise, without secondary muscles.
    func texts(of exercise: Exercise) -> [SearchText] {
        let texts = [muscles[exercise.primaryMuscle], equipment[exercise.equipment], Self.kinds[exercise.kind]]
        return texts.compactMap { $0 } + (exercise.load == .bodyweight ? [Self.bodyweight] : [])
    }

    private static func texts<Value: Hashable>(_ values: [Value], _ text: (Value) -> String) -> [Value: SearchText] {
        Dictionary(uniqueKeysWithValues: values.map { ($0, SearchText(text($0))) })
    }

    private static func synonyms(of muscle: Muscle) -> String {
        switch muscle {
        case .chest: "pecs pectorals"
        case .lats: "back"
        case .upperBack: "rhomboids"
        case .lowerBack: "spine"
        case .traps: "trapezius back neck"
        case .shoulders: "delts deltoids"
        case .biceps, .triceps: "arms"
        case .forearms: "arms grip wrists"
        case .abdominals, .obliques: "abs core belly waist"
        case .glutes: "butt bum legs"
        case .quadriceps: "quads thighs legs"
        case .hamstrings: "thighs legs"
        case .adductors: "groin inner thighs legs"
        case .abductors: "hips outer thighs legs"
        case .hipFlexors: "legs"
        case .calves: "calf legs"
        case .neck, .heart, .fullBody: ""
        }
    }

    private static func synonyms(of equipment: Equipment) -> String {
        switch equipment {
        case .cable: "pulley"
        case .band: "resistance elastic"
        case .suspension: "trx rings straps"
        case .bicycle: "bike"
        case .pool: "water"
        default: ""
        }
    }
}

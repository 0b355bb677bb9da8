import Fitness

/// An exercise name in comparable form: its words regardless of order, plurals, hyphens and abbreviations. "Push-ups",
/// "Pushups" and "Push Up" are equal, and so are "One Leg RDL" and "Single-Leg Romanian Deadlift".
struct ExerciseNameWords: Sendable {
    let words: Set<String>
    /// The words in order without spaces: "dead bug" equals "deadbug".
    let joined: String

    init(_ name: String) {
        let said = SearchText(name).words.map { String(decoding: $0, as: UTF8.self) }
        var words = Self.joiningPairs(said.map(Self.singular)).flatMap { Self.meanings[$0] ?? [$0] }
        words.removeAll { Self.fillers.contains($0) }
        // A Smith machine is often just called "Smith".
        if words.contains("smith") { words.removeAll { $0 == "machine" } }
        for (several, meaning) in Self.phrases where several.isSubset(of: words) {
            words.removeAll { several.contains($0) }
            words += meaning
        }
        self.words = Set(words)
        joined = words.joined()
    }

    func isSame(as other: ExerciseNameWords) -> Bool { words == other.words || joined == other.joined }

    var equipment: Set<String> { words.intersection(Self.equipmentWords) }
    var qualifiers: Set<String> { words.intersection(Self.qualifierWords) }

    static let equipmentWords: Set<String> = [
        "barbell", "dumbbell", "kettlebell", "machine", "cable", "band", "smith", "bodyweight", "suspension", "ezbar",
        "plate",
    ]

    /// Each of them turns a name into a different exercise.
    static let qualifierWords: Set<String> = [
        "single", "split", "reverse", "wide", "close", "neutral", "underhand", "overhand", "incline", "decline",
        "seated", "standing", "lying", "kneeling", "hanging", "front", "rear", "overhead", "assisted", "weighted",
        "alternating", "bulgarian", "sumo", "romanian", "stiff", "pause", "deficit", "tempo", "hammer", "preacher",
        "spider", "concentration", "goblet", "hack", "behind", "landmine", "lateral", "partial",
    ]

    /// Words without a meaning for the movement.
    private static let fillers: Set<String> = [
        "the", "a", "an", "and", "with", "on", "of", "in", "for", "at", "to", "grip", "stance", "standard", "regular",
        "classic", "flat",
    ]

    /// Two words that are also written as one.
    private static let pairs: Set<String> = [
        "pushup", "pullup", "chinup", "situp", "stepup", "muscleup", "getup", "pressup", "vup", "pulldown", "pushdown",
        "pressdown", "pullover", "crossover", "kickback", "deadlift", "skullcrusher", "bodyweight", "handstand",
        "woodchop", "rollout", "tbar", "ezbar", "vbar", "stepdown",
    ]

    private static let meanings: [String: [String]] = [
        "db": ["dumbbell"], "bb": ["barbell"], "kb": ["kettlebell"], "bw": ["bodyweight"], "trx": ["suspension"],
        "rdl": ["romanian", "deadlift"], "ohp": ["overhead", "press"], "sldl": ["stiff", "leg", "deadlift"],
        "benchpress": ["bench", "press"], "facepull": ["face", "pull"], "legpress": ["leg", "press"],
        "one": ["single"], "1": ["single"], "unilateral": ["single"], "alternate": ["alternating"],
        "legged": ["leg"], "armed": ["arm"], "hand": ["arm"], "handed": ["arm"], "narrow": ["close"],
        "straight": ["stiff"], "side": ["lateral"], "paused": ["pause"], "banded": ["band"], "abdominal": ["ab"],
        "abductor": ["abduction"], "adductor": ["adduction"], "dec": ["deck"], "hex": ["trap"], "delts": ["delt"],
        "deltoid": ["delt"],
        "running": ["run"], "walking": ["walk"], "jogging": ["jog"], "hiking": ["hike"], "swimming": ["swim"],
        "biking": ["bike"], "inclined": ["incline"], "declined": ["decline"], "sitting": ["seated"],
        "pressdown": ["pushdown"], "military": ["overhead"], "palloff": ["pallof"],
        "stairmaster": ["stair", "machine"],
        "ez": ["ezbar"],
        "supinated": ["underhand"], "pronated": ["overhand"], "lunging": ["lunge"], "squatting": ["squat"],
    ]

    /// What several words mean together, in any order: some of them say nothing that the others don't, or say it otherwise.
    private static let phrases: [(Set<String>, [String])] = [
        (["hammer", "strength"], ["machine"]), (["plate", "loaded"], ["machine"]), (["machine", "plate"], ["machine"]),
        (["chest", "fly"], ["fly"]), (["fly", "crossover"], ["fly"]), (["butterfly", "pec", "deck"], ["pec", "deck"]),
        (["rear", "delt", "fly"], ["reverse", "fly"]), (["rear", "delt", "raise"], ["reverse", "fly"]),
        (["bicep", "curl"], ["curl"]), (["seated", "incline", "curl"], ["incline", "curl"]),
        (["tricep", "dip"], ["dip"]), (["vbar", "pushdown"], ["tricep", "pushdown"]), (["stiff", "bar"], []),
        (["lat", "pulldown"], ["pulldown"]), (["stiff", "arm", "pushdown"], ["stiff", "arm", "pulldown"]),
        (["v", "row"], ["row"]), (["neutral", "chinup"], ["neutral", "pullup"]),
        (["back", "extension", "hyperextension"], ["back", "extension"]), (["core", "pallof"], ["pallof"]),
        (["jackknife", "situp"], ["jackknife"]), (["kickback", "floor"], ["kickback"]),
        (["standing", "kickback"], ["kickback"]), (["elliptical", "machine"], ["elliptical", "trainer"]),
        (["stair", "machine", "floor"], ["stair", "machine"]), (["stair", "machine", "step"], ["stair", "machine"]),
        (["stair", "climber"], ["stair", "machine"]), (["stair", "stepper"], ["stair", "machine"]),
    ]

    private static let irregular = [
        "calves": "calf", "flyes": "fly", "flys": "fly", "flies": "fly", "flye": "fly", "halves": "half",
    ]

    private static func singular(_ word: String) -> String {
        if let known = irregular[word] { return known }
        guard word.count > 2, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else {
            return word
        }
        return String(word.dropLast(["sses", "shes", "ches", "xes"].contains(where: word.hasSuffix) ? 2 : 1))
    }

    private static func joiningPairs(_ words: [String]) -> [String] {
        var joined: [String] = []
        for word in words {
            if let last = joined.last, pairs.contains(last + word) {
                joined[joined.count - 1] = last + word
            } else {
                joined.append(word)
            }
        }
        return joined
    }

    /// Whether a built-in alias is another name of exactly the same exercise. Aliases exist for search, so some are
    /// only similar, and one with other qualifiers than the name is a different exercise.
    static func isSame(_ alias: String, as name: ExerciseNameWords) -> Bool {
        guard !nearAliases.contains(alias) else { return false }
        return sameDespiteQualifiers.contains(alias) || ExerciseNameWords(alias).qualifiers == name.qualifiers
    }

    private static let sameDespiteQualifiers: Set<String> = [
        "rear foot elevated split squat", "reverse fly", "backward lunge", "step back lunge", "cable row",
        "dumbbell overhead press", "smith overhead press", "military press", "standing military press",
        "strict military press", "strict press", "kneeling push up", "seated dumbbell press", "kettlebell goblet squat",
        "lying triceps extension", "lying leg raise", "chest supported incline row",
    ]

    private static let nearAliases: Set<String> = [
        "kettlebell clean", "power snatch", "hang power clean", "squat clean", "dumbbell deadlift", "dumbbell squat",
        "tricep dip", "triceps dip", "landmine row", "iso row", "lat pull", "partial deadlift", "squat thrust",
        "sprawl",
        "squat to press", "squat press", "prowler", "loaded carry", "roman chair", "back raise", "captains chair",
        "body row", "ring row", "abductor machine", "adductor machine", "rotator cuff", "french press",
        "dumbbell chest press", "bodyweight lunge", "machine fly", "hip raise",
    ]
}

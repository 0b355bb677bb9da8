/// Maps the workouts of phones and watches to exercises of the catalogue.
enum HealthWorkoutNames {
    /// - Parameter name: the name in HealthKit (`Outdoor Run`) or Health Connect (`running_treadmill`), or the latter's
    ///   number for it.
    /// - Returns: a key of the catalogue; nil if it is not cardio or not in the catalogue.
    static func exerciseKey(_ name: String) -> String? {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
        return keys[words]
    }

    private static let keys: [String: String] = {
        var keys: [String: String] = [:]
        for (key, names) in names { for name in names { keys[name] = key } }
        return keys
    }()

    /// The numbers of Health Connect's `ExerciseSessionRecord`.
    private static let names: [String: [String]] = [
        "running": ["running", "run", "outdoor run", "outdoor running", "56"],
        "treadmill-running": ["running treadmill", "indoor run", "indoor running", "treadmill running", "57"],
        "trail-running": ["trail running", "trail run"],
        "walking": ["walking", "walk", "outdoor walk", "outdoor walking", "indoor walk", "indoor walking", "79"],
        "hiking": ["hiking", "hike", "37"],
        "cycling": ["cycling", "biking", "outdoor cycling", "outdoor cycle", "bike", "8"],
        "mountain-biking": ["mountain biking"],
        "indoor-cycling": ["indoor cycling", "indoor cycle", "biking stationary", "stationary biking", "9"],
        "spinning": ["spinning"],
        "rowing-machine": ["rowing machine", "rowing", "indoor rowing", "indoor row", "rower", "53", "54"],
        "elliptical": ["elliptical", "25"],
        "stair-machine": ["stair climbing machine", "stair stepper", "69"],
        "stair-climbing": ["stair climbing", "stairs", "68"],
        "swimming": ["swimming", "pool swim", "pool swimming", "swimming pool", "swim", "indoor pool swim", "74"],
        "open-water-swimming": ["open water swim", "open water swimming", "swimming open water", "73"],
        "water-aerobics": ["water fitness"],
        "rope-skipping": ["jump rope", "rope skipping"],
        "boxing": ["boxing", "11"],
        "kickboxing": ["kickboxing"],
        "dancing": ["dance", "dancing", "social dance", "16"],
        "dance-fitness": ["cardio dance", "dance fitness"],
        "yoga": ["yoga", "83"],
        "pilates": ["pilates", "48"],
        "football": ["soccer", "football soccer", "64"],
        "basketball": ["basketball", "5"],
        "tennis": ["tennis", "76"],
        "badminton": ["badminton", "2"],
        "climbing": ["climbing", "rock climbing", "51"],
        "inline-skating": ["skating", "inline skating", "60"],
    ]

    /// For a test that all of them are in the catalogue.
    static var exerciseKeys: Set<String> { Set(names.keys) }
}

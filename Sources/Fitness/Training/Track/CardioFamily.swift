import Texts

/// Kinds of cardio that count together: whoever sets out to run doesn't ask whether it is a jog, a trail or a treadmill.
package enum CardioFamily: String, CaseIterable, Sendable {
    case run, walk, ride, swim

    /// The built-in exercises, the one that names the family first.
    package var keys: [String] {
        switch self {
        case .run: ["running", "jogging", "treadmill-running", "trail-running", "intervals"]
        case .walk: ["walking", "brisk-walking", "treadmill-walking", "nordic-walking", "hiking"]
        case .ride: ["cycling", "mountain-biking", "indoor-cycling", "bike-intervals", "spinning"]
        case .swim: ["swimming", "breaststroke", "open-water-swimming"]
        }
    }

    /// - Parameters:
    ///   - key: nil for an exercise of the user's own, whose name says what it is.
    ///   - name: what a built-in one is called doesn't matter.
    /// - Returns: nil for an exercise that is like no other one.
    package init?(key: String?, named name: String) {
        guard let family = key.map(Self.init(key:)) ?? Self(CardioKind(named: name)) else { return nil }
        self = family
    }

    private init?(key: String) {
        guard let family = Self.allCases.first(where: { $0.keys.contains(key) }) else { return nil }
        self = family
    }

    private init?(_ kind: CardioKind) {
        switch kind {
        case .run: self = .run
        case .walk: self = .walk
        case .ride: self = .ride
        case .swim: self = .swim
        case .row, .other: return nil
        }
    }

    /// - Returns: nil also for what is no cardio.
    package init?(_ exercise: Exercise) {
        guard exercise.kind == .cardio else { return nil }
        let name = exercise.catalogueName
        let key = exercise.isOwn ? nil : ExerciseCatalogue.all.first { $0.name == name }?.key ?? ""
        self.init(key: key, named: name)
    }

    package var name: String {
        switch self {
        case .run: ExerciseTexts.running
        case .walk: ExerciseTexts.walking
        case .ride: ExerciseTexts.cycling
        case .swim: ExerciseTexts.swimming
        }
    }

    /// What a session is called.
    package func noun(_ count: Int) -> String {
        switch self {
        case .run: GoalTexts.runNoun(count)
        case .walk: GoalTexts.walkNoun(count)
        case .ride: GoalTexts.rideNoun(count)
        case .swim: GoalTexts.swimNoun(count)
        }
    }

    /// The family whose time in a timed workout matters, too: a run with walks between is a run, but no walk.
    package var companion: CardioFamily? {
        switch self {
        case .run: .walk
        case .walk: .run
        case .ride, .swim: nil
        }
    }
}

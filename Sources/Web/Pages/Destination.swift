import Forms
import Texts

/// The ten tabs, which are one tap away on every page.
package enum Destination: String, CaseIterable, Sendable {
    case home, workout, nutrition, trainers, progress
    case track, records, goals, analyze, journal

    static let tabs: [Destination] = [.home, .workout, .nutrition, .trainers, .progress]
    static let tracker: [Destination] = [.track, .records, .goals, .analyze, .journal]

    var name: String {
        switch self {
        case .home: CommonTexts.home
        case .workout: CommonTexts.workout
        case .nutrition: CommonTexts.nutrition
        case .trainers: CommonTexts.trainers
        case .progress: CommonTexts.progress
        case .track: CommonTexts.track
        case .records: CommonTexts.records
        case .goals: CommonTexts.goals
        case .analyze: CommonTexts.analyze
        case .journal: CommonTexts.journal
        }
    }

    var path: String {
        switch self {
        case .home: Paths.home
        case .workout: Paths.workouts
        case .nutrition: Paths.nutrition
        case .trainers: Paths.trainers
        case .progress: Paths.progress
        case .track: Paths.track
        case .records: Paths.records
        case .goals: Paths.goals
        case .analyze: Paths.analyze
        case .journal: Paths.journal
        }
    }
}

import Fitness
import Forms
import Models
import Texts

/// The training tiles that Home and Progress share.
extension Tile {
    package static func streak(of user: User, on today: LocalDay, chip: Chip? = nil) -> Tile {
        let days = user.streak(on: today)
        return Tile(
            label: CommonTexts.streak, value: String(days), unit: CountTexts.dayNoun(days), chip: chip,
            path: Paths.achievements)
    }

    /// Only the workouts that the Workout tab times: sets and runs can be logged without one.
    package static func workouts(of user: User) -> Tile {
        Tile(label: CommonTexts.timedWorkouts, value: String(user.totalWorkouts), path: Paths.workouts)
    }

    package static func level(of user: User) -> Tile {
        let points = Figure(DecimalText.grouped(Double(user.totalPoints)), "pts").text
        return Tile(
            label: CommonTexts.level, value: String(user.level), chip: Chip(tone: .neutral, text: points),
            path: Paths.achievements)
    }
}

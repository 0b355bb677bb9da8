import Fitness
import Forms
import Models
import Texts

/// One figure on a card of its own.
package struct Tile: Sendable {
    package struct Meter: Sendable {
        package let percent: Int
        package let label: String

        package init(percent: Int, label: String) {
            self.percent = percent
            self.label = label
        }
    }

    /// Longer values get smaller text where space is tight.
    private static let shortCount = 5

    package let label: String
    package let value: String
    package var unit: String?
    package var chip: Chip?
    package var path: String?
    package var meter: Meter?

    package init(
        label: String, value: String, unit: String? = nil, chip: Chip? = nil, path: String? = nil, meter: Meter? = nil
    ) {
        self.label = label
        self.value = value
        self.unit = unit
        self.chip = chip
        self.path = path
        self.meter = meter
    }

    var isLong: Bool { value.count > Self.shortCount }

    // The training tiles that Home and Progress share.

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

/// A small colored word beside a figure.
package struct Chip: Sendable {
    package enum Tone: String, Sendable {
        case good, bad, neutral
    }

    package let tone: Tone
    package let text: String

    package init(tone: Tone, text: String) {
        self.tone = tone
        self.text = text
    }

    package var toneName: String { tone.rawValue }
}

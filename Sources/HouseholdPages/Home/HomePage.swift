import DailyPages
import Fitness
import Forms
import Models
import Texts
import TrainingPages
import Web

/// Today at a glance.
struct HomePage: PageContent {
    struct Week: Sendable {
        struct Day: Sendable {
            let day: LocalDay
            let isToday: Bool
            let isMarked: Bool

            var letter: String { day.weekday.initial }
            var number: String { String(day.components.day) }
            var label: String { "\(day.spokenText), \(isMarked ? "logged" : "nothing logged")" }
            var path: String { Paths.track(on: day) }
        }

        let days: [Day]

        var title: String { "This week" }

        var summary: String {
            let count = days.count(where: \.isMarked)
            return count == 0 ? "Nothing logged yet" : "\(count) of 7 days logged"
        }
    }

    var view: CompiledView<Self> { view_home_show }
    let user: User
    let today: LocalDay
    let hour: Int
    let data: HomeData

    var personalGreeting: String { "\(greeting), \(user.firstName)" }
    var hero: WorkoutHero? { data.suggestion.map { WorkoutHero(suggestion: $0, user: user) } }
    var reminders: [ReminderRow] { data.today.reminders.map(reminder) }
    var hasReminders: Bool { !data.today.reminders.isEmpty }
    var next: AchievementCard? { data.nextAchievement }
    var achievementsPath: String { Paths.achievements }
    var hasGoals: Bool { !data.goals.isEmpty }
    var goals: [GoalCard] { data.goals.map { GoalCard(state: $0, units: user.units) } }
    var goalsPath: String { Paths.goals }
    var journalPath: String { Paths.journal }
    var journal: EntryCard? { data.latestEntry.map { EntryCard($0, today: today) } }
    var weight: ChartCard? { data.weight.card(user.units.weight) }
    var progressPath: String { Paths.progress }

    private var greeting: String {
        switch hour {
        case 5..<12: "Good morning"
        case 12..<18: "Good afternoon"
        default: "Good evening"
        }
    }

    /// Suggests what is still missing today, a new user's measurements first.
    var hint: ListRow? {
        if user.weightKilograms == nil || user.heightCentimeters == nil {
            return ListRow(
                title: "Add your weight and height", path: Paths.editMeasurements, icon: "ruler",
                note: "Then WorkHome can estimate the calories you burn")
        }
        if data.weight.weights.last?.day != today {
            return ListRow(
                title: "How much do you weigh today?", path: Paths.editMeasurements, icon: "scale",
                note: "Update weight")
        }
        if data.latestEntry?.day != today {
            return ListRow(
                title: "How did today go?", path: Paths.journalEditor(today), icon: "journal",
                note: "Write in the journal")
        }
        return nil
    }

    private func reminder(_ reminder: DueReminder) -> ReminderRow {
        ReminderRow(reminder: reminder, today: data.today, day: today)
    }

    var todayTiles: [Tile] {
        let figures = data.today
        let water = user.units.volume.figure(figures.waterMilliliters)
        let tracked = Paths.trackables(on: today)
        return [
            Self.tile("Steps", figures.steps, of: figures.targets.steps, path: tracked) {
                Figure(DecimalText.grouped($0))
            },
            figures.targets.waterMilliliters.map {
                Self.tile("Water", figures.waterMilliliters, of: $0, path: tracked, figure: user.units.volume.figure)
            } ?? Tile(label: "Water", value: water.value, unit: water.unit, path: tracked),
            Tile(
                label: "Eaten", value: figures.eatenKilocalories.map { DecimalText.grouped($0) } ?? "–",
                unit: figures.eatenKilocalories.map { _ in "kcal" }, path: Paths.nutrition),
            Tile(
                label: "Burned", value: DecimalText.grouped(figures.burnedKilocalories), unit: "kcal",
                path: Paths.track),
        ]
    }

    private static func tile(
        _ name: String, _ value: Double, of target: Double, path: String, figure: (Double) -> Figure
    ) -> Tile {
        Tile(
            label: name, value: figure(value).value, unit: "of \(figure(target).text)", path: path,
            meter: Tile.Meter(percent: Int(min(100, value / target * 100)), label: "\(name) of today's goal"))
    }

    var tiles: [Tile] {
        [
            .streak(
                of: user, on: today,
                chip: user.bestStreak > 0 ? Chip(tone: .neutral, text: "best \(user.bestStreak)") : nil),
            .workouts(of: user),
            .level(of: user),
            Tile(
                label: "Weight", value: user.weightKilograms.map { user.units.weight.figure($0) } ?? "–",
                unit: user.weightKilograms.map { _ in user.units.weight.symbol },
                chip: user.weightChange, path: Paths.progress),
        ]
    }

    var week: Week {
        let start = today.startOfWeek(user.firstWeekday)
        return Week(
            days: (0..<7).map { offset in
                let day = start + offset
                return Week.Day(
                    day: day, isToday: day == today,
                    isMarked: data.loggedDays.contains(day))
            })
    }
}

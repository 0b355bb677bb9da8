import Mustache

/// Today at a glance.
struct HomePage: PageContent {
    struct Week: Sendable, MustacheParent {
        struct Day: Sendable, MustacheParent {
            let day: LocalDay
            let isToday: Bool
            let isMarked: Bool

            func child(named name: String) -> Any? {
                switch name {
                case "letter": day.weekday.initial
                case "number": String(day.components.day)
                case "label": "\(day.spokenText), \(isMarked ? "logged" : "nothing logged")"
                case "path": Paths.track(on: day)
                case "isToday": isToday
                case "isMarked": isMarked
                default: nil
                }
            }
        }

        let days: [Day]

        func child(named name: String) -> Any? {
            switch name {
            case "title": "This week"
            case "summary": summary
            case "days": days
            default: nil
            }
        }

        private var summary: String {
            let count = days.count(where: \.isMarked)
            return count == 0 ? "Nothing logged yet" : "\(count) of 7 days logged"
        }
    }

    let view = View.home
    let user: User
    let today: LocalDay
    let hour: Int
    let data: HomeData

    func child(named name: String) -> Any? {
        switch name {
        case "greeting": "\(greeting), \(user.firstName)"
        case "hero": data.suggestion.map { WorkoutHero(suggestion: $0, user: user) }
        case "hint": hint
        case "reminders": data.today.reminders.map(reminder)
        case "hasReminders": !data.today.reminders.isEmpty
        case "todayTiles": todayTiles
        case "tiles": tiles
        case "next": data.nextAchievement
        case "achievementsPath": Paths.achievements
        case "hasGoals": !data.goals.isEmpty
        case "goals": data.goals.map { GoalCard(state: $0, units: user.units) }
        case "goalsPath": Paths.goals
        case "week": week
        case "journalPath": Paths.journal
        case "journal": data.latestEntry.map { EntryCard($0, today: today) }
        case "weight": data.weight.card(user.units.weight)
        case "progressPath": Paths.progress
        default: nil
        }
    }

    private var greeting: String {
        switch hour {
        case 5..<12: "Good morning"
        case 12..<18: "Good afternoon"
        default: "Good evening"
        }
    }

    /// What today still lacks, the measurements of a newcomer first.
    private var hint: ListRow? {
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

    private var todayTiles: [Tile] {
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

    private var tiles: [Tile] {
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

    private var week: Week {
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

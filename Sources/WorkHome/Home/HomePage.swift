import Mustache

/// Today at a glance.
struct HomePage: PageContent {
    struct Hero: Sendable, MustacheParent {
        let eyebrow: String
        let title: String
        let action: String
        let path: String

        func child(named name: String) -> Any? {
            switch name {
            case "eyebrow": eyebrow
            case "title": title
            case "action": action
            case "path": path
            default: nil
            }
        }
    }

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
            case "summary": "\(days.count(where: \.isMarked)) of 7 days logged"
            case "days": days
            default: nil
            }
        }
    }

    struct WeightCard: Sendable, MustacheParent {
        let chart: String
        let table: String?

        func child(named name: String) -> Any? {
            switch name {
            case "path": Paths.progress
            case "chart": chart
            case "chartTable": table
            default: nil
            }
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
        case "hero": hero
        case "tiles": tiles
        case "week": week
        case "journalPath": Paths.journal
        case "journal": data.latestEntry.map { EntryCard($0, today: today) }
        case "weight": weightCard
        default: nil
        }
    }

    private var weightCard: WeightCard? {
        let chart = WeightChart(data.weights)
        return chart.svg.map { WeightCard(chart: $0, table: chart.table) }
    }

    private var greeting: String {
        switch hour {
        case 5..<12: "Good morning"
        case 12..<18: "Good afternoon"
        default: "Good evening"
        }
    }

    /// The one thing to do next: what today still lacks, the measurements of a newcomer first.
    private var hero: Hero {
        if user.weightKilograms == nil || user.heightCentimeters == nil {
            return Hero(
                eyebrow: "Start here", title: "Add your weight and height", action: "Add measurements",
                path: Paths.editMeasurements)
        }
        if !data.weighedDays.contains(today) {
            return Hero(
                eyebrow: today.spokenText, title: "How much do you weigh today?", action: "Update weight",
                path: Paths.editMeasurements)
        }
        if !data.journalDays.contains(today) {
            return Hero(
                eyebrow: today.spokenText, title: "How did today go?", action: "Write in the journal",
                path: Paths.journalEditor(today))
        }
        return Hero(
            eyebrow: today.spokenText, title: "Weight and journal are up to date", action: "See your progress",
            path: Paths.progress)
    }

    private var tiles: [Tile] {
        [
            Tile(
                label: "Weight", value: user.weightKilograms.map { DecimalText.format($0) } ?? "–",
                unit: user.weightKilograms.map { _ in WeightText.unit },
                chip: user.weightChangeKilograms.map { WeightText.chip(change: $0, goal: user.fitnessGoal) },
                path: Paths.progress),
            Tile(
                label: "BMI",
                value: user.bodyMassIndex.map { DecimalText.format($0.value, maximumDecimals: 1) } ?? "–",
                unit: user.bodyMassIndex?.category, path: Paths.progress),
            Tile(
                label: "Streak", value: String(user.currentStreak), unit: user.currentStreak == 1 ? "day" : "days",
                chip: user.bestStreak > 0 ? Chip(tone: .neutral, text: "best \(user.bestStreak)") : nil),
            Tile(
                label: "Level", value: String(user.level), unit: "\(user.totalPoints) pts", path: Paths.achievements),
        ]
    }

    private var week: Week {
        Week(
            days: (0..<7).map { offset in
                let day = today.startOfWeek + offset
                return Week.Day(
                    day: day, isToday: day == today,
                    isMarked: data.journalDays.contains(day) || data.weighedDays.contains(day))
            })
    }
}

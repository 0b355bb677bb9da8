import Charts
import Mustache

/// The days of a year with training, each the way to its page in Track.
struct TrainingYearPage: PageContent {
    let view = View.trainingYear
    let training: TrainingYear
    let firstWeekday: Weekday
    let today: LocalDay

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Analyze", to: Paths.analyze)
        case "previous": previous
        case "next": next
        case "tiles": tiles
        case "charts": [card]
        default: nil
        }
    }

    private var previous: Link? {
        guard let first = training.firstYear, training.year > first else { return nil }
        return Link("\(training.year - 1)", to: Paths.trainingYear(training.year - 1))
    }

    private var next: Link? {
        guard training.year < today.components.year else { return nil }
        return Link("\(training.year + 1)", to: Paths.trainingYear(training.year + 1))
    }

    private var tiles: [Tile] {
        let days = training.days
        func tile(_ label: String, _ count: Int) -> Tile {
            Tile(label: label, value: DecimalText.grouped(Double(count)))
        }
        return [
            tile("Training days", days.count), tile("Sets", days.reduce(0) { $0 + $1.sets }),
            tile("Cardio sessions", days.reduce(0) { $0 + $1.cardioSessions }),
            tile("Workouts", days.reduce(0) { $0 + $1.workouts }),
        ]
    }

    private var card: ChartCard {
        let map = TrainingHeatMap(training: training, firstWeekday: firstWeekday)
        let table = ChartTable(
            caption: "Training days of \(training.year)", columns: ["Day", "Logged"],
            rows: training.days.reversed().map { [$0.dateText, $0.text] },
            links: training.days.reversed().map { Paths.track(on: $0.day) })
        return ChartCard(
            id: "days", title: "Training days of \(training.year)",
            note: "The darker, the more: by sets, cardio time or workout time beside the other days of the year.",
            svg: map.chart(linked: true).html(), table: table.html())
    }
}

/// A year of training as squares.
struct TrainingHeatMap: Sendable {
    let training: TrainingYear
    let firstWeekday: Weekday

    /// - Parameter linked: whether each day leads to its page in Track.
    func chart(linked: Bool) -> HeatMap {
        let levels = training.levels
        return HeatMap(
            id: "chart-days", title: "Training days of \(training.year)",
            description: "\(CountText.of(training.days.count, "day")) with training.",
            days: training.days.map { day in
                var square = HeatMap.Day(x: day.day.daysSinceEpoch, level: levels[day.day] ?? 1)
                if linked { (square.text, square.href) = ("\(day.dateText): \(day.text)", Paths.track(on: day.day)) }
                return square
            },
            range: training.first.daysSinceEpoch...training.last.daysSinceEpoch,
            weekStart: training.first.startOfWeek(firstWeekday).daysSinceEpoch,
            weekdays: firstWeekday.week.map(\.shortName),
            columnText: { x in
                let day = LocalDay(daysSinceEpoch: x)
                return day.components.day == 1 ? day.month.shortName : nil
            })
    }
}

import Charts
import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum TrainingYearController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let today = visit.today
        let year = visit.request.query["year"].flatMap { Int($0, in: -9_999...99_999) } ?? today.components.year
        let training = try await visit.read { try $1.analysis.trainingYear($0, year) }.orNotFound()
        return try visit.page(
            TrainingYearPage(training: training, firstWeekday: visit.user.firstWeekday, today: today),
            title: CommonTexts.trainingDays, destination: .analyze)
    }
}

/// The days of a year with training, each linked to its page in Track.
struct TrainingYearPage: PageContent {
    var view: CompiledView<Self> { view_analyze_year }
    let training: TrainingYear
    let firstWeekday: Weekday
    let today: LocalDay

    var back: Link { Link(CommonTexts.backToAnalyze, to: Paths.analyze) }
    var charts: [ChartCard] { [card] }

    var previous: Link? {
        guard let first = training.firstYear, training.year > first else { return nil }
        return Link("\(training.year - 1)", to: Paths.trainingYear(training.year - 1))
    }

    var next: Link? {
        guard training.year < today.components.year else { return nil }
        return Link("\(training.year + 1)", to: Paths.trainingYear(training.year + 1))
    }

    var tiles: [Tile] {
        let days = training.days
        func tile(_ label: String, _ count: Int) -> Tile {
            Tile(label: label, value: DecimalText.grouped(Double(count)))
        }
        return [
            tile(CommonTexts.trainingDays, days.count), tile(CommonTexts.sets, days.reduce(0) { $0 + $1.sets }),
            tile(AnalyzeTexts.cardioSessions, days.reduce(0) { $0 + $1.cardioSessions }),
            tile(CommonTexts.workouts, days.reduce(0) { $0 + $1.workouts }),
        ]
    }

    /// The texts of a day for its square and its table row, and where both link to.
    private struct DayText {
        let date: String
        let text: String
        let path: String

        init(_ day: TrainingYear.Day) {
            (date, text, path) = (day.dateText, day.text, Paths.track(on: day.day))
        }
    }

    private var card: ChartCard {
        let told = training.days.map(DayText.init)
        let map = TrainingHeatMap(training: training, firstWeekday: firstWeekday)
        let table = ChartTable(
            caption: AnalyzeTexts.trainingDaysOf(training.year), columns: [CommonTexts.day, AnalyzeTexts.logged],
            rows: told.reversed().map { [$0.date, $0.text] }, links: told.reversed().map(\.path))
        return ChartCard(
            id: "days", title: AnalyzeTexts.trainingDaysOf(training.year),
            note: AnalyzeTexts.shadesExplanation,
            svg: map.chart(words: told.map { ("\($0.date): \($0.text)", $0.path) }).html(), table: table.html(),
            linkLabel: CommonTexts.showThisDay)
    }
}

struct TrainingHeatMap: Sendable {
    let training: TrainingYear
    let firstWeekday: Weekday

    /// - Parameter words: the label and the link of each day; empty for squares alone.
    func chart(words: [(text: String, path: String)] = []) -> HeatMap {
        let levels = training.levels
        return HeatMap(
            id: "chart-days", title: AnalyzeTexts.trainingDaysOf(training.year),
            partTitle: { AnalyzeTexts.trainingDays(training.year, $0, $1) },
            description: AnalyzeTexts.daysWithTraining(training.days.count),
            days: training.days.enumerated().map { index, day in
                let (x, level) = (day.day.daysSinceEpoch, levels[index])
                guard words.indices.contains(index) else { return HeatMap.Day(x: x, level: level) }
                return HeatMap.Day(x: x, level: level, text: words[index].text, href: words[index].path)
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

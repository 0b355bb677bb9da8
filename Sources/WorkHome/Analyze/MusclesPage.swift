import Charts
import HTTP
import Mustache

/// The muscle groups that were trained, and one of them week by week.
struct MusclesPage: PageContent {
    /// Weeks are told apart in these.
    static let ranges: [ChartRange] = [.month, .quarter, .year]

    let view = View.muscles
    let volume: MuscleVolume
    let range: ChartRange
    let shown: Muscle?
    let unit: WeightUnit

    init(volume: MuscleVolume, range: ChartRange, muscle: Muscle?, unit: WeightUnit) {
        self.volume = volume
        self.range = range
        self.unit = unit
        shown = muscle.flatMap { volume.weeks[$0] == nil ? nil : $0 } ?? volume.muscles.first
    }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Analyze", to: Paths.analyze)
        case "ranges": RangeLink.links(Self.ranges, current: range) { Paths.muscles($0, shown) }
        case "empty": empty
        case "hasMuscles": !volume.weeks.isEmpty
        case "charts": [card].compactMap { $0 }
        case "muscles": rows
        default: nil
        }
    }

    private var rows: [MuscleRow] {
        let most = volume.muscles.map { volume.total(of: $0).sets }.max() ?? 0
        return volume.muscles.map { muscle in
            MuscleRow(
                muscle: muscle, total: volume.total(of: muscle), weekCount: volume.weekCount, mostSets: most,
                path: Paths.muscles(range, muscle), isShown: muscle == shown, unit: unit)
        }
    }

    private var card: ChartCard? {
        guard let shown, let weeks = volume.weeks[shown] else { return nil }
        let days = weeks.keys.sorted()
        // Where nothing was ever moved that has a weight, the sets tell more.
        let isWeighed = volume.total(of: shown).volumeGrams > 0
        let what = isWeighed ? "volume a week in \(unit.name)" : "sets a week"
        let chart = BarChart(
            id: "chart-muscle", title: "\(shown.name): \(what)",
            description: "\(CountText.of(weeks.count, "week")) of \(volume.weekCount) with training.",
            bars: days.map { day in
                let week = weeks[day] ?? MuscleVolume.Week()
                let height = isWeighed ? unit.value(ofKilograms: Double(week.volumeGrams) / 1000) : Double(week.sets)
                return BarChart.Bar(
                    x: (day - volume.firstWeek) / 7, parts: [height],
                    text: "Week of \(day.mediumText): \(text(week, separator: ", "))")
            },
            range: 0...volume.weekCount - 1,
            placeText: { [firstWeek = volume.firstWeek] in (firstWeek + 7 * $0).shortText },
            valueText: DaySeries.groupedText)
        let table = ChartTable(
            caption: "\(shown.name) by week", columns: ["Week of", "Sets", "Volume"],
            rows: days.reversed().map { day in
                let week = weeks[day] ?? MuscleVolume.Week()
                return [day.mediumText, String(week.sets), unit.volumeText(grams: week.volumeGrams)]
            })
        return ChartCard(
            id: "muscle", title: "\(shown.name) a week",
            note: "Sets count for the main muscle of their exercise. This week is not over yet.",
            svg: chart.responsiveSVG() ?? "", table: table.html())
    }

    private func text(_ week: MuscleVolume.Week, separator: String) -> String {
        let volume = week.volumeGrams > 0 ? [unit.volumeText(grams: week.volumeGrams)] : []
        return ([CountText.of(week.sets, "set")] + volume).joined(separator: separator)
    }

    private var empty: EmptyState? {
        guard volume.weeks.isEmpty else { return nil }
        return EmptyState(
            icon: "analyze", title: "No data to analyze", text: "Track workouts to see charts",
            action: range == .year
                ? Link("Log a workout", to: Paths.newTrackItem)
                : Link("Show the \(ChartRange.year.lengthText)", to: Paths.muscles(.year, nil)))
    }
}

/// A muscle group with what it did in an average week.
struct MuscleRow: Sendable, MustacheParent {
    let muscle: Muscle
    let total: MuscleVolume.Week
    let weekCount: Int
    let mostSets: Int
    let path: String
    let isShown: Bool
    let unit: WeightUnit

    func child(named name: String) -> Any? {
        switch name {
        case "name": muscle.name
        case "path": path
        case "isShown": isShown
        case "note": note
        case "percent": String(total.sets * 100 / max(1, mostSets))
        default: nil
        }
    }

    private var note: String {
        let sets = Double(total.sets) / Double(weekCount)
        let volume =
            total.volumeGrams > 0 ? " · \(unit.volumeText(grams: total.volumeGrams / Int64(weekCount)))" : ""
        return "\(DecimalText.format(sets, maximumDecimals: 1)) sets\(volume) a week"
    }
}

enum MusclesController {
    static func show(_ visit: MemberVisit) async throws -> Response {
        let asked = visit.analyzedRange
        let range = MusclesPage.ranges.contains(asked) ? asked : asked == .week ? .month : .year
        let muscle = visit.request.query["muscle"].flatMap(Muscle.init)
        let today = visit.today
        let start = range.firstDay(today: today) ?? today
        let page = try await visit.read { database, user in
            MusclesPage(
                volume: try MuscleVolume(database, user, from: start, today: today), range: range, muscle: muscle,
                unit: user.units.weight)
        }
        return try visit.page(page, title: "Muscle Groups", destination: .analyze)
    }
}

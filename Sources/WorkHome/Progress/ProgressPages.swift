import Mustache

struct MeasurementsPage: PageContent {
    let view = View.measurements
    let form: MeasurementsForm

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Progress", to: Paths.progress)
        case "form": form
        default: nil
        }
    }
}

/// The card of the current measurements.
struct MeasurementsCard: Sendable, MustacheParent {
    let user: User
    let weightNote: String

    func child(named name: String) -> Any? {
        switch name {
        case "weight": user.weightKilograms.map { DecimalText.format($0) } ?? "–"
        case "weightUnit": WeightText.unit
        case "weightNote": weightNote
        case "height": user.heightCentimeters.map { DecimalText.format($0) } ?? "–"
        case "heightUnit": "cm"
        case "bmi": user.bodyMassIndex.map { DecimalText.format($0.value, maximumDecimals: 1) } ?? "–"
        case "category": user.bodyMassIndex?.category ?? "Add your weight and height"
        case "change": user.weightChangeKilograms.map { WeightText.chip(change: $0, goal: user.fitnessGoal) }
        case "updatePath": Paths.editMeasurements
        default: nil
        }
    }
}

struct ProgressPage: PageContent {
    struct Range: Sendable, MustacheParent {
        let range: ChartRange
        let isCurrent: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "label": range.name
            case "path": Paths.progress(range: range)
            case "isCurrent": isCurrent
            default: nil
            }
        }
    }

    struct Weight: Sendable, MustacheParent {
        let record: WeightRecord
        let change: Chip?
        let date: String
        let canBeDeleted: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "weight": WeightText.kilograms(record.weightKilograms)
            case "date": date
            case "chip": change
            case "deletePath": canBeDeleted ? Paths.weightRecordDeletion(record.id) : nil
            default: nil
            }
        }
    }

    let view = View.progress
    private let user: User
    private let measurements: MeasurementsCard
    private let ranges: [Range]
    private let chart: WeightChart
    private let weights: [Weight]
    private let olderPath: String?

    /// - Parameter latest: the latest records, newest first; one more than `shownLimit` where there are older ones.
    init(
        user: User, today: LocalDay, range: ChartRange, charted: [WeightRecord], latest: [WeightRecord],
        shownLimit: Int
    ) {
        self.user = user
        measurements = MeasurementsCard(
            user: user, weightNote: latest.first.map { $0.day.relativeText(today: today) } ?? "Not recorded yet")
        ranges = ChartRange.allCases.map { Range(range: $0, isCurrent: $0 == range) }
        chart = WeightChart(charted)
        weights = latest.indices.prefix(shownLimit).map { index in
            let (record, older) = (latest[index], latest.dropFirst(index + 1).first)
            let change = older.map {
                WeightText.chip(change: record.weightKilograms - $0.weightKilograms, goal: user.fitnessGoal)
            }
            return Weight(
                record: record, change: change, date: record.day.relativeText(today: today),
                canBeDeleted: latest.count > 1)
        }
        olderPath =
            latest.count > shownLimit
            ? "\(Paths.progress(range: range))&weights=\(shownLimit + ProgressController.shownWeightsStep)" : nil
    }

    func child(named name: String) -> Any? {
        switch name {
        case "hasTiles": true
        case "tiles": tiles
        case "measurements": measurements
        case "ranges": ranges
        case "chart": chart.svg
        case "chartTable": chart.table
        case "historyNote": weights.isEmpty ? "Nothing recorded yet" : nil
        case "weights": weights
        case "olderPath": olderPath
        case "rows": [ListRow(title: "Achievements", path: Paths.achievements, icon: "star", note: "Points and levels")]
        default: nil
        }
    }

    private var tiles: [Tile] {
        [
            Tile(label: "Streak", value: String(user.currentStreak), unit: user.currentStreak == 1 ? "day" : "days"),
            Tile(label: "Best streak", value: String(user.bestStreak), unit: user.bestStreak == 1 ? "day" : "days"),
            Tile(label: "Workouts", value: String(user.totalWorkouts)),
            Tile(label: "Level", value: String(user.level), unit: "\(user.totalPoints) pts"),
        ]
    }
}

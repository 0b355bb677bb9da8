import Charts

/// The weights of a range as a line, and the same numbers as a table.
struct WeightChart: Sendable {
    let svg: String?
    let table: String?

    /// - Parameter weights: of days in kilograms, oldest first.
    init(_ weights: [ChartValue], unit: WeightUnit, id: String = "weight") {
        let points = Downsampling.minMax(
            weights.map { ChartPoint(x: Double($0.day.daysSinceEpoch), y: unit.value(ofKilograms: $0.value)) },
            limit: ChartSize.desk.pointLimit)
        guard let first = weights.first, let last = weights.last else {
            (svg, table) = (nil, nil)
            return
        }
        let spansYears = last.day - first.day > 330
        svg =
            LineChart(
                id: id, title: "Body weight in \(unit.name)",
                description: "\(unit.text(first.value)) on \(first.day.mediumText), "
                    + "\(unit.text(last.value)) on \(last.day.mediumText).",
                points: points,
                xLabels: .formatted { x in
                    let day = LocalDay(daysSinceEpoch: Int(x.rounded()))
                    return spansYears ? "\(day.month.shortName) \(day.components.year)" : day.shortText
                }
            ).responsiveSVG()
        table = ChartTable(
            caption: points.count < weights.count
                ? "Body weight on \(points.count) of \(weights.count) days, highest and lowest among them"
                : "Body weight", columns: ["Date", "Weight"],
            rows: points.reversed().map { point in
                [
                    LocalDay(daysSinceEpoch: Int(point.x)).mediumText,
                    Figure(DecimalText.format(point.y), unit.symbol).text,
                ]
            }
        ).html()
    }
}

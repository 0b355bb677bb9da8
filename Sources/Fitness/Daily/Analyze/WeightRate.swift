/// The rate of weight change: the least-squares line through the weigh-ins of the last four weeks.
package struct WeightRate: Sendable, Equatable {
    package static let days = 28
    /// Fewer weigh-ins, or a shorter time between them, give no rate.
    package static let minimumWeighIns = 6
    static let minimumSpanDays = 14

    package let kilogramsPerDay: Double
    /// The margin of error: about 95 % of samples of this size are within 2.5 standard errors of the true rate
    /// (Student's t for 5 to 28 degrees of freedom is 2.6 to 2.0).
    let marginPerDay: Double

    /// Whether the direction of the change is certain.
    package var isCertain: Bool { kilogramsPerDay.magnitude > marginPerDay }

    /// - Parameter values: in kilograms, oldest first, one per day; those older than four weeks are ignored.
    package init?(_ values: [ChartValue], today: LocalDay) {
        let recent = values.filter { today - $0.day < Self.days }
        guard recent.count >= Self.minimumWeighIns, let first = recent.first, let last = recent.last,
            last.day - first.day >= Self.minimumSpanDays
        else { return nil }
        let count = Double(recent.count)
        let points = recent.map { (x: Double($0.day - first.day), y: $0.value) }
        let mean = (x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
        let spread = points.reduce(0) { $0 + ($1.x - mean.x) * ($1.x - mean.x) }
        let slope = points.reduce(0) { $0 + ($1.x - mean.x) * ($1.y - mean.y) } / spread
        let errors = points.map { $0.y - mean.y - slope * ($0.x - mean.x) }
        let variance = errors.reduce(0) { $0 + $1 * $1 } / (count - 2)
        kilogramsPerDay = slope
        marginPerDay = 2.5 * (variance / spread).squareRoot()
    }

    init(kilogramsPerDay: Double, marginPerDay: Double) {
        self.kilogramsPerDay = kilogramsPerDay
        self.marginPerDay = marginPerDay
    }
}

import Fitness

/// The energy of running and walking on level ground by speed, in MET (1 MET is 1 kcal per kilogram and hour).
///
/// 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci 2024;13(1):6-12): codes 17151 to 17231
/// of walking and 12028 to 12135 of running, each from the speed at which it begins.
enum PaceEnergy {
    private typealias Row = (milesPerHour: Double, metabolicEquivalent: Double)

    private static let walking: [Row] = [
        (0, 2.3), (2, 2.8), (2.5, 3), (2.8, 3.8), (3.5, 4.8), (4, 5.5), (4.5, 7), (5, 8.5),
    ]
    private static let running: [Row] = [
        (4, 6.5), (4.3, 7.8), (5, 8.5), (5.5, 9), (6, 9.3), (6.7, 10.5), (7, 11), (7.5, 11.8), (8, 12), (8.6, 12.5),
        (9, 13),
        (9.3, 14.8), (11, 16.8), (12, 18.5), (13, 19.8), (14, 23),
    ]
    private static let metersPerMile = 1_609.344

    /// A run that is slower than any in the table is a walk, and a walk that is faster than any is a run.
    static func metabolicEquivalent(meters: Double, seconds: Int, isRun: Bool) -> Double {
        let speed = meters / metersPerMile / (Double(max(1, seconds)) / 3_600)
        let isRunning = isRun ? speed >= running[0].milesPerHour : speed > 5.5
        let rows = isRunning ? running : walking
        return rows.last { $0.milesPerHour <= speed }?.metabolicEquivalent ?? rows[0].metabolicEquivalent
    }
}

extension Exercise {
    /// The codes of built-in exercises on level ground: running, jogging and intervals; walking and brisk walking. A trail, a
    /// slope or poles cost what their own activity says, and so does a person's own exercise, whatever it moves on.
    private static let runs: Set = ["12045", "12020", "12070"]
    private static let walks: Set = ["17190", "17200"]

    /// Whether its energy follows the speed.
    var isMeasuredByPace: Bool {
        !isOwn && (metCode.map { Self.runs.contains($0) || Self.walks.contains($0) } ?? false)
    }

    /// What a session burns an hour and kilogram: by its speed where that is known and counts, or else by its activity.
    func metabolicEquivalent(meters: Double?, seconds: Int) -> Double {
        guard let meters, meters > 0, isMeasuredByPace else { return metabolicEquivalent }
        let isRun = metCode.map(Self.runs.contains) ?? false
        return PaceEnergy.metabolicEquivalent(meters: meters, seconds: seconds, isRun: isRun)
    }
}

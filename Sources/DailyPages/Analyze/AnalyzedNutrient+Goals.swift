import Fitness
import Models

extension AnalyzedNutrient {
    /// - Parameters:
    ///   - targets: oldest first, each with the first day it holds from.
    ///   - days: oldest first; a day before the first target gets that one.
    func goals(_ targets: [DailyTarget], on days: [LocalDay]) -> [ChartValue] {
        guard var held = targets.first?.target else { return [] }
        var coming = targets[...]
        return days.map { day in
            while let next = coming.first, next.day <= day {
                held = next.target
                coming.removeFirst()
            }
            return ChartValue(day: day, value: Double(goal(held)))
        }
    }
}

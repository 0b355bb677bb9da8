import Fitness
import GRDB
import Micronutrients
import Racks
import Texts

// The enumerations of `Fitness` and `Micronutrients` that columns store; a value that is not one of their cases can't be read.
extension ActivityLevel: ColumnValue {}
extension Appearance: ColumnValue {}
extension DayOffReason: ColumnValue {}
extension DistanceUnit: ColumnValue {}
extension DueReminder: ColumnValue {}
extension EnergyUnit: ColumnValue {}
extension Equipment: ColumnValue {}
extension ExerciseKind: ColumnValue {}
extension SetMeasure: ColumnValue {}
extension ExerciseLoad: ColumnValue {}
extension FitnessGoal: ColumnValue {}
extension FoodSource: ColumnValue {}
extension FoodUnit: ColumnValue {}
extension GoalCadence: ColumnValue {}
extension GoalDirection: ColumnValue {}
extension GoalMeasure: ColumnValue {}
extension GoalResult: ColumnValue {}
extension GoalType: ColumnValue {}
extension HealthApp: ColumnValue {}
extension HealthGranularity: ColumnValue {}
extension HealthMetric: ColumnValue {}
extension Meal: ColumnValue {}
extension Mechanic: ColumnValue {}
extension Muscle: ColumnValue {}
extension PlateColor: ColumnValue {}
extension RackToolKind: ColumnValue {}
extension RecordKind: ColumnValue {}
extension SetKind: ColumnValue {}
extension Sex: ColumnValue {}
extension SodiumUnit: ColumnValue {}
extension Trackable.Aggregation: ColumnValue {}
extension TrainerRate.Period: ColumnValue {}
extension Weekday: ColumnValue {}
extension WeightUnit: ColumnValue {}
extension WorkoutFocus: ColumnValue {}
extension WorkoutLevel: ColumnValue {}

/// `912 KB`, `5.2 GB`: in powers of 1,024, like every size that WorkHome shows or accepts.
package enum ByteText {
    package static func of(_ bytes: Int64) -> String {
        let units = [QuantityTexts.bytes, "KB", "MB", "GB", "TB"]
        var (value, index) = (Double(bytes), 0)
        // A value that would round to a thousand is shown in the next unit.
        while value >= 999.5, index < units.count - 1 {
            value /= 1_024
            index += 1
        }
        let decimals = index > 0 && value < 10 ? 1 : 0
        return Figure(DecimalText.format(value, maximumDecimals: decimals), units[index]).text
    }
}

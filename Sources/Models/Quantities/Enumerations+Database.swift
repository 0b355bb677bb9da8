import Fitness
import GRDB
import Micronutrients
import Racks

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

import Fitness
import Models
import Routines

extension OpenAPIDocument {
    /// All operations and schemas, built once.
    package static let (operations, schemas) = all.parts

    private static var all: Parts {
        var all = Parts()
        all.add(AuthOperations.all)
        all.schemas += [("Problem", problem), ("Tokens", AuthOperations.tokens)]
        all.add(Resource<User>.users)
        all.addTraining()
        all.addNutrition()
        all.add(Resource<WeightRecord>.weights)
        all.add(Resource<GoalState>.goals)
        all.add(Resource<AchievementStanding>.achievements)
        all.add(Resource<JournalEntryWithPhotos>.journalEntries)
        all.add(PhotoOperations.all)
        all.add(Resource<Trainer>.trainers)
        all.add(Resource<ProgressShare>.progressShares)
        all.add([ShareOperations.create])
        all.add(ReminderOperations.all)
        all.add(HealthIngestController.operations)
        all.add([DocumentOperation.show])
        return all
    }
}

private struct Parts {
    var operations: [APIOperation] = []
    var schemas: [(name: String, schema: Schema)] = []

    package var parts: ([APIOperation], [(name: String, schema: Schema)]) { (operations, schemas) }

    mutating func add(_ operations: [APIOperation]) { self.operations += operations }

    mutating func add<Item>(_ resource: Resource<Item>) {
        operations += resource.operations
        schemas += resource.schemas
    }

    mutating func addTraining() {
        add(Resource<Exercise>.exercises)
        add(Resource<LoggedStrengthSet>.sets)
        add(Resource<CardioSession>.cardioSessions)
        add(Resource<Trackable>.trackables)
        add(Resource<TrackableEntry>.trackableEntries)
        add(Resource<WorkoutPlanWithExercises>.workoutPlans)
        add(Resource<TimedWorkout>.timedWorkouts)
        add(Resource<RoutineWithExercises>.routines)
        add(Resource<WholeProgram>.programs)
        add(Resource<TrainingMax>.trainingMaxes)
        add(Resource<RoutineWorkout>.routineWorkouts)
        add(Resource<RecordEntry>.records)
        add(Resource<DayOff>.daysOff)
        add(Resource<RackTool>.equipment)
        add(Resource<RackPlates>.plates)
        add(Resource<ExerciseSettings>.exerciseSettings)
    }

    mutating func addNutrition() {
        add(Resource<FoodWithPortions>.foods)
        add(Resource<MealEntry>.mealEntries)
        add(Resource<SavedMeal>.savedMeals)
        add(Resource<Recipe>.recipes)
        add(Resource<NutritionDay>.nutritionDays)
        add(Resource<NutrientDay>.nutrientDays)
        add(TargetOperations.all)
    }
}

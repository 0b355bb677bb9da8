import Fitness
import Models
import Routines
import Web

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

/// The states of what the forms of the pages change: a program and a form mean the same by a change in between.
extension StateVersion {
    package static let sets = Resource<LoggedStrengthSet>.sets.version
    package static let cardioSessions = Resource<CardioSession>.cardioSessions.version
    package static let trackableEntries = Resource<TrackableEntry>.trackableEntries.version
    package static let exercises = Resource<Exercise>.exercises.version
    package static let trackables = Resource<Trackable>.trackables.version
    package static let goals = Resource<GoalState>.goals.versionOfWritten
    package static let routineWorkouts = Resource<RoutineWorkout>.routineWorkouts.version
    package static let programs = Resource<WholeProgram>.programs.versionOfWritten
    package static let equipment = Resource<RackTool>.equipment.version
    package static let plates = Resource<RackPlates>.plates.version
    package static let mealEntries = Resource<MealEntry>.mealEntries.version
    package static let foods = Resource<FoodWithPortions>.foods.version
    package static let savedMeals = Resource<SavedMeal>.savedMeals.version
    package static let recipes = Resource<Recipe>.recipes.version
    package static let targets = TargetOperations.version
    package static let trainers = Resource<Trainer>.trainers.version
    /// With the profile and the settings.
    package static let users = Resource<User>.users.versionOfWritten
    package static let measurements = Resource<User>.users.version(
        ofMembers: ["height_centimeters", "weight_kilograms"])
    package static let weights = Resource<WeightRecord>.weights.version
    package static let reminders = ReminderOperations.version
    package static let workoutPlans = Resource<WorkoutPlanWithExercises>.workoutPlans.version
    /// What the targets of vitamins and minerals depend on, of which no resource has the sex.
    package static let intake = StateVersion { database, user, _, _ in
        State(try user.nutrition.currentSex(database)?.rawValue ?? "")
    }
    /// With the training max, which is in the same form.
    package static let exerciseSetup = StateVersion { database, user, moment, id in
        guard let exercise = Int64(id) else { return nil }
        let settings = try user.training.settings(database, of: exercise)
        let trainingMax = try user.routines.currentTrainingMax(database, of: exercise, on: moment.today)
        let state: JSONValue = [
            "equipment": .optional(settings.equipment), "rest": .int(settings.restSeconds),
            "note": .string(settings.note), "training_max": .optional(trainingMax?.kilograms),
        ]
        return State(try Representation(state).tag.opaque)
    }
}

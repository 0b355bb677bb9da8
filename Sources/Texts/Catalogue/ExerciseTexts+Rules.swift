extension ExerciseTexts {
    package static var pullUpBar: String { text("Pull-up bar") }
    package static var dipBars: String { text("Dip bars") }
    package static var suspensionTrainer: String { text("Suspension trainer") }
    package static var upperBack: String { text("Upper back") }
    package static var lowerBack: String { text("Lower back") }
    package static var hipFlexors: String { text("Hip flexors") }
    package static var fullBody: String { text("Full body") }
    package static var totalLoad: String { text("Total load") }
    package static var addedToYourBodyWeight: String { text("Added to your body weight") }
    package static var oneOfYourWorkoutPlans: String { text("one of your workout plans") }
    package static func someOfYourWorkoutPlans(_ count: Int) -> String { text("\(count) of your workout plans") }
    package static func removedFromPlans(_ plans: String) -> String {
        text("It is also removed from \(plans). A plan without other exercises is deleted.")
    }
    package static func removedFromRoutines(_ count: Int) -> String {
        text(
            """
            It is also removed from \(count, "routine of yours", "routines of yours"). A routine without other \
            exercises is deleted.
            """)
    }
    package static func deletionAlsoDeletes(_ logged: String, goals: Int) -> String {
        switch goals {
        case 0: text("This also permanently deletes its \(logged) and its records.")
        case 1:
            text(
                """
                This also permanently deletes its \(logged) and its records, and one of your goals with its history.
                """)
        default:
            text(
                """
                This also permanently deletes its \(logged) and its records, and \(goals) of your goals with their \
                history.
                """)
        }
    }
    package static var archiveToKeepHistory: String { text("To keep the history, archive the exercise instead.") }
    package static var chest: String { text("Chest") }
    package static var lats: String { text("Lats") }
    package static var traps: String { text("Traps") }
    package static var shoulders: String { text("Shoulders") }
    package static var biceps: String { text("Biceps") }
    package static var triceps: String { text("Triceps") }
    package static var forearms: String { text("Forearms") }
    package static var abdominals: String { text("Abdominals") }
    package static var obliques: String { text("Obliques") }
    package static var glutes: String { text("Glutes") }
    package static var quadriceps: String { text("Quadriceps") }
    package static var hamstrings: String { text("Hamstrings") }
    package static var adductors: String { text("Adductors") }
    package static var abductors: String { text("Abductors") }
    package static var calves: String { text("Calves") }
    package static var neck: String { text("Neck") }
    package static var heart: String { text("Heart") }
    package static var barbell: String { text("Barbell") }
    package static var dumbbell: String { text("Dumbbell") }
    package static var kettlebell: String { text("Kettlebell") }
    package static var machine: String { text("Machine") }
    package static var cable: String { text("Cable") }
    package static var band: String { text("Band") }
    package static var bench: String { text("Bench") }
    package static var box: String { text("Box") }
    package static var ball: String { text("Ball") }
    package static var rope: String { text("Rope") }
    package static var treadmill: String { text("Treadmill") }
    package static var bicycle: String { text("Bicycle") }
    package static var rower: String { text("Rower") }
    package static var elliptical: String { text("Elliptical") }
    package static var pool: String { text("Pool") }
    package static var other: String { text("Other") }
    package static var kindMissing: String { text("Please choose a kind") }
    package static var measureMissing: String { text("Please choose what its sets are counted in") }
    package static var loadMissing: String { text("Please choose what the weight means") }
    package static var intensityMissing: String { text("Please choose how hard it is") }
    package static var nameIsTaken: String { text("Another exercise has that name") }
    package static var nameIsOwn: String { text("You already have an exercise with that name") }
    package static var nameIsArchived: String {
        text("You have an archived exercise with that name. Restore it, or choose another name")
    }
    package static var nameIsBuiltIn: String {
        text("There is a built-in exercise with that name. Use it, or choose another name")
    }
    package static func tooManyOwn(_ maximum: Int) -> String {
        text("You have \(maximum) exercises of your own. Delete one you no longer need")
    }
    package static var kindAndLoadAreFixed: String { text("Kind and weight can’t be changed any more") }
    package static var lightEffort: String { text("Light") }
    package static var moderateEffort: String { text("Moderate") }
    package static var vigorousEffort: String { text("Vigorous") }
    package static func nothingIsLoggedOf(_ exercise: String, goals: Int) -> String {
        switch goals {
        case 0: text("\(exercise) has no sets and no cardio sessions. It will be permanently deleted.")
        case 1:
            text(
                """
                \(exercise) has no sets and no cardio sessions. It will be permanently deleted, and one of your goals \
                with its history.
                """)
        default:
            text(
                """
                \(exercise) has no sets and no cardio sessions. It will be permanently deleted, and \(goals) of your \
                goals with their history.
                """)
        }
    }
}

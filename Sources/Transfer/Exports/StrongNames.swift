/// What Strong calls exercises of the catalogue in its own list, so that its file finds them there: the equipment stands in
/// brackets behind the movement. Others keep their name.
enum StrongNames {
    /// By the name in the catalogue.
    static let byName = [
        "Bench Press": "Bench Press (Barbell)", "Dumbbell Bench Press": "Bench Press (Dumbbell)",
        "Smith Machine Bench Press": "Bench Press (Smith Machine)",
        "Close-Grip Bench Press": "Bench Press - Close Grip (Barbell)",
        "Incline Bench Press": "Incline Bench Press (Barbell)",
        "Incline Dumbbell Press": "Incline Bench Press (Dumbbell)",
        "Decline Bench Press": "Decline Bench Press (Barbell)", "Machine Chest Press": "Chest Press (Machine)",
        "Dumbbell Fly": "Chest Fly (Dumbbell)", "Cable Fly": "Cable Crossover", "Pull-Up": "Pull Up",
        "Assisted Pull-Up": "Pull Up (Assisted)", "Chin-Up": "Chin Up", "Push-Up": "Push Up",
        "Knee Push-Up": "Push Up (Knees)", "Handstand Push-Up": "Handstand Push Up", "Muscle-Up": "Muscle Up",
        "Squat": "Squat (Barbell)", "Smith Machine Squat": "Squat (Smith Machine)",
        "Front Squat": "Front Squat (Barbell)", "Bodyweight Squat": "Squat (Bodyweight)",
        "Goblet Squat": "Goblet Squat (Dumbbell)", "Hack Squat": "Hack Squat (Machine)",
        "Leg Press": "Leg Press (Machine)", "Leg Extension": "Leg Extension (Machine)",
        "Lying Leg Curl": "Lying Leg Curl (Machine)", "Seated Leg Curl": "Seated Leg Curl (Machine)",
        "Standing Calf Raise": "Standing Calf Raise (Machine)", "Seated Calf Raise": "Seated Calf Raise (Machine)",
        "Deadlift": "Deadlift (Barbell)", "Sumo Deadlift": "Sumo Deadlift (Barbell)",
        "Romanian Deadlift": "Romanian Deadlift (Barbell)",
        "Dumbbell Romanian Deadlift": "Romanian Deadlift (Dumbbell)", "Stiff-Leg Deadlift": "Straight Leg Deadlift",
        "Trap Bar Deadlift": "Deadlift (Trap bar)", "Hip Thrust": "Hip Thrust (Barbell)",
        "Good Morning": "Good Morning (Barbell)", "Hip Abduction": "Hip Abduction (Machine)",
        "Hip Adduction": "Hip Adductor (Machine)", "Overhead Press": "Overhead Press (Barbell)",
        "Dumbbell Shoulder Press": "Overhead Press (Dumbbell)", "Machine Shoulder Press": "Shoulder Press (Machine)",
        "Arnold Press": "Arnold Press (Dumbbell)", "Lateral Raise": "Lateral Raise (Dumbbell)",
        "Cable Lateral Raise": "Lateral Raise (Cable)", "Front Raise": "Front Raise (Dumbbell)",
        "Face Pull": "Face Pull (Cable)", "Upright Row": "Upright Row (Barbell)", "Barbell Shrug": "Shrug (Barbell)",
        "Dumbbell Shrug": "Shrug (Dumbbell)", "Barbell Row": "Bent Over Row (Barbell)",
        "Pendlay Row": "Pendlay Row (Barbell)", "T-Bar Row": "T Bar Row", "Seated Cable Row": "Seated Row (Cable)",
        "Inverted Row": "Inverted Row (Bodyweight)", "Lat Pulldown": "Lat Pulldown (Cable)",
        "Barbell Curl": "Bicep Curl (Barbell)", "Dumbbell Curl": "Bicep Curl (Dumbbell)",
        "Cable Curl": "Bicep Curl (Cable)", "Hammer Curl": "Hammer Curl (Dumbbell)",
        "Preacher Curl": "Preacher Curl (Barbell)", "Concentration Curl": "Concentration Curl (Dumbbell)",
        "Reverse Curl": "Reverse Curl (Barbell)", "Triceps Pushdown": "Triceps Pushdown (Cable)",
        "Skull Crusher": "Skullcrusher (Barbell)", "Ab Wheel Rollout": "Ab Wheel",
        "Rear Delt Fly": "Reverse Fly (Dumbbell)",
    ]

    private static let catalogueNames = Dictionary(byName.map { ($1, $0) }) { first, _ in first }

    /// The exercise of the catalogue that a name of the file stands for; others stand for themselves.
    static func catalogueName(_ name: String) -> String { catalogueNames[name] ?? name }
}

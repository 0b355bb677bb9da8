extension ExerciseCatalogue {
    /// Curls, for biceps and forearms.
    package static let biceps: [CatalogueExercise] = [
        CatalogueExercise(
            key: "barbell-curl", name: "Barbell Curl", aliases: ["bicep curl", "biceps curl"], equipment: .barbell,
            mechanic: .isolation, muscle: .biceps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Stand with the bar in front of your thighs and your palms forward, curl it to your chest and lower it \
                until your arms are straight. Hold your elbows at your sides; swinging the hips lifts the bar but not \
                your biceps.
                """),
        CatalogueExercise(
            key: "ez-bar-curl", name: "EZ-Bar Curl", aliases: ["ez curl"], equipment: .barbell, mechanic: .isolation,
            muscle: .biceps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Take the angled parts of the bar, curl it up and let it down over two or three seconds. The angle \
                spares your wrists, so don't undo that by bending them back at the top.
                """),
        CatalogueExercise(
            key: "dumbbell-curl", name: "Dumbbell Curl", aliases: ["bicep curl", "biceps curl"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .biceps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                With a dumbbell in each hand, curl them together or in turns, rotating your palms up as they rise. \
                Start from straight arms every time, since half the way down is only half the exercise.
                """),
        CatalogueExercise(
            key: "hammer-curl", name: "Hammer Curl", equipment: .dumbbell, mechanic: .isolation, muscle: .biceps,
            secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Hold two dumbbells with your thumbs up as you would a hammer, and curl them to your shoulders without \
                turning your hands. Let the upper arms hang still; if they move forward, the shoulders are helping.
                """),
        CatalogueExercise(
            key: "incline-dumbbell-curl", name: "Incline Dumbbell Curl", equipment: .dumbbell, mechanic: .isolation,
            muscle: .biceps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Lean back on a bench at about 60 degrees, let your arms hang straight down behind you, and curl the \
                dumbbells up. Keep your shoulders back against the pad, or the long stretch that makes this worth \
                doing is lost.
                """),
        CatalogueExercise(
            key: "preacher-curl", name: "Preacher Curl", aliases: ["scott curl"], equipment: .barbell,
            mechanic: .isolation, muscle: .biceps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Rest your upper arms on the sloped pad, curl the bar up and lower it nearly to straight arms. Don't \
                drop into the bottom: the last few degrees with a slack arm are hard on the elbow.
                """),
        CatalogueExercise(
            key: "concentration-curl", name: "Concentration Curl", equipment: .dumbbell, mechanic: .isolation,
            muscle: .biceps, activity: .resistanceTraining,
            instructions: """
                Sit, brace one elbow against the inside of your thigh, and curl the dumbbell towards your shoulder, \
                squeezing at the top. Move only the forearm and leave your back out of it.
                """),
        CatalogueExercise(
            key: "cable-curl", name: "Cable Curl", aliases: ["cable bicep curl"], equipment: .cable,
            mechanic: .isolation, muscle: .biceps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Stand in front of a low pulley and curl the bar or rope from straight arms to your chest. The cable \
                pulls all the way, so take half a step back and don't lean away from it.
                """),
        CatalogueExercise(
            key: "spider-curl", name: "Spider Curl", equipment: .dumbbell, mechanic: .isolation, muscle: .biceps,
            activity: .resistanceTraining,
            instructions: """
                Lie face down on a bench set to about 45 degrees so that your arms hang free, and curl the dumbbells \
                up without letting your elbows travel. Pause at the top; swinging from the shoulder is the only way \
                to do this one wrong.
                """),
        CatalogueExercise(
            key: "machine-biceps-curl", name: "Machine Biceps Curl", aliases: ["bicep curl machine"],
            equipment: .machine, mechanic: .isolation, muscle: .biceps, activity: .resistanceTraining,
            instructions: """
                Line your elbows up with the pivot of the machine, curl the handles towards you and give them back \
                slowly. Adjust the seat first: a low one lets the elbows lift off the pad.
                """),
        CatalogueExercise(
            key: "reverse-curl", name: "Reverse Curl", equipment: .barbell, mechanic: .isolation, muscle: .forearms,
            secondary: [.biceps], activity: .resistanceTraining,
            instructions: """
                Hold the bar with your palms facing down and curl it up to chest height with your wrists straight. \
                Use far less than on a normal curl; bent wrists and leaning back mean it is too much.
                """),
        CatalogueExercise(
            key: "wrist-curl", name: "Wrist Curl", equipment: .dumbbell, mechanic: .isolation, muscle: .forearms,
            activity: .resistanceTraining,
            instructions: """
                Rest your forearm on your thigh with the palm up and the wrist just past the knee, let the dumbbell \
                roll down to your fingers and curl it up again. Keep the forearm flat and the movement small.
                """),
        CatalogueExercise(
            key: "reverse-wrist-curl", name: "Reverse Wrist Curl", aliases: ["wrist extension"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .forearms, activity: .resistanceTraining,
            instructions: """
                Rest your forearm on your thigh with the palm down, let the hand sink and lift its back towards you. \
                Start very light, because these muscles complain a day later when they get too much.
                """),
    ]
}

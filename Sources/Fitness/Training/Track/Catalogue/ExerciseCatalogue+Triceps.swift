extension ExerciseCatalogue {
    /// Extensions, close presses and dips.
    package static let triceps: [CatalogueExercise] = [
        CatalogueExercise(
            key: "close-grip-bench-press", name: "Close-Grip Bench Press", aliases: ["cgbp", "narrow bench"],
            equipment: .barbell, mechanic: .compound, muscle: .triceps, secondary: [.chest, .shoulders],
            activity: .weightLiftingVigorous,
            instructions: """
                Take the bar with your hands about as wide as your shoulders, lower it to the bottom of your chest \
                with your elbows close, and press it up. Hands nearer than that only hurt the wrists.
                """),
        CatalogueExercise(
            key: "triceps-pushdown", name: "Triceps Pushdown",
            aliases: ["tricep pushdown", "cable pushdown", "press down"], equipment: .cable, mechanic: .isolation,
            muscle: .triceps, activity: .resistanceTraining,
            instructions: """
                Stand close to a high pulley with your elbows at your sides and push the bar down until your arms are \
                straight. Let it rise to chest height and no further, so that the elbows don't wander forward.
                """),
        CatalogueExercise(
            key: "rope-pushdown", name: "Rope Pushdown", aliases: ["rope triceps pushdown", "tricep rope"],
            equipment: .cable, mechanic: .isolation, muscle: .triceps, activity: .resistanceTraining,
            instructions: """
                Hold a rope at a high pulley, push it down and spread its ends apart beside your thighs. Stay \
                upright: leaning over the rope lets your body weight do the pushing.
                """),
        CatalogueExercise(
            key: "overhead-triceps-extension", name: "Overhead Triceps Extension",
            aliases: ["french press", "dumbbell tricep extension"], equipment: .dumbbell, mechanic: .isolation,
            muscle: .triceps, activity: .resistanceTraining,
            instructions: """
                Hold one dumbbell with both hands above your head, bend your elbows to lower it behind your neck, and \
                straighten them again. Keep the elbows pointing forward and your lower back from arching.
                """),
        CatalogueExercise(
            key: "overhead-cable-triceps-extension", name: "Overhead Cable Triceps Extension",
            aliases: ["overhead rope extension"], equipment: .cable, mechanic: .isolation, muscle: .triceps,
            activity: .resistanceTraining,
            instructions: """
                Face away from the pulley with the rope behind your head, step forward and straighten your arms up \
                and out. Only the forearms move; if your elbows flare wide, use less weight.
                """),
        CatalogueExercise(
            key: "skull-crusher", name: "Skull Crusher", aliases: ["lying triceps extension", "french press"],
            equipment: .barbell, mechanic: .isolation, muscle: .triceps, activity: .resistanceTraining,
            instructions: """
                Lie on a bench with the bar over your shoulders, bend only your elbows to bring it just behind the \
                top of your head, and straighten them. Keep the upper arms tilted slightly back, and never let go of \
                control near your face.
                """),
        CatalogueExercise(
            key: "bench-dip", name: "Bench Dip", aliases: ["chair dip", "tricep dip", "triceps dip"],
            load: .bodyweight, equipment: .bench, mechanic: .compound, muscle: .triceps,
            secondary: [.chest, .shoulders], activity: .calisthenicsModerate,
            instructions: """
                Sit on the edge of a bench, put your hands beside you, slide your seat off and bend your arms until \
                they are at right angles, then push up. Stay close to the bench: the further you are from it, the \
                more the shoulders suffer.
                """),
        CatalogueExercise(
            key: "diamond-push-up", name: "Diamond Push-Up",
            aliases: ["close grip push up", "triangle push up", "narrow push up"], load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .triceps, secondary: [.chest, .shoulders], activity: .calisthenicsModerate,
            instructions: """
                Do a push-up with your hands together under your chest, thumbs and forefingers touching, elbows \
                brushing your sides. If your wrists hurt, move the hands a palm apart rather than letting the hips \
                sag.
                """),
        CatalogueExercise(
            key: "triceps-kickback", name: "Triceps Kickback", aliases: ["tricep kickback", "dumbbell kickback"],
            equipment: .dumbbell, mechanic: .isolation, muscle: .triceps, activity: .resistanceTraining,
            instructions: """
                Bend forward with a flat back, hold your upper arm level beside your body, and straighten the elbow \
                until the dumbbell is behind you. Don't let the upper arm swing down between reps.
                """),
        CatalogueExercise(
            key: "machine-triceps-dip", name: "Machine Triceps Dip", aliases: ["seated dip", "dip machine"],
            equipment: .machine, mechanic: .compound, muscle: .triceps, secondary: [.chest],
            activity: .resistanceTraining,
            instructions: """
                Sit upright, take the handles at your sides and push them down until your arms are straight. Let them \
                rise slowly to a right angle, and keep your shoulders from being lifted to your ears.
                """),
        CatalogueExercise(
            key: "jm-press", name: "JM Press", equipment: .barbell, mechanic: .compound, muscle: .triceps,
            secondary: [.chest], activity: .resistanceTraining,
            instructions: """
                Lower the bar towards your throat as a mix of a close-grip press and a skull crusher, elbows pointing \
                forward, then press it back. Learn it light, with safety bars set: a slip here ends at the neck.
                """),
    ]
}

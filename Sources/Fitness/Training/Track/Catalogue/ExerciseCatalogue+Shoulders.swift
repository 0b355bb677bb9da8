extension ExerciseCatalogue {
    /// Presses, raises and pulls for the shoulders.
    package static let shoulders: [CatalogueExercise] = [
        CatalogueExercise(
            key: "overhead-press", name: "Overhead Press",
            aliases: ["ohp", "military press", "shoulder press", "strict press"], equipment: .barbell,
            mechanic: .compound, muscle: .shoulders, secondary: [.triceps, .traps], activity: .weightLiftingVigorous,
            instructions: """
                Stand with the bar on the front of your shoulders and press it up until your arms are straight, \
                moving your head back a little to let it pass and then through. Tighten your seat and belly: bending \
                backwards is a sign that the bar is too heavy.
                """),
        CatalogueExercise(
            key: "push-press", name: "Push Press", equipment: .barbell, mechanic: .compound, muscle: .shoulders,
            secondary: [.triceps, .quadriceps], activity: .weightLiftingVigorous,
            instructions: """
                Hold the bar on your shoulders, dip a hand's width by bending your knees, and use the drive of your \
                legs to send it overhead. Dip straight down with your heels on the floor; tipping forward throws the \
                bar out in front.
                """),
        CatalogueExercise(
            key: "dumbbell-shoulder-press", name: "Dumbbell Shoulder Press",
            aliases: ["seated dumbbell press", "dumbbell overhead press"], equipment: .dumbbell, mechanic: .compound,
            muscle: .shoulders, secondary: [.triceps, .traps], activity: .resistanceTraining,
            instructions: """
                Sit or stand with the dumbbells beside your ears and press them up until your arms are straight over \
                your shoulders. Bring them down to ear height again, and keep your ribs from flaring out as you tire.
                """),
        CatalogueExercise(
            key: "arnold-press", name: "Arnold Press", equipment: .dumbbell, mechanic: .compound, muscle: .shoulders,
            secondary: [.triceps], activity: .resistanceTraining,
            instructions: """
                Start with the dumbbells in front of your chin and your palms facing you, then turn the palms outward \
                as you press overhead, and turn back on the way down. Make it one smooth movement; rushing the turn \
                wrenches the wrists.
                """),
        CatalogueExercise(
            key: "machine-shoulder-press", name: "Machine Shoulder Press", aliases: ["shoulder press machine"],
            equipment: .machine, mechanic: .compound, muscle: .shoulders, secondary: [.triceps],
            activity: .resistanceTraining,
            instructions: """
                Set the seat so that the handles begin at ear height, press them up and come down until you feel the \
                shoulders work. Keep your back against the pad rather than arching away from it.
                """),
        CatalogueExercise(
            key: "smith-machine-shoulder-press", name: "Smith Machine Shoulder Press",
            aliases: ["smith overhead press"], equipment: .machine, mechanic: .compound, muscle: .shoulders,
            secondary: [.triceps], activity: .resistanceTraining,
            instructions: """
                Sit so that the guided bar comes down just in front of your face, press it up, and lower it to the \
                level of your chin. Behind the neck is not worth it: it puts the shoulder in its weakest place.
                """),
        CatalogueExercise(
            key: "landmine-press", name: "Landmine Press", equipment: .barbell, mechanic: .compound,
            muscle: .shoulders, secondary: [.chest, .triceps, .abdominals], activity: .resistanceTraining,
            instructions: """
                With one end of the bar fixed in a corner, hold the other at your shoulder and press it up and away \
                until your arm is straight. Brace as if somebody were about to push you, so that your body doesn't \
                twist.
                """),
        CatalogueExercise(
            key: "kettlebell-press", name: "Kettlebell Press", aliases: ["kettlebell shoulder press"],
            equipment: .kettlebell, mechanic: .compound, muscle: .shoulders, secondary: [.triceps, .abdominals],
            activity: .resistanceTraining,
            instructions: """
                Rest the kettlebell on the outside of your forearm with your fist at your collarbone and press it up, \
                the elbow turning out as it rises. Hold your wrist straight; a bent one tires long before the \
                shoulder.
                """),
        CatalogueExercise(
            key: "lateral-raise", name: "Lateral Raise",
            aliases: ["side raise", "side lateral raise", "dumbbell lateral raise"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .shoulders, secondary: [.traps], activity: .resistanceTraining,
            instructions: """
                Stand with a light dumbbell in each hand and lift your arms out to the sides up to shoulder height, \
                elbows slightly bent. Lower them slower than you lifted, and don't shrug or swing to get them up.
                """),
        CatalogueExercise(
            key: "cable-lateral-raise", name: "Cable Lateral Raise", aliases: ["cable side raise"], equipment: .cable,
            mechanic: .isolation, muscle: .shoulders, secondary: [.traps], activity: .resistanceTraining,
            instructions: """
                Stand sideways to a low pulley with the handle in the far hand, and raise that arm out to shoulder \
                height. Start each rep from stillness, because leaning away from the cable does the work for \
                you.
                """),
        CatalogueExercise(
            key: "front-raise", name: "Front Raise", aliases: ["dumbbell front raise"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .shoulders, secondary: [.chest], activity: .resistanceTraining,
            instructions: """
                Hold the dumbbells in front of your thighs and lift them forward with almost straight arms to the \
                height of your eyes. Stand still as you do it; a swing from the hips means a lighter pair.
                """),
        CatalogueExercise(
            key: "rear-delt-fly", name: "Rear Delt Fly",
            aliases: ["reverse fly", "bent over fly", "rear delt raise", "rear lateral raise"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .shoulders, secondary: [.upperBack], activity: .resistanceTraining,
            instructions: """
                Bend forward until your chest faces the floor, let the dumbbells hang, and open your arms to the \
                sides with soft elbows. Think of reaching far out rather than of squeezing back, or the bigger back \
                muscles take over.
                """),
        CatalogueExercise(
            key: "reverse-pec-deck", name: "Reverse Pec Deck", aliases: ["rear delt machine", "machine reverse fly"],
            equipment: .machine, mechanic: .isolation, muscle: .shoulders, secondary: [.upperBack],
            activity: .resistanceTraining,
            instructions: """
                Sit facing the pad with the handles at shoulder height and sweep your arms back until they are in \
                line with your body. Keep the chest on the pad and let the weight come back without a clang.
                """),
        CatalogueExercise(
            key: "face-pull", name: "Face Pull", aliases: ["rope face pull"], equipment: .cable, mechanic: .isolation,
            muscle: .shoulders, secondary: [.upperBack, .traps], activity: .resistanceTraining,
            instructions: """
                Fix a rope at about head height, step back and pull it towards your eyes while your hands spread \
                apart and your elbows stay high. Use a weight that lets you pause at your face; leaning back is the \
                giveaway that it is too heavy.
                """),
        CatalogueExercise(
            key: "upright-row", name: "Upright Row", equipment: .barbell, mechanic: .compound, muscle: .shoulders,
            secondary: [.traps, .biceps], activity: .resistanceTraining,
            instructions: """
                Hold the bar in front of your thighs with your hands as wide as your shoulders and draw it up along \
                your body to the lower chest, elbows leading. Stop when the elbows reach shoulder height; higher \
                pinches the joint.
                """),
        CatalogueExercise(
            key: "external-rotation", name: "Cable External Rotation", aliases: ["rotator cuff", "external rotation"],
            equipment: .cable, mechanic: .isolation, muscle: .shoulders, secondary: [.upperBack],
            activity: .resistanceTraining,
            instructions: """
                Stand sideways to a pulley at elbow height with the far hand on the handle, elbow tucked to your side \
                and bent, and turn the forearm outward. A rolled towel under the arm keeps the elbow from drifting \
                away.
                """),
        CatalogueExercise(
            key: "pike-push-up", name: "Pike Push-Up", aliases: ["shoulder push up"], load: .bodyweight,
            equipment: .none, mechanic: .compound, muscle: .shoulders, secondary: [.triceps, .chest],
            activity: .calisthenicsModerate,
            instructions: """
                From a push-up position walk your feet in until your hips are high, bend your arms and bring the top \
                of your head towards the floor in front of your hands. Press back up, and let your elbows point back \
                instead of out.
                """),
        CatalogueExercise(
            key: "handstand-push-up", name: "Handstand Push-Up", aliases: ["hspu"], load: .bodyweight,
            equipment: .none, mechanic: .compound, muscle: .shoulders, secondary: [.triceps, .traps, .abdominals],
            activity: .bodyweightResistanceIntense,
            instructions: """
                Kick up into a handstand with your heels against a wall, lower your head gently to a pad and press up \
                again. Put the hands a little in front of the head and stay tight: a loose middle bends your lower \
                back like a banana.
                """),
        CatalogueExercise(
            key: "scapular-push-up", name: "Scapular Push-Up", aliases: ["serratus push up"], load: .bodyweight,
            equipment: .none, mechanic: .isolation, muscle: .shoulders, secondary: [.chest, .upperBack],
            activity: .calisthenicsLight,
            instructions: """
                In a straight-arm plank let your chest sink between your shoulder blades, then push the floor away \
                until they spread apart. Only the shoulder blades move, so keep your elbows locked and your hips \
                level.
                """),
    ]
}

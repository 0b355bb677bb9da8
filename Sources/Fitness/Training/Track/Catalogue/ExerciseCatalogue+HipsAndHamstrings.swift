extension ExerciseCatalogue {
    /// Deadlifts, bridges and what works the back of the legs.
    package static let hipsAndHamstrings: [CatalogueExercise] = [
        CatalogueExercise(
            key: "deadlift", name: "Deadlift", aliases: ["conventional deadlift", "barbell deadlift"],
            equipment: .barbell, mechanic: .compound, muscle: .glutes,
            secondary: [.hamstrings, .lowerBack, .traps, .forearms], activity: .squatsAndDeadlifts,
            instructions: """
                Stand with the bar over the middle of your feet, grip it just outside your shins, make your back flat \
                and push the floor away until you stand. Keep the bar touching your legs; if your back rounds as it \
                leaves the ground, it is too heavy.
                """),
        CatalogueExercise(
            key: "sumo-deadlift", name: "Sumo Deadlift", equipment: .barbell, mechanic: .compound, muscle: .glutes,
            secondary: [.adductors, .quadriceps, .hamstrings], activity: .squatsAndDeadlifts,
            instructions: """
                Take a wide stance with your toes turned out, grip the bar between your knees and stand up with your \
                chest high. Open your knees towards your toes; hips that shoot up first turn it into a stiff-legged \
                pull.
                """),
        CatalogueExercise(
            key: "romanian-deadlift", name: "Romanian Deadlift", aliases: ["rdl", "barbell rdl"], equipment: .barbell,
            mechanic: .compound, muscle: .hamstrings, secondary: [.glutes, .lowerBack], activity: .squatsAndDeadlifts,
            instructions: """
                Start standing with the bar, push your hips back with soft knees and let it slide down your thighs \
                until you feel the hamstrings stretch, then bring the hips forward. Go no lower than your back stays \
                flat; the floor is not the goal.
                """),
        CatalogueExercise(
            key: "stiff-leg-deadlift", name: "Stiff-Leg Deadlift", aliases: ["straight leg deadlift", "sldl"],
            equipment: .barbell, mechanic: .compound, muscle: .hamstrings, secondary: [.glutes, .lowerBack],
            activity: .squatsAndDeadlifts,
            instructions: """
                With your legs nearly straight, hinge down until the plates are close to the floor, and rise by \
                driving your hips forward. Move slowly and light enough that your back never has to curl to reach \
                lower.
                """),
        CatalogueExercise(
            key: "dumbbell-romanian-deadlift", name: "Dumbbell Romanian Deadlift",
            aliases: ["dumbbell rdl", "dumbbell deadlift"], equipment: .dumbbell, mechanic: .compound,
            muscle: .hamstrings, secondary: [.glutes, .lowerBack], activity: .resistanceTraining,
            instructions: """
                Hold the dumbbells in front of your thighs, send your hips backwards and let the weights follow your \
                legs to mid-shin, then stand up. Your knees bend a little and stay there; sinking into a squat misses \
                the hamstrings.
                """),
        CatalogueExercise(
            key: "single-leg-romanian-deadlift", name: "Single-Leg Romanian Deadlift",
            aliases: ["single leg rdl", "one leg deadlift"], equipment: .dumbbell, mechanic: .compound,
            muscle: .hamstrings, secondary: [.glutes, .abdominals], activity: .resistanceTraining,
            instructions: """
                Stand on one leg with a dumbbell, tip forward as the other leg stretches out behind you, and come \
                back up. Point the toes of the free foot at the floor so that your hip doesn't open to the side.
                """),
        CatalogueExercise(
            key: "trap-bar-deadlift", name: "Trap Bar Deadlift", aliases: ["hex bar deadlift"], equipment: .barbell,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .hamstrings, .traps],
            activity: .squatsAndDeadlifts,
            instructions: """
                Step into the frame, take the handles at your sides and stand up by pushing through your whole foot. \
                Set the bar down as carefully as you lifted it rather than dropping your chest.
                """),
        CatalogueExercise(
            key: "good-morning", name: "Good Morning", equipment: .barbell, mechanic: .compound, muscle: .hamstrings,
            secondary: [.glutes, .lowerBack], activity: .squatsAndDeadlifts,
            instructions: """
                With a light bar on your upper back and soft knees, push your hips back until your chest faces the \
                floor at an angle, then stand tall. Treat it as practice of the hinge, not as a place for records.
                """),
        CatalogueExercise(
            key: "hip-thrust", name: "Hip Thrust", aliases: ["barbell hip thrust", "glute thrust"],
            equipment: .barbell, mechanic: .compound, muscle: .glutes, secondary: [.hamstrings, .quadriceps],
            activity: .squatsAndDeadlifts,
            instructions: """
                Lean your shoulder blades on a bench with a padded bar across your hips, and raise them until your \
                body is level from knees to shoulders. Tuck your chin and squeeze; pushing into an arch moves the \
                work to the lower back.
                """),
        CatalogueExercise(
            key: "glute-bridge", name: "Glute Bridge", aliases: ["hip bridge", "hip raise"], load: .bodyweight,
            equipment: .none, mechanic: .isolation, muscle: .glutes, secondary: [.hamstrings],
            activity: .calisthenicsLight,
            instructions: """
                Lie on your back with your feet close to your seat, press through your heels and lift your hips until \
                knees, hips and shoulders are in line. Hold for a second at the top, and don't let your knees fall \
                apart.
                """),
        CatalogueExercise(
            key: "single-leg-glute-bridge", name: "Single-Leg Glute Bridge", aliases: ["one leg bridge"],
            load: .bodyweight, equipment: .none, mechanic: .isolation, muscle: .glutes,
            secondary: [.hamstrings, .abdominals], activity: .calisthenicsModerate,
            instructions: """
                Set up as for a bridge, stretch one leg out, and lift your hips with the other. Keep both hip bones \
                level like the headlights of a car; a dropping side means that it is time to rest.
                """),
        CatalogueExercise(
            key: "glute-bridge-march", name: "Glute Bridge March", aliases: ["marching bridge"], load: .bodyweight,
            equipment: .none, mechanic: .isolation, muscle: .glutes, secondary: [.hamstrings, .abdominals],
            activity: .calisthenicsLight,
            instructions: """
                Hold the top of a bridge and lift one foot a hand's width off the floor, set it down, then the other. \
                Go slowly enough that your hips don't rock from side to side.
                """),
        CatalogueExercise(
            key: "donkey-kick", name: "Donkey Kick", aliases: ["glute kickback"], load: .bodyweight, equipment: .none,
            mechanic: .isolation, muscle: .glutes, secondary: [.hamstrings], activity: .calisthenicsLight,
            instructions: """
                On hands and knees lift one bent leg behind you until the thigh is level and the sole faces the \
                ceiling, then lower it. Brace your belly so that the movement comes from the hip, not from a sagging \
                back.
                """),
        CatalogueExercise(
            key: "fire-hydrant", name: "Fire Hydrant", load: .bodyweight, equipment: .none, mechanic: .isolation,
            muscle: .abductors, secondary: [.glutes], activity: .calisthenicsLight,
            instructions: """
                On hands and knees lift one bent knee out to the side as high as your hips stay level, and bring it \
                back without resting. Keep both arms straight instead of leaning away from the working leg.
                """),
        CatalogueExercise(
            key: "cable-kickback", name: "Cable Glute Kickback", aliases: ["cable kickback"], equipment: .cable,
            mechanic: .isolation, muscle: .glutes, secondary: [.hamstrings], activity: .resistanceTraining,
            instructions: """
                Strap the cuff around your ankle, hold on to the frame and draw that leg straight back. A short path \
                with a hard squeeze is right; swinging higher bends your back.
                """),
        CatalogueExercise(
            key: "cable-pull-through", name: "Cable Pull-Through", equipment: .cable, mechanic: .compound,
            muscle: .glutes, secondary: [.hamstrings], activity: .resistanceTraining,
            instructions: """
                Stand with your back to a low pulley, reach between your legs for the rope, and come upright by \
                driving your hips forward. Your arms are only hooks, so don't pull with them.
                """),
        CatalogueExercise(
            key: "lying-leg-curl", name: "Lying Leg Curl", aliases: ["leg curl", "hamstring curl"],
            equipment: .machine, mechanic: .isolation, muscle: .hamstrings, secondary: [.calves],
            activity: .resistanceTraining,
            instructions: """
                Lie face down with the pad just above your heels and curl your legs towards your seat. Press your \
                hips into the bench the whole time; lifting them shortens the way for the hamstrings.
                """),
        CatalogueExercise(
            key: "seated-leg-curl", name: "Seated Leg Curl", aliases: ["leg curl", "hamstring curl"],
            equipment: .machine, mechanic: .isolation, muscle: .hamstrings, secondary: [.calves],
            activity: .resistanceTraining,
            instructions: """
                Sit with your knees at the pivot and the bar locked over your thighs, pull your heels down and under \
                you, and let them rise slowly. Don't slide forward on the seat to win the last degrees.
                """),
        CatalogueExercise(
            key: "nordic-curl", name: "Nordic Hamstring Curl", aliases: ["nordic curl"], load: .bodyweight,
            equipment: .none, mechanic: .isolation, muscle: .hamstrings, secondary: [.glutes, .calves],
            activity: .bodyweightResistanceIntense,
            instructions: """
                Kneel with your ankles held down and lower your straight body towards the floor as slowly as you can, \
                then push off with your hands to come back. Bending at the hips makes it easier than it is meant to \
                be.
                """),
        CatalogueExercise(
            key: "hip-abduction", name: "Hip Abduction", aliases: ["abductor machine"], equipment: .machine,
            mechanic: .isolation, muscle: .abductors, secondary: [.glutes], activity: .resistanceTraining,
            instructions: """
                Sit in the machine with the pads outside your knees and press your legs apart, then let them close \
                slowly. Sit tall, since leaning forward and bouncing changes which muscle works.
                """),
        CatalogueExercise(
            key: "hip-adduction", name: "Hip Adduction", aliases: ["adductor machine"], equipment: .machine,
            mechanic: .isolation, muscle: .adductors, activity: .resistanceTraining,
            instructions: """
                With the pads inside your knees, squeeze your legs together, pause and give way slowly. Start from a \
                width that feels easy: the inner thigh is quickly overstretched.
                """),
        CatalogueExercise(
            key: "band-side-step", name: "Band Side Step", aliases: ["lateral band walk", "monster walk"],
            equipment: .band, mechanic: .isolation, muscle: .abductors, secondary: [.glutes],
            activity: .resistanceTraining,
            instructions: """
                Put a short band around your legs above the knees, sit into a quarter squat and take small steps to \
                one side, then back. Keep the band tight the whole time and your toes pointing ahead.
                """),
    ]
}

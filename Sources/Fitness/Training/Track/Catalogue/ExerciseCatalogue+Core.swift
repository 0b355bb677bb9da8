extension ExerciseCatalogue {
    /// Crunches, leg raises and twists.
    package static let core: [CatalogueExercise] = [
        CatalogueExercise(
            key: "crunch", name: "Crunch", aliases: ["ab crunch"], load: .bodyweight, equipment: .none,
            mechanic: .isolation, muscle: .abdominals, secondary: [.obliques], activity: .calisthenicsLight,
            instructions: """
                Lie on your back with bent knees and curl your shoulder blades off the floor, breathing out, then \
                uncurl. Let your fingers rest beside your ears: pulling on the head only hurts the neck.
                """),
        CatalogueExercise(
            key: "sit-up", name: "Sit-Up", load: .bodyweight, equipment: .none, mechanic: .compound,
            muscle: .abdominals, secondary: [.hipFlexors], activity: .calisthenicsModerate,
            instructions: """
                Lie on your back with your knees bent, roll up until you sit, and roll down one bit of your spine \
                after another. Don't throw your arms to get past the hard part; anchor your feet instead.
                """),
        CatalogueExercise(
            key: "decline-sit-up", name: "Decline Sit-Up", aliases: ["weighted sit up"], load: .bodyweight,
            equipment: .bench, mechanic: .compound, muscle: .abdominals, secondary: [.hipFlexors],
            activity: .calisthenicsModerate,
            instructions: """
                Hook your feet at the top of a decline bench, lower yourself until your back almost touches, and curl \
                up again. Hold a plate to your chest when that gets easy, rather than rushing.
                """),
        CatalogueExercise(
            key: "reverse-crunch", name: "Reverse Crunch", load: .bodyweight, equipment: .none, mechanic: .isolation,
            muscle: .abdominals, secondary: [.hipFlexors], activity: .calisthenicsLight,
            instructions: """
                Lie on your back with your knees above your hips and curl your seat off the floor until the knees \
                come near your chest. Lower it with the same care; swinging the legs is not a crunch.
                """),
        CatalogueExercise(
            key: "bicycle-crunch", name: "Bicycle Crunch", aliases: ["bicycles", "elbow to knee crunch"],
            load: .bodyweight, equipment: .none, mechanic: .isolation, muscle: .obliques,
            secondary: [.abdominals, .hipFlexors], activity: .calisthenicsModerate,
            instructions: """
                On your back, bring one elbow towards the opposite knee while the other leg stretches out, and keep \
                changing sides. Turn your ribs and not just your elbows, and take your time.
                """),
        CatalogueExercise(
            key: "russian-twist", name: "Russian Twist", load: .bodyweight, equipment: .none, mechanic: .isolation,
            muscle: .obliques, secondary: [.abdominals], activity: .calisthenicsLight,
            instructions: """
                Sit with bent knees, lean back until your belly has to work, and turn your shoulders from side to \
                side with your hands together. Your chest turns with your hands; arms that wave alone do nothing.
                """),
        CatalogueExercise(
            key: "heel-tap", name: "Heel Tap", aliases: ["heel touch", "penguin"], load: .bodyweight, equipment: .none,
            mechanic: .isolation, muscle: .obliques, secondary: [.abdominals], activity: .calisthenicsLight,
            instructions: """
                Lie with bent knees and shoulders slightly raised, and reach down to touch one heel after the other. \
                Keep your chin a fist's width from your chest so that the neck stays easy.
                """),
        CatalogueExercise(
            key: "leg-raise", name: "Leg Raise", aliases: ["lying leg raise"], load: .bodyweight, equipment: .none,
            mechanic: .isolation, muscle: .abdominals, secondary: [.hipFlexors], activity: .calisthenicsModerate,
            instructions: """
                Lie flat with your hands under your seat, lift both straight legs to the ceiling and lower them until \
                just above the floor. Stop higher if your back starts to arch, and bend your knees a little.
                """),
        CatalogueExercise(
            key: "flutter-kick", name: "Flutter Kick", aliases: ["flutter kicks"], load: .bodyweight, equipment: .none,
            mechanic: .isolation, muscle: .abdominals, secondary: [.hipFlexors, .quadriceps],
            activity: .calisthenicsModerate,
            instructions: """
                Lie on your back, hold your straight legs just above the floor and kick them up and down in small \
                quick beats. Press your lower back down, and raise the legs if it won't stay.
                """),
        CatalogueExercise(
            key: "v-up", name: "V-Up", aliases: ["jackknife"], load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .abdominals, secondary: [.hipFlexors], activity: .calisthenicsModerate,
            instructions: """
                Lie stretched out and fold up in the middle, so that hands and feet meet above your hips, then unfold \
                slowly. Bend your knees to a tuck if you can't do it without a jerk.
                """),
        CatalogueExercise(
            key: "hanging-leg-raise", name: "Hanging Leg Raise", load: .bodyweight, equipment: .pullUpBar,
            mechanic: .compound, muscle: .abdominals, secondary: [.hipFlexors, .forearms],
            activity: .bodyweightResistanceIntense,
            instructions: """
                Hang from a bar and raise your straight legs at least to hip height, tilting the hips up at the end, \
                then lower them. Wait until you hang still before the next one, because swinging does it for free.
                """),
        CatalogueExercise(
            key: "hanging-knee-raise", name: "Hanging Knee Raise", aliases: ["captains chair"], load: .bodyweight,
            equipment: .pullUpBar, mechanic: .compound, muscle: .abdominals, secondary: [.hipFlexors, .forearms],
            activity: .calisthenicsModerate,
            instructions: """
                Hang from a bar, pull your knees up towards your chest and let them down slowly. Curl the hips at the \
                top; lifting only the thighs trains the hip flexors and little else.
                """),
        CatalogueExercise(
            key: "toes-to-bar", name: "Toes-to-Bar", aliases: ["t2b"], load: .bodyweight, equipment: .pullUpBar,
            mechanic: .compound, muscle: .abdominals, secondary: [.hipFlexors, .lats, .forearms],
            activity: .bodyweightResistanceIntense,
            instructions: """
                From a hang, pull the bar down with straight arms as you lift your feet until they touch it, and \
                lower with control. Keep the shoulders working at the bottom instead of flopping into a wild swing.
                """),
        CatalogueExercise(
            key: "cable-crunch", name: "Cable Crunch", aliases: ["kneeling cable crunch"], equipment: .cable,
            mechanic: .isolation, muscle: .abdominals, secondary: [.obliques], activity: .resistanceTraining,
            instructions: """
                Kneel below a high pulley with the rope beside your ears and curl your ribs towards your hips. The \
                hips stay where they are; sitting back on your heels lifts the weight without the belly.
                """),
        CatalogueExercise(
            key: "machine-crunch", name: "Machine Crunch", aliases: ["ab machine", "ab crunch machine"],
            equipment: .machine, mechanic: .isolation, muscle: .abdominals, activity: .resistanceTraining,
            instructions: """
                Adjust the seat so that the pad lies on your upper chest, curl down against it and return slowly. \
                Push with your ribs and not with your arms.
                """),
        CatalogueExercise(
            key: "cable-woodchop", name: "Cable Woodchop", aliases: ["woodchopper", "wood chop"], equipment: .cable,
            mechanic: .compound, muscle: .obliques, secondary: [.abdominals, .shoulders],
            activity: .resistanceTraining,
            instructions: """
                Stand side-on to a high pulley and pull the handle in a slant across your body to the opposite knee, \
                turning from hips and ribs together. Let the back foot pivot, so that the twist doesn't end in your \
                knee.
                """),
        CatalogueExercise(
            key: "pallof-press", name: "Pallof Press", aliases: ["anti rotation press"], equipment: .cable,
            mechanic: .isolation, muscle: .obliques, secondary: [.abdominals], activity: .resistanceTraining,
            instructions: """
                Stand sideways to a pulley at chest height, hold the handle at your breastbone and press it straight \
                out, then bring it back. The task is not to let it turn you, so choose a weight you can resist.
                """),
        CatalogueExercise(
            key: "ab-wheel-rollout", name: "Ab Wheel Rollout", aliases: ["ab roller", "ab wheel"], load: .bodyweight,
            equipment: .other, mechanic: .compound, muscle: .abdominals, secondary: [.lats, .shoulders],
            activity: .calisthenicsModerate,
            instructions: """
                Kneel with the wheel under your shoulders, roll it forward as far as your back stays slightly \
                rounded, and pull it back. Tuck the hips under before you start; a hanging back ends the rep.
                """),
        CatalogueExercise(
            key: "side-bend", name: "Side Bend", aliases: ["dumbbell side bend"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .obliques, activity: .resistanceTraining,
            instructions: """
                Stand with a dumbbell in one hand, lean towards it as far as is comfortable and straighten up again. \
                Move straight to the side as if between two walls, and keep the other hand empty.
                """),
        CatalogueExercise(
            key: "mountain-climber", name: "Mountain Climber", load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .abdominals, secondary: [.hipFlexors, .shoulders, .quadriceps],
            activity: .calisthenicsVigorous,
            instructions: """
                In a high plank, drive one knee towards your chest and switch legs in a quick running rhythm. Keep \
                your shoulders over your hands and your hips low rather than bouncing them up and down.
                """),
    ]
}

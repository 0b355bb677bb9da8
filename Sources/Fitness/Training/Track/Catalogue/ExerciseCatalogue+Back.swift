extension ExerciseCatalogue {
    /// Pulls, rows and shrugs.
    package static let back: [CatalogueExercise] = [
        CatalogueExercise(
            key: "pull-up", name: "Pull-Up", aliases: ["wide grip pull up", "chin over bar"], load: .bodyweight,
            equipment: .pullUpBar, mechanic: .compound, muscle: .lats, secondary: [.biceps, .upperBack, .forearms],
            activity: .bodyweightResistanceIntense,
            instructions: """
                Hang from the bar with your palms facing away and your hands a little wider than your shoulders, then \
                pull until your chin is over the bar. Lower yourself all the way down each time; kicking and half \
                reps hide how strong you are.
                """),
        CatalogueExercise(
            key: "chin-up", name: "Chin-Up", aliases: ["underhand pull up"], load: .bodyweight, equipment: .pullUpBar,
            mechanic: .compound, muscle: .lats, secondary: [.biceps, .upperBack, .forearms],
            activity: .bodyweightResistanceIntense,
            instructions: """
                Hang with your palms facing you and your hands as wide as your shoulders, and pull until your chin \
                clears the bar. Start each one by drawing the shoulders down, and don't crane your neck to get over \
                the bar.
                """),
        CatalogueExercise(
            key: "neutral-grip-pull-up", name: "Neutral-Grip Pull-Up",
            aliases: ["hammer grip pull up", "parallel grip pull up"], load: .bodyweight, equipment: .pullUpBar,
            mechanic: .compound, muscle: .lats, secondary: [.biceps, .forearms],
            activity: .bodyweightResistanceIntense,
            instructions: """
                Take two parallel handles with your palms facing each other and pull your chest towards them, elbows \
                close to your sides. Come down slowly to straight arms instead of dropping into your shoulders.
                """),
        CatalogueExercise(
            key: "assisted-pull-up", name: "Assisted Pull-Up", aliases: ["machine pull up", "gravitron"],
            load: .bodyweight, equipment: .machine, mechanic: .compound, muscle: .lats,
            secondary: [.biceps, .upperBack], activity: .bodyweightResistance,
            instructions: """
                Kneel on the pad of the machine, choose how much it helps, and pull your chin over the handles. \
                Log the help as assisted, and use less of it over the weeks rather than bouncing on the pad.
                """),
        CatalogueExercise(
            key: "muscle-up", name: "Muscle-Up", load: .bodyweight, equipment: .pullUpBar, mechanic: .compound,
            muscle: .lats, secondary: [.chest, .triceps, .biceps], activity: .bodyweightResistanceIntense,
            instructions: """
                Pull explosively until the bar is at your lower chest, roll your wrists and elbows over it, and press \
                up to straight arms. Be sure of ten clean pull-ups and ten dips first; getting one elbow over before \
                the other is what strains the shoulder.
                """),
        CatalogueExercise(
            key: "lat-pulldown", name: "Lat Pulldown", aliases: ["pulldown", "wide grip pulldown", "lat pull"],
            equipment: .cable, mechanic: .compound, muscle: .lats, secondary: [.biceps, .upperBack],
            activity: .resistanceTraining,
            instructions: """
                Sit with your thighs under the pad, take the bar wider than your shoulders and pull it to the top of \
                your chest, leading with your elbows. Lean back only a little: if you have to swing, the weight is \
                too much.
                """),
        CatalogueExercise(
            key: "close-grip-lat-pulldown", name: "Close-Grip Lat Pulldown",
            aliases: ["narrow pulldown", "v bar pulldown"], equipment: .cable, mechanic: .compound, muscle: .lats,
            secondary: [.biceps, .upperBack], activity: .resistanceTraining,
            instructions: """
                With a narrow handle, pull from straight arms down to the top of your chest and let your shoulder \
                blades move with it. Keep your chest tall at the bottom instead of curling over the handle.
                """),
        CatalogueExercise(
            key: "straight-arm-pulldown", name: "Straight-Arm Pulldown", aliases: ["cable pullover"],
            equipment: .cable, mechanic: .isolation, muscle: .lats, secondary: [.triceps, .upperBack],
            activity: .resistanceTraining,
            instructions: """
                Stand a step back from a high pulley, tip forward slightly and sweep the bar down to your thighs with \
                almost straight arms. Bending the elbows makes it a triceps exercise, so fix them and move from the \
                shoulder.
                """),
        CatalogueExercise(
            key: "barbell-row", name: "Barbell Row", aliases: ["bent over row", "bb row"], equipment: .barbell,
            mechanic: .compound, muscle: .upperBack, secondary: [.lats, .biceps, .lowerBack],
            activity: .weightLiftingVigorous,
            instructions: """
                Bend at the hips until your back is close to level, hold the bar with straight arms, and pull it to \
                the bottom of your ribs. Lower it without letting your back round, and leave the hips where they are: \
                standing up to finish is cheating.
                """),
        CatalogueExercise(
            key: "pendlay-row", name: "Pendlay Row", aliases: ["dead stop row"], equipment: .barbell,
            mechanic: .compound, muscle: .upperBack, secondary: [.lats, .biceps, .lowerBack],
            activity: .weightLiftingVigorous,
            instructions: """
                Start every rep with the bar on the floor and your back level, pull it sharply to your lower \
                chest and set it down again. Reset your back between pulls rather than hurrying from one into the \
                next.
                """),
        CatalogueExercise(
            key: "dumbbell-row", name: "Dumbbell Row", aliases: ["one arm dumbbell row", "single arm row"],
            equipment: .dumbbell, mechanic: .compound, muscle: .lats, secondary: [.upperBack, .biceps],
            activity: .resistanceTraining,
            instructions: """
                Lean on a bench with one hand and knee, let the dumbbell hang from the other arm, and draw it up to \
                your hip. Keep both shoulders facing the floor; twisting open makes the weight lighter for the back.
                """),
        CatalogueExercise(
            key: "chest-supported-row", name: "Chest-Supported Row", aliases: ["incline dumbbell row", "seal row"],
            equipment: .dumbbell, mechanic: .compound, muscle: .upperBack, secondary: [.lats, .biceps, .shoulders],
            activity: .resistanceTraining,
            instructions: """
                Lie face down on a bench set to about 30 degrees with a dumbbell in each hand, and row them towards \
                your waist while squeezing your shoulder blades. Your chest stays on the pad the whole time: lifting \
                it means the weight is too heavy.
                """),
        CatalogueExercise(
            key: "seated-cable-row", name: "Seated Cable Row", aliases: ["cable row", "low row"], equipment: .cable,
            mechanic: .compound, muscle: .upperBack, secondary: [.lats, .biceps], activity: .resistanceTraining,
            instructions: """
                Sit tall with your feet against the plate and your knees soft, pull the handle to your belly and let \
                it go forward until your arms are straight. Your back hardly moves; rowing with the whole body turns \
                it into a swing.
                """),
        CatalogueExercise(
            key: "t-bar-row", name: "T-Bar Row", aliases: ["landmine row"], equipment: .barbell, mechanic: .compound,
            muscle: .upperBack, secondary: [.lats, .biceps, .lowerBack], activity: .weightLiftingVigorous,
            instructions: """
                Stand over the bar with your knees bent and your back flat, hold the handle close, and pull the \
                plates towards your chest. Use small plates so that there is room to move, and don't stand up a bit \
                more with each pull.
                """),
        CatalogueExercise(
            key: "machine-row", name: "Machine Row", aliases: ["seated row machine", "iso row"], equipment: .machine,
            mechanic: .compound, muscle: .upperBack, secondary: [.lats, .biceps], activity: .resistanceTraining,
            instructions: """
                Set the pad so that you can just reach the handles, and pull them back until your elbows pass your \
                sides. Hold for a blink and return slowly; leaning away from the pad to finish a rep doesn't \
                count.
                """),
        CatalogueExercise(
            key: "inverted-row", name: "Inverted Row", aliases: ["bodyweight row", "australian pull up", "body row"],
            load: .bodyweight, equipment: .barbell, mechanic: .compound, muscle: .upperBack,
            secondary: [.lats, .biceps, .abdominals], activity: .calisthenicsModerate,
            instructions: """
                Lie under a bar fixed at hip height, take it with straight arms, and pull your chest to it with your \
                body as stiff as a board. Bend your knees to make it easier, but don't let your hips drop.
                """),
        CatalogueExercise(
            key: "suspension-row", name: "Suspension Row", aliases: ["ring row", "trx row"], load: .bodyweight,
            equipment: .suspension, mechanic: .compound, muscle: .upperBack, secondary: [.lats, .biceps, .abdominals],
            activity: .calisthenicsModerate,
            instructions: """
                Hold two straps, lean back with straight arms and a straight body, and pull until your hands reach \
                your ribs. Walk your feet forward for more work, and keep your shoulders away from your ears at the \
                top.
                """),
        CatalogueExercise(
            key: "renegade-row", name: "Renegade Row", aliases: ["plank row"], equipment: .dumbbell,
            mechanic: .compound, muscle: .upperBack, secondary: [.abdominals, .lats, .biceps],
            activity: .bodyweightResistanceIntense,
            instructions: """
                In a push-up position with your hands on two dumbbells and your feet wide, row one to your hip while \
                the other arm holds you, then change sides. Press the floor away so that your hips don't turn with \
                the weight.
                """),
        CatalogueExercise(
            key: "barbell-shrug", name: "Barbell Shrug", aliases: ["shrugs"], equipment: .barbell,
            mechanic: .isolation, muscle: .traps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Stand with the bar at arm's length in front of your thighs and lift your shoulders straight up \
                towards your ears, pause, and let them down. Rolling the shoulders in circles adds nothing but wear.
                """),
        CatalogueExercise(
            key: "dumbbell-shrug", name: "Dumbbell Shrug", aliases: ["shrugs"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .traps, secondary: [.forearms], activity: .resistanceTraining,
            instructions: """
                Hold a dumbbell at each side, raise your shoulders as high as they go, hold for a second and lower \
                them slowly. Keep your chin level; pushing the head forward loads the neck instead.
                """),
        CatalogueExercise(
            key: "back-extension", name: "Back Extension", aliases: ["hyperextension", "roman chair"],
            load: .bodyweight, equipment: .bench, mechanic: .isolation, muscle: .lowerBack,
            secondary: [.glutes, .hamstrings], activity: .calisthenicsModerate,
            instructions: """
                Lie face down over the pad with your heels held and your hips just free, bend down at the hips and \
                come up until your body is in one line. Stop there: throwing yourself into an arch pinches the lower \
                back.
                """),
        CatalogueExercise(
            key: "superman", name: "Superman", aliases: ["back raise"], load: .bodyweight, equipment: .none,
            mechanic: .isolation, muscle: .lowerBack, secondary: [.glutes, .shoulders], activity: .calisthenicsLight,
            instructions: """
                Lie on your belly with your arms stretched out in front, and lift arms, chest and legs a hand's width \
                off the floor, hold, and lower. Look at the ground so that your neck stays long, and lift smoothly \
                instead of jerking.
                """),
        CatalogueExercise(
            key: "rack-pull", name: "Rack Pull", aliases: ["partial deadlift"], equipment: .barbell,
            mechanic: .compound, muscle: .lowerBack, secondary: [.glutes, .traps, .hamstrings],
            activity: .squatsAndDeadlifts,
            instructions: """
                Set the bar on pins at about knee height, take it with a flat back and stand up until your hips are \
                straight. Finish by squeezing your seat, not by leaning back.
                """),
        CatalogueExercise(
            key: "band-pull-apart", name: "Band Pull-Apart", equipment: .band, mechanic: .isolation,
            muscle: .upperBack, secondary: [.shoulders], activity: .resistanceTraining,
            instructions: """
                Hold a band at shoulder height with straight arms and pull it apart until it touches your chest, then \
                let it close slowly. Draw the shoulder blades together and keep your ribs down; arching back only \
                shortens the band.
                """),
    ]
}

extension ExerciseCatalogue {
    /// Olympic lifts, kettlebells, carries and jumps.
    package static let fullBody: [CatalogueExercise] = [
        CatalogueExercise(
            key: "clean", name: "Clean", aliases: ["squat clean"], equipment: .barbell, mechanic: .compound,
            muscle: .fullBody, secondary: [.quadriceps, .glutes, .traps, .hamstrings],
            activity: .weightLiftingVigorous,
            instructions: """
                Pull the bar from the floor, jump it upwards along your body, drop under it and catch it on your \
                shoulders in a full squat, then stand up. Wait with bending your arms until your hips have done their \
                part.
                """),
        CatalogueExercise(
            key: "power-clean", name: "Power Clean", equipment: .barbell, mechanic: .compound, muscle: .fullBody,
            secondary: [.glutes, .hamstrings, .traps, .quadriceps], activity: .weightLiftingVigorous,
            instructions: """
                Lift the bar past your knees, extend hips and knees sharply and catch it on your shoulders in a \
                quarter squat. Keep it close enough to brush your thighs; a bar that swings out must be chased.
                """),
        CatalogueExercise(
            key: "hang-clean", name: "Hang Clean", aliases: ["hang power clean"], equipment: .barbell,
            mechanic: .compound, muscle: .fullBody, secondary: [.glutes, .hamstrings, .traps, .quadriceps],
            activity: .weightLiftingVigorous,
            instructions: """
                Start with the bar at mid-thigh, tip forward at the hips, then extend hard and catch it with high \
                elbows. Let your legs throw it, because an early pull with the arms kills the speed.
                """),
        CatalogueExercise(
            key: "clean-and-jerk", name: "Clean and Jerk", aliases: ["c&j"], equipment: .barbell, mechanic: .compound,
            muscle: .fullBody, secondary: [.shoulders, .quadriceps, .glutes, .triceps],
            activity: .weightLiftingVigorous,
            instructions: """
                Clean the bar to your shoulders and stand, then dip and drive it overhead, splitting your feet as you \
                catch it on straight arms. Bring the front foot back first, and never press out a bar that landed on \
                bent elbows.
                """),
        CatalogueExercise(
            key: "snatch", name: "Snatch", aliases: ["barbell snatch", "power snatch"], equipment: .barbell,
            mechanic: .compound, muscle: .fullBody, secondary: [.shoulders, .traps, .glutes, .hamstrings],
            activity: .weightLiftingVigorous,
            instructions: """
                With a wide grip, bring the bar from the floor to overhead in one pull, dropping into a squat under \
                it with locked arms. Learn it with a stick before loading it; a bar behind the head has to be \
                dropped, not saved.
                """),
        CatalogueExercise(
            key: "clean-and-press", name: "Clean and Press", equipment: .barbell, mechanic: .compound,
            muscle: .fullBody, secondary: [.shoulders, .glutes, .triceps], activity: .weightLiftingVigorous,
            instructions: """
                Clean the bar to your shoulders, stand still, then press it overhead without help from the legs. Take \
                that moment to brace before the press, or it becomes a backbend.
                """),
        CatalogueExercise(
            key: "thruster", name: "Thruster", aliases: ["barbell thruster"], equipment: .barbell, mechanic: .compound,
            muscle: .fullBody, secondary: [.quadriceps, .shoulders, .glutes, .triceps],
            activity: .weightLiftingVigorous,
            instructions: """
                Hold the bar on the front of your shoulders, squat down, and let the drive out of the squat carry it \
                overhead in one movement. Wait for your hips to be straight before you press, since pressing early \
                wastes the legs.
                """),
        CatalogueExercise(
            key: "dumbbell-thruster", name: "Dumbbell Thruster", aliases: ["squat to press", "squat press"],
            equipment: .dumbbell, mechanic: .compound, muscle: .fullBody,
            secondary: [.quadriceps, .shoulders, .glutes], activity: .circuitTraining,
            instructions: """
                With two dumbbells at your shoulders, squat and stand up fast, pressing them overhead as your legs \
                straighten. Keep your elbows in front in the squat so that the weights don't pull you forward.
                """),
        CatalogueExercise(
            key: "dumbbell-snatch", name: "Dumbbell Snatch", aliases: ["single arm snatch"], equipment: .dumbbell,
            mechanic: .compound, muscle: .fullBody, secondary: [.shoulders, .glutes, .hamstrings],
            activity: .circuitTraining,
            instructions: """
                Straddle a dumbbell, take it with a flat back, and bring it from the floor to overhead in one go, \
                close to your body. Change hands on the ground, and don't swing it out in an arc.
                """),
        CatalogueExercise(
            key: "man-maker", name: "Man Maker", equipment: .dumbbell, mechanic: .compound, muscle: .fullBody,
            secondary: [.chest, .upperBack, .shoulders, .quadriceps], activity: .circuitTrainingWithKettlebells,
            instructions: """
                With your hands on two dumbbells do a push-up, row each side, jump your feet in, and stand up with a \
                squat into an overhead press. Pick light weights: it is long, and form goes in the last third.
                """),
        CatalogueExercise(
            key: "kettlebell-swing", name: "Kettlebell Swing", aliases: ["russian swing", "kb swing"],
            equipment: .kettlebell, mechanic: .compound, muscle: .glutes,
            secondary: [.hamstrings, .lowerBack, .abdominals], activity: .kettlebellSwings,
            instructions: """
                Hike the kettlebell back between your legs and snap your hips forward so that it floats to chest \
                height. It is a hinge and no squat, and the arms don't lift: they hold on.
                """),
        CatalogueExercise(
            key: "kettlebell-clean-and-press", name: "Kettlebell Clean and Press", aliases: ["kettlebell clean"],
            equipment: .kettlebell, mechanic: .compound, muscle: .fullBody, secondary: [.shoulders, .glutes, .triceps],
            activity: .circuitTrainingWithKettlebells,
            instructions: """
                Swing the kettlebell up close to your body, let it roll softly onto your forearm at the shoulder, and \
                press it overhead. If it bangs your wrist, keep your elbow nearer and open your hand earlier.
                """),
        CatalogueExercise(
            key: "kettlebell-snatch", name: "Kettlebell Snatch", equipment: .kettlebell, mechanic: .compound,
            muscle: .fullBody, secondary: [.glutes, .shoulders, .hamstrings],
            activity: .circuitTrainingWithKettlebells,
            instructions: """
                Swing the kettlebell and pull it straight up past your face, punching your hand through at the top so \
                that it lands gently on the forearm. Get easy with swings and cleans before you try it fast.
                """),
        CatalogueExercise(
            key: "turkish-get-up", name: "Turkish Get-Up", aliases: ["tgu"], equipment: .kettlebell,
            mechanic: .compound, muscle: .fullBody, secondary: [.shoulders, .abdominals, .glutes],
            activity: .circuitTraining,
            instructions: """
                Lie down with a kettlebell held up in one straight arm, and stand up by way of elbow, hand and knee \
                without letting it tilt; then go back the same way. Watch the weight all along, and finish each stage \
                before the next.
                """),
        CatalogueExercise(
            key: "farmers-walk", name: "Farmer's Walk", aliases: ["farmers carry", "loaded carry"],
            equipment: .dumbbell, mechanic: .compound, muscle: .forearms, secondary: [.traps, .abdominals, .glutes],
            activity: .circuitTraining,
            instructions: """
                Pick up two heavy dumbbells, stand tall and walk with short even steps. Hold your shoulders down and \
                back, and put the weights down before your fingers decide it for you.
                """),
        CatalogueExercise(
            key: "medicine-ball-slam", name: "Medicine Ball Slam", aliases: ["ball slam"], equipment: .ball,
            mechanic: .compound, muscle: .fullBody, secondary: [.lats, .abdominals, .shoulders],
            activity: .circuitTraining,
            instructions: """
                Lift the ball overhead on your toes and throw it down in front of your feet with your whole body, \
                then squat to pick it up. Bend your knees for that every time, tired or not.
                """),
        CatalogueExercise(
            key: "wall-ball", name: "Wall Ball", aliases: ["wall ball shot"], equipment: .ball, mechanic: .compound,
            muscle: .fullBody, secondary: [.quadriceps, .shoulders, .glutes], activity: .circuitTraining,
            instructions: """
                Hold the ball at your chest an arm's length from a wall, squat, and throw it up to a mark as you \
                stand, catching it into the next squat. Keep it high in front of you; a dropping ball drags your \
                chest down.
                """),
        CatalogueExercise(
            key: "battle-ropes", name: "Battle Ropes", aliases: ["battling ropes"], load: .bodyweight,
            equipment: .rope, mechanic: .compound, muscle: .fullBody, secondary: [.shoulders, .forearms, .abdominals],
            activity: .calisthenicsVigorous,
            instructions: """
                Stand in a quarter squat with an end of the rope in each hand and send waves down it with quick \
                strokes of the arms. Stay low and loose in the shoulders, for stiff legs move the shock to your back.
                """),
        CatalogueExercise(
            key: "sled-push", name: "Sled Push", aliases: ["prowler"], equipment: .other, mechanic: .compound,
            muscle: .quadriceps, secondary: [.glutes, .calves, .abdominals], activity: .circuitTrainingWithKettlebells,
            instructions: """
                Lean into the handles with a straight back and drive the sled forward with short powerful steps. Push \
                through the whole leg, and lower the load if your hips rise above your shoulders.
                """),
        CatalogueExercise(
            key: "box-jump", name: "Box Jump", load: .bodyweight, equipment: .box, mechanic: .compound,
            muscle: .quadriceps, secondary: [.glutes, .calves], activity: .calisthenicsVigorous,
            instructions: """
                Swing your arms, jump onto the box with both feet and stand up straight before you step down. Step \
                and don't jump down, and choose a height on which you land like a cat.
                """),
        CatalogueExercise(
            key: "burpee", name: "Burpee", aliases: ["burpees"], load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .fullBody, secondary: [.chest, .quadriceps, .shoulders],
            activity: .hiitVigorous,
            instructions: """
                Squat down, put your hands on the floor, jump your feet back into a plank, lower your chest, then \
                jump the feet in and leap up. Step instead of jumping when your back begins to sag.
                """),
        CatalogueExercise(
            key: "half-burpee", name: "Half Burpee", aliases: ["squat thrust", "sprawl"], load: .bodyweight,
            equipment: .none, mechanic: .compound, muscle: .fullBody,
            secondary: [.abdominals, .quadriceps, .shoulders], activity: .calisthenicsVigorous,
            instructions: """
                From standing, squat with your hands on the floor, jump or step your feet back to a plank and in \
                again, and stand up. Put the hands flat under your shoulders, not far in front of them.
                """),
        CatalogueExercise(
            key: "bear-crawl", name: "Bear Crawl", load: .bodyweight, equipment: .none, mechanic: .compound,
            muscle: .fullBody, secondary: [.shoulders, .abdominals, .quadriceps],
            activity: .bodyweightResistanceIntense,
            instructions: """
                On hands and toes with your knees just above the floor, walk forward moving opposite hand and foot \
                together. Keep the knees low and the back flat: a high seat makes it a stroll.
                """),
    ]
}

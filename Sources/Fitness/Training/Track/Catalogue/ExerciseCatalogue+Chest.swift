extension ExerciseCatalogue {
    /// Presses, flies and push-ups.
    package static let chest: [CatalogueExercise] = [
        CatalogueExercise(
            key: "bench-press", name: "Bench Press", aliases: ["barbell bench press", "flat bench"],
            equipment: .barbell, mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders],
            activity: .weightLiftingVigorous,
            instructions: """
                Lie on a flat bench with your eyes under the bar, take it with straight arms and lower it to the \
                middle of your chest, elbows about halfway out. Press it back up over your shoulders. Don't bounce it \
                off your ribs: touch softly, then drive.
                """),
        CatalogueExercise(
            key: "incline-bench-press", name: "Incline Bench Press", aliases: ["incline barbell press"],
            equipment: .barbell, mechanic: .compound, muscle: .chest, secondary: [.shoulders, .triceps],
            activity: .weightLiftingVigorous,
            instructions: """
                Set the bench to about 30 degrees and lower the bar to the upper part of your chest, then press it \
                straight up. Keep your lower back and seat on the bench; a steep bench or a big arch turns it into \
                another exercise.
                """),
        CatalogueExercise(
            key: "decline-bench-press", name: "Decline Bench Press", aliases: ["decline barbell press"],
            equipment: .barbell, mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders],
            activity: .weightLiftingVigorous,
            instructions: """
                Hook your feet in, lie back and lower the bar to the bottom of your chest, then press it up over your \
                shoulders. Have somebody hand you the bar: lifting it out of the rack alone is where it drifts \
                towards your face.
                """),
        CatalogueExercise(
            key: "dumbbell-bench-press", name: "Dumbbell Bench Press", aliases: ["dumbbell chest press"],
            equipment: .dumbbell, mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders],
            activity: .resistanceTraining,
            instructions: """
                Lie back with a dumbbell at each side of your chest and press both up until your arms are straight \
                above your shoulders. Lower them slowly as far as is comfortable, wrists over elbows. Don't clash the \
                weights at the top; you lose the tension there.
                """),
        CatalogueExercise(
            key: "incline-dumbbell-press", name: "Incline Dumbbell Press", aliases: ["incline dumbbell bench press"],
            equipment: .dumbbell, mechanic: .compound, muscle: .chest, secondary: [.shoulders, .triceps],
            activity: .resistanceTraining,
            instructions: """
                On a bench set to about 30 degrees, press two dumbbells from the upper chest to straight arms. Bring \
                them down under control with the elbows a little in front of your shoulders, and don't let your head \
                and hips lift to help.
                """),
        CatalogueExercise(
            key: "decline-dumbbell-press", name: "Decline Dumbbell Press", aliases: ["decline dumbbell bench press"],
            equipment: .dumbbell, mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders],
            activity: .resistanceTraining,
            instructions: """
                With your feet hooked into a decline bench, press the dumbbells from the lower chest until your arms \
                are straight. Lower them in a straight path rather than out to the side, so that the shoulders stay \
                safe.
                """),
        CatalogueExercise(
            key: "dumbbell-fly", name: "Dumbbell Fly", aliases: ["dumbbell flyes", "chest fly"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .chest, secondary: [.shoulders], activity: .resistanceTraining,
            instructions: """
                Lie on a flat bench with the dumbbells above your chest and your elbows slightly bent, open your arms \
                wide until the chest stretches, then close them as if around a barrel. Keep the bend of the elbows \
                the same all the way; straightening them strains the joint.
                """),
        CatalogueExercise(
            key: "incline-dumbbell-fly", name: "Incline Dumbbell Fly", aliases: ["incline flyes"],
            equipment: .dumbbell, mechanic: .isolation, muscle: .chest, secondary: [.shoulders],
            activity: .resistanceTraining,
            instructions: """
                Lie on a low incline, hold the dumbbells over your upper chest and let them sink out to the sides in \
                a wide arc, then bring them together again. Choose a weight that you can stop at any point; dropping \
                fast into the stretch is how shoulders get hurt.
                """),
        CatalogueExercise(
            key: "cable-fly", name: "Cable Fly", aliases: ["cable crossover", "cable flyes"], equipment: .cable,
            mechanic: .isolation, muscle: .chest, secondary: [.shoulders], activity: .resistanceTraining,
            instructions: """
                Stand between two high pulleys with one foot forward, and bring the handles down and together in \
                front of your hips with softly bent arms. Let them travel back slowly, and keep your body still \
                instead of rocking the weight forward.
                """),
        CatalogueExercise(
            key: "pec-deck", name: "Pec Deck", aliases: ["machine fly", "butterfly machine"], equipment: .machine,
            mechanic: .isolation, muscle: .chest, secondary: [.shoulders], activity: .resistanceTraining,
            instructions: """
                Sit with your back flat against the pad and the handles at the height of your chest, then squeeze \
                your arms together in front of you. Return only until the chest is stretched; letting the weight pull \
                your shoulders back behind the pad is too far.
                """),
        CatalogueExercise(
            key: "machine-chest-press", name: "Machine Chest Press",
            aliases: ["chest press machine", "seated chest press"], equipment: .machine, mechanic: .compound,
            muscle: .chest, secondary: [.triceps, .shoulders], activity: .resistanceTraining,
            instructions: """
                Set the seat so that the handles are at the middle of your chest, and push them forward until your \
                arms are almost straight. Come back slowly without letting the plates touch, and keep your shoulders \
                down rather than shrugged up.
                """),
        CatalogueExercise(
            key: "smith-machine-bench-press", name: "Smith Machine Bench Press", aliases: ["smith bench"],
            equipment: .machine, mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders],
            activity: .resistanceTraining,
            instructions: """
                Place the bench so that the guided bar meets the middle of your chest, turn it out of its hooks, \
                lower it and press. Set the safety stops just below your chest first, because you can't tip this bar \
                to the side.
                """),
        CatalogueExercise(
            key: "floor-press", name: "Floor Press", equipment: .barbell, mechanic: .compound, muscle: .chest,
            secondary: [.triceps, .shoulders], activity: .weightLiftingVigorous,
            instructions: """
                Lie on the floor under a racked bar with your knees bent, lower it until your upper arms rest on the \
                ground, pause, and press it up. Let the arms settle gently; slamming the elbows down takes the work \
                away and hurts them.
                """),
        CatalogueExercise(
            key: "push-up", name: "Push-Up", aliases: ["press up"], load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders, .abdominals],
            activity: .calisthenicsModerate,
            instructions: """
                From a straight-arm plank with your hands under your shoulders, lower your chest to just above the \
                floor and push back up. Keep one line from head to heels; if the hips sag, raise your hands on \
                something and build up from there.
                """),
        CatalogueExercise(
            key: "incline-push-up", name: "Incline Push-Up", aliases: ["hands elevated push up", "bench push up"],
            load: .bodyweight, equipment: .bench, mechanic: .compound, muscle: .chest,
            secondary: [.triceps, .shoulders], activity: .calisthenicsLight,
            instructions: """
                Put your hands on the edge of a bench and walk your feet back until your body is one straight line, \
                then lower your chest to the edge and push away. The higher the edge, the easier it gets; don't bend \
                at the hips to make it shorter.
                """),
        CatalogueExercise(
            key: "decline-push-up", name: "Decline Push-Up", aliases: ["feet elevated push up"], load: .bodyweight,
            equipment: .bench, mechanic: .compound, muscle: .chest, secondary: [.shoulders, .triceps, .abdominals],
            activity: .calisthenicsModerate,
            instructions: """
                Put your toes on a bench and your hands on the floor, lower your face and chest towards the ground \
                and press up. Tighten belly and seat before each rep, since a hanging back is the usual fault \
                here.
                """),
        CatalogueExercise(
            key: "knee-push-up", name: "Knee Push-Up", aliases: ["kneeling push up"], load: .bodyweight,
            equipment: .none, mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders],
            activity: .calisthenicsLight,
            instructions: """
                Kneel, put your hands under your shoulders and walk them forward until shoulders, hips and knees are \
                in line. Lower your chest between your hands and push up, moving the hips with the shoulders instead \
                of leaving them behind in the air.
                """),
        CatalogueExercise(
            key: "wide-push-up", name: "Wide Push-Up", aliases: ["wide grip push up"], load: .bodyweight,
            equipment: .none, mechanic: .compound, muscle: .chest, secondary: [.shoulders, .triceps],
            activity: .calisthenicsModerate,
            instructions: """
                Take a push-up position with your hands half a step wider than your shoulders, lower until your \
                elbows are level with them and push up. Let the elbows point a little back rather than straight out, \
                which is kinder to the shoulders.
                """),
        CatalogueExercise(
            key: "dip", name: "Dip", aliases: ["chest dip", "parallel bar dip", "dips"], load: .bodyweight,
            equipment: .dipBars, mechanic: .compound, muscle: .chest, secondary: [.triceps, .shoulders],
            activity: .bodyweightResistanceIntense,
            instructions: """
                Hold yourself up on two bars, lean slightly forward and bend your arms until your shoulders are level \
                with your elbows, then press up again. Go no deeper than your shoulders allow, and don't swing your \
                legs for help.
                """),
        CatalogueExercise(
            key: "dumbbell-pullover", name: "Dumbbell Pullover", aliases: ["pullover"], equipment: .dumbbell,
            mechanic: .isolation, muscle: .chest, secondary: [.lats, .triceps], activity: .resistanceTraining,
            instructions: """
                Lie on a bench with one dumbbell held in both hands over your chest, let it travel back behind your \
                head with nearly straight arms, then pull it up again. Keep your ribs down as it goes back; arching \
                the back only looks like more range.
                """),
    ]
}

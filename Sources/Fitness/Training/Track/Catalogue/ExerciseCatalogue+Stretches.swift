extension ExerciseCatalogue {
    /// Stretches.
    package static let stretches: [CatalogueExercise] = [
        CatalogueExercise(
            key: "worlds-greatest-stretch", name: "World's Greatest Stretch",
            aliases: ["lunge with rotation", "spiderman stretch"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hipFlexors, secondary: [.hamstrings, .upperBack], activity: .stretchingMild,
            instructions: """
                Step into a long lunge, set both hands inside the front foot, then turn your chest open and reach one \
                arm to the ceiling. Breathe out as you turn, and keep the back leg long rather than letting it sag.
                """),
        CatalogueExercise(
            key: "figure-four-stretch", name: "Figure-Four Stretch", aliases: ["lying glute stretch", "figure 4"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .glutes, secondary: [.abductors],
            activity: .stretchingMild,
            instructions: """
                Lie on your back, cross one ankle over the opposite knee and pull that thigh towards you. Keep your \
                head and shoulders on the floor, and change sides halfway.
                """),
        CatalogueExercise(
            key: "hip-flexor-stretch", name: "Hip Flexor Stretch",
            aliases: ["kneeling hip flexor stretch", "half kneeling stretch"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hipFlexors, secondary: [.quadriceps], activity: .stretchingMild,
            instructions: """
                Kneel on one knee, tuck your hips under and shift them forward until the front of the back hip pulls. \
                The tuck makes the stretch, leaning far forward doesn't; change sides halfway.
                """),
        CatalogueExercise(
            key: "ninety-ninety-stretch", name: "90/90 Stretch", aliases: ["ninety ninety", "90 90", "shin box"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .glutes, secondary: [.abductors, .adductors],
            activity: .stretchingMild,
            instructions: """
                Sit with one leg bent in front and one behind you, both at right angles, and lean over the front shin \
                with a long back. Then swing both knees to the other side, using your hands as props if you tip over.
                """),
        CatalogueExercise(
            key: "deep-squat-hold", name: "Deep Squat Hold", aliases: ["malasana", "garland pose"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .adductors, secondary: [.glutes, .calves],
            activity: .stretchingMild,
            instructions: """
                Sit down into the deepest squat you can, elbows inside your knees, and stay. Let the heels rest on a \
                book if they won't reach the floor, and lift your chest now and then.
                """),
        CatalogueExercise(
            key: "butterfly-stretch", name: "Butterfly Stretch", aliases: ["groin stretch"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .adductors, activity: .stretchingMild,
            instructions: """
                Sit with your soles together and let your knees drop out to the sides, hands on your ankles. Lengthen \
                your back and lean forward a little; pushing the knees down by force makes the muscles fight back.
                """),
        CatalogueExercise(
            key: "wide-leg-forward-fold", name: "Wide-Leg Forward Fold", aliases: ["straddle stretch"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .adductors,
            secondary: [.hamstrings, .lowerBack], activity: .stretchingMild,
            instructions: """
                Stand with your legs wide apart and bend forward from the hips, hands on your shins or the floor. \
                Share the weight over both feet, and come up slowly with bent knees so you don't get dizzy.
                """),
        CatalogueExercise(
            key: "hamstring-stretch", name: "Hamstring Stretch", aliases: ["standing hamstring stretch"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .hamstrings, secondary: [.calves],
            activity: .stretchingMild,
            instructions: """
                Put one heel out in front with the leg straight, bend the other knee, and tip forward from your hips. \
                Keep your back long: rounding to reach your toes stretches the wrong place. Change sides halfway.
                """),
        CatalogueExercise(
            key: "seated-forward-fold", name: "Seated Forward Fold", aliases: ["sit and reach", "toe touch"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .hamstrings,
            secondary: [.lowerBack, .calves], activity: .stretchingMild,
            instructions: """
                Sit with your legs out in front and fold forward from the hips as far as is pleasant, hands wherever \
                they land. Breathe slowly and soften your knees rather than bouncing.
                """),
        CatalogueExercise(
            key: "quad-stretch", name: "Quad Stretch", aliases: ["standing quad stretch", "quadriceps stretch"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .quadriceps, secondary: [.hipFlexors],
            activity: .stretchingMild,
            instructions: """
                Stand on one leg, take the other foot behind you and draw the heel towards your seat. Keep your knees \
                side by side and tuck your hips; change sides halfway.
                """),
        CatalogueExercise(
            key: "calf-stretch", name: "Calf Stretch", aliases: ["wall calf stretch"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .calves, activity: .stretchingMild,
            instructions: """
                Lean against a wall with one leg behind you, heel down and knee straight, until the calf pulls. Point \
                the back foot straight ahead, since a turned-out foot gets around the stretch; change sides halfway.
                """),
        CatalogueExercise(
            key: "chest-stretch", name: "Chest Stretch", aliases: ["doorway stretch", "pec stretch"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .chest, secondary: [.shoulders], activity: .stretchingMild,
            instructions: """
                Rest your forearm on a door frame with the elbow at shoulder height, and step through until the chest \
                opens. Turn away gently, without pushing the shoulder forward; change sides halfway.
                """),
        CatalogueExercise(
            key: "shoulder-stretch", name: "Cross-Body Shoulder Stretch", aliases: ["rear shoulder stretch"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .shoulders, secondary: [.upperBack],
            activity: .stretchingMild,
            instructions: """
                Draw one straight arm across your chest with the other forearm and hold. Keep that shoulder low, and \
                change sides halfway.
                """),
        CatalogueExercise(
            key: "triceps-stretch", name: "Overhead Triceps Stretch", aliases: ["tricep stretch"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .triceps, secondary: [.lats], activity: .stretchingMild,
            instructions: """
                Reach one hand down between your shoulder blades and ease its elbow back with the other hand. Stand \
                without arching your back; change sides halfway.
                """),
        CatalogueExercise(
            key: "neck-stretch", name: "Neck Stretch", aliases: ["neck tilt"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .neck, secondary: [.traps], activity: .stretchingMild,
            instructions: """
                Sit or stand tall, tilt your head to one side and let the opposite shoulder grow heavy. Let the \
                weight of the head do it without pulling, and change sides halfway.
                """),
        CatalogueExercise(
            key: "side-stretch", name: "Standing Side Stretch", aliases: ["side reach"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .obliques, secondary: [.lats], activity: .stretchingMild,
            instructions: """
                Stand with your feet together, reach both arms up and lean to one side in a long curve, then to the \
                other. Bend straight sideways as if between two panes of glass.
                """),
        CatalogueExercise(
            key: "supine-twist", name: "Supine Twist", aliases: ["lying spinal twist"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .lowerBack, secondary: [.obliques, .glutes],
            activity: .stretchingMild,
            instructions: """
                Lie on your back, pull one knee up and let it sink across your body while your gaze goes the other \
                way. Leave both shoulders on the floor even if the knee then hangs; change sides halfway.
                """),
        CatalogueExercise(
            key: "knees-to-chest", name: "Knees to Chest", aliases: ["knee hug"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .lowerBack, secondary: [.glutes], activity: .stretchingMild,
            instructions: """
                Lie on your back and hug both knees to your chest, rocking a little from side to side. Let your head \
                rest on the floor and your shoulders go soft.
                """),
    ]
}

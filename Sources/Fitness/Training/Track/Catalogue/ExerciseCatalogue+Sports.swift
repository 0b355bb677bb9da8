extension ExerciseCatalogue {
    /// Swimming, classes and games.
    package static let sports: [CatalogueExercise] = [
        CatalogueExercise(
            key: "swimming", name: "Swimming", aliases: ["swim", "freestyle", "front crawl", "laps"], kind: .cardio,
            equipment: .pool, muscle: .heart, secondary: [.lats, .shoulders, .triceps], activity: .swimmingLaps,
            instructions: """
                Swim lengths with a long body, breathing out under water and turning your head to the side for air. \
                Lifting the head sinks your legs, so look at the bottom of the pool.
                """),
        CatalogueExercise(
            key: "breaststroke", name: "Breaststroke", kind: .cardio, equipment: .pool, muscle: .heart,
            secondary: [.adductors, .chest, .shoulders], activity: .breaststroke,
            instructions: """
                Draw your hands in under your chest, kick round and back, then glide stretched out for a moment. Put \
                your face into the water on the glide; swimming with the head up stiffens the neck.
                """),
        CatalogueExercise(
            key: "open-water-swimming", name: "Open Water Swimming", aliases: ["lake swimming", "sea swimming"],
            kind: .cardio, equipment: .other, muscle: .heart, secondary: [.lats, .shoulders],
            activity: .openWaterSwimming,
            instructions: """
                Swim in a lake, a river or the sea, looking up every few strokes to hold your line. Never go alone, \
                and wear a bright cap or a float so that boats can see you.
                """),
        CatalogueExercise(
            key: "water-aerobics", name: "Water Aerobics", aliases: ["aqua aerobics", "aqua fitness"], kind: .cardio,
            equipment: .pool, muscle: .heart, secondary: [.fullBody], activity: .waterAerobics,
            instructions: """
                Move arms and legs against the water at chest depth, to music or in your own rhythm. The faster and \
                wider you move, the harder the water pushes back, so don't just drift along.
                """),
        CatalogueExercise(
            key: "rope-skipping", name: "Rope Skipping", aliases: ["jump rope", "skipping rope", "skipping"],
            kind: .cardio, equipment: .rope, muscle: .heart, secondary: [.calves, .shoulders, .forearms],
            activity: .ropeSkipping,
            instructions: """
                Turn the rope from your wrists and make small hops on the balls of your feet, just high enough to let \
                it pass. Elbows stay at your sides; big arm circles trip you up.
                """),
        CatalogueExercise(
            key: "boxing", name: "Boxing", aliases: ["heavy bag", "boxing bag"], kind: .cardio, equipment: .other,
            muscle: .heart, secondary: [.shoulders, .abdominals, .forearms], activity: .punchingBag,
            instructions: """
                Work a punching bag in rounds of two or three minutes, turning hip and shoulder into every punch and \
                bringing the hand straight back to your face. Wrap your wrists and hit with a straight one.
                """),
        CatalogueExercise(
            key: "shadow-boxing", name: "Shadow Boxing", aliases: ["shadowboxing"], kind: .cardio, equipment: .none,
            muscle: .heart, secondary: [.shoulders, .abdominals, .calves], activity: .aerobics,
            instructions: """
                Box against the air in a light stance, moving your feet and mixing straight punches, hooks and \
                dodges. Don't snap your elbows straight, as there is no bag to stop them.
                """),
        CatalogueExercise(
            key: "kickboxing", name: "Kickboxing", aliases: ["muay thai"], kind: .cardio, equipment: .other,
            muscle: .heart, secondary: [.glutes, .shoulders, .obliques], activity: .kickboxing,
            instructions: """
                Combine punches and kicks on pads or a bag, pivoting on the standing foot with each kick. Bring your \
                hands back up after kicking, which is when everybody drops them.
                """),
        CatalogueExercise(
            key: "dancing", name: "Dancing", aliases: ["ballroom", "dance"], kind: .cardio, equipment: .none,
            muscle: .heart, secondary: [.calves, .glutes], activity: .dancing,
            instructions: """
                Put on music that makes you move, and dance with soft knees and an upright back. Any style counts; \
                only standing at the edge doesn't.
                """),
        CatalogueExercise(
            key: "dance-fitness", name: "Dance Fitness", aliases: ["zumba", "dance class"], kind: .cardio,
            equipment: .none, muscle: .heart, secondary: [.calves, .glutes, .abdominals], activity: .danceFitness,
            instructions: """
                Follow a class of simple dance steps to fast music, bigger as you warm up. Miss a step and carry on: \
                keeping moving matters more than being right.
                """),
        CatalogueExercise(
            key: "aerobics", name: "Aerobics", aliases: ["step aerobics", "cardio class"], kind: .cardio,
            equipment: .none, muscle: .heart, secondary: [.calves, .quadriceps, .shoulders], activity: .aerobics,
            instructions: """
                Follow a routine of steps, kicks and arm movements to music for half an hour or more. Land softly and \
                roll through the foot instead of stamping the beat.
                """),
        CatalogueExercise(
            key: "yoga", name: "Yoga", aliases: ["hatha yoga", "vinyasa"], kind: .cardio, equipment: .none,
            muscle: .fullBody, secondary: [.hamstrings, .shoulders, .abdominals], activity: .yogaHatha,
            instructions: """
                Move through poses that stretch and strengthen, held for a few quiet breaths each. Ease into each one \
                and stop before it hurts; comparing yourself with the next mat is how people strain something.
                """),
        CatalogueExercise(
            key: "pilates", name: "Pilates", kind: .cardio, equipment: .none, muscle: .abdominals,
            secondary: [.glutes, .lowerBack], activity: .pilates,
            instructions: """
                Do slow, exact floor exercises from a firm middle, breathing in to prepare and out to move. Fewer \
                clean reps beat many with a tense neck.
                """),
        CatalogueExercise(
            key: "football", name: "Football", aliases: ["soccer", "futsal"], kind: .cardio, equipment: .ball,
            muscle: .heart, secondary: [.quadriceps, .hamstrings, .calves], activity: .football,
            instructions: """
                Play with changes of pace, quick turns and plenty of easy running in between. Warm up with leg swings \
                and short sprints first; cold hamstrings tear in the first ten minutes.
                """),
        CatalogueExercise(
            key: "basketball", name: "Basketball", aliases: ["hoops"], kind: .cardio, equipment: .ball, muscle: .heart,
            secondary: [.quadriceps, .calves, .shoulders], activity: .basketball,
            instructions: """
                Play, or shoot and rebound on your own, with bent knees and quick feet. Land on both feet after a \
                jump, since ankles turn on one.
                """),
        CatalogueExercise(
            key: "tennis", name: "Tennis", kind: .cardio, equipment: .ball, muscle: .heart,
            secondary: [.shoulders, .forearms, .calves], activity: .tennis,
            instructions: """
                Rally or play a match, with small steps to get to the ball early and a turn of the shoulders in every \
                stroke. Hitting only with the arm is what gives people a sore elbow.
                """),
        CatalogueExercise(
            key: "badminton", name: "Badminton", kind: .cardio, equipment: .other, muscle: .heart,
            secondary: [.shoulders, .calves, .forearms], activity: .badminton,
            instructions: """
                Play with light feet, returning to the middle of the court after each shot. Lunge to the shuttle with \
                the knee over the foot instead of reaching from a stiff back.
                """),
        CatalogueExercise(
            key: "climbing", name: "Climbing", aliases: ["bouldering", "rock climbing"], kind: .cardio,
            equipment: .other, muscle: .forearms, secondary: [.lats, .upperBack, .biceps], activity: .climbing,
            instructions: """
                Climb with straight arms wherever you can and push from your legs, setting your feet precisely before \
                you move up. Check knot and partner before every roped climb.
                """),
        CatalogueExercise(
            key: "inline-skating", name: "Inline Skating", aliases: ["rollerblading", "skating"], kind: .cardio,
            equipment: .other, muscle: .heart, secondary: [.glutes, .adductors, .abductors], activity: .inlineSkating,
            instructions: """
                Push out to the side in long strides with bent knees and your weight slightly forward. Learn to brake \
                before you go fast, and wear guards on your wrists.
                """),
    ]
}

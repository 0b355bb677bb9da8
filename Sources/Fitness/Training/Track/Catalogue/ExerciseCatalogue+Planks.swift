extension ExerciseCatalogue {
    /// Planks and other holds for the middle.
    package static let planks: [CatalogueExercise] = [
        CatalogueExercise(
            key: "plank", name: "Plank", aliases: ["front plank", "forearm plank"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .abdominals, secondary: [.shoulders, .glutes], activity: .calisthenicsLight,
            instructions: """
                Rest on your forearms and toes with your elbows under your shoulders and your body in one straight \
                line, and hold. Squeeze your seat and breathe calmly; once the lower back sags, the set is over.
                """),
        CatalogueExercise(
            key: "high-plank", name: "High Plank", aliases: ["straight arm plank", "push up hold"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .abdominals, secondary: [.shoulders, .chest],
            activity: .calisthenicsLight,
            instructions: """
                Hold the top of a push-up with your hands under your shoulders, fingers spread and legs long. Push \
                the floor away so that you don't sink between your shoulder blades.
                """),
        CatalogueExercise(
            key: "side-plank", name: "Side Plank", kind: .mobility, load: .bodyweight, equipment: .none,
            muscle: .obliques, secondary: [.abdominals, .abductors], activity: .calisthenicsLight,
            instructions: """
                Lie on your side, put the elbow under your shoulder and lift your hips until your body is straight, \
                then hold; change sides halfway. Stack your hips instead of letting the upper one roll forward, and \
                rest on the lower knee if you need to.
                """),
        CatalogueExercise(
            key: "plank-shoulder-tap", name: "Plank Shoulder Tap", aliases: ["shoulder taps"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .abdominals, secondary: [.shoulders, .obliques],
            activity: .calisthenicsModerate,
            instructions: """
                From a high plank with your feet wide, lift one hand to the opposite shoulder and set it down, then \
                the other. Move slowly enough that a glass of water on your back would stay put.
                """),
        CatalogueExercise(
            key: "plank-up-down", name: "Plank Up-Down", aliases: ["up down plank", "commando plank"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .abdominals, secondary: [.triceps, .shoulders],
            activity: .calisthenicsModerate,
            instructions: """
                Start on your forearms, climb onto your hands one arm at a time, and climb down again. Take turns \
                leading with each arm, and keep the hips from swaying by setting your feet apart.
                """),
        CatalogueExercise(
            key: "plank-jack", name: "Plank Jack", kind: .mobility, load: .bodyweight, equipment: .none,
            muscle: .abdominals, secondary: [.shoulders, .glutes], activity: .calisthenicsVigorous,
            instructions: """
                In a plank, jump your feet apart and together like a jumping jack lying down. Keep your seat at the \
                height of your shoulders; it likes to creep up as you tire.
                """),
        CatalogueExercise(
            key: "reverse-plank", name: "Reverse Plank", kind: .mobility, load: .bodyweight, equipment: .none,
            muscle: .glutes, secondary: [.hamstrings, .shoulders, .lowerBack], activity: .calisthenicsLight,
            instructions: """
                Sit with your legs stretched out and your hands behind you, then lift your hips until your body is \
                one slope from heels to shoulders, and hold. Open your chest and press through the heels so that the \
                hips don't sink.
                """),
        CatalogueExercise(
            key: "hollow-hold", name: "Hollow Hold", aliases: ["hollow body hold"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .abdominals, secondary: [.hipFlexors], activity: .calisthenicsLight,
            instructions: """
                Lie on your back, press your lower back into the floor, and lift shoulders and straight legs a little \
                way up with your arms by your ears. Raise the legs higher as soon as your back comes off the ground.
                """),
        CatalogueExercise(
            key: "dead-bug", name: "Dead Bug", aliases: ["deadbug"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .abdominals, secondary: [.hipFlexors], activity: .calisthenicsLight,
            instructions: """
                On your back with arms up and knees over hips, stretch out one arm and the opposite leg until just \
                above the floor, come back and change. The lower back stays glued down; shorten the reach if it \
                lifts.
                """),
        CatalogueExercise(
            key: "bird-dog", name: "Bird Dog", aliases: ["quadruped"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .lowerBack, secondary: [.glutes, .abdominals], activity: .calisthenicsLight,
            instructions: """
                On hands and knees, stretch one arm forward and the opposite leg back until they are level, hold for \
                a breath and change. Lift only as high as your back can stay flat like a table.
                """),
    ]
}

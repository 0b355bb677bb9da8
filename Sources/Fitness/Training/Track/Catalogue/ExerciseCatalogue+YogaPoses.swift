extension ExerciseCatalogue {
    /// Yoga poses.
    package static let yogaPoses: [CatalogueExercise] = [
        CatalogueExercise(
            key: "cat-cow", name: "Cat-Cow", aliases: ["cat camel"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .lowerBack, secondary: [.upperBack, .abdominals], activity: .stretchingMild,
            instructions: """
                On hands and knees, round your back up to the ceiling, then let it sink and lift your chest, in time \
                with your breath. Move through the whole spine instead of only nodding your head.
                """),
        CatalogueExercise(
            key: "thread-the-needle", name: "Thread the Needle", aliases: ["thoracic rotation"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .upperBack, secondary: [.shoulders],
            activity: .stretchingMild,
            instructions: """
                From hands and knees slide one arm under the other until your shoulder rests on the floor, breathe \
                there, then open up and reach to the ceiling. Hips stay above the knees; sitting back loses the \
                twist. Change sides halfway.
                """),
        CatalogueExercise(
            key: "childs-pose", name: "Child's Pose", aliases: ["balasana"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .lowerBack, secondary: [.lats, .shoulders], activity: .stretchingMild,
            instructions: """
                Kneel, sit back on your heels and fold forward with your arms stretched out in front. Let your weight \
                sink with every breath out, and put a pillow under your seat if the knees feel tight.
                """),
        CatalogueExercise(
            key: "cobra-stretch", name: "Cobra Stretch", aliases: ["cobra pose", "press up stretch"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .abdominals, secondary: [.lowerBack, .chest],
            activity: .stretchingMild,
            instructions: """
                Lie on your belly with your hands beside your ribs and lift your chest, letting the hips stay on the \
                floor. Push only as high as it feels good in your lower back, with your shoulders away from your \
                ears.
                """),
        CatalogueExercise(
            key: "downward-dog", name: "Downward Dog", aliases: ["downward facing dog"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .hamstrings, secondary: [.calves, .shoulders],
            activity: .yogaHatha,
            instructions: """
                From hands and knees lift your hips high so that your body makes a tent, and press the floor away. A \
                long back matters more than straight legs, so bend your knees as you need.
                """),
        CatalogueExercise(
            key: "upward-dog", name: "Upward Dog", aliases: ["upward facing dog"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .abdominals, secondary: [.chest, .hipFlexors], activity: .yogaHatha,
            instructions: """
                From lying on your belly press up onto straight arms until thighs and hips hover off the floor and \
                your chest opens. Roll your shoulders back rather than hanging between them.
                """),
        CatalogueExercise(
            key: "sun-salutation", name: "Sun Salutation", aliases: ["surya namaskar"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .fullBody, secondary: [.hamstrings, .shoulders, .chest],
            activity: .yogaPower,
            instructions: """
                Reach up, fold forward, step back to a plank, lower down, open the chest, push up into downward dog, \
                and step forward to stand. Let each breath lead one movement, and don't hurry to keep up with it.
                """),
        CatalogueExercise(
            key: "warrior-pose", name: "Warrior Pose", aliases: ["warrior two", "warrior 2"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .quadriceps, secondary: [.adductors, .shoulders, .hipFlexors],
            activity: .yogaHatha,
            instructions: """
                Take a long stride, turn the back foot out, bend the front knee over its ankle and stretch your arms \
                to both sides. Look past your front hand, and don't let the knee fall inwards; change sides halfway.
                """),
        CatalogueExercise(
            key: "triangle-pose", name: "Triangle Pose", aliases: ["trikonasana"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hamstrings, secondary: [.obliques, .adductors], activity: .yogaHatha,
            instructions: """
                With your feet wide apart and your arms out, reach over one straight leg and rest that hand on your \
                shin while the other points up. Open the chest instead of reaching for the floor; change sides \
                halfway.
                """),
        CatalogueExercise(
            key: "tree-pose", name: "Tree Pose", aliases: ["balance"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .abductors, secondary: [.calves, .glutes], activity: .yogaHatha,
            instructions: """
                Stand on one leg, set the sole of the other foot against your calf or inner thigh, and bring your \
                palms together. Fix your eyes on one point, and press neither foot against the knee; change legs \
                halfway.
                """),
        CatalogueExercise(
            key: "pigeon-pose", name: "Pigeon Pose", aliases: ["pigeon stretch"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .glutes, secondary: [.hipFlexors], activity: .stretchingMild,
            instructions: """
                From hands and knees bring one knee forward and turn the shin across, stretch the other leg out \
                behind you and fold over it. Pad your hip if it hangs in the air, and back off when the knee feels \
                anything; change sides halfway.
                """),
        CatalogueExercise(
            key: "happy-baby", name: "Happy Baby", kind: .mobility, load: .bodyweight, equipment: .none,
            muscle: .adductors, secondary: [.lowerBack, .glutes], activity: .stretchingMild,
            instructions: """
                On your back, take hold of the outsides of your feet with your knees wide, and draw them gently \
                towards your armpits. Keep your tailbone heavy; hold your shins if the feet are too far away.
                """),
        CatalogueExercise(
            key: "relaxation-breathing", name: "Relaxation Breathing",
            aliases: ["savasana", "corpse pose", "breathing"], kind: .mobility, load: .bodyweight, equipment: .none,
            muscle: .fullBody, activity: .yogaHatha,
            instructions: """
                Lie on your back with your arms a little away from your body and let your breath slow down, longer \
                out than in. There is nothing to get right here, but do give it its time.
                """),
    ]
}

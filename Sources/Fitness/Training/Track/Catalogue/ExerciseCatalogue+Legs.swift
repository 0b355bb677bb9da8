extension ExerciseCatalogue {
    /// Squats, lunges and calf raises.
    package static let legs: [CatalogueExercise] = [
        CatalogueExercise(
            key: "squat", name: "Squat", aliases: ["back squat", "barbell squat"], equipment: .barbell,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .adductors, .lowerBack],
            activity: .squatsAndDeadlifts,
            instructions: """
                With the bar on your upper back and your feet about shoulder width, sit down between your heels until \
                your hips are at least level with your knees, and stand up. Let your knees follow your toes: if they \
                fall inwards, take weight off.
                """),
        CatalogueExercise(
            key: "front-squat", name: "Front Squat", equipment: .barbell, mechanic: .compound, muscle: .quadriceps,
            secondary: [.glutes, .upperBack], activity: .squatsAndDeadlifts,
            instructions: """
                Rest the bar on the front of your shoulders with your elbows high, sit straight down and stand up \
                again. The moment the elbows drop, the bar rolls forward, so keep pointing them at the wall.
                """),
        CatalogueExercise(
            key: "box-squat", name: "Box Squat", equipment: .barbell, mechanic: .compound, muscle: .quadriceps,
            secondary: [.glutes, .hamstrings], activity: .squatsAndDeadlifts,
            instructions: """
                Squat back onto a box at knee height, rest on it for a moment without going slack, and drive up. \
                Lower yourself the whole way; falling the last bit sends the shock into your spine.
                """),
        CatalogueExercise(
            key: "smith-machine-squat", name: "Smith Machine Squat", aliases: ["smith squat"], equipment: .machine,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes], activity: .squatsAndDeadlifts,
            instructions: """
                Stand with your feet a little in front of the guided bar, unhook it, sit down until your thighs are \
                level and push up. Leave your heels on the floor; feet straight under the bar make most people tip \
                onto their toes.
                """),
        CatalogueExercise(
            key: "goblet-squat", name: "Goblet Squat", aliases: ["dumbbell squat"], equipment: .dumbbell,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .abdominals], activity: .squatsAndDeadlifts,
            instructions: """
                Hug a dumbbell upright against your chest, squat down until your elbows brush the inside of your \
                knees, and rise. Keep your chest up so that the weight doesn't pull you over.
                """),
        CatalogueExercise(
            key: "kettlebell-squat", name: "Kettlebell Squat", aliases: ["kettlebell goblet squat"],
            equipment: .kettlebell, mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .abdominals],
            activity: .squatsAndDeadlifts,
            instructions: """
                Hold the kettlebell by its horns close to your chest, sit down between your knees and stand up again. \
                The bell stays against you; holding it away makes the lower back do the holding.
                """),
        CatalogueExercise(
            key: "hack-squat", name: "Hack Squat", aliases: ["hack squat machine"], equipment: .machine,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes], activity: .squatsAndDeadlifts,
            instructions: """
                Lean back against the sled with your shoulders under the pads, bend your knees until your thighs pass \
                level, and push through your whole foot. Don't let your seat peel away from the pad at the bottom.
                """),
        CatalogueExercise(
            key: "leg-press", name: "Leg Press", equipment: .machine, mechanic: .compound, muscle: .quadriceps,
            secondary: [.glutes, .hamstrings], activity: .resistanceTraining,
            instructions: """
                Put your feet hip width on the plate, let the sled come towards you as far as your lower back stays \
                flat, and push it away. Stop just short of locked knees, and never help with your hands on them under \
                a heavy load.
                """),
        CatalogueExercise(
            key: "bodyweight-squat", name: "Bodyweight Squat", aliases: ["air squat"], load: .bodyweight,
            equipment: .none, mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .adductors],
            activity: .calisthenicsModerate,
            instructions: """
                Stand with your feet a bit wider than your hips, reach forward with your arms and sit down as deep as \
                your heels stay on the floor, then stand up tall. Push the knees out over the toes instead of letting \
                them meet.
                """),
        CatalogueExercise(
            key: "jump-squat", name: "Jump Squat", aliases: ["squat jump"], load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .calves], activity: .calisthenicsVigorous,
            instructions: """
                Squat to about a right angle, jump as high as you can and land softly straight into the next squat. \
                If you can hear your landing across the room, go lower and slower.
                """),
        CatalogueExercise(
            key: "pistol-squat", name: "Pistol Squat", aliases: ["single leg squat", "one leg squat"],
            load: .bodyweight, equipment: .none, mechanic: .compound, muscle: .quadriceps,
            secondary: [.glutes, .hipFlexors, .abdominals], activity: .bodyweightResistanceIntense,
            instructions: """
                Balance on one foot with the other leg held out in front, sit all the way down and stand up again. \
                Hold on to a door frame at first; dropping the last half of the way is rough on the knee.
                """),
        CatalogueExercise(
            key: "bulgarian-split-squat", name: "Bulgarian Split Squat",
            aliases: ["rear foot elevated split squat", "bss"], equipment: .dumbbell, mechanic: .compound,
            muscle: .quadriceps, secondary: [.glutes, .adductors], activity: .resistanceTraining,
            instructions: """
                Lay the top of your back foot on a bench behind you, hold the dumbbells and sink straight down until \
                the front thigh is level. Take a step long enough that the front heel stays down.
                """),
        CatalogueExercise(
            key: "split-squat", name: "Split Squat", aliases: ["static lunge"], load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes], activity: .calisthenicsModerate,
            instructions: """
                Stand in a long stride and lower your back knee to just above the floor, then push up without moving \
                your feet. Stay upright and keep your feet on two rails rather than on one line, which makes you \
                wobble.
                """),
        CatalogueExercise(
            key: "lunge", name: "Lunge", aliases: ["forward lunge", "bodyweight lunge"], load: .bodyweight,
            equipment: .none, mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .hamstrings],
            activity: .calisthenicsModerate,
            instructions: """
                Take a big step forward, bend both knees until the back one nearly touches the floor, and push off \
                the front foot to come back. Short steps push the knee far past the toes, so step longer.
                """),
        CatalogueExercise(
            key: "dumbbell-lunge", name: "Dumbbell Lunge", equipment: .dumbbell, mechanic: .compound,
            muscle: .quadriceps, secondary: [.glutes, .hamstrings], activity: .resistanceTraining,
            instructions: """
                Let a dumbbell hang at each side, step forward and sink until both knees are bent to right angles, \
                then return. Hold your chest over your hips; the weights shouldn't drag you down in front.
                """),
        CatalogueExercise(
            key: "barbell-lunge", name: "Barbell Lunge", equipment: .barbell, mechanic: .compound, muscle: .quadriceps,
            secondary: [.glutes, .hamstrings], activity: .squatsAndDeadlifts,
            instructions: """
                With a bar across your upper back, step into a lunge, let the back knee come close to the floor and \
                drive up again. Begin with the empty bar: balance fails before strength does.
                """),
        CatalogueExercise(
            key: "walking-lunge", name: "Walking Lunge", aliases: ["dumbbell walking lunge"], equipment: .dumbbell,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .hamstrings], activity: .resistanceTraining,
            instructions: """
                Lunge forward with a dumbbell in each hand, and instead of stepping back bring the rear leg through \
                into the next lunge. Pause for a breath with the feet together when you lose your balance.
                """),
        CatalogueExercise(
            key: "reverse-lunge", name: "Reverse Lunge", aliases: ["backward lunge", "step back lunge"],
            load: .bodyweight, equipment: .none, mechanic: .compound, muscle: .glutes,
            secondary: [.quadriceps, .hamstrings], activity: .calisthenicsModerate,
            instructions: """
                Step back with one foot, lower that knee towards the floor and pull yourself up with the front leg. \
                Most of your weight belongs on the front heel, so don't push off from the back foot.
                """),
        CatalogueExercise(
            key: "side-lunge", name: "Side Lunge", aliases: ["lateral lunge"], load: .bodyweight, equipment: .none,
            mechanic: .compound, muscle: .adductors, secondary: [.quadriceps, .glutes],
            activity: .calisthenicsModerate,
            instructions: """
                Take a wide step to the side, sit back over that foot with the other leg straight, and push off to \
                return. Keep both feet pointing forward and the heel of the bent leg on the floor.
                """),
        CatalogueExercise(
            key: "cossack-squat", name: "Cossack Squat", load: .bodyweight, equipment: .none, mechanic: .compound,
            muscle: .adductors, secondary: [.quadriceps, .glutes, .hamstrings], activity: .calisthenicsModerate,
            instructions: """
                From a very wide stance shift deep over one leg while the toes of the other straight leg turn up, \
                then glide to the other side. Only go as low as your heel stays down and your back straight.
                """),
        CatalogueExercise(
            key: "step-up", name: "Step-Up", aliases: ["box step up"], load: .bodyweight, equipment: .box,
            mechanic: .compound, muscle: .quadriceps, secondary: [.glutes, .calves], activity: .calisthenicsModerate,
            instructions: """
                Put one whole foot on a box, stand up on it, and lower yourself slowly with the same leg. Don't push \
                off from the foot on the floor: the box leg does the lifting.
                """),
        CatalogueExercise(
            key: "leg-extension", name: "Leg Extension", aliases: ["knee extension"], equipment: .machine,
            mechanic: .isolation, muscle: .quadriceps, activity: .resistanceTraining,
            instructions: """
                Sit with your knees in line with the pivot of the machine and the pad above your ankles, and \
                straighten your legs. Lower them slowly, and hold on to the seat so that it doesn't rise with the \
                weight.
                """),
        CatalogueExercise(
            key: "sissy-squat", name: "Sissy Squat", load: .bodyweight, equipment: .none, mechanic: .isolation,
            muscle: .quadriceps, secondary: [.hipFlexors, .abdominals], activity: .calisthenicsModerate,
            instructions: """
                Hold on to something firm, rise onto your toes and bend your knees forward while you lean back in one \
                line from knees to shoulders. Skip it on days when the front of your knees is sore.
                """),
        CatalogueExercise(
            key: "standing-calf-raise", name: "Standing Calf Raise", aliases: ["calf raise machine"],
            equipment: .machine, mechanic: .isolation, muscle: .calves, activity: .resistanceTraining,
            instructions: """
                With your shoulders under the pads and the balls of your feet on the edge, let your heels sink and \
                then rise as high as you can. Pause at the bottom, since bouncing lets the tendon do the work.
                """),
        CatalogueExercise(
            key: "seated-calf-raise", name: "Seated Calf Raise", equipment: .machine, mechanic: .isolation,
            muscle: .calves, activity: .resistanceTraining,
            instructions: """
                Sit with the pad across your thighs and the balls of your feet on the step, lower your heels and \
                press up onto your toes. Use the whole way; short quick pulses are mostly noise.
                """),
        CatalogueExercise(
            key: "calf-raise", name: "Calf Raise", aliases: ["bodyweight calf raise", "heel raise"], load: .bodyweight,
            equipment: .none, mechanic: .isolation, muscle: .calves, activity: .calisthenicsLight,
            instructions: """
                Stand tall with a hand on a wall, rise onto the balls of your feet, hold for a second and come down \
                slowly. Keep your weight over the big toe rather than rolling outwards.
                """),
    ]
}

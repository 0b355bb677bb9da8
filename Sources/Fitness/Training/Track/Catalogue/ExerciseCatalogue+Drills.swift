extension ExerciseCatalogue {
    /// What warms up and gets out of breath.
    package static let drills: [CatalogueExercise] = [
        CatalogueExercise(
            key: "jumping-jack", name: "Jumping Jack", aliases: ["star jump", "jumping jacks"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .fullBody, secondary: [.calves, .shoulders],
            activity: .calisthenicsVigorous,
            instructions: """
                Jump your feet apart as your arms swing overhead, and jump back together as they come down. Land on \
                the balls of your feet with soft knees, or step from side to side if you mustn't jump.
                """),
        CatalogueExercise(
            key: "march-in-place", name: "March in Place", aliases: ["marching"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .fullBody, secondary: [.hipFlexors, .calves], activity: .calisthenicsLight,
            instructions: """
                March on the spot, lifting your knees to hip height and swinging your arms. Stand tall as you do so; \
                it warms you up better than a shuffle with hanging shoulders.
                """),
        CatalogueExercise(
            key: "high-knees", name: "High Knees", aliases: ["running in place"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hipFlexors, secondary: [.quadriceps, .calves], activity: .calisthenicsVigorous,
            instructions: """
                Run on the spot and bring each knee up to hip height, arms pumping. Stay light on the front of your \
                feet and lean slightly forward, not back.
                """),
        CatalogueExercise(
            key: "butt-kick", name: "Butt Kick", aliases: ["heel flick"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hamstrings, secondary: [.calves], activity: .calisthenicsVigorous,
            instructions: """
                Jog on the spot and flick your heels up towards your seat with your knees pointing down. Keep the \
                steps small and quick rather than stamping.
                """),
        CatalogueExercise(
            key: "fast-feet", name: "Fast Feet", aliases: ["quick feet"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .calves, secondary: [.quadriceps], activity: .calisthenicsVigorous,
            instructions: """
                Stand in a low, wide stance and patter your feet on the spot as quickly as you can. Stay low the \
                whole time, since standing up slows your feet.
                """),
        CatalogueExercise(
            key: "side-shuffle", name: "Side Shuffle", aliases: ["lateral shuffle"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .abductors, secondary: [.quadriceps, .glutes, .calves],
            activity: .calisthenicsVigorous,
            instructions: """
                Bend your knees and take three quick steps to one side, touch the floor, and go back. Your feet come \
                close but never cross, and your chest stays up.
                """),
        CatalogueExercise(
            key: "skater-jump", name: "Skater Jump", aliases: ["skaters", "lateral bound"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .glutes, secondary: [.abductors, .quadriceps, .calves],
            activity: .calisthenicsVigorous,
            instructions: """
                Leap sideways from one foot to the other, letting the free leg swing behind you like a speed skater. \
                Stick each landing for a moment with the knee over the foot before you leap again.
                """),
        CatalogueExercise(
            key: "star-jump", name: "Star Jump", aliases: ["explosive jack"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .fullBody, secondary: [.quadriceps, .shoulders], activity: .hiitVigorous,
            instructions: """
                Crouch, then jump up and spread arms and legs wide in the air like a star, and land with your feet \
                together again. Bend deeply as you land; stiff knees take the blow.
                """),
        CatalogueExercise(
            key: "tuck-jump", name: "Tuck Jump", aliases: ["knee tuck jump"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .quadriceps, secondary: [.hipFlexors, .calves, .abdominals],
            activity: .hiitVigorous,
            instructions: """
                Jump as high as you can and pull your knees up towards your chest, then land softly and get set \
                again. Bring the knees to the chest, not the chest to the knees.
                """),
        CatalogueExercise(
            key: "lunge-jump", name: "Lunge Jump", aliases: ["jumping lunge", "split jump"], kind: .mobility,
            load: .bodyweight, equipment: .none, muscle: .quadriceps, secondary: [.glutes, .calves],
            activity: .calisthenicsVigorous,
            instructions: """
                From a lunge, jump up, switch legs in the air and land in a lunge on the other side. Sink into each \
                landing with an upright body, and return to plain lunges when you start to wobble.
                """),
        CatalogueExercise(
            key: "standing-knee-to-elbow", name: "Standing Knee to Elbow", aliases: ["standing bicycle"],
            kind: .mobility, load: .bodyweight, equipment: .none, muscle: .obliques,
            secondary: [.abdominals, .hipFlexors], activity: .calisthenicsModerate,
            instructions: """
                Stand with your hands at your temples and bring one knee up to meet the opposite elbow, then the \
                other. Lift the knee more than you bend down to it.
                """),
        CatalogueExercise(
            key: "squat-pulse", name: "Squat Pulse", aliases: ["pulse squat"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .quadriceps, secondary: [.glutes], activity: .calisthenicsModerate,
            instructions: """
                Sit into a squat and move up and down by only a hand's width, without ever standing up. Keep the \
                weight on your heels and your chest open, even when your thighs burn.
                """),
        CatalogueExercise(
            key: "wall-sit", name: "Wall Sit", aliases: ["chair hold"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .quadriceps, secondary: [.glutes], activity: .bodyweightResistance,
            instructions: """
                Lean your back against a wall and slide down until your knees are bent to right angles, then hold. \
                Leave your hands off your thighs, and slide up a little if your knees complain.
                """),
        CatalogueExercise(
            key: "dead-hang", name: "Dead Hang", aliases: ["bar hang"], kind: .mobility, load: .bodyweight,
            equipment: .pullUpBar, muscle: .forearms, secondary: [.lats, .shoulders], activity: .bodyweightResistance,
            instructions: """
                Hang from a bar with straight arms and hold on, breathing calmly. Draw your shoulders a little away \
                from your ears instead of hanging in the joints, and step down before your hands slip.
                """),
        CatalogueExercise(
            key: "inchworm", name: "Inchworm", aliases: ["walkout"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hamstrings, secondary: [.shoulders, .abdominals],
            activity: .calisthenicsModerate,
            instructions: """
                Bend down, walk your hands out until you are in a high plank, then walk your feet up to your hands \
                and stand. Bend the knees as much as you need, and keep your belly tight in the plank.
                """),
        CatalogueExercise(
            key: "bear-hold", name: "Bear Hold", aliases: ["bear plank"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .abdominals, secondary: [.shoulders, .quadriceps],
            activity: .calisthenicsModerate,
            instructions: """
                Start on hands and knees, tuck your toes and lift the knees two fingers' width off the floor, then \
                hold. Look down and keep your back flat; the lower the knees, the harder you work.
                """),
        CatalogueExercise(
            key: "arm-circles", name: "Arm Circles", kind: .mobility, load: .bodyweight, equipment: .none,
            muscle: .shoulders, secondary: [.upperBack], activity: .stretchingMild,
            instructions: """
                Stretch your arms out to the sides and draw circles that grow from small to large, then change \
                direction. Keep your shoulders low so that the movement doesn't turn into a shrug.
                """),
        CatalogueExercise(
            key: "leg-swing", name: "Leg Swing", aliases: ["leg swings"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hipFlexors, secondary: [.hamstrings, .glutes], activity: .stretchingMild,
            instructions: """
                Hold on to a wall and swing one leg loosely forward and back, a bit higher each time, then change. \
                Stand tall and let the leg swing from the hip instead of bending your back.
                """),
        CatalogueExercise(
            key: "hip-circle", name: "Hip Circle", aliases: ["hip rotation"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .hipFlexors, secondary: [.glutes, .lowerBack], activity: .stretchingMild,
            instructions: """
                Put your hands on your hips and draw wide slow circles with them, first one way, then the other. Let \
                your head and feet stay where they are.
                """),
        CatalogueExercise(
            key: "torso-twist", name: "Torso Twist", aliases: ["trunk rotation"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .obliques, secondary: [.upperBack], activity: .stretchingMild,
            instructions: """
                Stand with your feet apart and your arms loose, and turn your shoulders from side to side. Turn \
                smoothly without a jerk at the end, heels lifting as they want to.
                """),
        CatalogueExercise(
            key: "ankle-rock", name: "Ankle Rock", aliases: ["ankle mobility"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .calves, activity: .stretchingMild,
            instructions: """
                Kneel on one knee with the other foot in front, and push that knee forward over the toes as far as \
                the heel stays down, then back. Rock gently, and change feet halfway.
                """),
        CatalogueExercise(
            key: "wall-slide", name: "Wall Slide", aliases: ["wall angel"], kind: .mobility, load: .bodyweight,
            equipment: .none, muscle: .shoulders, secondary: [.upperBack, .traps], activity: .stretchingMild,
            instructions: """
                Stand with your back and forearms against a wall, and slide your arms up and down as if making a snow \
                angel. Keep your ribs down; if the lower back leaves the wall, don't reach as high.
                """),
    ]
}

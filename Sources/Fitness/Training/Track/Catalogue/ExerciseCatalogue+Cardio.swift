extension ExerciseCatalogue {
    /// On foot, on wheels and on machines.
    package static let cardio: [CatalogueExercise] = [
        CatalogueExercise(
            key: "running", name: "Running", aliases: ["run", "road running", "outdoor run"], kind: .cardio,
            equipment: .none, muscle: .heart, secondary: [.quadriceps, .hamstrings, .calves],
            activity: .running9KilometersAnHour,
            instructions: """
                Run with short, quick steps, your feet landing below your hips and your arms swinging loosely. Go at \
                a pace at which you could still speak a sentence most of the time; starting too fast spoils more runs \
                than anything else.
                """),
        CatalogueExercise(
            key: "jogging", name: "Jogging", aliases: ["jog", "easy run"], kind: .cardio, equipment: .none,
            muscle: .heart, secondary: [.quadriceps, .calves], activity: .jogging,
            instructions: """
                Run slowly enough to chat, with relaxed shoulders and small steps. If you are out of breath, walk a \
                minute instead of pushing through: easy is what makes it work.
                """),
        CatalogueExercise(
            key: "treadmill-running", name: "Treadmill Running", aliases: ["treadmill run", "indoor running"],
            kind: .cardio, equipment: .treadmill, muscle: .heart, secondary: [.quadriceps, .hamstrings, .calves],
            activity: .running9KilometersAnHour,
            instructions: """
                Start the belt at a walk, raise the speed step by step, and run upright in the middle of it. Let go \
                of the handrails, because holding on bends you and saves effort that the display still counts.
                """),
        CatalogueExercise(
            key: "trail-running", name: "Trail Running", aliases: ["cross country running"], kind: .cardio,
            equipment: .none, muscle: .heart, secondary: [.quadriceps, .calves, .glutes],
            activity: .crossCountryRunning,
            instructions: """
                Run on paths and hills with your eyes a few steps ahead and your strides short over roots and stones. \
                Walk the steep bits without shame, and go by time rather than pace.
                """),
        CatalogueExercise(
            key: "intervals", name: "Interval Running", aliases: ["sprint intervals", "speed work"], kind: .cardio,
            equipment: .none, muscle: .heart, secondary: [.quadriceps, .hamstrings, .calves],
            activity: .running11KilometersAnHour,
            instructions: """
                After ten easy minutes, alternate fast stretches of half a minute to three minutes with as much \
                jogging. Run the last one as fast as the first; if you can't, you went out too hard.
                """),
        CatalogueExercise(
            key: "walking", name: "Walking", aliases: ["walk", "stroll"], kind: .cardio, equipment: .none,
            muscle: .heart, secondary: [.calves, .glutes], activity: .walking5KilometersAnHour,
            instructions: """
                Walk upright with your eyes ahead and your arms swinging, rolling from heel to toe. Leave the phone \
                in the pocket, as looking down tires the neck before the legs.
                """),
        CatalogueExercise(
            key: "brisk-walking", name: "Brisk Walking", aliases: ["power walking", "fast walk"], kind: .cardio,
            equipment: .none, muscle: .heart, secondary: [.calves, .glutes], activity: .walking6KilometersAnHour,
            instructions: """
                Walk as if you were late, with bent elbows and quick steps. Take more steps rather than longer ones, \
                which only brake you.
                """),
        CatalogueExercise(
            key: "treadmill-walking", name: "Incline Treadmill Walk",
            aliases: ["treadmill walk", "incline walk", "12 3 30"], kind: .cardio, equipment: .treadmill,
            muscle: .heart, secondary: [.glutes, .calves, .hamstrings], activity: .hillWalking,
            instructions: """
                Set the treadmill to a slope and walk briskly with your whole foot on the belt. Lower the slope if \
                you have to hold on to the rails.
                """),
        CatalogueExercise(
            key: "nordic-walking", name: "Nordic Walking", aliases: ["pole walking"], kind: .cardio, equipment: .other,
            muscle: .heart, secondary: [.triceps, .lats, .calves], activity: .nordicWalking,
            instructions: """
                Walk with long strides and push yourself forward with a pole on the opposite side at every step, \
                opening the hand behind you. Plant the poles slanting back, not upright in front of your feet.
                """),
        CatalogueExercise(
            key: "hiking", name: "Hiking", aliases: ["hike", "trekking"], kind: .cardio, equipment: .none,
            muscle: .heart, secondary: [.quadriceps, .glutes, .calves], activity: .hikingCrossCountry,
            instructions: """
                Walk the hills with steady, even steps and a pace you can keep up all day. Take shorter steps \
                downhill with soft knees, and drink before you are thirsty.
                """),
        CatalogueExercise(
            key: "cycling", name: "Cycling", aliases: ["bike ride", "biking", "road cycling"], kind: .cardio,
            equipment: .bicycle, muscle: .heart, secondary: [.quadriceps, .glutes, .hamstrings], activity: .cycling,
            instructions: """
                Set the saddle so that your leg is almost straight at the bottom, and turn the pedals lightly at 80 \
                to 90 rounds a minute. Too high a gear is hard on the knees, so shift down before a hill.
                """),
        CatalogueExercise(
            key: "mountain-biking", name: "Mountain Biking", aliases: ["mtb"], kind: .cardio, equipment: .bicycle,
            muscle: .heart, secondary: [.quadriceps, .glutes, .forearms], activity: .mountainBiking,
            instructions: """
                Ride standing on level pedals with bent elbows and knees where it gets rough, and look where you want \
                to go. Brake before the bend and not in it.
                """),
        CatalogueExercise(
            key: "indoor-cycling", name: "Indoor Cycling",
            aliases: ["stationary bike", "exercise bike", "turbo trainer", "bike"], kind: .cardio, equipment: .bicycle,
            muscle: .heart, secondary: [.quadriceps, .glutes], activity: .stationaryBike,
            instructions: """
                Adjust saddle and handlebar, warm up with little resistance, then ride at a steady effort or in \
                waves. Keep some resistance on, since spinning against nothing makes you bounce.
                """),
        CatalogueExercise(
            key: "bike-intervals", name: "Bike Intervals", aliases: ["cycling intervals", "hiit bike"], kind: .cardio,
            equipment: .bicycle, muscle: .heart, secondary: [.quadriceps, .glutes], activity: .stationaryBikeHard,
            instructions: """
                On a stationary bike, turn the resistance up until you have to push and ride hard for half a minute \
                to three minutes, then spin easily for as long. Stay seated and quiet above the hips: rocking from \
                side to side only looks fast.
                """),
        CatalogueExercise(
            key: "spinning", name: "Spin Class", aliases: ["spinning", "rpm"], kind: .cardio, equipment: .bicycle,
            muscle: .heart, secondary: [.quadriceps, .glutes, .calves], activity: .spinClass,
            instructions: """
                Follow the climbs and sprints on a stationary bike, seated and standing, with your weight over the \
                pedals. Don't lean on the handlebar; if you must, take some resistance off.
                """),
        CatalogueExercise(
            key: "rowing-machine", name: "Rowing Machine", aliases: ["erg", "rower", "indoor rowing", "rowing"],
            kind: .cardio, equipment: .rower, muscle: .heart, secondary: [.upperBack, .quadriceps, .lats],
            activity: .rowingMachine,
            instructions: """
                Push with your legs, swing back from the hips and then draw the handle to your ribs; come forward in \
                the reverse order. Pulling with the arms before the legs are done is the classic mistake.
                """),
        CatalogueExercise(
            key: "elliptical", name: "Elliptical Trainer", aliases: ["cross trainer", "crosstrainer"], kind: .cardio,
            equipment: .elliptical, muscle: .heart, secondary: [.quadriceps, .glutes], activity: .ellipticalTrainer,
            instructions: """
                Stand upright with your whole feet on the pedals and push and pull the handles along with your steps. \
                Choose enough resistance that you drive the pedals and they don't carry you.
                """),
        CatalogueExercise(
            key: "stair-machine", name: "Stair Machine", aliases: ["stairmaster", "stair climber", "stepper"],
            kind: .cardio, equipment: .machine, muscle: .heart, secondary: [.glutes, .quadriceps, .calves],
            activity: .stairTreadmill,
            instructions: """
                Climb with your whole foot on each step and your body upright, touching the rails only for balance. \
                Hanging on the handles takes the load off the legs that you came to train.
                """),
        CatalogueExercise(
            key: "stair-climbing", name: "Stair Climbing", aliases: ["stairs"], kind: .cardio, equipment: .none,
            muscle: .heart, secondary: [.glutes, .quadriceps, .calves], activity: .stairClimbing,
            instructions: """
                Walk up flights of stairs at an even pace, pressing through the whole foot, and take it easy on the \
                way down. Use the handrail when you are tired rather than rushing the last flight.
                """),
    ]
}

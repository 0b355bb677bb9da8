import Testing

@testable import Fitness

@Suite struct ExerciseSearchTests {
    /// The catalogue as the user sees it, by name.
    private static let catalogue: [Exercise] = ExerciseCatalogue.all.sorted { $0.name < $1.name }.enumerated().map {
        Exercise(
            id: Int64($0), isOwn: false, name: $1.name, kind: $1.kind, load: $1.load, equipment: $1.equipment,
            mechanic: $1.mechanic, primaryMuscle: $1.muscle, secondaryMuscles: $1.secondary,
            metCode: $1.activity.code, metabolicEquivalent: $1.activity.metabolicEquivalent,
            instructions: $1.instructions, isArchived: false)
    }

    @Test func whatIsSimilarTakesThePlaceOfAnExercise() throws {
        let bench = try #require(Self.catalogue.first { $0.name == "Bench Press" })
        let similar = bench.similar(in: Self.catalogue.filter { $0.id != bench.id })
        #expect(similar.count > 4)
        #expect(similar.allSatisfy { $0.primaryMuscle == .chest && $0.measure == .reps })
        #expect(similar.first?.equipment == bench.equipment)
        let first = similar.filter { $0.equipment == bench.equipment }
        #expect(Array(similar.prefix(first.count)) == first, "the same equipment comes first")
        let plank = try #require(Self.catalogue.first { $0.name == "Plank" })
        #expect(!plank.similar(in: [bench]).contains(bench))
    }

    private func names(_ query: String, in exercises: [Exercise] = catalogue) -> [String] {
        ExerciseSearch(query).matches(in: exercises).map(\.name)
    }

    /// The explicit type keeps type checking fast; within the macro it took seconds.
    private static let everydayQueries: [(String, String)] = [
        ("bench", "Bench Press"), ("bench press", "Bench Press"), ("press bench", "Bench Press"),
        ("benchpress", "Bench Press"), ("BENCH PRESS", "Bench Press"), ("bench-press", "Bench Press"),
        ("db press", "Dumbbell Bench Press"), ("db press", "Dumbbell Shoulder Press"),
        ("incline db", "Incline Dumbbell Press"), ("pull up", "Pull-Up"), ("pullup", "Pull-Up"),
        ("pullups", "Pull-Up"), ("pull ups", "Pull-Up"), ("pull-ups", "Pull-Up"), ("chinup", "Chin-Up"),
        ("push up", "Push-Up"), ("pushups", "Push-Up"), ("press ups", "Push-Up"), ("rdl", "Romanian Deadlift"),
        ("RDL", "Romanian Deadlift"), ("db rdl", "Dumbbell Romanian Deadlift"), ("ohp", "Overhead Press"),
        ("military press", "Overhead Press"), ("shoulder press", "Overhead Press"), ("squats", "Squat"),
        ("back squat", "Squat"), ("bulgarian", "Bulgarian Split Squat"), ("deadlift", "Deadlift"),
        ("dead lift", "Deadlift"), ("romanian dead lift", "Romanian Deadlift"), ("hex bar", "Trap Bar Deadlift"),
        ("bicep curl", "Barbell Curl"), ("biceps curls", "Dumbbell Curl"), ("hammer", "Hammer Curl"),
        ("tricep pushdown", "Triceps Pushdown"), ("skullcrusher", "Skull Crusher"),
        ("skull crushers", "Skull Crusher"), ("lat pull down", "Lat Pulldown"), ("pulldown", "Lat Pulldown"),
        ("row", "Barbell Row"), ("bent over row", "Barbell Row"), ("tbar row", "T-Bar Row"),
        ("t bar", "T-Bar Row"), ("dips", "Dip"), ("lateral raises", "Lateral Raise"),
        ("side raise", "Lateral Raise"),
        ("rear delt", "Rear Delt Fly"), ("flyes", "Dumbbell Fly"), ("cable crossover", "Cable Fly"),
        ("leg extensions", "Leg Extension"), ("hamstring curl", "Lying Leg Curl"), ("calf", "Calf Raise"),
        ("calf raises", "Calf Raise"), ("hip thrusts", "Hip Thrust"), ("lunges", "Lunge"), ("crunches", "Crunch"),
        ("situps", "Sit-Up"), ("abs", "Ab Wheel Rollout"), ("plank", "Plank"), ("side planks", "Side Plank"),
        ("farmers walk", "Farmer's Walk"), ("farmer's walk", "Farmer's Walk"), ("farmer’s", "Farmer's Walk"),
        ("kb swing", "Kettlebell Swing"), ("burpees", "Burpee"), ("jump rope", "Rope Skipping"),
        ("skipping", "Rope Skipping"), ("run", "Running"), ("treadmill", "Treadmill Running"),
        ("bike", "Indoor Cycling"), ("cycling", "Cycling"), ("rowing", "Rowing Machine"), ("erg", "Rowing Machine"),
        ("swim", "Swimming"), ("soccer", "Football"), ("zumba", "Dance Fitness"), ("walk", "Walking"),
        ("cross trainer", "Elliptical Trainer"), ("stairmaster", "Stair Machine"), ("yoga", "Yoga"),
        ("hike", "Hiking"), ("child's pose", "Child's Pose"), ("90/90", "90/90 Stretch"),
        ("clean & jerk", "Clean and Jerk"), ("pláňk", "Plank"), ("  squat ", "Squat"),
    ]

    @Test(arguments: everydayQueries)
    func everydayQueriesFindTheirExerciseAmongTheFirstThree(query: String, name: String) {
        #expect(names(query).prefix(3).contains(name), "\(names(query).prefix(5))")
    }

    @Test(arguments: [
        ("benhc", "Bench Press"), ("sqaut", "Squat"), ("deadlfit", "Deadlift"), ("benc press", "Bench Press"),
        ("bnech presss", "Bench Press"), ("latt pulldwon", "Lat Pulldown"), ("dedlift", "Deadlift"),
        ("plnak", "Plank"), ("overhaed press", "Overhead Press"), ("currl", "Barbell Curl"),
    ])
    func oneSlipAWordIsForgiven(query: String, name: String) {
        #expect(names(query).prefix(3).contains(name), "\(names(query).prefix(5))")
    }

    @Test(arguments: ["rwo", "bnehcc", "xyzzy", "qsuta"])
    func whatIsFurtherOffIsNotFound(query: String) {
        #expect(names(query).isEmpty)
    }

    /// Used exercises rank first, but below an exact name match, and below name matches if they only train that muscle.
    @Test func usedExercisesRankFirst() {
        let used = Self.catalogue.filter { ["Front Squat", "Leg Press"].contains($0.name) }
        let found = ExerciseSearch("squat").matches(in: Self.catalogue, used: used).map(\.name)
        #expect(found.prefix(2) == ["Squat", "Front Squat"])
        let legs = ExerciseSearch("leg").matches(in: Self.catalogue, used: used).map(\.name)
        #expect(legs.first == "Leg Press")
        #expect(names("leg").first != "Leg Press")
    }

    @Test func theVeryNameComesFirstThenTheBeginning() {
        #expect(names("squat").first == "Squat")
        #expect(names("plank").prefix(2) == ["Plank", "Plank Jack"])
        #expect(names("dip").first == "Dip")
        #expect(names("running").first == "Running")
    }

    @Test func musclesAndEquipmentComeAfterNames() throws {
        let chest = names("chest")
        let called = chest.lastIndex { $0.contains("Chest") }
        let trained = try #require(chest.firstIndex(of: "Bench Press"))
        #expect(try #require(called) < trained)
        // Exercises with the chest as primary muscle rank before those with it as secondary muscle.
        #expect(try #require(chest.firstIndex(of: "Push-Up")) < #require(chest.firstIndex(of: "Bench Dip")))
        #expect(names("hamstrings barbell").contains("Romanian Deadlift"))
        #expect(names("quads machine").first == "Hack Squat")
        #expect(names("cardio pool").prefix(2) == ["Breaststroke", "Swimming"])
        #expect(names("legs bodyweight").contains("Pistol Squat"))
    }

    @Test func everyWordCounts() {
        #expect(names("bench xyz") == [])
        #expect(names("qqq") == [])
        #expect(names("") == Self.catalogue.map(\.name))
        #expect(names(" -!/ ") == Self.catalogue.map(\.name))
        #expect(names("press") == names("PRESS"))
        #expect(names(String(repeating: "squat ", count: 5000)).first == "Squat")
        #expect(names(String(repeating: "squat", count: 5000)) == [])
    }

    @Test func whatRanksAlikeKeepsItsOrder() {
        let curls = ["Barbell Curl", "Cable Curl", "Concentration Curl", "Dumbbell Curl", "Hammer Curl"]
        #expect(names("curl").prefix(5) == curls[...])
        #expect(names("curl", in: Self.catalogue.reversed()).filter(curls.contains) == curls.reversed())
    }

    @Test func ownExercisesAreFoundByTheirNames() throws {
        var own = try #require(Self.catalogue.first { $0.name == "Romanian Deadlift" })
        own = Exercise(
            id: 999, isOwn: true, name: "Romanian Deadlift", kind: .strength, load: .external, equipment: .other,
            mechanic: nil, primaryMuscle: .fullBody, secondaryMuscles: [], metCode: nil, metabolicEquivalent: 3.5,
            instructions: "", isArchived: false)
        #expect(names("romanian", in: [own]) == ["Romanian Deadlift"])
        // The catalogue's alternative names apply only to the catalogue's exercises.
        #expect(names("rdl", in: [own]) == [])
        own.name = "Übung – Ölpresse"
        for query in ["ubung", "olpresse", "ÜBUNG", "öl", "ubung-olpresse"] {
            #expect(names(query, in: [own]).count == 1)
        }
        own.name = "Приседания"
        #expect(names("приседания", in: [own]).count == 1)
    }
}

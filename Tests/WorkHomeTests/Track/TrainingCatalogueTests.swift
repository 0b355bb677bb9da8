import Foundation
import Support
import Testing

@testable import Fitness

@Suite struct TrainingCatalogueTests {
    @Test func theBuiltInCatalogueHasNoMistake() {
        #expect(TrainingCatalogue.builtIn.mistake == nil)
    }

    @Test func theProgramHoldsTheFolderByteForByte() throws {
        let folder = URL(filePath: Repository.root).appending(path: "Sources/Fitness/Catalogue")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
        let files = embeddedFiles()
        #expect(Set(paths) == Set(files.keys))
        for (path, bytes) in files {
            #expect(try Data(contentsOf: folder.appending(path: path)).elementsEqual(bytes), "\(path)")
        }
    }

    @Test func anExerciseIsItsFieldsAndItsParagraph() throws {
        let catalogue = TrainingCatalogue(Self.bytes(Self.files))
        #expect(catalogue.mistake == nil)
        #expect(catalogue.exercises.map(\.key) == ["squat", "march", "plank"])
        let squat = try #require(catalogue.exercises.first)
        #expect(squat.name == "Squat: Café" && squat.aliases == ["back squat", "squats"])
        #expect(squat.kind == .strength && squat.load == .external && squat.mechanic == .compound)
        #expect(
            squat.equipment == .pullUpBar && squat.muscle == .quadriceps && squat.secondary == [.upperBack, .glutes])
        #expect(squat.activity == CompendiumActivity(code: "02052", metabolicEquivalent: 5.5))
        #expect(squat.instructions == "Go down: slowly. Come up.")
        let march = catalogue.exercises[1]
        #expect(march.kind == .cardio && march.load == .bodyweight && march.mechanic == nil && march.aliases == [])
        #expect(march.instructions == "March.")
    }

    @Test func aPlanIsItsFieldsItsParagraphAndItsLists() throws {
        let plan = try #require(TrainingCatalogue(Self.bytes(Self.files)).plans.first)
        let steps: [LibraryPlanExercise] = [
            .init(key: "march", amount: .seconds(30), restSeconds: 5),
            .init(key: "squat", amount: .reps(5), restSeconds: 180),
            .init(key: "squat", amount: .reps(5), restSeconds: 180),
            .init(key: "plank", amount: .seconds(45), restSeconds: 0),
        ]
        #expect(
            plan
                == LibraryPlan(
                    key: "legs", name: "Legs", summary: "Legs first, legs last.", focus: .strength, level: .beginner,
                    goals: [.buildMuscle, .stayFit], rounds: 1, exercises: steps))
    }

    @Test func linesMayEndAsOnAnotherSystem() {
        let catalogue = TrainingCatalogue(Self.bytes(Self.files.mapValues { $0.replacing("\n", with: "\r\n") }))
        #expect(catalogue.mistake == nil && catalogue.exercises.count == 3)
        #expect(catalogue.exercises.first?.instructions == "Go down: slowly. Come up.")
    }

    /// The explicit type keeps type checking fast.
    private static let mistakes: [(path: String, right: String, wrong: String, mistake: String)] = [
        (
            "exercises/1.txt", "upper back", "uper back",
            "7: “uper back” is none of chest, lats, upper back, lower back, "
        ),
        ("exercises/1.txt", "pull up bar", "pullup", "5: “pullup” is none of none, barbell, "),
        ("exercises/1.txt", "mechanic: compound", "mechanic: ", "6: “mechanic:” is not “label: value”"),
        ("exercises/1.txt", "glutes", "glutes,", "7: “” is none of chest, "),
        ("exercises/1.txt", "activity: squats", "activity: squat", "8: activities.txt has no “squat”"),
        ("exercises/1.txt", "equipment:", "equipement:", "5: unknown field “equipement”"),
        ("exercises/1.txt", "equipment:", "key:", "5: “key” is there twice"),
        ("exercises/1.txt", "key: squat\n", "", "3: “Squat: Café” has no “key”"),
        ("exercises/1.txt", "Go down: slowly.\nCome up.", "", "3: “Squat: Café” has no text below its fields"),
        ("exercises/1.txt", "slowly.\n", "slowly.\n\n", "13: a second paragraph: is this a name that lacks its “# ”?"),
        ("exercises/1.txt", "# Squat", "#Squat", "3: “#Squat: Café” is not “# name”, or below it “## section”"),
        ("exercises/1.txt", "Come up.", "## Come up", "12: unknown section “Come up”"),
        ("exercises/2.txt", "march", "squat", "1: “squat” is there twice"),
        ("exercises/2.txt", "# March", "# squat: Café", "1: “squat: Café” is there twice"),
        ("exercises/2.txt", "kind: cardio", "kind: run", "4: “run” is none of strength, cardio, mobility"),
        ("exercises/2.txt", "load: bodyweight", "load: body", "3: “body” is none of external, bodyweight"),
        ("activities.txt", "5.5 MET", "5.5", "2: “02052, 5.5, squats” is not a code, its MET and what it is"),
        ("activities.txt", "5.5 MET", "x MET", "2: “02052, x MET, squats” is not a code, its MET and what it is"),
        ("activities.txt", "02052", "2052", "2: “2052, 5.5 MET, squats” is not a code, its MET and what it is"),
        ("activities.txt", "walking:", "squats:", "3: “squats” is there twice"),
        ("warm-ups-and-cool-downs.txt", "march", "marsh", "2: no exercise has the key “marsh”"),
        ("warm-ups-and-cool-downs.txt", "march: 30 s, rest 5 s\n", "", "1: “easy” has no exercises"),
        ("warm-ups-and-cool-downs.txt", "# end", "# easy", "3: “easy” is there twice"),
        ("warm-ups-and-cool-downs.txt", "# end", "## end", "3: unknown section “end”"),
        ("activities.txt", "walking:", "## walking:", "3: unknown section “walking: 17190, 3.8 MET, walking, calmly”"),
        ("plans/a.txt", "squat: 5", "squats: 5", "13: no exercise has the key “squats”"),
        ("plans/a.txt", "5 reps, rest 180 s", "5 reps", "13: “5 reps” is not like “45 s, rest 15 s” or "),
        ("plans/a.txt", "5 reps, rest 180 s", "0 reps, rest 180 s", "13: “0 reps, rest 180 s” is not like "),
        ("plans/a.txt", "5 reps, rest 180 s", "5 rep, rest 180 s", "13: “5 rep, rest 180 s” is not like "),
        ("plans/a.txt", "warm-up: easy", "warm-up: hard", "7: warm-ups-and-cool-downs.txt has no “hard”"),
        ("plans/a.txt", "warm-up: easy", "cool-down: easy", "15: “cool-down” is there twice"),
        ("plans/a.txt", "## cool-down", "## cool down", "15: unknown section “cool down”"),
        ("plans/b.txt", "## exercises", "## warm-up", "1: “Arms” has no section “exercises”"),
        ("plans/a.txt", "## cool-down", "## exercises", "15: “exercises” is there twice"),
        ("plans/a.txt", "sets: 2", "sets: two", "6: “two” is not a whole number above 0"),
        ("plans/a.txt", "sets: 2", "rounds: 0", "6: “0” is not a whole number above 0"),
        ("plans/a.txt", "stay fit", "be fit", "5: “be fit” is none of lose weight, build muscle, stay fit, "),
        ("plans/a.txt", "focus: strength", "focus: power", "3: “power” is none of strength, hiit, "),
        ("plans/a.txt", "level: beginner", "level: easy", "4: “easy” is none of beginner, intermediate, advanced"),
        ("plans/b.txt", "key: arms", "key: legs", "1: “legs” is there twice"),
        ("plans/b.txt", "# Arms", "# Legs", "1: “Legs” is there twice"),
        ("plans/b.txt", "key: arms\n", "", "1: “Arms” has no “key”"),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsRefusedWithItsPlace(path: String, right: String, wrong: String, mistake: String) throws {
        var files = Self.files
        let text = try #require(files[path])
        try #require(text.contains(right))
        files[path] = text.replacing(right, with: wrong, maxReplacements: 1)
        let found = try #require(TrainingCatalogue(Self.bytes(files)).mistake)
        #expect("\(found)".hasPrefix("Catalogue/\(path):\(mistake)"), "\(found)")
    }

    @Test func aFileThatNobodyReadsIsRefused() {
        let catalogue = TrainingCatalogue(Self.bytes(Self.files.merging(["exercise/3.txt": ""]) { $1 }))
        #expect(catalogue.mistake.map { "\($0)" } == "Catalogue/exercise/3.txt:1: unknown file")
    }

    @Test func aFileInAnotherEncodingIsRefused() {
        var files = Self.bytes(Self.files)
        files["exercises/2.txt"]?.append(0xE9)
        #expect(
            TrainingCatalogue(files).mistake.map { "\($0)" } == "Catalogue/exercises/2.txt:19: this is not UTF-8")
    }

    private static func bytes(_ files: [String: String]) -> [String: [UInt8]] {
        files.mapValues { Array($0.utf8) }
    }

    private static let files = [
        "activities.txt": """
        # Activities
        squats: 02052, 5.5 MET, squats
        walking: 17190, 3.8 MET, walking, calmly
        """,
        "exercises/1.txt": """
        Exercises of legs.

        # Squat: Café
        key: squat
        equipment: pull up bar
        mechanic: compound
        muscles: quadriceps, upper back, glutes
        activity: squats
        also: back squat, squats

        Go down: slowly.
        Come up.
        """,
        "exercises/2.txt": """
        # March
        key: march
        load: bodyweight
        kind: cardio
        equipment: none
        muscles: heart
        activity: walking

        March.

        # Plank
        key: plank
        kind: mobility
        equipment: none
        muscles: abdominals
        activity: walking

        Hold it.

        """,
        "warm-ups-and-cool-downs.txt": """
        # easy
        march: 30 s, rest 5 s
        # end
        plank: 45 s, rest 0 s
        """,
        "plans/a.txt": """
        # Legs
        key: legs
        focus: strength
        level: beginner
        goals: build muscle, stay fit
        sets: 2
        warm-up: easy

        Legs first,
        legs last.

        ## exercises
        squat: 5 reps, rest 180 s

        ## cool-down
        plank: 45 s, rest 0 s
        """,
        "plans/b.txt": """
        # Arms
        key: arms
        focus: core
        level: advanced
        goals: stay fit
        rounds: 3

        Hold on.

        ## exercises
        plank: 45 s, rest 15 s
        """,
    ]
}

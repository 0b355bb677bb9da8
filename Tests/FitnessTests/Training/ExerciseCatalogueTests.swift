import Testing

@testable import Fitness

@Suite struct ExerciseCatalogueTests {
    private let all = ExerciseCatalogue.all

    @Test func keysAndNamesAreUnique() {
        #expect(Set(all.map(\.key)).count == all.count)
        #expect(Set(all.map { $0.name.lowercased() }).count == all.count)
        for exercise in all {
            #expect(exercise.key.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(exercise.key)")
            #expect(exercise.name.wholeMatch(of: /[A-Z0-9][A-Za-z0-9 '\/\-]+/) != nil, "\(exercise.name)")
        }
    }

    @Test func everythingCommonIsThere() {
        func count(_ kind: ExerciseKind) -> Int { all.count { $0.kind == kind } }
        #expect(count(.strength) >= 105 && count(.cardio) >= 22 && count(.mobility) >= 45)
        for muscle in Muscle.allCases { #expect(all.contains { $0.muscle == muscle }, "\(muscle)") }
        for equipment in Equipment.allCases { #expect(all.contains { $0.equipment == equipment }, "\(equipment)") }
        let kept = ["Bench Press": "bench-press", "Squat": "squat", "Pull-Up": "pull-up", "Running": "running"]
        for (name, key) in kept { #expect(all.contains { $0.name == name && $0.key == key }) }
    }

    @Test func everyEnergyIsTheCompendiums() {
        for exercise in all {
            let activity = exercise.activity
            #expect(Self.compendium[activity.code] == activity.metabolicEquivalent, "\(exercise.name)")
        }
        #expect(Set(all.map(\.activity.code)) == Set(Self.compendium.keys))
    }

    @Test func everyHowToSaysHowInSentencesOfItsOwn() {
        var sentences = Set<Substring>()
        for exercise in all {
            let own = exercise.instructions.split { ".;:".contains($0) }
            #expect(exercise.instructions.matches(of: /[a-z\/0-9)]\.( |$)/).count >= 2, "\(exercise.name)")
            #expect((90...360).contains(exercise.instructions.count), "\(exercise.name)")
            #expect(exercise.instructions.hasSuffix(".") && !exercise.instructions.contains("  "))
            for sentence in own where sentence.count > 30 {
                #expect(sentences.insert(sentence).inserted, "\(exercise.name): \(sentence)")
            }
        }
    }

    @Test func whatIsSaidOfAnExerciseAgrees() {
        for exercise in all {
            #expect((exercise.mechanic != nil) == (exercise.kind == .strength), "\(exercise.name)")
            #expect(Set(exercise.secondary + [exercise.muscle]).count == exercise.secondary.count + 1)
            // Without equipment the load can only be the body.
            if exercise.equipment == .none, exercise.kind == .strength { #expect(exercise.load == .bodyweight) }
            if [.barbell, .dumbbell, .cable].contains(exercise.equipment), exercise.key != "inverted-row" {
                #expect(exercise.load == .external, "\(exercise.name)")
            }
        }
    }

    /// Codes and values of the 2024 Adult Compendium of Physical Activities, copied from its tables.
    private static let compendium: [String: Double] = [
        "01009": 8.5, "01014": 7, "01200": 6.8, "01232": 10.3, "01270": 9, "02000": 7.3, "02020": 7.5, "02022": 3.8,
        "02024":
            2.8, "02035": 5, "02040": 7.5, "02048": 5, "02050": 6, "02052": 5, "02054": 3.5, "02056": 3,
        "02057":
            6.5, "02058": 9.8, "02065": 9.3, "02068": 11, "02070": 7.3, "02101": 2.3, "02105": 2.8, "02120": 5.3,
        "02150": 2.3, "02160": 4, "02214": 11, "02310": 6.5, "03030": 5.5, "12020": 7.5, "12045": 9,
        "12070":
            11, "12140": 9.3, "15030": 5.5, "15055": 7.5, "15110": 5.8, "15457": 7.3, "15537": 5.8, "15591": 7.5,
        "15610": 7, "15675": 6.8, "17034": 5.3, "17080": 6, "17131": 6.8, "17190": 3.8, "17200": 4.8,
        "17302":
            4.3, "18240": 5.8, "18265": 5.3, "18300": 6,
    ]
}

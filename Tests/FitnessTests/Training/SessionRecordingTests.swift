import Samples
import Testing

@testable import Fitness

@Suite struct SessionRecordingTests {
    private func recording(
        _ id: Int64, at start: Int64, _ seconds: Int, _ family: ExerciseFamily = .onFoot, distance: Bool = false,
        energy: Bool = false, _ standing: SessionRecording.Standing = .free
    ) -> SessionRecording {
        SessionRecording(
            id: id, family: family, startedAt: start, seconds: seconds, hasDistance: distance, hasEnergy: energy,
            externalID: "\(id)", standing: standing)
    }

    private func shown(_ recordings: SessionRecording...) -> [Int64: Int64] { SessionRecording.shown(of: recordings) }

    @Test func halfOfTheShorterIsTheSame() {
        #expect(shown(recording(1, at: 0, 1_800), recording(2, at: 60, 1_680)) == [1: 1, 2: 1])
        #expect(shown(recording(1, at: 0, 1_800), recording(2, at: 1_500, 600)) == [1: 1, 2: 1])
        #expect(shown(recording(1, at: 0, 1_800), recording(2, at: 1_501, 600)) == [1: 1, 2: 2])
        #expect(shown(recording(1, at: 0, 1_800), recording(2, at: 0, 1_800, .ride)) == [1: 1, 2: 2])
        #expect(shown(recording(1, at: 0, 60, .other(3)), recording(2, at: 0, 60, .other(3))) == [1: 1, 2: 1])
        #expect(shown(recording(1, at: 0, 60, .other(3)), recording(2, at: 0, 60, .other(4))) == [1: 1, 2: 2])
    }

    @Test func theRicherIsShown() {
        #expect(shown(recording(1, at: 0, 900), recording(2, at: 0, 600, distance: true)) == [1: 2, 2: 2])
        #expect(
            shown(recording(1, at: 0, 900, energy: true), recording(2, at: 0, 600, distance: true)) == [1: 2, 2: 2])
        #expect(shown(recording(1, at: 0, 900), recording(2, at: 0, 600, energy: true)) == [1: 2, 2: 2])
        #expect(shown(recording(1, at: 0, 900), recording(2, at: 0, 901)) == [1: 2, 2: 2])
        #expect(shown(recording(1, at: 1, 900), recording(2, at: 0, 900)) == [1: 2, 2: 2])
        #expect(
            shown(recording(1, at: 0, 600, .onFoot, .fixed), recording(2, at: 0, 900, distance: true)) == [1: 1, 2: 1])
        #expect(shown(recording(1, at: 0, 600, .onFoot, .apart), recording(2, at: 0, 900)) == [1: 1, 2: 2])
    }

    /// In any order, no two shown ones are the same session, and each other one is the same as its shown one.
    @Test(arguments: 1...UInt64(Soak.amount(short: 20, long: 400)))
    func theOrderDoesNotMatter(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let families: [ExerciseFamily] = [.onFoot, .onFoot, .ride]
        let all = (1...Int64.random(in: 2...40, using: &random)).map { id in
            recording(
                id, at: .random(in: 0...20_000, using: &random), .random(in: 1...4_000, using: &random),
                families[Int(id) % 3], distance: .random(using: &random), energy: .random(using: &random))
        }
        let found = SessionRecording.shown(of: all)
        #expect(SessionRecording.shown(of: all.shuffled(using: &random)) == found)
        func isSame(_ one: SessionRecording, _ other: SessionRecording) -> Bool {
            // Second by second.
            let seconds = Set(one.startedAt..<one.startedAt + Int64(one.seconds))
            let both = seconds.intersection(other.startedAt..<other.startedAt + Int64(other.seconds)).count
            return one.family == other.family && both * 2 >= min(one.seconds, other.seconds)
        }
        let shown = all.filter { found[$0.id] == $0.id }
        for one in shown { for other in shown where one.id < other.id { #expect(!isSame(one, other)) } }
        for one in all where found[one.id] != one.id {
            #expect(shown.contains { $0.id == found[one.id] && isSame($0, one) })
        }
    }

    @Test func aTenthOfTheLongerMayBeTheSame() {
        #expect(SessionRecording.mayBeSame(1_800, 1_620) && SessionRecording.mayBeSame(1_620, 1_800))
        #expect(!SessionRecording.mayBeSame(1_800, 1_619) && !SessionRecording.mayBeSame(1_619, 1_800))
    }

    @Test func theCatalogueHasFamilies() {
        func family(_ code: String, isOwn: Bool = false, _ kind: ExerciseKind = .cardio) -> ExerciseFamily {
            Exercise(
                id: 7, isOwn: isOwn, name: "", kind: kind, load: .external, equipment: .none, mechanic: nil,
                primaryMuscle: .heart, secondaryMuscles: [], metCode: code, metabolicEquivalent: 5, instructions: "",
                isArchived: false
            ).family
        }
        let codes = Dictionary(
            uniqueKeysWithValues: ExerciseCatalogue.all.filter { $0.kind == .cardio }.map { ($0.key, $0.activity.code) })
        for (families, keys) in [
            (ExerciseFamily.onFoot, ["running", "treadmill-running", "trail-running", "walking", "hiking"]),
            (.ride, ["cycling", "mountain-biking", "indoor-cycling", "spinning"]),
            (.swim, ["swimming", "open-water-swimming"]), (.other(7), ["rowing-machine", "elliptical", "tennis"]),
        ] {
            for key in keys { #expect(family(codes[key] ?? "") == families, "\(key)") }
        }
        #expect(family("12020", isOwn: true) == .other(7) && family("02054", .strength) == .strength)
    }
}

import Samples
import Testing

@testable import Fitness

@Suite struct SessionRecordingTests {
    private struct Recording: SessionRecording {
        let id: Int64
        let family: ExerciseFamily
        let startedAt: Int64
        let durationSeconds: Int
        let distanceMeters: Double?
        let energyKilocalories: Int?
        var externalID: String { "\(id)" }
    }

    private func recording(
        _ id: Int64, at start: Int64, _ seconds: Int, _ family: ExerciseFamily = .onFoot, distance: Bool = false,
        energy: Bool = false
    ) -> Recording {
        Recording(
            id: id, family: family, startedAt: start, durationSeconds: seconds, distanceMeters: distance ? 5_000 : nil,
            energyKilocalories: energy ? 300 : nil)
    }

    private func shown(_ recordings: Recording..., beside fixed: [Recording] = []) -> [Int64: Int64] {
        shown(of: recordings, beside: fixed)
    }

    private func shown(of recordings: [Recording], beside fixed: [Recording] = []) -> [Int64: Int64] {
        var found: [Int64: Int64] = [:]
        for session in Recording.sessions(of: recordings, beside: fixed) {
            for recording in session { found[recording.id] = session[0].id }
        }
        return found
    }

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
        let fixed = recording(1, at: 0, 600)
        #expect(shown(recording(2, at: 0, 900, distance: true), beside: [fixed]) == [1: 1, 2: 1])
        #expect(shown(beside: [fixed, recording(2, at: 0, 900)]) == [1: 1, 2: 2])
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
        let found = shown(of: all)
        #expect(shown(of: all.shuffled(using: &random)) == found)
        func isSame(_ one: Recording, _ other: Recording) -> Bool {
            // Second by second.
            let seconds = Set(one.startedAt..<one.startedAt + Int64(one.durationSeconds))
            let both = seconds.intersection(other.startedAt..<other.startedAt + Int64(other.durationSeconds)).count
            return one.family == other.family && both * 2 >= min(one.durationSeconds, other.durationSeconds)
        }
        let leaders = all.filter { found[$0.id] == $0.id }
        for one in leaders { for other in leaders where one.id < other.id { #expect(!isSame(one, other)) } }
        for one in all where found[one.id] != one.id {
            #expect(leaders.contains { $0.id == found[one.id] && isSame($0, one) })
        }
    }

    @Test func theCatalogueHasFamilies() {
        func family(_ code: String, isOwn: Bool = false) -> ExerciseFamily {
            Exercise(
                id: 7, isOwn: isOwn, name: "", kind: .cardio, load: .external, equipment: .none, mechanic: nil,
                primaryMuscle: .heart, secondaryMuscles: [], metCode: code, metabolicEquivalent: 5, instructions: "",
                isArchived: false
            ).family
        }
        let codes = Dictionary(
            uniqueKeysWithValues: ExerciseCatalogue.all.filter { $0.kind == .cardio }.map { ($0.key, $0.activity.code) }
        )
        for (families, keys) in [
            (ExerciseFamily.onFoot, ["running", "treadmill-running", "trail-running", "walking", "hiking"]),
            (.ride, ["cycling", "mountain-biking", "indoor-cycling", "spinning"]),
            (.swim, ["swimming", "open-water-swimming"]), (.other(7), ["rowing-machine", "elliptical", "tennis"]),
        ] {
            for key in keys { #expect(family(codes[key] ?? "") == families, "\(key)") }
        }
        #expect(family("12020", isOwn: true) == .other(7))
    }
}

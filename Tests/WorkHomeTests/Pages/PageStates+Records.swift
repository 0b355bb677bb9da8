@testable import Fitness
@testable import Models
@testable import TrainingPages
@testable import Web

extension PageStates {
    mutating func addRecords(_ visit: MemberVisit) async throws {
        let (latest, bests) = try await visit.read { database, user in
            (
                try user.training.latestImprovements(database, limit: RecordsPage.latestCount),
                try user.training.exerciseBests(database, limit: 1, offset: 0)
            )
        }
        for count in [1, RecordsPage.exerciseCount + 1] {
            let bests = bests.flatMap { Array(repeating: $0, count: count) }
            add(RecordsPage(units: Units(), today: visit.today, latest: latest, bests: bests, skipped: 0), visit)
        }
        for exercise in try await visit.read({ try $1.training.exercises($0) }) {
            for kind in [nil, RecordKind.oneRepMax] { try await addRecords(of: exercise, kind: kind, visit) }
        }
    }

    private mutating func addRecords(of exercise: Exercise, kind: RecordKind?, _ visit: MemberVisit) async throws {
        let records = try await visit.read { database, user in
            try ExerciseRecords(database, user, exercise: exercise.id, kind: kind, skipped: 0)
        }
        add(
            ExerciseRecordsPage(
                exercise: exercise, kind: kind, records: records, units: Units(), today: visit.today), visit)
    }
}

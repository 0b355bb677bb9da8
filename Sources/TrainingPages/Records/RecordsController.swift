import Fitness
import HTTP
import Models
import Texts
import Web

package enum RecordsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let skipped = visit.request.query.skipped()
        let page = try await visit.read { database, user in
            RecordsPage(
                units: user.units, today: visit.today,
                latest: skipped == 0
                    ? try user.training.latestImprovements(database, limit: RecordsPage.latestCount) : [],
                bests: try user.training.exerciseBests(database, limit: RecordsPage.exerciseCount + 1, offset: skipped),
                skipped: skipped)
        }
        return try visit.page(page, title: CommonTexts.records, destination: .records)
    }

    package static func show(_ visit: MemberVisit, exercise id: Int) async throws -> Response {
        let kind = visit.request.query["kind"].flatMap(RecordKind.init(rawValue:))
        let skipped = kind == nil ? 0 : visit.request.query.skipped()
        let page = try await visit.read { database, user in
            let exercise = try user.training.exercise(database, id: Int64(id)).orNotFound()
            let family = kind == nil ? CardioFamily(exercise) : nil
            return ExerciseRecordsPage(
                exercise: exercise, kind: kind,
                records: try ExerciseRecords(database, user, exercise: exercise.id, kind: kind, skipped: skipped),
                family: try family.map { (name: $0.name, records: try user.training.familyRecords(database, of: $0)) },
                units: user.units, today: visit.today)
        }
        return try visit.page(page, title: page.exercise.name, destination: .records)
    }
}

import Fitness
import HTTP
import Models
import Texts
import Web

package enum AnalyzeController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (today, query) = (visit.today, visit.request.query)
        let words = query.searchWords
        let skipped = query.skipped()
        let page = try await visit.read { database, user in
            let all = try user.analysis.analyzedExercises(database)
            let found = words.isEmpty ? all : matches(words, in: all)
            let shown = found.dropFirst(skipped).prefix(AnalyzePage.pageSize)
            return AnalyzePage(
                today: today, unit: user.units.weight,
                latestWeight: try user.weights.latestWeightRecords(database, limit: 1).first, words: words,
                exercises: try shown.map {
                    ExerciseRow(
                        analyzed: $0, course: try user.analysis.sparklineValues(database, of: $0.exercise), today: today
                    )
                },
                count: (all.count, found.count),
                nextSkipped: found.count > skipped + shown.count ? skipped + shown.count : nil,
                trackables: try user.training.trackables(database),
                training: try user.analysis.trainingYear(database, today.components.year),
                firstWeekday: user.firstWeekday)
        }
        return try visit.page(page, title: CommonTexts.analyze, destination: .analyze)
    }

    private static func matches(_ words: String, in all: [AnalyzedExercise]) -> [AnalyzedExercise] {
        let known = Dictionary(uniqueKeysWithValues: all.map { ($0.exercise.id, $0) })
        return ExerciseSearch(words).matches(in: all.map(\.exercise)).compactMap { known[$0.id] }
    }
}

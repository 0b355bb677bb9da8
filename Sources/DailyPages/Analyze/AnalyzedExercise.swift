import Charts
import Fitness
import Forms
import GRDB
import Models
import ViewKit

extension User {
    /// The values of an exercise's last days that tell most about it, oldest first.
    func recentCourse(_ database: Database, of exercise: Exercise) throws -> [Double] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT \((["day"] + ExerciseDay.fields).joined(separator: ", ")) FROM exercise_days
                    WHERE exercise_id = ? AND user_id = ? ORDER BY day DESC LIMIT ?
                    """),
            arguments: [exercise.id, id, ExerciseRow.courseDays])
        var records = HistoryRecords(of: .exercise)
        while let row = try rows.next() { records.append(row) }
        let days = records.map(ExerciseDay.init)
        let estimates = exercise.load == .bodyweight ? [] : days.compactMap(\.oneRepMaxKilograms)
        let repetitions = days.filter { $0.sets > 0 }.map { Double($0.mostRepetitions) }
        let distances = days.filter { $0.cardioMeters > 0 }.map { Double($0.cardioMeters) }
        let durations = days.map { Double($0.cardioSeconds) }
        return ([estimates, repetitions, distances].first { !$0.isEmpty } ?? durations).reversed()
    }
}

/// A line of the list of exercises.
struct ExerciseRow: Sendable {
    static let courseDays = 20

    let analyzed: AnalyzedExercise
    let course: [Double]
    let today: LocalDay

    var title: String { analyzed.exercise.name }
    var path: String { Paths.analysis(of: analyzed.exercise.id) }
    var note: String { analyzed.lastDay.relativeText(today: today) }

    var sparkline: Markup? {
        Sparkline(title: "The last \(CountText.of(course.count, "training day"))", values: course).svg()
            .map(Markup.init(trusted:))
    }
}

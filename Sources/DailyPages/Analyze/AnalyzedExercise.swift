import Charts
import Fitness
import Forms
import GRDB
import Models
import Texts
import ViewKit

extension User.Analysis {
    /// The most telling values of an exercise's last days, oldest first.
    func recentCourse(_ database: Database, of exercise: Exercise) throws -> [Double] {
        // One-rep maxes, reps, distances, durations: the first of these that has any values is used.
        var courses = [[Double]](repeating: [], count: 4)
        try RowReader.forEach(
            database,
            """
            SELECT one_rep_max_kilograms, iif(sets > 0, most_repetitions, NULL),
                iif(cardio_meters > 0, cardio_meters, NULL), cardio_seconds FROM exercise_days
            WHERE exercise_id = ? AND user_id = ? ORDER BY day DESC LIMIT ?
            """, [exercise.id, user.id, ExerciseRow.courseDays]
        ) { row in
            for column in courses.indices {
                let value = try row.next(Double?.self)
                guard let value, column > 0 || exercise.load != .bodyweight else { continue }
                courses[column].append(value)
                // Those behind it tell less.
                return
            }
        }
        return (courses.first { !$0.isEmpty } ?? []).reversed()
    }
}

struct ExerciseRow: Sendable {
    static let courseDays = 20

    let analyzed: AnalyzedExercise
    let course: [Double]
    let today: LocalDay

    var title: String { analyzed.exercise.name }
    var path: String { Paths.analysis(of: analyzed.exercise.id) }
    var note: String { analyzed.lastDay.relativeText(today: today) }

    var sparkline: Markup? {
        Sparkline(title: ExerciseTexts.lastTrainingDays(course.count), values: course).svg()
            .map(Markup.init(trusted:))
    }
}

import Charts
import Fitness
import Forms
import GRDB
import Models
import Texts
import ViewKit

extension User.Analysis {
    /// The most informative value of each of an exercise's recent days, oldest first.
    func sparklineValues(_ database: Database, of exercise: Exercise) throws -> [Double] {
        // One-rep maxes, reps, distances and times of sets and of sessions: the first that has any values is used.
        var candidates = [[Double]](repeating: [], count: 6)
        try RowReader.forEach(
            database, Self.recentValues,
            [exercise.id, user.id, ExerciseRow.sparklineDays, exercise.load != .bodyweight]
        ) { row in
            let value = try row.next(Double.self)
            candidates[try row.next()].append(value)
        }
        return (candidates.first { !$0.isEmpty } ?? []).reversed()
    }

    /// Each day's most informative value and the index of its kind; `?4` is whether a one-rep max counts.
    private static let recentValues = """
        SELECT \(sqlCase([
            "one_rep_max_kilograms", "most_repetitions", "farthest_meters", "longest_seconds", "cardio_meters",
            "cardio_seconds",
        ])), \(sqlCase((0..<6).map { String($0) }))
        FROM exercise_days WHERE exercise_id = ?1 AND user_id = ?2 ORDER BY day DESC LIMIT ?3
        """

    private static func sqlCase(_ values: [String]) -> String {
        """
        CASE WHEN ?4 AND one_rep_max_kilograms NOT NULL THEN \(values[0]) WHEN repetitions > 0 THEN \(values[1]) \
        WHEN farthest_meters > 0 THEN \(values[2]) WHEN longest_seconds > 0 THEN \(values[3]) \
        WHEN cardio_meters > 0 THEN \(values[4]) ELSE \(values[5]) END
        """
    }
}

struct ExerciseRow: Sendable {
    static let sparklineDays = 20

    let analyzed: AnalyzedExercise
    let course: [Double]
    let today: LocalDay

    var path: String { Paths.analysis(of: analyzed.exercise.id) }
    var note: String { analyzed.lastDay.relativeText(today: today) }

    var sparkline: Markup? {
        Sparkline(title: ExerciseTexts.lastTrainingDays(course.count), values: course).svg()
            .map(Markup.init(trusted:))
    }
}

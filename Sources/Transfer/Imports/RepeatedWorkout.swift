import Fitness
import Foundation
import GRDB
import Models

/// A workout that occurs often in another app's file, as it was the last time.
package struct RepeatedWorkout: Codable, Sendable, Equatable {
    package struct Exercise: Codable, Sendable, Equatable {
        let exercise: Int64
        /// Whether it is a superset with the one above.
        let isJoined: Bool
        /// The sets in their text form.
        let lines: String
    }

    package let name: String
    /// How often it is in the file.
    package let count: Int
    let exercises: [Exercise]

    /// How often a title occurs that is more than chance.
    static let leastCount = 3
    /// The most often repeated ones are offered.
    static let mostWorkouts = 20
    /// Further titles, and further sets of a workout, are not looked at.
    private static let (mostTitles, mostSets) = (2_000, 100)

    /// The rows of the latest workout with a title.
    struct Latest {
        let title: String
        /// The hash of each.
        var starts: Set<Int> = []
        var start = ""
        var moment: ImportedMoment?
        var rows: [(identity: ImportIdentity, superset: String)] = []

        fileprivate mutating func take(_ row: ImportedRow, of workout: ImportedWorkout) {
            starts.insert(workout.start.hashValue)
            if workout.start != start {
                if let moment, !row.moment.isLater(than: moment) { return }
                (start, moment, rows) = (workout.start, row.moment, [])
            }
            if rows.count < mostSets { rows.append((row.identity, workout.superset)) }
        }
    }

    /// Notes the workouts of a file while it is read.
    struct Collector {
        private var latest: [String: Latest] = [:]

        mutating func take(_ row: ImportedRow) {
            guard let workout = row.workout, !workout.title.isEmpty else { return }
            let key = workout.title.nameKey
            guard latest.count < mostTitles || latest[key] != nil else { return }
            latest[key, default: Latest(title: workout.title)].take(row, of: workout)
        }

        /// The latest workout with each title that occurs often, the most often first.
        var often: [Latest] {
            let often = latest.values.filter { $0.starts.count >= leastCount }
            return Array(
                often.sorted { ($1.starts.count, $0.title) < ($0.starts.count, $1.title) }.prefix(mostWorkouts))
        }
    }
}

extension ImportedMoment {
    fileprivate func isLater(than other: ImportedMoment) -> Bool {
        (day, seconds ?? 0) > (other.day, other.seconds ?? 0)
    }
}

extension User.Imports {
    /// What became of the rows is asked of the tables: an exercise may have been chosen or left out, or be known from an
    /// earlier file.
    func repeatedWorkouts(
        _ database: Database, _ latest: [RepeatedWorkout.Latest]
    ) throws -> [RepeatedWorkout]? {
        let workouts = try latest.map { latest -> RepeatedWorkout in
            var exercises: [PerformedExercise] = []
            for row in latest.rows {
                guard let set = try importedSet(database, row.identity) else { continue }
                if exercises.last?.exercise != set.exerciseID || exercises.last?.superset != row.superset {
                    exercises.append(PerformedExercise(exercise: set.exerciseID, superset: row.superset))
                }
                exercises[exercises.count - 1].sets.append(set)
            }
            return RepeatedWorkout(
                name: String(latest.title.unicodeScalars.prefix(TextLimits.name)), count: latest.starts.count,
                exercises: exercises.enumerated().compactMap { place, exercise in
                    exercise.summary(after: place > 0 ? exercises[place - 1] : nil)
                })
        }
        let filled = workouts.filter { !$0.exercises.isEmpty }
        return filled.isEmpty ? nil : filled
    }

    private func importedSet(_ database: Database, _ identity: ImportIdentity) throws -> StrengthSet? {
        try StrengthSet.first(
            database,
            """
            SELECT \(StrengthSet.columns) FROM import_rows JOIN strength_sets ON strength_sets.id = row_id
                AND strength_sets.user_id = import_rows.user_id
            WHERE import_rows.user_id = ? AND identity = ? AND noun = ?
            """, [user.id, identity.bytes, ImportedRowKind.strengthSet.rawValue])
    }
}

/// An exercise of a workout with what was done.
private struct PerformedExercise {
    let exercise: Int64
    let superset: String
    var sets: [StrengthSet] = []

    /// - Returns: nil if a routine can't have any of its sets.
    func summary(after previous: PerformedExercise?) -> RepeatedWorkout.Exercise? {
        var lines: [SetLine] = []
        for set in sets {
            guard let line = SetLine(like: set) else { continue }
            if let last = lines.last, (last.kind, last.amount) == (line.kind, line.amount),
                last.sets < SetLineLimits.sets.upperBound
            {
                lines[lines.count - 1].sets += 1
            } else {
                lines.append(line)
            }
        }
        guard !lines.isEmpty else { return nil }
        let isJoined = !superset.isEmpty && previous?.superset == superset
        return RepeatedWorkout.Exercise(exercise: exercise, isJoined: isJoined, lines: lines.text)
    }
}

extension SetLine {
    /// A set like one that was done. Its weight is not asked: the page fills in what was lifted last.
    fileprivate init?(like set: StrengthSet) {
        let amount: AskedAmount
        switch set.amount {
        case .reps(let reps):
            guard SetLineLimits.reps.contains(reps) else { return nil }
            amount = .reps(reps...reps, isOpen: false)
        case .time(let seconds): amount = .time(seconds: seconds)
        case .distance(let meters, let seconds):
            // The text form has two decimals.
            amount = .distance(meters: meters.hundredths, seconds: seconds)
        }
        self.init(sets: 1, kind: set.kind, amount: amount)
    }
}

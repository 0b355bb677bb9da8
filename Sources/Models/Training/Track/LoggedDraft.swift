import Fitness
import GRDB

/// What a person says of a row that they log.
package protocol LoggedDraft {
    /// Where such rows are kept.
    static var table: String { get }
    /// Where a change of one can be taken back.
    static var place: UndoStep.Place { get }
    /// What it says, by columns.
    var columns: [String: (any DatabaseValueConvertible)?] { get }
}

extension StrengthSetDraft: LoggedDraft {
    package static let table = "strength_sets"
    package static let place = UndoStep.Place.track

    package var columns: [String: (any DatabaseValueConvertible)?] {
        [
            "exercise_id": exercise.id, "day": day, "kind": kind, "reps": reps, "weight_kilograms": weightKilograms,
            "rpe": ratingOfPerceivedExertion, "note": note,
        ]
    }
}

extension CardioSessionDraft: LoggedDraft {
    package static let table = "cardio_sessions"
    package static let place = UndoStep.Place.track

    package var columns: [String: (any DatabaseValueConvertible)?] {
        [
            "exercise_id": exercise.id, "day": day, "duration_seconds": durationSeconds,
            "distance_meters": distanceMeters, "note": note,
        ]
    }
}

extension TrackableEntryDraft: LoggedDraft {
    package static let table = "trackable_entries"
    package static let place = UndoStep.Place.track

    package var columns: [String: (any DatabaseValueConvertible)?] {
        ["trackable_id": trackable.id, "day": day, "value": value, "note": note]
    }
}

extension MealEntryDraft: LoggedDraft {
    package static let table = "meal_entries"
    package static let place = UndoStep.Place.nutrition

    package var columns: [String: (any DatabaseValueConvertible)?] {
        item.namedValues.merging(["day": day, "meal": meal.rawValue]) { $1 }
    }
}

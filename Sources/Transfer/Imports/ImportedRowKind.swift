import Fitness
import Models
import Texts

/// The kinds of rows an import adds.
package enum ImportedRowKind: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case strengthSet, cardioSession, weightRecord, trackableEntry, mealEntry, healthSample, healthWorkout, exercise,
        trackable, routine

    /// The table that `import_rows` refers to; nil if `detail` identifies the row instead.
    var table: String? {
        switch self {
        case .strengthSet: "strength_sets"
        case .cardioSession, .healthWorkout: "cardio_sessions"
        case .healthSample: nil
        case .weightRecord: "weight_records"
        case .trackableEntry: "trackable_entries"
        case .mealEntry: "meal_entries"
        case .exercise: "exercises"
        case .trackable: "trackables"
        case .routine: "routines"
        }
    }

    /// Whether undoing the import leaves rows that were edited since.
    var isKeptIfEdited: Bool { self == .routine }

    func text(_ count: Int) -> String {
        switch self {
        case .strengthSet: CountTexts.sets(count)
        case .cardioSession: CountTexts.cardioSessions(count)
        case .weightRecord: CountTexts.weights(count)
        case .trackableEntry: CountTexts.trackedValues(count)
        case .mealEntry: CountTexts.meals(count)
        case .healthSample: CountTexts.dailyDeviceValues(count)
        case .healthWorkout: CountTexts.workouts(count)
        case .trackable: CountTexts.trackables(count)
        case .routine: CountTexts.routines(count)
        case .exercise: CountTexts.exercisesOfYourOwn(count)
        }
    }
}

extension ImportedEntry {
    var noun: ImportedRowKind {
        switch self {
        case .set: .strengthSet
        case .cardio: .cardioSession
        case .weight: .weightRecord
        case .value: .trackableEntry
        case .meal: .mealEntry
        case .sample: .healthSample
        case .workout: .healthWorkout
        }
    }

    /// The exercise under its name in the source.
    package var exerciseName: ImportedName? {
        switch self {
        case .set(let set): ImportedName(set.exercise, isCardio: false)
        case .cardio(let cardio): ImportedName(cardio.exercise, isCardio: true)
        case .weight, .value, .meal, .sample, .workout: nil
        }
    }
}

/// Another app's exercise: its name, and whether its rows have a time alone.
package struct ImportedName: Hashable, Codable, Sendable {
    package let name: String
    package let isCardio: Bool

    init(_ name: String, isCardio: Bool) {
        self.name = name
        self.isCardio = isCardio
    }

    /// Whether its rows can become those of an exercise: a time alone is also a set of one that is held or carried.
    package func isLogged(as exercise: Exercise) -> Bool {
        isCardio ? exercise.kind == .cardio || exercise.measure != .reps : exercise.kind == .strength
    }
}

/// The number of rows by noun.
package typealias ImportCounts = [ImportedRowKind: Int]

extension ImportCounts {
    /// In a fixed order, without zeros.
    var texts: [String] {
        ImportedRowKind.allCases.compactMap { noun in
            self[noun].flatMap { $0 > 0 ? noun.text($0) : nil }
        }
    }

    /// `1,204 sets, 12 cardio sessions`; nil for nothing.
    package var text: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
}

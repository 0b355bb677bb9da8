import Fitness
import Forms
import Models
import Texts

/// The sets of one exercise on one day, or in one of the day's workouts.
package struct ExerciseCard: Sendable {
    private(set) var sets: TrackDay.ExerciseSets
    let units: Units
    let records: DayRecords
    let workoutNames: [Int64: String]
    let token: FormToken
    package let addPath: String?
    /// The likely next set, where one tap can log it.
    package var next: NextSet?
    /// The page to open after a set is changed; nil for that of its day.
    package var back: ReturnPath?

    /// The workout of a later card with the same exercise; nil for the first one.
    private var workout: Int64?

    /// The card with some of its sets: those of one of the day's workouts.
    /// - Parameter workout: nil for the first one, which keeps the card's id and the badge of the day.
    package func only(
        _ isIncluded: (StrengthSet) -> Bool, ofWorkout workout: Int64?
    ) -> ExerciseCard {
        var card = self
        card.sets = TrackDay.ExerciseSets(exercise: exercise, sets: sets.sets.filter(isIncluded))
        card.workout = workout
        return card
    }

    package var withoutNext: ExerciseCard {
        var card = self
        card.next = nil
        return card
    }

    package init(
        sets: TrackDay.ExerciseSets, units: Units, records: DayRecords, workoutNames: [Int64: String] = [:],
        token: FormToken, addPath: String?, next: NextSet? = nil
    ) {
        self.sets = sets
        self.units = units
        self.records = records
        self.workoutNames = workoutNames
        self.token = token
        self.addPath = addPath
        self.next = next
    }

    private var exercise: Exercise { sets.exercise }
    private var counting: [StrengthSet] { sets.sets.filter(\.kind.counts) }

    package var id: String { workout.map { "\(Self.id(of: exercise.id))-\($0)" } ?? Self.id(of: exercise.id) }
    package static func id(of exercise: Int64) -> String { "exercise-\(exercise)" }
    package var name: String { exercise.name }
    package var path: String { Paths.records(of: exercise.id) }
    package var spoken: String { sets.spoken(units.weight) }
    package var summary: String { sets.summary(units.weight) }
    package var badge: RecordBadge? { workout == nil ? records.badge(ofDayOf: exercise.id) : nil }

    package var items: [LoggedItem] {
        var number = 0
        let best = bestEstimate
        return sets.sets.map { set in
            if set.kind.counts { number += 1 }
            return item(set, number: number, estimate: set.id == best?.set ? best?.kilograms : nil)
        }
    }

    private func item(_ set: StrengthSet, number: Int, estimate: Double?) -> LoggedItem {
        let text = set.text(of: exercise, units)
        let name = set.kind == .warmUp ? CommonTexts.warmUp : ExerciseTexts.setNumber(number)
        let kind = [.drop, .failure].contains(set.kind) ? ExerciseTexts.setOfKind(set.kind.name) : nil
        return LoggedItem(
            mark: set.kind == .normal ? String(number) : set.kind.mark, title: text,
            note: set.details(kind, estimate: estimate, units.weight),
            spoken: DecimalText.spoken(ExerciseTexts.spokenSet(name, exercise.name, text)), path: Paths.set(set.id),
            token: token.suffixed("set-\(set.id)"), badge: records.badge(ofSet: set.id),
            chip: records.isFirst(set) ? Chip(tone: .neutral, text: CommonTexts.first) : nil,
            workout: set.timedWorkoutID.flatMap { id in workoutNames[id].map { Link(workout: id, named: $0) } },
            back: back)
    }

    /// The day's best estimate, from a set of more than one rep.
    private var bestEstimate: (set: Int64, kilograms: Double)? {
        guard exercise.load == .external else { return nil }
        return counting.filter { OneRepMax.estimatedReps.contains($0.reps) }
            .compactMap { set in set.estimatedOneRepMaxKilograms.map { (set.id, $0) } }
            .max { $0.1 < $1.1 }
    }
}

extension SetKind {
    /// The letter before a set; empty for a normal one, which has its number there.
    var mark: String {
        switch self {
        case .normal: ""
        case .warmUp: "W"
        case .drop: "D"
        case .failure: "F"
        }
    }
}

extension TrackDay.ExerciseSets {
    private var volumeGrams: Int64 { sets.reduce(0) { $0 + $1.volumeGrams } }

    /// Text for screen readers: "Bench Press. 3 sets. Total volume 3,150 pounds."
    package func spoken(_ unit: WeightUnit) -> String {
        volumeGrams > 0
            ? ExerciseTexts.spokenExerciseAndVolume(
                exercise.name, sets.countText, unit.spoken(volumeGrams: volumeGrams))
            : ExerciseTexts.spokenExercise(exercise.name, sets.countText)
    }

    package func summary(_ unit: WeightUnit) -> String {
        let volume =
            volumeGrams > 0 ? ExerciseTexts.totalVolumeNote(unit.volumeText(grams: volumeGrams)) : nil
        return [sets.countText, volume].compactMap { $0 }.joined(separator: " · ")
    }
}

extension StrengthSet {
    /// What is below a set: `est. 1RM 112.5 kg · RPE 8 · Felt easy`; nil if nothing is.
    /// - Parameter estimate: the estimated one-rep max in kilograms, where it is shown.
    package func details(_ kind: String?, estimate: Double?, _ unit: WeightUnit) -> String? {
        let details = [
            kind, estimate.map { ExerciseTexts.estimatedOneRepMax(unit.text($0, maximumDecimals: 1)) },
            ratingOfPerceivedExertion.map { ExerciseTexts.rpe(DecimalText.format($0)) }, note.isEmpty ? nil : note,
        ].compactMap { $0 }
        return details.isEmpty ? nil : details.joined(separator: " · ")
    }
}

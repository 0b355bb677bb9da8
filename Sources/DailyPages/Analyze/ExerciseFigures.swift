import Fitness
import Models
import Texts
import Web

/// The figures above an exercise's charts, and how they compare with the range before.
struct ExerciseFigures: Sendable {
    let analysis: ExerciseAnalysis
    let units: Units
    let hasSets: Bool

    private var days: [ExerciseDay] { analysis.days }
    private var sums: ExerciseSums { analysis.sums }
    private var isBodyweight: Bool { analysis.exercise.load == .bodyweight }

    var tiles: [Tile] {
        let ofSets = sums.repetitions > 0 ? [best, heaviest, volume] : [longest, farthest, added, held, carried]
        return (hasSets ? ofSets : [distance, time, pace]).compactMap { $0 } + [sessions]
    }

    // MARK: Holds and carries

    private var longest: Tile? {
        let longest = days.map(\.longestSeconds).max() ?? 0
        return longest > 0 ? tile(RecordKind.duration.name, Figure(DurationText.clock(seconds: longest))) : nil
    }

    private var farthest: Tile? {
        let farthest = days.map(\.farthestMeters).max() ?? 0
        return farthest > 0 ? tile(RecordKind.distance.name, units.distance.shortFigure(farthest)) : nil
    }

    private var added: Tile? {
        guard let most = days.compactMap(\.heaviestKilograms).max(), most > 0 else { return nil }
        return tile(
            isBodyweight ? ExerciseTexts.addedWeight : ExerciseTexts.heaviest,
            Figure(units.weight.figure(most), units.weight.symbol))
    }

    private var held: Tile? {
        guard sums.heldSeconds > 0 else { return nil }
        return tile(ExerciseTexts.totalTime, Figure(DurationText.clock(seconds: sums.heldSeconds)))
    }

    private var carried: Tile? {
        guard sums.carriedMeters > 0 else { return nil }
        return tile(ExerciseTexts.totalDistance, units.distance.shortFigure(Double(sums.carriedMeters)))
    }

    // MARK: Sets of reps and cardio sessions

    private func tile(_ label: String, _ figure: Figure) -> Tile {
        Tile(label: label, value: figure.value, unit: figure.unit)
    }

    private var best: Tile? {
        if isBodyweight {
            let most = days.map(\.mostRepetitions).max() ?? 0
            guard most > 0 else { return nil }
            return tile(CommonTexts.mostReps, Figure(String(most), ExerciseTexts.inASet))
        }
        return days.compactMap(\.oneRepMaxKilograms).max().map {
            tile(
                ExerciseTexts.bestEstimatedOneRepMax,
                Figure(units.weight.figure($0, maximumDecimals: 1), units.weight.symbol))
        }
    }

    private var heaviest: Tile? {
        if isBodyweight, sums.repetitions == 0 { return nil }
        if isBodyweight { return tile(CommonTexts.reps, Figure(DecimalText.grouped(Double(sums.repetitions)))) }
        return days.compactMap(\.heaviestKilograms).max().map {
            tile(ExerciseTexts.heaviest, Figure(units.weight.figure($0), units.weight.symbol))
        }
    }

    private var volume: Tile? {
        guard sums.volumeGrams > 0 else { return nil }
        return tile(
            ExerciseTexts.totalVolume, Figure(units.weight.volumeFigure(grams: sums.volumeGrams), units.weight.symbol))
    }

    private var distance: Tile? {
        guard sums.cardioMeters > 0 else { return nil }
        let value = units.distance.value(ofMeters: Double(sums.cardioMeters))
        return tile(
            ExerciseTexts.totalDistance,
            Figure(
                DecimalText.grouped(value, maximumDecimals: value >= 1000 ? 0 : 1),
                units.distance.symbol))
    }

    private var time: Tile { tile(ExerciseTexts.totalTime, DurationText.total(seconds: sums.cardioSeconds)) }

    private var pace: Tile? {
        let fastest = days.filter { $0.cardioMeters > 0 }.map { Double($0.pacedSeconds) / Double($0.cardioMeters) }
            .min()
        return fastest.map { secondsPerMeter in
            let seconds = (secondsPerMeter * units.distance.metersPerUnit).rounded()
            return tile(
                ExerciseTexts.fastestDay, Figure(DurationText.clock(seconds: seconds), "/\(units.distance.symbol)"))
        }
    }

    private var sessions: Tile {
        hasSets
            ? tile(
                ExerciseTexts.trainedOn,
                Figure(DecimalText.grouped(Double(sums.days)), CountTexts.dayNoun(sums.days)))
            : tile(
                CommonTexts.sessions,
                Figure(DecimalText.grouped(Double(sums.cardioSessions)), ExerciseTexts.onDays(sums.days)))
    }

    /// `Volume is 12 % more than in the 90 days before.`; nil when there is nothing to compare with.
    var comparison: String? {
        guard let before = analysis.before, let length = analysis.range.lengthDays else { return nil }
        let (name, now, then) = compared(with: before)
        let period = ExerciseTexts.theDaysBefore(length)
        guard then > 0 else { return now > 0 && before.days == 0 ? ExerciseTexts.notTrainedIn(period) : nil }
        let percent = (Double(now) / Double(then) - 1) * 100
        guard percent.magnitude >= 0.5 else { return ExerciseTexts.sameAsIn(name, period) }
        let change = DecimalText.grouped(percent.magnitude.rounded())
        return percent > 0
            ? ExerciseTexts.moreThanIn(name, change, period) : ExerciseTexts.lessThanIn(name, change, period)
    }

    private func compared(with before: ExerciseSums) -> (name: String, now: Int64, then: Int64) {
        if !hasSets, sums.cardioMeters > 0, before.cardioMeters > 0 {
            return (CommonTexts.distance, Int64(sums.cardioMeters), Int64(before.cardioMeters))
        }
        if hasSets, sums.repetitions == 0 {
            return sums.carriedMeters > 0
                ? (CommonTexts.distance, Int64(sums.carriedMeters), Int64(before.carriedMeters))
                : (CommonTexts.time, Int64(sums.heldSeconds), Int64(before.heldSeconds))
        }
        if !hasSets { return (CommonTexts.time, Int64(sums.cardioSeconds), Int64(before.cardioSeconds)) }
        return isBodyweight
            ? (ExerciseTexts.numberOfReps, Int64(sums.repetitions), Int64(before.repetitions))
            : (CommonTexts.volume, sums.volumeGrams, before.volumeGrams)
    }
}

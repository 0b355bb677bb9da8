import Texts

/// A plan's list in compact form: sets for a repeated exercise, rounds for a repeated part of the list.
package struct PlanOutline: Sendable, Equatable {
    /// The properties of a list entry that distinguish it from another.
    package struct Item: Sendable, Equatable {
        let exercise: Int64
        let amount: ExerciseAmount
        let restSeconds: Int

        package init(exercise: Int64, amount: ExerciseAmount, restSeconds: Int) {
            self.exercise = exercise
            self.amount = amount
            self.restSeconds = restSeconds
        }
    }

    /// An exercise with a number of consecutive sets.
    package struct Line: Sendable, Equatable {
        /// The index of its first set in the list.
        package let place: Int
        package var sets = 1
    }

    /// A part of the list with a number of rounds.
    package struct Section: Sendable, Equatable {
        package let rounds: Int
        package let lines: [Line]
        /// The rest after the last round, if it differs from that after the other rounds.
        package var lastRestSeconds: Int?
    }

    package let sections: [Section]

    /// Finds the outline with the fewest lines, and among those the fewest sections.
    package init(_ items: [Item]) {
        var best: [[Section]] = [[]]
        for start in items.indices.reversed() {
            let ways = Self.sections(of: items, from: start).map { [$0.section] + best[items.count - $0.end] }
            best.append(ways.min { Self.cost($0) < Self.cost($1) } ?? [])
        }
        sections = best[items.count]
    }

    /// The round to which an entry of the list belongs, from 1; nil if its part of the list is not repeated.
    package func round(at place: Int) -> (number: Int, count: Int)? {
        guard let section = sections.last(where: { $0.lines[0].place <= place }), section.rounds > 1 else { return nil }
        let length = section.lines.reduce(0) { $0 + $1.sets }
        return ((place - section.lines[0].place) / length + 1, section.rounds)
    }

    private static func cost(_ sections: [Section]) -> (lines: Int, sections: Int) {
        (sections.reduce(0) { $0 + $1.lines.count }, sections.count)
    }

    /// The possible sections from an index on, each with the index after it.
    private static func sections(of items: [Item], from start: Int) -> [(section: Section, end: Int)] {
        (start + 1...items.count).flatMap { end in
            let once = (Section(rounds: 1, lines: lines(of: items, in: start..<end)), end)
            return [once] + (rounds(of: items, start..<end).map { [$0] } ?? [])
        }
    }

    /// A part as the first of several rounds; nil if it is not repeated. A single repeated exercise is sets, not
    /// rounds.
    private static func rounds(of items: [Item], _ round: Range<Int>) -> (section: Section, end: Int)? {
        let lines = lines(of: items, in: round)
        var (end, last) = (round.upperBound, items[round.upperBound - 1])
        while last.restSeconds == items[round.upperBound - 1].restSeconds, isRound(items, round, at: end) {
            end += round.count
            last = items[end - 1]
        }
        guard lines.count > 1, end > round.upperBound else { return nil }
        let isLonger = last.restSeconds != items[round.upperBound - 1].restSeconds
        let section = Section(
            rounds: (end - round.lowerBound) / round.count, lines: lines,
            lastRestSeconds: isLonger ? last.restSeconds : nil)
        return (section, end)
    }

    /// Whether the round is repeated at an index; the rest at its end may differ.
    private static func isRound(_ items: [Item], _ round: Range<Int>, at place: Int) -> Bool {
        guard place + round.count <= items.count else { return false }
        let (first, again) = (items[round], items[place..<place + round.count])
        guard first.dropLast().elementsEqual(again.dropLast()), let ends = zip(first, again).reversed().first else {
            return false
        }
        return ends.0.exercise == ends.1.exercise && ends.0.amount == ends.1.amount
    }

    private static func lines(of items: [Item], in range: Range<Int>) -> [Line] {
        range.reduce(into: []) { lines, place in
            if place > range.lowerBound, items[place] == items[place - 1] {
                lines[lines.count - 1].sets += 1
            } else {
                lines.append(Line(place: place))
            }
        }
    }
}

/// The estimated duration and energy of a plan before it is done.
///
/// Energy is MET × kilograms × hours, for each exercise with its own activity of the 2024 Adult Compendium of Physical
/// Activities (Herrmann et al., J Sport Health Sci 2024;13(1):6-12). A rest counts as 1 MET, by definition the energy
/// of a body at rest.
package struct PlanEstimate: Sendable, Equatable {
    /// An exercise of the list and the rest after it.
    package struct Step: Sendable, Equatable {
        package let amount: ExerciseAmount
        package let metabolicEquivalent: Double
        package let restSeconds: Int

        package init(amount: ExerciseAmount, metabolicEquivalent: Double, restSeconds: Int) {
            self.amount = amount
            self.metabolicEquivalent = metabolicEquivalent
            self.restSeconds = restSeconds
        }
    }

    /// The assumed duration of a rep.
    package static let secondsPerRepetition = 3
    /// Sitting or standing quietly is close to 1 MET. Finished workouts use the same value.
    static let restMetabolicEquivalent = 1.0

    package let exerciseSeconds: Int
    package let restSeconds: Int
    /// The sum of MET × seconds over exercises and rests.
    package let metabolicSeconds: Double

    /// There is no rest after the last exercise of the last round.
    package init(_ steps: [Step], rounds: Int) {
        exerciseSeconds = rounds * steps.reduce(0) { $0 + $1.amount.estimatedSeconds }
        let rests = rounds * steps.reduce(0) { $0 + $1.restSeconds }
        restSeconds = rests - (steps.last?.restSeconds ?? 0)
        let exercise = steps.reduce(0.0) { $0 + $1.metabolicEquivalent * Double($1.amount.estimatedSeconds) }
        metabolicSeconds = Double(rounds) * exercise + Self.restMetabolicEquivalent * Double(restSeconds)
    }

    var seconds: Int { exerciseSeconds + restSeconds }

    /// In whole minutes, at least one if there is anything to do.
    package var minutes: Int { seconds == 0 ? 0 : max(1, Int((Double(seconds) / 60).rounded())) }

    package func kilocalories(weightKilograms: Double) -> Int {
        Int((metabolicSeconds * weightKilograms / 3_600).rounded())
    }
}

extension ExerciseAmount {
    /// The duration, with three seconds per rep.
    var estimatedSeconds: Int {
        switch self {
        case .seconds(let seconds): seconds
        case .reps(let reps): reps * PlanEstimate.secondsPerRepetition
        }
    }

    /// `30 seconds`, `12 reps`
    package var text: String {
        switch self {
        case .seconds(let seconds): DurationText.spoken(seconds: seconds)
        case .reps(let reps): Figure(String(reps), CountTexts.repNoun(reps)).text
        }
    }

    /// `75 s rest`, `2 min rest`
    package static func text(restSeconds: Int) -> String {
        if restSeconds == 0 { return WorkoutTexts.noRest }
        let isMinutes = restSeconds % 60 == 0
        return WorkoutTexts.rest(
            Figure(String(isMinutes ? restSeconds / 60 : restSeconds), isMinutes ? "min" : "s").text)
    }
}

/// The amount of an exercise: a number of seconds or of reps.
package enum ExerciseAmount: Sendable, Equatable {
    case seconds(Int)
    case reps(Int)

    /// The defaults of a plan for an exercise and the rest after it.
    package static let defaultSeconds = 30
    package static let defaultRestSeconds = 15

    /// From the two columns, of which exactly one is set.
    package init(seconds: Int?, reps: Int?) throws {
        switch (seconds, reps) {
        case (let seconds?, _): self = .seconds(seconds)
        case (nil, let reps?): self = .reps(reps)
        case (nil, nil): throw InvalidPlanExerciseAmount()
        }
    }

    package var seconds: Int? {
        if case .seconds(let seconds) = self { seconds } else { nil }
    }

    package var reps: Int? {
        if case .reps(let reps) = self { reps } else { nil }
    }
}

/// A row that the table's constraints don't allow.
struct InvalidPlanExerciseAmount: Error {}

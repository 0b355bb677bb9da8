import Fitness
import Models

/// A plan's list as people say it: sets where an exercise follows itself, rounds where a part of the list does.
struct PlanOutline: Sendable, Equatable {
    /// As much of an exercise of the list as tells it from another.
    struct Item: Sendable, Equatable {
        let exercise: Int64
        let amount: ExerciseAmount
        let restSeconds: Int
    }

    /// An exercise, so many times in a row.
    struct Line: Sendable, Equatable {
        /// Its first place in the list.
        let place: Int
        var sets = 1
    }

    /// A part of the list that is gone through so many times.
    struct Section: Sendable, Equatable {
        let rounds: Int
        let lines: [Line]
        /// The rest after the last round, where it is another one than after each.
        var lastRestSeconds: Int?
    }

    let sections: [Section]

    /// The way to say it with the fewest lines, and of those the one with the fewest parts.
    init(_ items: [Item]) {
        var best: [[Section]] = [[]]
        for start in items.indices.reversed() {
            let ways = Self.sections(of: items, from: start).map { [$0.section] + best[items.count - $0.end] }
            best.append(ways.min { Self.cost($0) < Self.cost($1) } ?? [])
        }
        sections = best[items.count]
    }

    private static func cost(_ sections: [Section]) -> (lines: Int, sections: Int) {
        (sections.reduce(0) { $0 + $1.lines.count }, sections.count)
    }

    /// The parts that may begin at a place, each with the place behind it.
    private static func sections(of items: [Item], from start: Int) -> [(section: Section, end: Int)] {
        (start + 1...items.count).flatMap { end in
            let once = (Section(rounds: 1, lines: lines(of: items, in: start..<end)), end)
            return [once] + (rounds(of: items, start..<end).map { [$0] } ?? [])
        }
    }

    /// A part as the first of several rounds; nil when it is not gone through again. One exercise alone is sets, not
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

    /// Whether the round comes once more at a place; what follows it may be another rest.
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

extension PlanOutline {
    init(_ exercises: [PlanExercise]) {
        self.init(exercises.map { Item(exercise: $0.exercise.id, amount: $0.amount, restSeconds: $0.restSeconds) })
    }
}

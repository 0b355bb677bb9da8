import Texts

/// A line of a routine's editor: how many sets of what, with which weight, such as `3 x 8-12 @ 60 kg`.
package struct SetLine: Sendable, Hashable {
    package var sets: Int
    package var kind: SetKind
    package var amount: AskedAmount
    package var load: AskedLoad
    /// The effort (RPE) at which the set should end; above it, a set is harder than asked.
    package var effort: Double?
    /// The week of the program, counted from 1; 0 for every week.
    package var week: Int

    package init(
        sets: Int, kind: SetKind = .normal, amount: AskedAmount, load: AskedLoad = .none, effort: Double? = nil,
        week: Int = 0
    ) {
        self.sets = sets
        self.kind = kind
        self.amount = amount
        self.load = load
        self.effort = effort
        self.week = week
    }

    /// Whether an exercise can be done with it: a weight below zero is assistance against the weight of the body.
    package func hasPossibleWeight(for exercise: ExerciseLoad) -> Bool {
        exercise == .bodyweight || load.kilograms ?? 0 >= 0
    }

    fileprivate init(logged set: LoggedSet) {
        self.init(
            sets: 1, kind: set.kind, amount: AskedAmount(logged: set.amount),
            load: set.kilograms == 0 ? .none : .kilograms(set.kilograms.asTyped))
    }

    fileprivate func isSame(as other: SetLine) -> Bool {
        (kind, amount, load) == (other.kind, other.amount, other.load)
    }

    // Set lines as people read them; their text form is in `SetLine+Text.swift`.

    /// `3 × 8–12 · 60 kg · RPE 8`
    /// - Parameters:
    ///   - exercise: decides what a weight means.
    ///   - workKilograms: the weight that the rule goes on from, if it is known.
    package func words(of exercise: Exercise, workKilograms: Double? = nil, _ units: Units) -> String {
        let parts = [
            RoutineTexts.setsOf(sets, amount.words(units.distance)),
            load.words(of: exercise, workKilograms: workKilograms, units.weight),
            effort.map { ExerciseTexts.rpe(DecimalText.format($0)) },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}

/// What a set is asked to consist of besides its weight.
package enum AskedAmount: Sendable, Hashable {
    /// A single number is a range of one. Only that can be open: `5+` is five or as many as possible.
    case reps(ClosedRange<Int>, isOpen: Bool)
    case time(seconds: Int)
    case distance(meters: Double, seconds: Int?)

    /// The same again.
    package init(logged amount: SetAmount) {
        switch amount {
        case .reps(let reps):
            let reps = Swift.min(Swift.max(reps, 1), SetLineLimits.reps.upperBound)
            self = .reps(reps...reps, isOpen: false)
        case .time(let seconds): self = .time(seconds: seconds)
        case .distance(let meters, let seconds):
            let meters = Swift.max(meters.hundredths, SetLineLimits.meters.lowerBound)
            self = .distance(meters: meters, seconds: seconds)
        }
    }

    /// `5`, `8–12`, `5+`, `45 s`, `40 m in 30 s`
    package func words(_ unit: DistanceUnit) -> String {
        switch self {
        case .reps(let reps, let isOpen) where reps.count == 1: "\(reps.lowerBound)" + (isOpen ? "+" : "")
        case .reps(let reps, _): "\(reps.lowerBound)–\(reps.upperBound)"
        case .time(let seconds): DurationText.short(seconds: seconds)
        case .distance(let meters, let seconds):
            seconds.map {
                QuantityTexts.distanceInDuration(unit.shortText(meters), DurationText.short(seconds: $0))
            } ?? unit.shortText(meters)
        }
    }

    package var measure: SetMeasure {
        switch self {
        case .reps: .reps
        case .time: .hold
        case .distance: .carry
        }
    }

    /// The least number of reps; nil if it is not counted in reps.
    package var reps: ClosedRange<Int>? {
        if case .reps(let reps, _) = self { reps } else { nil }
    }

    package var isOpen: Bool {
        if case .reps(_, true) = self { true } else { false }
    }
}

/// The weight that is asked for.
package enum AskedLoad: Sendable, Hashable {
    /// None is asked: the page fills in what was done last.
    case none
    /// Added to the body in a bodyweight exercise; negative for assistance.
    case kilograms(Double)
    /// Shares of the weight that the rule says, of the training max, and of the estimated one-rep max.
    case work(share: Double)
    case trainingMax(share: Double)
    case oneRepMax(share: Double)
    /// Whatever weight ends the set at the line's effort.
    case effort

    /// - Returns: nil if no weight is asked for.
    fileprivate func words(of exercise: Exercise, workKilograms: Double?, _ unit: WeightUnit) -> String? {
        switch self {
        case .none, .effort: return nil
        case .kilograms(let kilograms): return exercise.loadWords(kilograms, unit)
        case .work(let share):
            let work = workKilograms.map { exercise.loadWords($0, unit) }
            guard share != 1 else { return work ?? RoutineTexts.workWeight }
            return work.map { RoutineTexts.shareOf(Self.percent(share), $0) }
                ?? RoutineTexts.shareOfWorkWeight(Self.percent(share))
        case .trainingMax(let share): return RoutineTexts.shareOfTrainingMax(Self.percent(share))
        case .oneRepMax(let share): return RoutineTexts.shareOfOneRepMax(Self.percent(share))
        }
    }

    private static func percent(_ share: Double) -> String { Figure(DecimalText.format(share * 100), "%").text }
}

/// The limits of a line in the app, in the catalogue and in the API.
package enum SetLineLimits {
    package static let sets = 1...20
    package static let reps = 1...1_000
    package static let seconds = StrengthSetLimits.seconds
    package static let meters = StrengthSetLimits.meters
    package static let shares = 0.05...2.0
    package static let restSeconds = 0...900
    package static let weeks = 1...52
}

extension [SetLine] {
    /// The lines of sets that were done: equal ones in a row are one line. What does not fit a line is shortened.
    package init(logged sets: [LoggedSet]) {
        self = sets.reduce(into: []) { lines, set in
            let line = SetLine(logged: set)
            if var last = lines.last, last.isSame(as: line), last.sets < SetLineLimits.sets.upperBound {
                last.sets += 1
                lines[lines.count - 1] = last
            } else if lines.count < RoutineDraft.maximumLines {
                lines.append(line)
            }
        }
    }

    /// How many sets they ask for; if the weeks of a program differ, those of its first week.
    package var setCounts: (sets: Int, warmUps: Int) {
        filter { $0.week <= 1 }.reduce(into: (sets: 0, warmUps: 0)) { counts, line in
            if line.kind.counts { counts.sets += line.sets } else { counts.warmUps += line.sets }
        }
    }
}

extension Double {
    /// Kilograms that the text form can hold: as typed in one of the units, or rounded.
    fileprivate var asTyped: Double {
        WeightUnit.allCases.contains { isTyped(in: $0) } ? self : hundredths
    }
}

extension Exercise {
    /// `60 kg`; for a bodyweight exercise `+10 kg`, `−20 kg` or `Bodyweight`.
    package func loadWords(_ kilograms: Double, _ unit: WeightUnit) -> String {
        guard load == .bodyweight else { return unit.text(kilograms) }
        if kilograms == 0 { return TrackTexts.bodyweight }
        return "\(kilograms < 0 ? DecimalText.minus : "+")\(unit.text(kilograms.magnitude))"
    }
}

/// Reads the text form of a set line, a number or a word at a time.
struct SetLineReader {
    private enum Token: Equatable {
        case number(Double)
        case word(String)
    }

    private var tokens: ArraySlice<Token> = []

    /// - Returns: nil if the text has digits that make no number, such as "1.2.3", or a number with more than two
    ///   decimals.
    init?(_ text: String) {
        var rest = Self.plain(text)[...]
        while let first = rest.first {
            if Self.isDigit(first) {
                let digits = rest.prefix { Self.isDigit($0) || $0 == "." || $0 == "," }
                guard let number = DecimalText.parse(String(digits)), number.hundredths == number else {
                    return nil
                }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first == " " {
                rest.removeFirst()
            } else {
                let word = Self.word(rest)
                tokens.append(.word(word))
                rest = rest.dropFirst(word.count)
            }
        }
    }

    var isAtEnd: Bool { tokens.isEmpty }

    /// What is not read yet, with single spaces.
    var rest: String {
        tokens.map { token in
            switch token {
            case .number(let number): DecimalText.format(number)
            case .word(let word): word
            }
        }
        .joined(separator: " ")
    }

    mutating func take(_ word: String) -> Bool {
        guard tokens.first == .word(word) else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func number() -> Double? {
        guard case .number(let number)? = tokens.first else { return nil }
        tokens.removeFirst()
        return number
    }

    mutating func whole(in range: ClosedRange<Int>) -> Int? {
        number().flatMap(Int.init(exactly:)).flatMap { range.contains($0) ? $0 : nil }
    }

    /// With the signs that phones and other programs write in place of the plain ones.
    private static func plain(_ text: String) -> String {
        let signs: [Character: Character] = [
            "×": "x", "–": "-", "—": "-", "\u{2212}": "-", "\u{A0}": " ", "\t": " ", "\r": " ",
        ]
        return String(text.lowercased().map { signs[$0] ?? $0 })
    }

    /// A sign is a word of its own, but for the hyphen in "warm-up". So is the x in "3x5".
    private static func word(_ text: Substring) -> String {
        if text.hasPrefix("warm-up") { return "warm-up" }
        let letters = text.prefix { $0.isLetter }
        if letters == "xamrap" { return "x" }
        return String(letters.isEmpty ? text.prefix(1) : letters)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}

/// A set as it was done, as far as rules look at it.
package struct LoggedSet: Sendable, Hashable {
    package var kind: SetKind
    package var amount: SetAmount
    /// Without the body's weight, as it is logged.
    package var kilograms: Double
    package var effort: Double?

    package init(kind: SetKind = .normal, amount: SetAmount, kilograms: Double, effort: Double? = nil) {
        self.kind = kind
        self.amount = amount
        self.kilograms = kilograms
        self.effort = effort
    }
}

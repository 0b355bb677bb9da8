import Texts

/// The text form, in the catalogue and in the editor's field:
///
///     [week N: ][warm-up |drop |failure ]SETS x AMOUNT[ @ LOAD][ rpe EFFORT]
///     AMOUNT = 5 | 8-12 | 5+ | 45 s | 1:30 | 40 m | 40 m in 30 s
///     LOAD = work | 85 % work | 85 % tm | 75 % 1rm | 60 kg | 135 lb | rpe EFFORT
///
/// People also write `wu` for a warm-up, `amrap` for `1+`, and a percentage of the work weight alone.
extension SetLine: CustomStringConvertible {
    /// - Parameter unit: of a weight without a unit, as people type it; nil to require one.
    package init?(_ text: String, unit: WeightUnit? = nil) {
        do throws(SetLineFault) {
            self = try Self.read(text, unit: unit)
        } catch {
            return nil
        }
    }

    /// - Throws: the first part that can't be read.
    package static func read(_ text: String, unit: WeightUnit?) throws(SetLineFault) -> SetLine {
        guard var reader = SetLineReader(text) else { throw .number }
        guard !reader.isAtEnd else { throw .empty }
        var week = 0
        if reader.take("week") {
            guard let number = reader.whole(in: SetLineLimits.weeks), reader.take(":") else { throw .week }
            week = number
        }
        let kind = reader.setKind()
        guard let sets = reader.whole(in: SetLineLimits.sets), reader.take("x") else { throw .sets }
        guard let amount = reader.amount() else { throw .amount }
        var line = SetLine(sets: sets, kind: kind, amount: amount, week: week)
        if reader.take("@") {
            if reader.take("rpe") {
                (line.load, line.effort) = (.effort, try reader.effort())
            } else {
                guard let load = reader.load(unit) else { throw .load }
                line.load = load
            }
        }
        if line.load != .effort, reader.take("rpe") { line.effort = try reader.effort() }
        guard reader.isAtEnd else { throw .end(reader.rest) }
        return line
    }

    /// The lines between semicolons; nil if one of them can't be read.
    package static func list(_ text: String, unit: WeightUnit? = nil) -> [SetLine]? {
        let lines = text[...].parts(";").map { SetLine(String($0), unit: unit) }
        return lines.contains(nil) ? nil : lines.compactMap(\.self)
    }

    /// What is wrong with the first of the lines between semicolons that can't be read; nil if all can.
    package static func fault(inList text: String, unit: WeightUnit) -> (line: String, fault: SetLineFault)? {
        for line in text[...].parts(";").map(String.init) {
            do throws(SetLineFault) {
                _ = try read(line, unit: unit)
            } catch {
                return (line, error)
            }
        }
        return nil
    }

    /// The text form, from which the same line is read again.
    package var description: String {
        var text = week == 0 ? "" : "week \(week): "
        text += kind.word + "\(sets) x \(amount)"
        if load != .none { text += " @ \(load)" }
        if let effort { text += load == .effort ? " \(decimal(effort))" : " rpe \(decimal(effort))" }
        return text
    }
}

/// The part of a set line that can't be read.
package enum SetLineFault: Error, Equatable {
    case empty
    case number
    case week
    case sets
    case amount
    case load
    case effort
    /// What follows a whole line.
    case end(String)
}

extension AskedAmount: LosslessStringConvertible {
    package init?(_ text: String) {
        if let reps = Self.plainReps(text) {
            self = reps
            return
        }
        guard var reader = SetLineReader(text), let amount = reader.amount(), reader.isAtEnd else { return nil }
        self = amount
    }

    /// `8`, `8-12` or `5+`, as nearly all are stored: a workout's page reads hundreds.
    private static func plainReps(_ text: String) -> AskedAmount? {
        let isOpen = text.utf8.last == UInt8(ascii: "+")
        let parts = (isOpen ? text.utf8.dropLast() : text.utf8[...])
            .split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { digits in
            digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(Substring(digits)) : nil
        }
        guard numbers.count == parts.count, let first = numbers.first, let last = numbers.last, first <= last,
            !isOpen || parts.count == 1, numbers.allSatisfy(SetLineLimits.reps.contains)
        else { return nil }
        return .reps(first...last, isOpen: isOpen)
    }

    package var description: String {
        switch self {
        case .reps(let reps, let isOpen) where reps.count == 1: "\(reps.lowerBound)" + (isOpen ? "+" : "")
        case .reps(let reps, _): "\(reps.lowerBound)-\(reps.upperBound)"
        case .time(let seconds): "\(seconds) s"
        case .distance(let meters, let seconds): "\(decimal(meters)) m" + (seconds.map { " in \($0) s" } ?? "")
        }
    }
}

extension AskedLoad: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: ""
        case .kilograms(let kilograms): Self.weight(kilograms)
        case .work(let share): Self.share(share, "work")
        case .trainingMax(let share): Self.share(share, "tm")
        case .oneRepMax(let share): Self.share(share, "1rm")
        case .effort: "rpe"
        }
    }

    private static func share(_ share: Double, _ whole: String) -> String {
        share == 1 ? whole : "\(decimal(share * 100)) % \(whole)"
    }

    /// In the unit in which it was typed, because the other one would change it.
    private static func weight(_ kilograms: Double) -> String {
        for unit in WeightUnit.allCases where kilograms.isTyped(in: unit) {
            return "\(decimal(unit.value(ofKilograms: kilograms).hundredths)) \(unit.symbol)"
        }
        return "\(kilograms) \(WeightUnit.kilograms.symbol)"
    }
}

/// With a hyphen for the minus sign, as on a keyboard.
private func decimal(_ number: Double) -> String {
    DecimalText.format(number).replacing(DecimalText.minus, with: "-")
}

extension SetKind {
    fileprivate var word: String {
        switch self {
        case .normal: ""
        case .warmUp: "warm-up "
        case .drop: "drop "
        case .failure: "failure "
        }
    }
}

extension SetLineReader {
    fileprivate mutating func setKind() -> SetKind {
        if take("wu") || take("warmup") { return .warmUp }
        return SetKind.allCases.first { $0 != .normal && take(String($0.word.dropLast())) } ?? .normal
    }

    fileprivate mutating func amount() -> AskedAmount? {
        if take("amrap") { return .reps(1...1, isOpen: true) }
        guard let number = number() else { return nil }
        if take(":") { return clock(minutes: number) }
        if take("s") { return seconds(number).map { .time(seconds: $0) } }
        if take("min") { return seconds(number * 60).map { .time(seconds: $0) } }
        if take("m") { return distance(number) }
        guard let low = Int(exactly: number), SetLineLimits.reps.contains(low) else { return nil }
        if take("-") {
            guard let high = whole(in: SetLineLimits.reps), high > low else { return nil }
            return .reps(low...high, isOpen: false)
        }
        return .reps(low...low, isOpen: take("+"))
    }

    private mutating func clock(minutes: Double) -> AskedAmount? {
        guard let minutes = Int(exactly: minutes), let rest = whole(in: 0...59) else { return nil }
        return seconds(Double(minutes) * 60 + Double(rest)).map { .time(seconds: $0) }
    }

    private func seconds(_ number: Double) -> Int? {
        Int(exactly: number).flatMap { SetLineLimits.seconds.contains($0) ? $0 : nil }
    }

    private mutating func distance(_ meters: Double) -> AskedAmount? {
        guard SetLineLimits.meters.contains(meters) else { return nil }
        guard take("in") else { return .distance(meters: meters, seconds: nil) }
        guard let seconds = whole(in: SetLineLimits.seconds), take("s") else { return nil }
        return .distance(meters: meters, seconds: seconds)
    }

    fileprivate mutating func effort() throws(SetLineFault) -> Double {
        guard let number = number(), StrengthSetLimits.isEffort(number) else { throw .effort }
        return number
    }

    /// - Parameter unit: of a number without one.
    fileprivate mutating func load(_ unit: WeightUnit?) -> AskedLoad? {
        if take("work") { return .work(share: 1) }
        if take("tm") { return .trainingMax(share: 1) }
        let isNegative = take("-")
        guard let number = number() else { return nil }
        if !isNegative, number == 1, take("rm") { return .oneRepMax(share: 1) }
        if take("%") { return isNegative ? nil : share(number, isTyped: unit != nil) }
        let typed = WeightUnit.allCases.first { take($0.symbol) } ?? unit
        guard let kilograms = typed?.kilograms(isNegative ? -number : number) else { return nil }
        return StrengthSetLimits.kilograms.contains(kilograms) ? .kilograms(kilograms) : nil
    }

    private mutating func share(_ percent: Double, isTyped: Bool) -> AskedLoad? {
        let share = percent / 100
        guard SetLineLimits.shares.contains(share) else { return nil }
        if isTyped, isAtEnd { return .work(share: share) }
        if take("work") { return .work(share: share) }
        if take("tm") { return .trainingMax(share: share) }
        return number() == 1 && take("rm") ? .oneRepMax(share: share) : nil
    }
}

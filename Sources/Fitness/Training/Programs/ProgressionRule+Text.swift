import Texts

/// The text form, the same in the catalogue, in rows and in the editor:
///
/// | rule | after a hit | after a miss |
/// |---|---|---|
/// | `fixed` | the lines as written | the same |
/// | `linear STEP[, every 2][, -10 % after 3]` | the 2nd in a row adds the step | the 3rd in a row takes 10 % off |
/// | `double STEP[, -10 % after 3]` | a rep more; all at the top: the step | below the low end, as above |
/// | `sum 30, STEP[, -10 % after 3]` | 30 reps in all sets: the step | the same again |
/// | `greyskull STEP[, -10 % after 1]` | in the last set: the step, twice for twice the reps | 10 % off |
/// | `gzclp t1 STEP` | the step | 5×3+, 6×2+, 10×1+, then 10 % off |
/// | `gzclp t2 STEP` | the step | 3×10, 3×8, 3×6, then 7.5 kg above the last 3×10 |
/// | `gzclp t3 STEP` | 25 reps in the last set: the step | the same again |
/// | `cycle STEP, 4 weeks` | after the weeks the step on the training max | misses in every week: three steps off |
/// | `effort` | the weight for the asked reps and effort | the same |
/// | `reps +1 to 12, sets to 6[, then bench-dip > dip]` | a rep, then a set, then the next | the same again |
/// | `time +5 s to 120 s`, `distance +5 m to 60 m` | the step | the same again |
///
/// A step is `+2.5 kg / 5 lb`, `+2.5 kg`, `+5 lb` or `+2.5 %`. What is left out is as above.
extension ProgressionRule: LosslessStringConvertible {
    package init?(_ text: String) {
        var parts = text[...].parts(",").map(String.init)
        guard text.utf8.count <= 200, !parts.isEmpty else { return nil }
        let ladder = Self.ladder(parts[parts.count - 1])
        if ladder != nil { parts.removeLast() }
        var readers: [SetLineReader] = []
        for part in parts {
            guard let reader = SetLineReader(part), !reader.isAtEnd else { return nil }
            readers.append(reader)
        }
        guard var reader = RuleReader(readers), let rule = reader.rule(ladder), reader.isAtEnd else { return nil }
        self = rule
    }

    package var description: String {
        switch self {
        case .fixed: "fixed"
        case .linear(let step, let successes, let deload):
            "linear \(step)" + (successes > 1 ? ", every \(successes)" : "") + deload.text(unless: .afterThree)
        case .double(let step, let deload): "double \(step)" + deload.text(unless: .afterThree)
        case .sum(let reps, let step, let deload): "sum \(reps), \(step)" + (deload?.text() ?? "")
        case .greyskull(let step, let deload): "greyskull \(step)" + deload.text(unless: .afterOne)
        case .gzclp(let tier, let step): "gzclp t\(tier.rawValue) \(step)"
        case .cycle(let step, let weeks): "cycle \(step), \(weeks) weeks"
        case .effort: "effort"
        case .bodyweight(let step, let most, let mostSets, let ladder):
            "reps +\(step) to \(most), sets to \(mostSets)"
                + (ladder.isEmpty ? "" : ", then " + ladder.joined(separator: " > "))
        case .time(let seconds, let most): "time +\(seconds) s to \(most) s"
        case .distance(let meters, let most): "distance +\(number(meters)) m to \(number(most)) m"
        }
    }

    /// - Returns: nil if it is not the part of a rule with its ladder.
    private static func ladder(_ part: String) -> [String]? {
        guard part.hasPrefix("then ") else { return nil }
        let keys = part.dropFirst(5).parts(">").map(String.init)
        let areKeys = keys.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil }
        return areKeys && Set(keys).count == keys.count && keys.count > 1 ? keys : nil
    }
}

extension Step: CustomStringConvertible {
    package var description: String {
        if let percent { return "+\(number(percent)) %" }
        let parts = [kilograms.map { "\(number($0)) kg" }, pounds.map { "\(number($0)) lb" }]
        return "+" + parts.compactMap(\.self).joined(separator: " / ")
    }
}

extension Deload {
    fileprivate func text(unless usual: Deload? = nil) -> String {
        self == usual ? "" : ", -\(number(percent)) % after \(misses)"
    }
}

private func number(_ number: Double) -> String { DecimalText.format(number) }

/// Reads a rule from its parts between commas.
private struct RuleReader {
    private var reader: SetLineReader
    private var following: [SetLineReader]

    /// - Returns: nil for no parts, as of a ladder alone.
    init?(_ parts: [SetLineReader]) {
        guard let first = parts.first else { return nil }
        reader = first
        following = Array(parts.dropFirst())
    }

    var isAtEnd: Bool { reader.isAtEnd && following.isEmpty }

    mutating func rule(_ ladder: [String]?) -> ProgressionRule? {
        if reader.take("reps") { return bodyweight(ladder ?? []) }
        guard ladder == nil else { return nil }
        if reader.take("fixed") { return .fixed }
        if reader.take("effort") { return .effort }
        if reader.take("sum") { return sum() }
        if reader.take("gzclp") { return gzclp() }
        if reader.take("time") { return time() }
        if reader.take("distance") { return distance() }
        return weighted()
    }

    private mutating func weighted() -> ProgressionRule? {
        let names = ["linear", "double", "greyskull", "cycle"]
        guard let name = names.first(where: { reader.take($0) }), let step = step() else { return nil }
        switch name {
        case "linear":
            let successes = nextPart { $0.take("every") ? $0.whole(in: 2...6) : nil }
            return .linear(step: step, successes: successes ?? 1, deload: deload() ?? .afterThree)
        case "double": return .double(step: step, deload: deload() ?? .afterThree)
        case "greyskull": return .greyskull(step: step, deload: deload() ?? .afterOne)
        default:
            // More than six weeks with a lift that comes twice a week would be more workouts than a rule remembers.
            let weeks = nextPart { part in part.whole(in: 1...6).flatMap { part.take("weeks") ? $0 : nil } }
            return weeks.map { .cycle(step: step, weeks: $0) }
        }
    }

    private mutating func sum() -> ProgressionRule? {
        guard let reps = reader.whole(in: SetLineLimits.reps), advance(), let step = step() else { return nil }
        return .sum(reps: reps, step: step, deload: deload())
    }

    private mutating func gzclp() -> ProgressionRule? {
        guard reader.take("t"), let tier = reader.whole(in: 1...3).flatMap(ProgressionRule.Tier.init) else {
            return nil
        }
        return step().map { .gzclp(tier, step: $0) }
    }

    private mutating func bodyweight(_ ladder: [String]) -> ProgressionRule? {
        guard reader.take("+"), let step = reader.whole(in: 1...10), reader.take("to"),
            let most = reader.whole(in: SetLineLimits.reps), advance(), reader.take("sets"), reader.take("to"),
            let mostSets = reader.whole(in: SetLineLimits.sets)
        else { return nil }
        return .bodyweight(step: step, most: most, mostSets: mostSets, ladder: ladder)
    }

    private mutating func time() -> ProgressionRule? {
        guard reader.take("+"), let step = reader.whole(in: SetLineLimits.seconds), reader.take("s"), reader.take("to"),
            let most = reader.whole(in: SetLineLimits.seconds), reader.take("s")
        else { return nil }
        return .time(seconds: step, most: most)
    }

    private mutating func distance() -> ProgressionRule? {
        guard reader.take("+"), let step = reader.number(in: SetLineLimits.meters), reader.take("m"), reader.take("to"),
            let most = reader.number(in: SetLineLimits.meters), reader.take("m")
        else { return nil }
        return .distance(meters: step, most: most)
    }

    private mutating func step() -> Step? {
        guard reader.take("+"), let number = reader.number(in: 0.01...500) else { return nil }
        if reader.take("%") { return number <= 50 ? Step(percent: number) : nil }
        if reader.take("lb") { return Step(pounds: number) }
        guard reader.take("kg") else { return nil }
        guard reader.take("/") else { return Step(kilograms: number) }
        guard let pounds = reader.number(in: 0.01...500), reader.take("lb") else { return nil }
        return Step(kilograms: number, pounds: pounds)
    }

    private mutating func deload() -> Deload? {
        nextPart { part in
            guard part.take("-"), let percent = part.number(in: 1...50), part.take("%"), part.take("after") else {
                return nil
            }
            return part.whole(in: 1...6).map { Deload(percent: percent, misses: $0) }
        }
    }

    /// Goes on with the next part, if this one is read to its end.
    private mutating func advance() -> Bool {
        guard reader.isAtEnd, !following.isEmpty else { return false }
        reader = following.removeFirst()
        return true
    }

    /// Reads the whole next part, or none of it.
    private mutating func nextPart<Value>(_ read: (inout SetLineReader) -> Value?) -> Value? {
        guard reader.isAtEnd, var part = following.first, let value = read(&part), part.isAtEnd else { return nil }
        following.removeFirst()
        return value
    }
}

extension SetLineReader {
    fileprivate mutating func number(in range: ClosedRange<Double>) -> Double? {
        number().flatMap { range.contains($0) ? $0 : nil }
    }
}

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
/// A step is `+2.5 kg / 5 lb`, `+2.5 kg`, `+5 lb` or `+2.5 %`. What is left out is as above. `ProgressionKind` says how
/// each is written.
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
        guard var values = RuleForm.all.lazy.compactMap({ $0.read(readers) }).first,
            ladder == nil || values.kind == .bodyweight
        else { return nil }
        values.ladder = ladder ?? []
        self.init(values)
    }

    package var description: String {
        let values = values
        let text = RuleForm.all.first { $0.kind == values.kind }?.text(of: values) ?? ""
        return values.ladder.isEmpty ? text : text + ", then " + values.ladder.joined(separator: " > ")
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

private func number(_ number: Double) -> String { DecimalText.format(number) }

/// How a kind of rule is written, read from its traits: parts between commas.
private struct RuleForm {
    struct Token {
        let word: String
        /// The number in the place of the word.
        let number: RuleNumber?
        let isSpaced: Bool

        /// - Parameter word: in capitals for a number.
        init(_ word: Substring, isSpaced: Bool) {
            (self.word, self.isSpaced) = (String(word), isSpaced)
            number = word == word.uppercased() ? RuleNumber(rawValue: word.lowercased()) : nil
        }
    }

    struct Part {
        let isOptional: Bool
        let tokens: [Token]
    }

    let kind: ProgressionKind
    private let usual: [RuleNumber: Double]
    private let parts: [Part]

    static let all = ProgressionKind.allCases.compactMap { RuleForm($0) }

    /// - Returns: nil for the kind that is no rule.
    private init?(_ kind: ProgressionKind) {
        guard let text = kind.text else { return nil }
        (self.kind, usual) = (kind, kind.usual)
        parts = text.replacing("[, ", with: ",[").replacing("]", with: "").split(separator: ",").map { part in
            let isOptional = part.hasPrefix("[")
            let words = (isOptional ? part.dropFirst() : part).split(separator: " ")
            let tokens = words.flatMap { word in
                word.matches(of: /[A-Z_]+|[a-z]+|./).enumerated().map { Token($1.output, isSpaced: $0 == 0) }
            }
            return Part(isOptional: isOptional, tokens: tokens)
        }
    }

    func text(of values: RuleValues) -> String {
        parts.filter { !$0.isOptional || !isUsual($0, values) }.map { part in
            part.tokens.reduce(into: "") { text, token in
                if token.isSpaced, !text.isEmpty { text += " " }
                text += token.number.map { values.text($0) } ?? token.word
            }
        }.joined(separator: ", ")
    }

    private func isUsual(_ part: Part, _ values: RuleValues) -> Bool {
        part.tokens.compactMap(\.number).allSatisfy { values.numbers[$0] == usual[$0] }
    }

    func read(_ texts: [SetLineReader]) -> RuleValues? {
        var values = RuleValues(kind, nil, usual)
        var rest = texts[...]
        for part in parts {
            var read = values
            if var text = rest.first, part.tokens.allSatisfy({ text.take($0, into: &read) }), text.isAtEnd {
                values = read
                rest.removeFirst()
            } else if !part.isOptional {
                return nil
            }
        }
        return rest.isEmpty ? values : nil
    }
}

extension RuleValues {
    fileprivate func text(_ number: RuleNumber) -> String {
        if number == .step { return step?.description ?? "" }
        return numbers[number].map { DecimalText.format($0) } ?? ""
    }
}

extension SetLineReader {
    fileprivate mutating func take(_ token: RuleForm.Token, into values: inout RuleValues) -> Bool {
        guard let number = token.number else {
            return Int(token.word).map { whole(in: $0...$0) != nil } ?? take(token.word)
        }
        if number == .step {
            values.step = step()
            return values.step != nil
        }
        values.numbers[number] = self.number(in: number)
        return values.numbers[number] != nil
    }

    private mutating func number(in kind: RuleNumber) -> Double? {
        number().flatMap { number in
            let isPossible = kind.range.contains(number) && number >= kind.leastWritten ?? number
            return isPossible && (!kind.isWhole || number == number.rounded()) ? number : nil
        }
    }

    private mutating func step() -> Step? {
        guard take("+"), let number = self.number(in: .step) else { return nil }
        if take("%") { return number <= 50 ? Step(percent: number) : nil }
        if take("lb") { return Step(pounds: number) }
        guard take("kg") else { return nil }
        guard take("/") else { return Step(kilograms: number) }
        guard let pounds = self.number(in: .step), take("lb") else { return nil }
        return Step(kilograms: number, pounds: pounds)
    }
}

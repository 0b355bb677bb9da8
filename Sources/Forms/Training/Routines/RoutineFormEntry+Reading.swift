import Fitness
import Texts

/// Reads an exercise of the editor.
extension RoutineFormEntry {
    /// The typed exercise; what is wrong has its error beside its field.
    mutating func line() -> RoutineDraft.Line {
        let rule = rule.rule()
        let (seconds, lines) = (rest.durationSeconds(in: .seconds), setLines())
        var kilograms = startKilograms()
        let asked = lines.flatMap { lines in rule.map { $0.asking(lines) } }
        if kilograms == nil, start.isBlank { kilograms = asked?.startKilograms }
        if let kilograms, let inSets = asked?.startKilograms, abs(kilograms - inSets) > weightToleranceKilograms {
            let texts = (units.weight.text(kilograms), units.weight.text(inSets))
            start.error = RoutineTexts.whichStart(texts.0, texts.1)
        }
        return RoutineDraft.Line(
            slot: slot, exercise, isJoined: isJoined, lines: asked?.lines ?? lines, rule: rule?.description ?? "",
            sharesProgress: sharesProgress, workKilograms: kilograms, restSeconds: seconds,
            clock: isJoined ? "" : clock.text(), note: note.value)
    }

    /// The typed sets; nil if a field or the text can't be read.
    mutating func setLines() -> [SetLine]? {
        if let typed = text {
            let lines = SetLine.list(typed.value, unit: units.weight)
            let fault = lines == nil && !typed.isBlank ? textFault(typed.value) : nil
            text?.error = fault
            return lines
        }
        var read: [SetLine] = []
        for index in lines.indices {
            guard let line = lines[index].line() else { continue }
            if line.hasPossibleWeight(for: exercise.load) {
                read.append(line)
            } else {
                lines[index].weight.error = RoutineTexts.assistanceImpossible(exercise.name)
            }
        }
        return read.count == lines.count ? read : nil
    }

    private func textFault(_ text: String) -> String? {
        SetLine.fault(inList: text, unit: units.weight).map { line, fault in
            fault == .empty ? fault.explanation : RoutineTexts.lineUnreadable(line, fault.explanation)
        }
    }

    /// The weight to start from, or the exact one that counts so far if the number is unchanged.
    private mutating func startKilograms() -> Double? {
        guard startField != nil, let number = start.weight(in: units.weight) else { return nil }
        if let statedKilograms, units.weight.isUnchanged(statedKilograms, as: number) { return statedKilograms }
        return units.weight.kilograms(number)
    }

    /// Shows the messages of the draft. One about the sets stands at the text, or at the first line.
    package mutating func show(_ faults: Faults) {
        func message(_ name: String) -> String? { faults.messages["exercise.\(place).\(name)"] }
        if let message = message("lines") {
            if text != nil {
                if text?.error == nil { text?.error = message }
            } else if !lines.contains(where: \.isWrong), !lines.isEmpty {
                lines[0].amount.error = message
            }
        }
        if rule.kind.error == nil { rule.kind.error = message("rule") }
        if start.error == nil { start.error = message("weight") }
        if rest.error == nil { rest.error = message("rest") }
        if clock.kind.error == nil { clock.kind.error = message("clock") }
        if note.error == nil { note.error = message("note") }
    }

    package mutating func focusFirstError() {
        if text?.error != nil {
            text?.isFocused = true
        } else if let index = lines.firstIndex(where: \.isWrong) {
            lines[index].focusFirstError()
        } else if rule.isWrong {
            rule.focusFirstError()
        } else if start.error != nil {
            start.isFocused = true
        } else if rest.error != nil {
            rest.isFocused = true
        } else if clock.isWrong {
            clock.focusFirstError()
        } else {
            note.isFocused = true
        }
    }

    // What the buttons of an exercise do.

    /// After a rule was chosen: shows its numbers, and lets it say the weight of the sets.
    mutating func applyRule() {
        focus = nil
        guard let rule = rule.rule(), let typed = setLines() else { return }
        let lines = hasUsualLines(typed) ? self.rule.chosen?.usualLines ?? typed : typed
        let (asked, kilograms) = rule.asking(lines)
        if asked != typed { show(asked) }
        if start.isBlank, let kilograms { start.value = fieldText(kilograms) }
        self.rule.kind.isFocused = true
    }

    /// Whether the sets are still those that the editor proposed, for no rule or for another one.
    private func hasUsualLines(_ lines: [SetLine]) -> Bool {
        var atWorkWeight = usualLine
        atWorkWeight.load = .work(share: 1)
        let proposed = [[usualLine], [atWorkWeight]] + ProgressionKind.allCases.compactMap { $0.usualLines }
        return proposed.contains(lines)
    }

    /// One more line like the last.
    mutating func addLine() {
        guard canAddLine else { return }
        var line = lines.last
        let copied = line?.line() ?? usualLine
        lines.append(RoutineFormLine(copied, units, in: program))
        lines[lines.count - 1].sets.isFocused = true
    }

    mutating func removeLine(_ index: Int) {
        guard canRemoveLine, lines.indices.contains(index) else { return }
        lines.remove(at: index)
        lines[min(index, lines.count - 1)].sets.isFocused = true
    }

    /// Between fields and text, if what was typed can be read.
    mutating func changeMode() {
        guard let typed = setLines() else {
            if text?.error == nil { text?.error = RoutineTexts.linesRequired(exercise.name) }
            return focusFirstError()
        }
        if text == nil {
            showText(typed.text)
            text?.isFocused = true
        } else if typed.isEmpty {
            text?.error = RoutineTexts.linesRequired(exercise.name)
            text?.isFocused = true
        } else {
            lines = typed.prefix(RoutineDraft.maximumLines).map { RoutineFormLine($0, units, in: program) }
            text = nil
            focus = .sets
        }
    }

    private mutating func show(_ lines: [SetLine]) {
        if text != nil {
            text?.value = lines.text
        } else {
            self.lines = lines.map { RoutineFormLine($0, units, in: program) }
        }
    }

    // The sets of a stored exercise are folded until they are changed: those of several weeks would fill a phone's screen. So are
    // its rest, clock and note.

    /// How many lines of sets the words of the fold have.
    private static let mostSaid = 4

    package var areSetsOpen: Bool {
        isAlone || slot == nil || isChanged || focusesSets || setFields.contains { $0.error != nil || $0.isFocused }
    }

    private var setFields: [Field] { lines.flatMap(\.fields) + [text].compactMap(\.self) }

    /// Which exercise it is, whatever its place.
    package var foldKey: String { "\(exerciseID)-\(slotText)" }

    /// `Round 1: 1 × 5 · 65 % of training max, 1 × 5 · 75 % of training max and 10 more`
    package var setsText: String {
        var copy = self
        guard let read = copy.setLines(), let first = read.first else { return CommonTexts.sets }
        let said = read.prefix { $0.week == first.week }.prefix(Self.mostSaid)
        let words = said.map { inWords($0) }.joined(separator: ", ")
        let text = read.count > said.count ? RoutineTexts.andMore(words, read.count - said.count) : words
        let schedule = program?.schedule ?? .weekly
        return first.week == 0 ? text : RoutineTexts.setsOfPart(schedule.numbered(first.week), text)
    }

    package var isMoreOpen: Bool { moreFields.contains { $0.error != nil || $0.isFocused } }

    private var moreFields: [Field] { [rest, note] + (clockForm?.fields ?? []) }

    /// What is set of them: `Rest 3 min · Every minute · Note`
    package var moreText: String {
        let said = [restText, clockText, note.isBlank ? nil : note.label].compactMap(\.self)
        guard said.isEmpty else { return said.joined(separator: " · ") }
        return isJoined ? RoutineTexts.moreFields : RoutineTexts.moreFieldsWithClock
    }

    private var restText: String? {
        var rest = rest
        return rest.durationSeconds(in: .seconds).map {
            $0 == 0 ? RoutineTexts.noRest : RoutineTexts.restOf(DurationText.short(seconds: $0))
        }
    }

    private var clockText: String? {
        guard var clock = clockForm else { return nil }
        return GroupClock(clock.text())?.words
    }

    private func inWords(_ line: SetLine) -> String {
        let words = line.words(of: exercise, units)
        return line.kind == .normal ? words : RoutineTexts.setsOfPart(line.kind.name, words)
    }
}

extension SetLineFault {
    /// What belongs there instead.
    fileprivate var explanation: String {
        switch self {
        case .empty: RoutineTexts.lineEmpty
        case .number: RoutineTexts.numberUnreadable
        case .week: RoutineTexts.weekExample
        case .sets: RoutineTexts.setCountExample(SetLineLimits.sets.upperBound)
        case .amount: RoutineTexts.amountExamples
        case .load: RoutineTexts.loadExamples
        case .effort: RoutineTexts.effortExamples
        case .end(let rest): RoutineTexts.endUnreadable(rest)
        }
    }
}

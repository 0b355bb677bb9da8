import Texts

/// What an exercise of a routine says that is stored, or comes with the library.
package protocol StoredRoutineExercise {
    var slot: Int { get }
    var exercise: Exercise { get }
    var isJoined: Bool { get }
    var lines: [SetLine] { get }
    var rule: ProgressionRule? { get }
    var sharesProgress: Bool { get }
    /// The weight that the person said last.
    var workKilograms: Double? { get }
    var restSeconds: Int? { get }
    var clock: GroupClock? { get }
    var note: String { get }
}

/// The editable values of a user's own routine.
package struct RoutineDraft: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        /// Which exercise of the routine it is, whatever its place; nil for a new one.
        package var slot: Int?
        package var exercise: Int64
        /// Whether it is a superset with the one above.
        package var isJoined = false
        package var lines: [SetLine]
        package var rule: ProgressionRule?
        /// Whether the same exercise with the same rule on another day of its program progresses together with it.
        package var sharesProgress = true
        /// The weight from which the rule goes on from today; nil to leave it as it is.
        package var workKilograms: Double?
        /// nil for the person's rest timer.
        package var restSeconds: Int?
        /// Of the first exercise of a group.
        package var clock: GroupClock?
        package var note = ""
    }

    package var name: String
    package var note = ""
    /// Whether others at home see it and can copy it.
    package var isShared = false
    package var entries: [Entry]

    package static let maximumExercises = 40
    /// Each set becomes a row of its session.
    package static let maximumSets = 150
    package static let maximumLines = 20
    /// Of the sets of an exercise, and of a rule, as text.
    package static let maximumTextLength = 2_000
    package static let maximumRuleLength = 200

    /// The routine that was typed or sent, or what is wrong with it.
    package static func checked(name: String, note: String, isShared: Bool, lines: [Line]) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, atMost: TextLimits.name, required: CommonTexts.nameMissing)
        let note = faults.text("note", note.replacing("\r\n", with: "\n"), atMost: TextLimits.note)
        if lines.isEmpty { faults.add("exercise", RoutineTexts.exerciseMissing) }
        if lines.count > maximumExercises { faults.add("exercise", tooManyExercises) }
        // A line with more sets than a line may have is left out: it has a fault of its own, and the sum can overflow.
        let sets = lines.flatMap { $0.lines ?? [] }.map(\.sets).filter(SetLineLimits.sets.contains).reduce(0, +)
        if sets > maximumSets { faults.add("exercise", RoutineTexts.tooManySets(maximumSets)) }
        for (place, line) in lines.enumerated().dropFirst() where line.isJoined && !line.clock.isEmpty {
            faults.add("exercise.\(place).clock", RoutineTexts.clockOfSuperset(line.exercise.name))
        }
        var entries = lines.enumerated().compactMap { $1.entry(at: "exercise.\($0)", &faults) }
        guard faults.isEmpty else { return .failure(faults) }
        entries[0].isJoined = false
        return .success(Self(name: name, note: note, isShared: isShared, entries: entries))
    }

    /// What to ask about implausible weights to go on from.
    /// - Parameter known: the weights that the entries have already, in their order.
    package func questions(known: [Double?], _ units: Units) -> [String] {
        zip(entries, known).flatMap { entry, known -> [String] in
            guard let weight = entry.workKilograms, weight != known else { return [] }
            return StrengthSetLimits.questions(kilograms: weight, units)
        }
    }

    /// A stored routine, to be compared, copied or changed to what was done.
    /// - Parameter isOwn: whether its exercises keep their slots: a copy of another person's begins anew.
    package static func stored(
        name: String, note: String, isShared: Bool, isOwn: Bool, _ exercises: [some StoredRoutineExercise]
    ) -> Self {
        let entries = exercises.map {
            Entry(
                slot: isOwn ? $0.slot : nil, exercise: $0.exercise.id, isJoined: $0.isJoined, lines: $0.lines,
                rule: $0.rule, sharesProgress: $0.sharesProgress, workKilograms: $0.workKilograms,
                restSeconds: $0.restSeconds, clock: $0.clock, note: $0.note)
        }
        return Self(name: name, note: note, isShared: isShared, entries: entries)
    }

    /// Adds what was done without being asked for: equal sets of one exercise, as many as a line can have.
    package mutating func add(_ exercise: Exercise, done count: Int, _ amount: AskedAmount, restSeconds: Int?) {
        let line = SetLine(sets: min(count, SetLineLimits.sets.upperBound), amount: amount)
        entries.append(Entry(exercise: exercise.id, lines: [line], restSeconds: restSeconds))
    }

    package static var tooManyExercises: String { RoutineTexts.tooManyExercises(maximumExercises) }

    /// An exercise of the list as it was typed or sent.
    package struct Line: Sendable {
        package var slot: Int?
        package var exercise: Exercise
        package var isJoined: Bool
        /// nil if the text could not be read.
        package var lines: [SetLine]?
        /// The text form of a rule, or an empty text for none.
        package var rule: String
        package var sharesProgress: Bool
        package var workKilograms: Double?
        package var restSeconds: Int?
        /// The text form of a clock, or an empty text for none.
        package var clock: String
        package var note: String

        package init(
            slot: Int? = nil, _ exercise: Exercise, isJoined: Bool = false, lines: [SetLine]?, rule: String = "",
            sharesProgress: Bool = true, workKilograms: Double? = nil, restSeconds: Int? = nil, clock: String = "",
            note: String = ""
        ) {
            self.slot = slot
            self.exercise = exercise
            self.isJoined = isJoined
            self.lines = lines
            self.rule = rule
            self.sharesProgress = sharesProgress
            self.workKilograms = workKilograms
            self.restSeconds = restSeconds
            self.clock = clock
            self.note = note
        }
    }
}

extension RoutineDraft.Line {
    /// An exercise of the library, for a new routine.
    package init(new planned: some StoredRoutineExercise) {
        self.init(
            planned.exercise, isJoined: planned.isJoined, lines: planned.lines,
            rule: planned.rule?.description ?? "", workKilograms: planned.workKilograms,
            restSeconds: planned.restSeconds, clock: planned.clock?.description ?? "", note: planned.note)
    }

    fileprivate func entry(at place: String, _ faults: inout Faults) -> RoutineDraft.Entry? {
        let lines = lines ?? []
        // A weight with more decimals than the text form would change when it is stored.
        if lines.isEmpty || SetLine.list(lines.text) != lines {
            faults.add("\(place).lines", RoutineTexts.linesRequired(exercise.name))
        }
        if !lines.allSatisfy({ $0.hasPossibleWeight(for: exercise.load) }) {
            faults.add("\(place).lines", RoutineTexts.assistanceImpossible(exercise.name))
        }
        if lines.count > RoutineDraft.maximumLines {
            faults.add("\(place).lines", RoutineTexts.tooManyLines(exercise.name, RoutineDraft.maximumLines))
        }
        // As it is stored: some were sent in fewer characters.
        let rule = ProgressionRule(rule).flatMap { ProgressionRule($0.description) }
        if !self.rule.isEmpty, rule == nil { faults.add("\(place).rule", RoutineTexts.ruleRequired(exercise.name)) }
        if let rule, !rule.hasKnownLadder {
            faults.add("\(place).rule", RoutineTexts.ruleExerciseUnknown(exercise.name))
        }
        if let rule, !lines.isEmpty, !rule.fits(lines) {
            faults.add("\(place).rule", RoutineTexts.ruleDoesNotFit(exercise.name))
        }
        if let workKilograms, !StrengthSetLimits.isStart(workKilograms, of: exercise.load) {
            faults.add("\(place).weight", RoutineTexts.workWeightRequired(exercise.name))
        }
        if let restSeconds, !SetLineLimits.restSeconds.contains(restSeconds) {
            faults.add("\(place).rest", RoutineTexts.restRequired(exercise.name))
        }
        let clock = GroupClock(self.clock)
        if !self.clock.isEmpty, clock == nil {
            faults.add("\(place).clock", RoutineTexts.clockRequired(exercise.name))
        }
        let note = faults.text("\(place).note", note, atMost: TextLimits.note)
        return RoutineDraft.Entry(
            slot: slot, exercise: exercise.id, isJoined: isJoined, lines: lines, rule: rule,
            sharesProgress: sharesProgress, workKilograms: workKilograms, restSeconds: restSeconds, clock: clock,
            note: note)
    }
}

extension ProgressionRule {
    /// Whether the catalogue has all exercises that follow.
    fileprivate var hasKnownLadder: Bool {
        guard case .bodyweight(_, _, _, let ladder) = self, !ladder.isEmpty else { return true }
        return Set(ladder).isSubset(of: ExerciseCatalogue.all.map(\.key))
    }
}

extension [SetLine] {
    /// The text form of all lines, as `SetLine.list` reads it.
    package var text: String { map(\.description).joined(separator: "; ") }
}

/// An exercise of a routine's list: it begins a group, or is joined to the one above as a superset. The first of a group
/// has its clock.
package protocol RoutineGroupMember {
    var isJoined: Bool { get set }
    var clock: GroupClock? { get set }
}

extension Array where Element: RoutineGroupMember {
    /// The clock of the group of each.
    package var groupClocks: [GroupClock?] {
        var clock: GroupClock?
        return enumerated().map { place, member in
            if place == 0 || !member.isJoined { clock = member.clock }
            return clock
        }
    }

    /// Without some of them. The rest of a superset stays one, and keeps its clock, when its first exercise is gone.
    package func keeping(_ isKept: (Element) throws -> Bool) rethrows -> [Element] {
        var (kept, isWithinGroup) = ([Element](), false)
        for (member, clock) in zip(self, groupClocks) {
            if !member.isJoined { isWithinGroup = false }
            guard try isKept(member) else { continue }
            var member = member
            member.isJoined = isWithinGroup
            member.clock = isWithinGroup ? nil : clock
            kept.append(member)
            isWithinGroup = true
        }
        return kept
    }
}

extension RoutineDraft.Entry: RoutineGroupMember {}

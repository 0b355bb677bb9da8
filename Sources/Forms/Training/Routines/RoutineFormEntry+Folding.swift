import Fitness
import Texts

/// The sets of a stored exercise are folded until they are changed: those of several weeks would fill a phone's screen. So are
/// its rest, clock and note.
extension RoutineFormEntry {
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

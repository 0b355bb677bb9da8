import Testing

@testable import Fitness

@Suite struct PlanOutlineTests {
    /// A lowercase letter is an exercise with 10 seconds of rest, an uppercase letter the same one with 60.
    private func items(_ letters: String) -> [PlanOutline.Item] {
        letters.unicodeScalars.map { letter in
            let isLong = letter.properties.isUppercase
            let exercise = letter.properties.lowercaseMapping.unicodeScalars.first?.value ?? 0
            return PlanOutline.Item(
                exercise: Int64(exercise), amount: .reps(8), restSeconds: isLong ? 60 : 10)
        }
    }

    /// `a2b` is two sets of a and one of b, `3(ab)` three rounds of both, `3(ab)60` with a final rest of a minute.
    private func outline(_ letters: String) -> String {
        PlanOutline(items(letters)).sections.map { section in
            let lines = section.lines.map { line in
                "\(Array(letters)[line.place])\(line.sets == 1 ? "" : "\(line.sets)")"
            }.joined()
            let rest = section.lastRestSeconds.map(String.init) ?? ""
            return section.rounds == 1 ? lines : "\(section.rounds)(\(lines))\(rest)"
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("", ""), ("a", "a"), ("abc", "abc"), ("aaa", "a3"), ("aaaa", "a4"), ("aaabbb", "a3b3"), ("abab", "2(ab)"),
        ("abababab", "4(ab)"), ("wvababc", "wv 2(ab) c"), ("waaabbbc", "wa3b3c"), ("aabbaabb", "2(a2b2)"),
        ("ababxcdecde", "2(ab) x 2(cde)"), ("abaaba", "2(aba)"), ("aba", "aba"),
        ("abababcdcdcdabababcdcdcd", "3(ab) 3(cd) 3(ab) 3(cd)"),
        ("ababaBc", "3(ab)60 c"), ("aBabab", "aB 2(ab)"), ("abAb", "abAb"), ("aaA", "a2A"),
    ])
    func aListIsToldInSetsAndRounds(letters: String, text: String) {
        #expect(outline(letters) == text)
    }

    /// `–` for an entry that is not in a round.
    @Test(arguments: [
        ("abab", "1122"), ("wvababc", "––1122–"), ("aabbaabb", "11112222"), ("aaa", "–––"),
        ("ababxcdecde", "1122–111222"),
        ("ababaBc", "112233–"), ("", ""),
    ])
    func anEntryKnowsItsRound(letters: String, rounds: String) {
        let outline = PlanOutline(items(letters))
        #expect(
            letters.indices.map { letters.distance(from: letters.startIndex, to: $0) }.map { place in
                outline.round(at: place).map { String($0.number) } ?? "–"
            }.joined() == rounds)
    }

    @Test(arguments: PlanLibrary.all)
    func aPlanOfTheLibraryIsShortAndWhole(plan: LibraryPlan) {
        let keys = Set(plan.exercises.map(\.key)).sorted()
        let items = plan.exercises.map { exercise in
            PlanOutline.Item(
                exercise: Int64(keys.firstIndex(of: exercise.key) ?? 0), amount: exercise.amount,
                restSeconds: exercise.restSeconds)
        }
        let sections = PlanOutline(items).sections
        #expect(sections.flatMap { unrolled($0, items) } == items, "\(plan.name)")
        #expect(sections.reduce(0) { $0 + $1.lines.count } <= 18, "\(plan.name)")
    }

    private func unrolled(_ section: PlanOutline.Section, _ items: [PlanOutline.Item]) -> [PlanOutline.Item] {
        let round = section.lines.flatMap { Array(repeating: items[$0.place], count: $0.sets) }
        var all = Array(repeating: round, count: section.rounds).flatMap { $0 }
        if let rest = section.lastRestSeconds, let last = all.popLast() {
            all.append(PlanOutline.Item(exercise: last.exercise, amount: last.amount, restSeconds: rest))
        }
        return all
    }
}

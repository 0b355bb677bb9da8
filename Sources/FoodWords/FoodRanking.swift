import Fitness

/// How well a food's names match a search: plain names that begin with its words, or consist of them, come first.
package struct FoodRanking: Sendable {
    /// A word of the search in the name.
    private struct Match {
        let index: Int
        /// Whether it matches only the beginning of a word in the name.
        let isBeginning: Bool
        let isOtherForm: Bool
        let isCorrection: Bool
    }

    /// The cost of the name's part with the first match: the later, the higher.
    private static let partCosts = [0, 100, 160, 200, 220, 240]
    private static let otherWordInPart = 60
    private static let otherForm = 6
    private static let correction = 40
    private static let heading = 20
    private static let aside = 100
    private static let notInName = 100
    private static let inOrder = -100
    /// A name that has the words of the search, or some of them, and no others.
    private static let exactly = -160
    private static let meant = -80

    private let query: FoodQuery
    /// Whether the foods have only some of the words.
    private let isPartial: Bool

    package init(_ query: FoodQuery, isPartial: Bool = false) {
        (self.query, self.isPartial) = (query, isPartial)
    }

    /// How well a food matches: the least comes first.
    package struct Score: Sendable, Comparable {
        /// Whether its names have only the beginning of the last word: whatever has the word itself comes before it.
        let isBeginning: Bool
        let cost: Int

        package static func < (first: Self, other: Self) -> Bool {
            first.isBeginning == other.isBeginning ? first.cost < other.cost : other.isBeginning
        }
    }

    /// - Parameters:
    ///   - names: all names of the food, of which the best counts.
    ///   - isOwn: whether it comes first even if its word is not finished.
    package func score(names: [Substring], position: Int, isOwn: Bool) -> Score {
        let all = names.map { cost(of: FoodName($0)) }
        let isBeginning =
            !query.isOneLetter && all.contains { $0.last == .beginning } && !all.contains { $0.last == .whole }
        return Score(isBeginning: isBeginning && !isOwn, cost: position + (all.map(\.cost).min() ?? 0))
    }

    /// How a name has the last word of the search, which may be unfinished.
    private enum LastWord { case whole, beginning, missing }

    /// Whether a name says that the food is what was typed: "Greek yogurt" is a yogurt and "Chicken thigh" is chicken, but
    /// "Porridge with water" is no water.
    package func isName(_ name: Substring) -> Bool {
        let name = FoodName(name)
        let end = name.words.indices.first { name.words[$0].part > 0 || Self.joints.contains(Array(name.word($0))) }
        var places: Set<Int> = []
        for term in query.terms {
            let endsOpen = query.isOneLetter
            let found = (term.meanings + [term.typed]).lazy.compactMap { Self.find($0, in: name, endsOpen: endsOpen) }
                .first
            guard let found else { return false }
            places.formUnion(found.map(\.index))
        }
        let last = (end ?? name.words.count) - 1
        return places.allSatisfy { $0 <= last } && (places.contains(0) || places.contains(last))
    }

    private static let joints = Set(["with", "in", "from", "on", "of", "without"].map { Array($0.utf8) })

    private func cost(of name: FoodName) -> (cost: Int, last: LastWord) {
        var matches: [Match] = []
        var last = LastWord.missing
        var (cost, isWhole) = (0, true)
        for (index, term) in query.terms.enumerated() {
            if let meant = term.meanings.lazy.compactMap({ Self.find($0, in: name, endsOpen: false) }).first {
                matches += meant
                cost += Self.meant
                last = .whole
            } else if query.isOneLetter, let found = Self.beginning(term.typed[0], in: name) {
                matches.append(found)
                last = .beginning
            } else if let found = Self.find(term.typed, in: name, endsOpen: index == query.terms.count - 1) {
                matches += found
                last = found.contains(where: \.isBeginning) ? .beginning : .whole
            } else {
                cost += Self.notInName
                isWhole = false
                last = .missing
            }
        }
        if matches.isEmpty, let joined = query.joined {
            matches = Self.find([joined], in: name, endsOpen: true) ?? []
            isWhole = !matches.isEmpty
            last = matches.isEmpty ? .missing : matches.contains(where: \.isBeginning) ? .beginning : .whole
        }
        let isExact = Set(matches.map(\.index)).count == name.words.count && !matches.contains(where: \.isBeginning)
        if isExact, isWhole || isPartial { cost += Self.exactly }
        return (cost + Self.cost(of: matches, in: name), last)
    }

    private static func cost(of matches: [Match], in name: FoodName) -> Int {
        guard let first = matches.map(\.index).min() else { return partCosts[partCosts.count - 1] }
        let found = Set(matches.map(\.index))
        let part = name.words[first].part
        let others = name.words.indices.count { name.words[$0].part == part && !found.contains($0) }
        let depth = max(0, part - (name.headingCount > 0 ? 1 : 0))
        var cost = partCosts[min(depth, partCosts.count - 1)] + others * otherWordInPart
        cost += matches.count(where: \.isOtherForm) * otherForm
        cost += matches.count(where: \.isCorrection) * correction
        if name.headingCount > 0 { cost += heading }
        if name.words[first].isAside { cost += aside }
        if isPhrase(matches, in: name) { cost += inOrder }
        // A matching word does not count against the food.
        for index in found where index >= name.headingCount && !name.words[index].isAside {
            cost -= FoodWordWeights.weight(of: name.word(index))
        }
        return cost
    }

    /// Whether the matches are adjacent and in order at the end of their part of the name. The last word says what a
    /// food is, so chicken breast tenders are tenders.
    private static func isPhrase(_ matches: [Match], in name: FoodName) -> Bool {
        guard matches.count > 1, let last = matches.last, name.endsPart(last.index) else { return false }
        return zip(matches, matches.dropFirst()).allSatisfy { first, second in
            second.index == first.index + 1 && name.words[first.index].part == name.words[second.index].part
        }
    }

    /// The position of each word; nil if any is missing.
    private static func find(_ words: [FoodWord], in name: FoodName, endsOpen: Bool) -> [Match]? {
        var matches: [Match] = []
        for (index, word) in words.enumerated() {
            guard let match = find(word, in: name, mayBegin: endsOpen && index == words.count - 1) else { return nil }
            matches.append(match)
        }
        return matches
    }

    private static func find(_ word: FoodWord, in name: FoodName, mayBegin: Bool) -> Match? {
        for index in name.words.indices {
            guard let form = word.all.firstIndex(where: name.word(index).elementsEqual) else { continue }
            return Match(
                index: index, isBeginning: false, isOtherForm: form > 0, isCorrection: form >= word.forms.count)
        }
        return mayBegin ? beginning(word, in: name) : nil
    }

    private static func beginning(_ word: FoodWord, in name: FoodName) -> Match? {
        for index in name.words.indices where word.forms.contains(where: { name.word(index).starts(with: $0) }) {
            return Match(index: index, isBeginning: true, isOtherForm: true, isCorrection: false)
        }
        return nil
    }
}

/// The rank of a food before the search terms are considered: low is plain.
///
/// The index returns its rows in this order, and only the first few hundred are ranked further. Common foods were
/// measured more thoroughly and have more named portions, so both indicate plainness.
package enum FoodPlainness {
    /// Increased whenever positions, short names or the vocabulary are computed differently, so that the embedded table is
    /// written again.
    package static let version = 5

    /// Keeps positions positive.
    private static let base = 400
    private static let thoroughlyMeasured = 60
    /// For tables that don't tell.
    private static let usuallyMeasured = 45
    private static let everyday = -400

    /// - Parameters:
    ///   - measured: the number of nutrients that the source has; nil if it doesn't tell.
    ///   - isEveryday: whether it is the one that is shown of a usual food.
    package static func position(
        ofTableFood name: String, measured: Int?, portions: Int, isEveryday: Bool
    ) -> Int {
        let words = FoodName(name[...])
        let measured = min(measured ?? usuallyMeasured, thoroughlyMeasured)
        let position =
            weight(of: words) + 40 * words.capitalWordCount + 5 * (thoroughlyMeasured - measured)
            - 8 * min(portions, 10)
        // Among usual foods, what the name says counts more than how well a food is known.
        return isEveryday ? bounded(position + everyday) / 2 : bounded(position)
    }

    /// Users' own foods rank before the tables, and branded ones after them.
    package static func position(of draft: FoodDraft, source: FoodSource) -> Int {
        let weight = weight(of: FoodName(draft.name[...]))
        if source == .own { return bounded(weight - 450) }
        return bounded(weight + (source == .openFoodFacts || !draft.brand.isEmpty ? 800 : 0))
    }

    private static func weight(of name: FoodName) -> Int {
        name.words.indices.reduce(0) { sum, index in
            let isCounted = index >= name.headingCount && !name.words[index].isAside
            return sum + (isCounted ? FoodWordWeights.weight(of: name.word(index)) : 0)
        }
    }

    private static func bounded(_ position: Int) -> Int { min(max(position + base, 0), 100_000) }
}

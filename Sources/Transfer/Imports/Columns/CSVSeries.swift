/// A set of a row with several sets side by side: `Set 1 Reps`, `Set 1 Weight`, `Set 2 Reps` …
package struct CSVSeries: Codable, Sendable, Equatable {
    /// The number in the names of its columns.
    package let number: Int
    package let reps: Int
    package let weight: Int?
}

extension CSVTable {
    /// The sets side by side in a row, if there are at least two; `Weight 1, Reps 1` and plain `Set 1` also count.
    package var series: [CSVSeries] {
        var found: [Int: [Part: Int]] = [:]
        for index in columns.indices where columns[index].numberCount > 0 {
            guard let (number, part) = numbered(index), found[number]?[part] == nil else { continue }
            found[number, default: [:]][part] = index
        }
        let series = found.sorted { $0.key < $1.key }.compactMap { number, parts in
            (parts[.reps] ?? parts[.set]).map { CSVSeries(number: number, reps: $0, weight: parts[.weight]) }
        }
        return series.count > 1 ? series : []
    }

    private enum Part {
        case reps, weight
        /// A column named only after the set.
        case set
    }

    private func numbered(_ index: Int) -> (number: Int, part: Part)? {
        let name = columns[index].name.lowercased()
        let halves = name.split(maxSplits: 1) { "([".contains($0) }.map { Self.wordsAndNumbers(String($0)) }
        let words = halves.first ?? []
        let numbers = words.compactMap { Int($0) }
        let names = words.filter { Int($0) == nil }
        guard numbers.count == 1, (1...50).contains(numbers[0]) else { return nil }
        let isOfSet = names.contains { Self.setNames.contains($0) }
        // Brackets contain what it has of the set, or the unit of that: `Set 1 (Reps)`, `Set 1 Weight (kg)`.
        let bracketed = halves.count > 1 ? halves[1] : []
        let rest = Set(names.filter { !Self.setNames.contains($0) } + bracketed)
        if rest.isEmpty { return isOfSet ? (numbers[0], .set) : nil }
        if rest.isSubset(of: ["reps", "rep", "repetitions", "wdh", "wiederholungen"]) { return (numbers[0], .reps) }
        let weights: Set = ["weight", "load", "gewicht", "kg", "kgs", "lb", "lbs"]
        return rest.isSubset(of: weights) ? (numbers[0], .weight) : nil
    }

    private static let setNames: Set = ["set", "s", "satz"]

    /// Splits words and numbers: `reps1` has two parts.
    private static func wordsAndNumbers(_ name: String) -> [String] {
        var parts: [String] = []
        var last: Character?
        for character in name {
            defer { last = character }
            guard character.isLetter || character.isNumber else { continue }
            let continuesPart =
                last.map { $0.isLetter && character.isLetter || $0.isNumber && character.isNumber } == true
            if continuesPart { parts[parts.count - 1].append(character) } else { parts.append(String(character)) }
        }
        return parts
    }
}

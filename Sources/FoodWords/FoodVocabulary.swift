import Fitness

/// The words of the built-in foods, to find those that somebody meant who mistyped one.
///
/// The words are sorted, so all that begin alike are neighbors, and a search walks from letter to letter as through a
/// tree, with a row of the table of edit distances for each: what is already too different is left out at once.
package struct FoodVocabulary: Sendable {
    private static let separator = UInt8(ascii: "\n")

    private let bytes: [UInt8]
    /// Where each word begins, and the end.
    private let starts: [Int]

    /// - Parameter bytes: each word followed by a line feed, in the order of their bytes.
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == Self.separator { starts.append(index + 1) }
        self.starts = starts
    }

    var count: Int { starts.count - 1 }

    func contains(_ word: SearchText.Word) -> Bool {
        let index = partitioningIndex(0..<count) { !self[$0].lexicographicallyPrecedes(word) }
        return index < count && self[index].elementsEqual(word)
    }

    /// The words that differ from a typed one by at most so many edits: a letter that is wrong, missing, extra, or
    /// swapped with the next.
    func words(near typed: SearchText.Word, edits: Int) -> [SearchText.Word] {
        var walk = Walk(vocabulary: self, typed: typed, edits: edits)
        walk.visit(0..<count, depth: 0)
        return walk.found.map { Array(self[$0]) }
    }

    private subscript(index: Int) -> ArraySlice<UInt8> { bytes[starts[index]..<starts[index + 1] - 1] }

    /// The letter of a word at a place, or the separator after its end.
    private func letter(_ index: Int, _ depth: Int) -> UInt8 { bytes[starts[index] + depth] }

    private func partitioningIndex(_ range: Range<Int>, _ isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// One search: the rows of the table of distances for the letters walked so far.
    private struct Walk {
        let vocabulary: FoodVocabulary
        let typed: SearchText.Word
        let edits: Int
        var letters: SearchText.Word = []
        var rows: [[Int]]
        var found: [Int] = []

        init(vocabulary: FoodVocabulary, typed: SearchText.Word, edits: Int) {
            (self.vocabulary, self.typed, self.edits) = (vocabulary, typed, edits)
            rows = [Array(0...typed.count)]
        }

        /// - Parameter range: words that begin with the letters walked so far.
        mutating func visit(_ range: Range<Int>, depth: Int) {
            var low = range.lowerBound
            if low < range.upperBound, vocabulary.letter(low, depth) == FoodVocabulary.separator {
                if rows[depth][typed.count] <= edits { found.append(low) }
                low += 1
            }
            while low < range.upperBound {
                let letter = vocabulary.letter(low, depth)
                let vocabulary = vocabulary
                let end = vocabulary.partitioningIndex(low..<range.upperBound) {
                    vocabulary.letter($0, depth) > letter
                }
                letters.append(letter)
                rows.append(nextRow(letter, depth))
                // Swapped letters reach from the row before.
                let least = min(rows[depth + 1].min() ?? 0, (rows[depth].min() ?? 0) + 1)
                if least <= edits { visit(low..<end, depth: depth + 1) }
                letters.removeLast()
                rows.removeLast()
                low = end
            }
        }

        private func nextRow(_ letter: UInt8, _ depth: Int) -> [Int] {
            let above = rows[depth]
            var row = [depth + 1]
            row.reserveCapacity(typed.count + 1)
            for column in typed.indices {
                let isSame = typed[column] == letter
                var cost = min(above[column] + (isSame ? 0 : 1), above[column + 1] + 1, row[column] + 1)
                if column > 0, depth > 0, typed[column - 1] == letter, typed[column] == letters[depth - 1] {
                    cost = min(cost, rows[depth - 1][column - 1] + 1)
                }
                row.append(cost)
            }
            return row
        }
    }
}

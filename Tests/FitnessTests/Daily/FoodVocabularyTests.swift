import Fitness
import Samples
import Testing

@testable import FoodWords

/// Slips are found as a comparison with each word finds them.
@Suite struct FoodVocabularyTests {
    private static let letters = Array("abcdeé".utf8)

    private func vocabulary(_ words: [SearchText.Word]) -> FoodVocabulary {
        let sorted = Set(words).sorted { $0.lexicographicallyPrecedes($1) }
        return FoodVocabulary(bytes: sorted.flatMap { $0 + Array("\n".utf8) })
    }

    /// The edits between two words, by the whole table: letters wrong, missing, extra, or swapped with the next.
    private func distance(_ first: SearchText.Word, _ second: SearchText.Word) -> Int {
        var rows = [Array(0...second.count)]
        for (row, letter) in first.enumerated() {
            var next = [row + 1]
            for (column, other) in second.enumerated() {
                var best = min(
                    rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    best = min(best, rows[row - 1][column - 1] + 1)
                }
                next.append(best)
            }
            rows.append(next)
        }
        return rows[first.count][second.count]
    }

    @Test(arguments: 0..<20)
    func theWalkFindsWhatComparingAllFinds(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func word(_ random: inout SeededGenerator) -> SearchText.Word {
            (0..<Int.random(in: 1...9, using: &random)).map { _ in
                Self.letters.randomElement(using: &random) ?? 0
            }
        }
        let words = (0..<300).map { _ in word(&random) }
        let vocabulary = vocabulary(words)
        for _ in 0..<60 {
            let typed = word(&random)
            for edits in 0...2 {
                let expected = Set(words.filter { distance($0, typed) <= edits })
                #expect(Set(vocabulary.words(near: typed, edits: edits)) == expected, "\(typed) \(edits)")
            }
            #expect(vocabulary.contains(typed) == words.contains(typed))
        }
    }

    @Test func aCompoundHasTwoWordsOfWhichAFoodMayLackOne() throws {
        let vocabulary = vocabulary(["butter", "brezel", "himbeere", "torte"].map { Array($0.utf8) })
        for (compound, first, second) in [
            ("Butterbrezel", "butter", "brezel"), ("Himbeertorte", "himbeere", "torte"),
        ] {
            let query = try #require(FoodQuery(compound).corrected(by: vocabulary))
            #expect(query.terms.count == 1)
            #expect(query.separated.terms.map { $0.typed.map(\.typed) } == [[Array(first.utf8)], [Array(second.utf8)]])
        }
    }

    /// "Thé" is not the filler "the".
    @Test func fillersAreComparedWithTheirAccents() {
        func words(_ text: String) -> [String] {
            FoodQuery(text).withoutFillers.terms.map {
                $0.typed.map { String(decoding: $0.typed, as: UTF8.self) }.joined(separator: " ")
            }
        }
        #expect(words("thé avec lait") == ["thé", "lait"])
        #expect(words("Stück vom Apfel") == ["apfel"])
        #expect(words("bowl of the") == ["the"])
    }

    @Test func aSearchIsMendedOnlyWhereItsWordsAreUnknown() throws {
        let vocabulary = vocabulary(["apple", "banana", "hahnchen", "brust", "rice"].map { Array($0.utf8) })
        #expect(FoodQuery("apple").corrected(by: vocabulary) == nil)
        let slip = try #require(FoodQuery("bananna").corrected(by: vocabulary))
        #expect(slip.expression(endsOpen: false).contains("\"banana\""))
        let two = try #require(FoodQuery("Hähnchenbrust").corrected(by: vocabulary))
        #expect(
            two.expression(endsOpen: false).contains("\"hahnchen\"")
                && two.expression(endsOpen: false).contains("\"brust\""))
        // Three letters have too many neighbors.
        #expect(FoodQuery("ric").corrected(by: vocabulary) == nil)
        #expect(FoodQuery("xylophone").corrected(by: vocabulary) == nil)
        #expect(FoodQuery("haehnchen").expression(endsOpen: false).contains("\"hahnchen\""))
        #expect(FoodQuery("weissbrot").expression(endsOpen: false).contains("\"weissbrot\""))
    }
}

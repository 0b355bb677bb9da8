import Samples
import Testing

@testable import Fitness

@Suite struct SearchTextTests {
    private func word(_ text: String) -> SearchText.Word { Array(text.utf8) }

    @Test(arguments: [
        ("Pull-Up", ["pull", "up"]), ("Farmer's Walk", ["farmers", "walk"]), ("farmer’s", ["farmers"]),
        ("90/90  Stretch", ["90", "90", "stretch"]), ("Übung – Ölpresse", ["ubung", "olpresse"]), ("Ｆｌｙ", ["fly"]),
        ("", []), (" -!/ ", []), ("Приседания", ["приседания"]),
    ])
    func aTextIsItsWords(text: String, words: [String]) {
        #expect(SearchText(text).words.map { String(decoding: $0, as: UTF8.self) } == words)
        #expect(SearchText(text).joined == words.flatMap { Array($0.utf8) })
    }

    @Test func aWordIsFoundByItsBeginningAndAcrossSpaces() {
        let text = SearchText("Romanian Dead Lift")
        for typed in ["romanian", "rom", "dead", "deadlift", "lift", "romaniandeadlift"] {
            #expect(text.hasWord(word(typed)), "\(typed)")
        }
        for typed in ["manian", "ift", "deadlifts", "dl"] { #expect(!text.hasWord(word(typed)), "\(typed)") }
    }

    /// A wrong, missing, extra or transposed letter: each typo is tolerated at each position.
    @Test func everySingleSlipIsForgiven() {
        var random = SeededGenerator(seed: 1)
        let letters = Array("abcdefghijklmnopqrstuvwxyz".utf8)
        for _ in 0..<3_000 {
            let right = (0..<Int.random(in: 4...10, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? 0
            }
            let text = SearchText("one \(String(decoding: right, as: UTF8.self)) more")
            let place = Int.random(in: 0..<right.count, using: &random)
            var typed = right
            switch Int.random(in: 0..<4, using: &random) {
            case 0: typed[place] = letters.randomElement(using: &random) ?? 0
            case 1: typed.remove(at: place)
            case 2: typed.insert(letters.randomElement(using: &random) ?? 0, at: place)
            default: if place + 1 < typed.count { typed.swapAt(place, place + 1) }
            }
            #expect(text.hasWordWithTypo(typed), "\(String(decoding: typed, as: UTF8.self)) in \(text.words)")
        }
    }

    @Test(arguments: ["bnehcc", "pressbx", "chben", "xenxh"])
    func twoSlipsAreNot(typed: String) {
        #expect(!SearchText("Bench Press").hasWordWithTypo(word(typed)))
    }
}

import Samples
import Testing

@testable import Fitness
@testable import FoodWords

@Suite struct SearchLettersTests {
    private func folded(_ text: String) -> String { String(decoding: SearchLetters.folded(text[...]), as: UTF8.self) }

    @Test(arguments: [
        ("Smørrebrød", "smorrebrod"), ("ŁOSOŚ", "losos"), ("Größe", "grosse"), ("GRÖẞE", "grosse"), ("Đorđe", "dorde"),
        ("Skyr með", "skyr med"), ("ışık", "isik"), ("İnce", "ince"), ("Þorri", "thorri"),
        ("Æbleskiver", "aebleskiver"),
        ("bœuf", "boeuf"), ("Phở bánh", "pho banh"), ("Мёд, Йогурт", "мед, иогурт"), ("Ελληνικός", "ελληνικοσ"),
        ("ﬁsh", "fish"), ("Ｆｌｙ", "fly"), ("Cafe\u{301}", "cafe"), ("farmer’s", "farmer's"), ("蛋", "蛋"),
        ("egg 🥚", "egg  "),
    ])
    func lettersArePlain(written: String, plain: String) {
        #expect(folded(written) == plain)
    }

    /// What is folded stays as it is, whatever alphabet it is written in.
    @Test func foldingTwiceIsFoldingOnce() {
        for value in UInt32(1)...0x33FF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let once = folded("x\(scalar)y")
            #expect(folded(once) == once, "\(value)")
        }
        var random = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let scalars = (0..<6).compactMap { _ in Unicode.Scalar(UInt32.random(in: 1...0x1FFFF, using: &random)) }
            let once = folded(String(String.UnicodeScalarView(scalars)))
            #expect(folded(once) == once, "\(scalars)")
        }
    }

    /// A food's name, which keeps its capitals, has the letters of a search.
    @Test func aFoodHasTheSameLetters() {
        for value in UInt32(0xC0)...0x52F {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
            let words = SearchText("x\(scalar)y").joined
            #expect(FoodName("x\(scalar)y").bytes == words, "\(scalar)")
        }
        #expect(FoodName("Crème brûlée").bytes == Array("cremebrulee".utf8))
        #expect(FoodName("Cre\u{300}me bru\u{302}le\u{301}e, ½").bytes.starts(with: Array("cremebrulee".utf8)))
        #expect(FoodName("CRÈME Brûlée").capitalWordCount == 1)
    }

    @Test(arguments: [
        ("groesse", "Größe"), ("grosse", "Größe"), ("Größe", "Groesse"), ("smoerrebroed", "Smørrebrød"),
        ("smørrebrød", "Smoerrebroed"), ("aalborg", "Ålborg"), ("Ålborg", "Aalborg"), ("kjaerboell", "Kjærbøll"),
        ("thorri", "Þorri"), ("mueller", "Müller"), ("Müller", "Mueller"),
    ])
    func aTypedWordHasAllItsSpellings(typed: String, written: String) throws {
        let spellings = try #require(SearchText.typed(typed).first)
        #expect(spellings.contains(SearchText(written).joined), "\(typed) \(written)")
        #expect(FoodWord(typed: typed).forms.contains(SearchText(written).joined))
        #expect(JournalQuery(typed).finds(written[...]))
    }

    @Test func aWordHasFewSpellings() {
        #expect(SearchLetters.spellings(of: Array(String(repeating: "ae", count: 50).utf8)).count == 3)
        #expect(SearchText.typed("aal").first?.count == 1, "a short word would become another one")
        #expect(SearchText.typed("bench press").map(\.count) == [1, 1])
    }
}

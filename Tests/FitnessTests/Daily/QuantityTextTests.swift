import Testing

@testable import Fitness

@Suite struct QuantityTextTests {
    static let quantities: [(String, Double)] = [
        ("1", 1), ("1.5", 1.5), ("1,5", 1.5), ("½", 0.5), ("1½", 1.5), ("2 ¼", 2.25), ("3/4", 0.75), ("1 1/2", 1.5),
        (" 2 ", 2), ("0", 0), ("1,250", 1_250), ("⅓", 1.0 / 3), ("1 250", 1_250), ("1\u{202F}250,5", 1_250.5),
    ]

    @Test(arguments: quantities)
    func aQuantityIsReadAsPeopleTypeIt(text: String, quantity: Double) {
        #expect(QuantityText.parse(text) == quantity)
    }

    @Test(arguments: ["", "a", "½½", "1/0", "1/", "/2", "1 2", "1 3/2", "1 1/2 1", "x½", "1e3", "-½", "1 ½ ½"])
    func anythingElseIsNone(text: String) {
        #expect(QuantityText.parse(text) == nil)
    }
}

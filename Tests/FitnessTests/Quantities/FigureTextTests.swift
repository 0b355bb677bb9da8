import Testing

@testable import Fitness

@Suite struct FigureTextTests {
    @Test func aFigureAndItsUnitAreOneTextThatNoLineEndsWithin() {
        #expect(Figure("70", "kg").text == "70\u{A0}kg")
        #expect(Figure("28:40").text == "28:40")
    }
}

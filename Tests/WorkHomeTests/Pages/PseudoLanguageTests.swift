import Foundation
import Support
import Testing

@testable import Models
@testable import Texts
@testable import Web

/// Every page in the made-up language, whose vowels all have accents: a word without them is not in the catalogue of
/// texts, unless it is data.
struct PseudoLanguageTests {
    @Test func everyTextOfAPageIsInTheCatalogue() async throws {
        let states = try await Language.$current.withValue(.pseudo) { try await PageStates() }
        var found: [String: String] = [:]
        for (name, html) in states.pages {
            for text in PageTexts(html.string).all where text.contains(/[A-Za-z]*[aeiouy][A-Za-z]*/) {
                found[text] = name
            }
        }
        for (text, name) in found.sorted(by: { $0.value < $1.value }) { print("PSEUDO\t\(name)\t\(text)") }
    }
}

import GRDB
import Support
import Testing
import Texts

@testable import WorkHome

/// In the made-up language, words without brackets are words that are not in the catalogue of texts.
struct PseudoLanguageTests {
    /// Symbols of units, product names, and what `PageStates` itself types into pages.
    private static let known: Set<String> = [
        "WorkHome", "PRs", "kcal", "min", "Title", "Text", "Label", "Message", "Typed",
    ]

    @Test func everyTextOfAPageIsInTheCatalogue() async throws {
        let states = try await Language.$current.withValue(.pseudo) { try await PageStates() }
        let stored = try await states.app.storedTexts()
        var left: Set<String> = []
        for (name, html) in states.pages {
            for text in PageTexts(html.string).texts {
                let words = Self.wordsOutsideBrackets(of: text, stored)
                if !words.isEmpty { left.insert("\(name): \(text) → \(words.joined(separator: " "))") }
            }
        }
        #expect(left.sorted() == [])
    }

    /// - Parameter stored: what people typed and names of data, which stay as they are.
    private static func wordsOutsideBrackets(of text: String, _ stored: [String]) -> [String] {
        var depth = 0
        var rest = ""
        for character in text {
            if character == "⟦" { depth += 1 }
            if depth == 0 { rest.append(character) }
            if character == "⟧" { depth -= 1 }
        }
        for value in stored where rest.contains(value) { rest = rest.replacing(value, with: " ") }
        let words = rest.split { !$0.isLetter }.map(String.init)
        return words.filter { $0.count > 2 && !known.contains($0) }
    }
}

extension TestApp {
    /// The texts of every table that can be names or words, the longest first.
    fileprivate func storedTexts() async throws -> [String] {
        try await app.database.read { database in
            var texts: Set<String> = []
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
            for table in tables {
                for row in try Row.fetchAll(database, sql: "SELECT * FROM \"\(table)\"") {
                    for value in row.databaseValues {
                        if let text = String.fromDatabaseValue(value) { texts.insert(text) }
                    }
                }
            }
            // Words of one's own begin with a capital or have a space; the others are values of columns.
            return texts.filter { $0.count > 2 && ($0.contains(" ") || $0.first?.isUppercase == true) }
                .sorted { $0.count > $1.count }
        }
    }
}

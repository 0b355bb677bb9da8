import Foundation
import GRDB
import Storage
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Texts

/// Every page in the made-up language: a word with a vowel that has no accent is not in the catalogue of texts.
struct PseudoLanguageTests {
    @Test func everyTextOfAPageIsInTheCatalogue() async throws {
        let states = try await Language.$current.withValue(.pseudo) { try await PageStates() }
        let data = try await Self.data(of: states)
        var seen: Set<String> = []
        for (name, html) in states.pages where name != "APIPage" {
            for text in PageTexts(html.string).all where seen.insert(text).inserted && Self.isUntranslated(text) {
                let rest = data.reduce(text) { $0.replacing($1, with: "") }
                #expect(!Self.isUntranslated(rest), "\(name): \(text)")
            }
        }
    }

    private static func isUntranslated(_ text: String) -> Bool { text.contains(/[aeiouAEIOU]/) }

    /// People's own words, and the names and descriptions of what is data, the longest first.
    private static func data(of states: PageStates) async throws -> [String] {
        let stored = try await states.app.app.database.read { database in
            let tables = try String.fetchAll(
                database,
                sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'foods' AND sql LIKE '%STRICT'")
            return try tables.flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \(table) LIMIT 5000").flatMap { row in
                    row.databaseValues.compactMap { String.fromDatabaseValue($0) }
                }
            }
        }
        let exercises = ExerciseCatalogue.all.flatMap { [$0.name, $0.instructions] }
        let plans = PlanLibrary.all.flatMap { [$0.name, $0.summary] }
        let zones = TimeZone.knownTimeZoneIdentifiers.flatMap { [$0, $0.replacing("_", with: " ")] }
        return Set(stored.filter { $0.count > 1 } + exercises + plans + zones + names + samples)
            .sorted { ($0.count, $0) > ($1.count, $1) }
    }

    /// Names of products, and units.
    private static let names = [
        "WorkHome", "Strong", "Hevy", "FitNotes", "openScale", "MyFitnessPal", "Apple Health", "WhatsApp", "Telegram",
        "Firefox", "Linux", "kcal", "min", "mi", "MET", "BMI", "HIIT", "URL", "Asia/Kolkata",
    ]

    /// What the states of pages are made of instead of words of the catalogue.
    private static let samples =
        [
            "Text", "Title", "Label", "Message", "Name", "Summary", "Note", "Reason", "Hint", "Question?", "Sure?",
            "Plan",
            "Script", "Recipe", "Ask", "Last time", "One", "A", "Alex", "Food", "Brand", "Meal", "bar", "words",
            "press", "nothing",
            "Rye bread", "Mill", "Sam Rivers", "2 entries", "12 sets", "Deleted a set", "Deleted a food",
            "Deleted a goal", "Please choose a photo", "Please choose what it can do",
            "Please choose how long it works",
            "Sample Fast Feet", "Zig Zag Lift", "secret", "of Alex", "Archive instead", "a.csv", "a.jpg",
            "Fell running", "vo2_max",
        ] + TrainerSpecialities.known
        + [ColumnSamples.diary, PageStates.setsInColumns].flatMap { $0.split { ",;\n".contains($0) }.map(String.init) }
}

import Foundation
import GRDB
import Storage
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Texts
@testable import Web

/// Every page in the made-up language: a word with a vowel that has no accent is not in the catalogue of texts.
struct PseudoLanguageTests {
    @Test func everyTextOfAPageIsInTheCatalogue() async throws {
        let states = try await Language.$current.withValue(.pseudo) { try await PageStates() }
        let data = try await Self.data(of: states)
        var seen: Set<String> = []
        for (name, html) in states.pages where name != "APIPage" {
            for text in PageTexts(html.string).all where seen.insert(text).inserted && Self.isUntranslated(text) {
                let rest = data.reduce(text.replacing(/‹[^›]*›/, with: "")) { $0.replacing($1, with: "") }
                #expect(!Self.isUntranslated(rest), "\(name): \(text)")
            }
        }
    }

    private static func isUntranslated(_ text: String) -> Bool { text.contains(/[aeiouAEIOU]/) }

    /// People's own words, and the names and descriptions of what is data, the longest first.
    private static func data(of states: PageStates) async throws -> [String] {
        let exercises = ExerciseCatalogue.all.flatMap { [$0.name, $0.instructions] }
        let plans = PlanLibrary.all.flatMap { [$0.name, $0.summary] }
        let routines = TrainingCatalogue.builtIn.routines.flatMap { routine in
            [routine.name, routine.summary] + routine.exercises.map(\.note)
        }
        let programs = TrainingCatalogue.builtIn.programs.flatMap { program in
            [program.name, program.summary, program.source] + program.days.map(\.name)
                + program.days.flatMap(\.exercises).map(\.note)
        }
        let zones = TimeZone.knownTimeZoneIdentifiers.flatMap { [$0, $0.replacing("_", with: " ")] }
        // The texts of a page have plain spaces.
        return Set(
            (try await stored(states.app.app) + exercises + plans + routines + programs + zones + names + samples).map {
                $0.replacing("\u{A0}", with: " ")
            }
        )
        .sorted { ($0.count, $0) > ($1.count, $1) }
    }

    /// What is stored, but for words such as `strength` and `warmUp`, which stand for a text of the catalogue.
    private static func stored(_ app: App) async throws -> [String] {
        try await app.database.read { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE TABLE%STRICT' AND name <> 'foods'"
            )
            let rows = try tables.flatMap { try Row.fetchAll(database, sql: "SELECT * FROM \($0) LIMIT 5000") }
            return rows.flatMap { $0.databaseValues.compactMap { String.fromDatabaseValue($0) } }
        }.filter { $0.count > 1 && $0.wholeMatch(of: /[a-z][a-zA-Z]*/) == nil }
    }

    /// Names of products, and units.
    private static let names = [
        "WorkHome", "Strong", "Hevy", "FitNotes", "openScale", "MyFitnessPal", "Apple Health", "WhatsApp", "Telegram",
        "Firefox", "Linux", "kcal", "min", "mi", "MET", "BMI", "HIIT", "URL", "Asia/Kolkata",
    ]

    /// Words of the pages' states that have no angle brackets, because they have a meaning there.
    private static let samples =
        [
            "Alex", "A", "Sam Rivers", "1 cup", "1 bar", "2 bars", "press", "nothing", "secret", "of Alex",
            "Sample Fast Feet",
            "Zig Zag Lift", "a.csv", "a.jpg", "Fell running", "vo2_max", "steps", "cups",
        ] + TrainerSpecialities.known
        + [ColumnSamples.diary, PageStates.setsInColumns].flatMap { $0.split { ",;\n".contains($0) }.map(String.init) }
}

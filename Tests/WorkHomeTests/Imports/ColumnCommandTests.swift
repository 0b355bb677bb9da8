import Foundation
import Support
import Testing

@testable import Models

/// `workhome import` of a CSV file that is not from a known app.
@Suite struct ColumnCommandTests {
    @Test func theRowsAndColumnsAreSaid() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let unsaid = try await app.runImport(ColumnSamples.weights, [])
        #expect(unsaid.status != 0)
        #expect(
            unsaid.errors.contains(
                "with --rows sets, --rows weights, --rows values or --rows foods. The columns of the file are Date, Weight"
            ))
        let doubtful = try await app.runImport(ColumnSamples.weights, ["--rows", "weights"])
        #expect(doubtful.errors.contains("“05/06/2026” can be read in two ways"))
        #expect(doubtful.errors.contains("Add --dates day-first or --dates month-first."))
        let said = ["--rows", "weights", "--dates", "day-first", "--column", "body-fat="]
        let look = try await app.runImport(ColumnSamples.weights, said + ["--dry-run"])
        #expect(
            look.output.contains("This is a CSV file.\nColumns: Date = “Date”, Weight = “Weight (lbs)”\n"), "\(look)")
        #expect(
            look.output.contains(
                "Units: weights in pounds\n1 column not read, because no meaning was chosen: Body fat (1 row).\n"),
            "\(look)")
        #expect(look.output.contains("is not a number.\nNew: 2 weights\n"), "\(look)")
        #expect(look.output.contains("Line 4: “none” in Weight (lbs) is not a number."))
        #expect(try await app.count("imports") == 0)
        let done = try await app.runImport(ColumnSamples.weights, said)
        #expect(done.output.contains("Added: 2 weights"))
        #expect(try await app.runImport(ColumnSamples.weights, said).output.contains("Added: nothing"))
    }

    @Test func aTrackableIsNamed() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let said = ["--rows", "values", "--trackable", "Pulse at night", "--trackable-unit", "bpm"]
        let done = try await app.runImport(ColumnSamples.pulse, said)
        #expect(done.output.contains("Added: 2 tracked values, 1 trackable"))
        #expect(try await app.rows("SELECT unit FROM trackables WHERE name = 'Pulse at night'") == ["bpm"])
    }

    private static let mistakes: [([String], String)] = [
        (["--rows", "cats"], "--rows must be one of sets, weights, values, foods."),
        (["--rows", "values", "--column", "weight=Day"], "--column is one of date, time, measure, value, unit, “=”"),
        (
            ["--rows", "values", "--column", "value=Night"],
            "There is no column “Night”. The columns of the file are Day"
        ),
        (["--rows", "values", "--column", "value=Day"], "Value: “Day” is chosen for Date too."),
        (
            ["--rows", "sets"],
            "Add --column exercise=NAME and --column reps=NAME. The columns of the file are Day, Resting pulse (bpm)."
        ),
        (["--rows", "values", "--dates", "backwards"], "--dates is one of year-first, day-first, month-first."),
    ]

    @Test(arguments: mistakes)
    func whatCannotBeIsOneLine(arguments: [String], message: String) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let refused = try await app.runImport(ColumnSamples.pulse, arguments)
        #expect(refused.status != 0 && refused.errors.contains(message), "\(refused)")
        #expect(refused.errorLines.count == 1)
        #expect(try await app.count("imports") == 0)
    }
}

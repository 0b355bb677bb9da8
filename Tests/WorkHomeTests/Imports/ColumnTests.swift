import Foundation
import Support
import Testing

@testable import Models

/// Files that are not from a known app: once the user has mapped the columns, they are imported like any other.
@Suite struct ColumnTests {
    private static let columns = "/settings/data/imports/1/columns"

    /// Uploads a file and submits the proposed column mapping.
    /// - Returns: the page after that.
    private func explain(
        _ file: String, rows: String, _ stage: ImportFixture
    ) async throws -> Answer {
        #expect(try await stage.alex.bring(file).location == "/settings/data/imports/1")
        return try await stage.alex.follow(
            try await stage.alex.post("\(Self.columns)?rows=\(rows)"))
    }

    @Test func aFileOfNoAppLeadsToItsFirstRows() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        let answer = try await stage.alex.follow(try await stage.alex.bring(ColumnSamples.diary))
        #expect(answer.location == Self.columns)
        let page = try await stage.alex.follow(answer)
        #expect(page.main.contains("<th scope=\"col\">Gewicht (kg)</th>"))
        #expect(page.main.contains("<td>82,5</td>"))
        // The column names determine the defaults.
        #expect(page.main.words.contains("Each row is a set, or a cardio session."))
        #expect(page.value(of: "column_date") == "0" && page.value(of: "column_reps") == "3")
        #expect(page.value(of: "column_rpe") == "none")
        #expect(page.value(of: "weight_unit") == "kilograms" && page.value(of: "duration_unit") == "minutes")
        #expect(try await stage.state() == before)
        let list = try await stage.alex.get("/settings/data/imports")
        #expect(list.main.words.contains("Waiting for you to choose its columns"))
    }

    @Test func trainingComesAndGoes() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        let page = try await explain(ColumnSamples.diary, rows: "sets", stage)
        #expect(page.main.words.contains("This is a CSV file"))
        #expect(page.main.words.contains("New 2 sets, 1 cardio session"))
        #expect(page.main.words.contains("Line 5 “viele” in Wdh is not a number."))
        #expect(page.main.words.contains("Line 6 “99.10.2026” is not a date that can be read."))
        #expect(try await stage.state() == before)
        let done = try await stage.alex.follow(try await stage.alex.post("/settings/data/imports/1", []))
        #expect(done.main.words.contains("This import is complete"))
        #expect(
            try await stage.app.rows(
                "SELECT day, reps, weight_kilograms, note, logged_minute FROM strength_sets WHERE reps = 8 ORDER BY id")
                == ["2026-10-13 8 82.5 Langsam 1090", "2026-10-13 8 82.5  1095"])
        #expect(
            try await stage.app.rows("SELECT day, duration_seconds, distance_meters FROM cardio_sessions")
                == ["2026-10-14 1710 5200"])
        #expect(try await stage.differences() == [])
        // The same file again has nothing new, and after an undo everything is new.
        try await stage.alex.bring(ColumnSamples.diary)
        try await stage.alex.post("/settings/data/imports/2/columns?rows=sets")
        #expect(try await stage.alex.get("/settings/data/imports/2").main.words.contains("Nothing new in this file"))
        try await stage.alex.post("/settings/data/imports/1/undo")
        let after = try await stage.state()
        #expect(after == before)
    }

    @Test func datesThatMayBeReadInTwoWaysAreAskedFor() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.weights)
        let refused = try await stage.alex.post(Self.columns, [FormValue("weight_unit", "pounds")])
        #expect(refused.status == 422)
        #expect(refused.fieldErrors == ["date_order": "“05/06/2026” can be read in two ways: please choose"])
        let page = try await stage.alex.follow(
            try await stage.alex.post(Self.columns, [FormValue("date_order", "dayFirst")]))
        #expect(page.main.words.contains("New 2 weights, 1 tracked value"))
        #expect(page.main.words.contains("Line 4 “none” in Weight (lbs) is not a number."))
        // The mapping can be changed until it is confirmed.
        #expect(try await stage.alex.get(Self.columns).value(of: "date_order") == "dayFirst")
        try await stage.alex.post(Self.columns, [FormValue("date_order", "monthFirst")])
        try await stage.alex.post("/settings/data/imports/1", [])
        #expect(
            try await stage.app.rows(
                """
                SELECT recorded_on, CAST(round(weight_kilograms * 1000) AS INTEGER) FROM weight_records
                WHERE recorded_on < '2026-07-01' ORDER BY recorded_on
                """) == ["2026-05-06 72802", "2026-06-06 72575"])
        #expect(try await stage.differences() == [])
    }

    /// The mapping of a file becomes the default for the next one with the same columns.
    @Test func choicesAreRememberedForTheSameColumns() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.weights)
        let told = "Filled in from your last file with these columns."
        #expect(!(try await stage.alex.get(Self.columns).main.words.contains(told)))
        let chosen = [FormValue("date_order", "dayFirst"), FormValue("column_body-fat", "none")]
        try await stage.alex.post("\(Self.columns)?rows=weights", chosen)
        try await stage.alex.post("/settings/data/imports/1", [])
        // A later file whose dates are ambiguous as well.
        try await stage.alex.bring(ColumnSamples.weights.replacing("/2026", with: "/2025"))
        let again = try await stage.alex.get("/settings/data/imports/2/columns")
        #expect(again.main.words.contains(told))
        #expect(["date_order", "column_body-fat"].map { again.value(of: $0) } == ["dayFirst", "none"])
        let page = try await stage.alex.follow(try await stage.alex.post("/settings/data/imports/2/columns"))
        #expect(page.main.words.contains("New 2 weights"))
        // There is no default for another kind of rows, other columns, or another user.
        let values = try await stage.alex.get("/settings/data/imports/2/columns?rows=values")
        #expect(!values.main.words.contains(told))
        try await stage.alex.bring(ColumnSamples.weights.replacing("Body fat", with: "Fat"))
        #expect(!(try await stage.alex.get("/settings/data/imports/3/columns").main.words.contains(told)))
        let sam = try await stage.app.member(Cast.sam)
        try await sam.bring(ColumnSamples.weights)
        #expect(!(try await sam.get("/settings/data/imports/4/columns").main.words.contains(told)))
    }

    /// Dates that reveal their order take precedence over the earlier choice.
    @Test func datesThatTellTheirOrderAreBelieved() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.weights)
        try await stage.alex.post("\(Self.columns)?rows=weights", [FormValue("date_order", "dayFirst")])
        try await stage.alex.post("/settings/data/imports/1", [])
        try await stage.alex.bring(ColumnSamples.weights.replacing("05/06", with: "05/26"))
        let page = try await stage.alex.get("/settings/data/imports/2/columns")
        #expect(page.value(of: "date_order") == "monthFirst")
    }

    @Test func aColumnOfUnitsIsAskedForClearly() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.diary)
        let page = try await stage.alex.get("\(Self.columns)?rows=sets").main.words
        #expect(page.contains("Column with the unit, kg or lb") && page.contains("Column with the unit, km or miles"))
        #expect(
            try await stage.alex.get("\(Self.columns)?rows=values").main.words.contains(
                "Column with the unit, such as cm"))
    }

    @Test func messagesFollowTheOrderOfThePage() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.pulse)
        let wrong = ["date_order": "never", "column_value": "none", "measure_name": ""]
        let answer = try await stage.alex.post(Self.columns, wrong.map { FormValue($0.key, $0.value) })
        let listed = answer.main.allBetween("<p class=\"notice-text\"><a href=\"#", "\"")
        #expect(listed == ["measure_name", "column_value", "date_order"])
    }

    @Test func valuesBecomeATrackable() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        try await stage.alex.bring(ColumnSamples.pulse)
        let page = try await stage.alex.get(Self.columns)
        #expect(page.value(of: "measure_name") == "Resting pulse" && page.value(of: "measure_unit") == "bpm")
        try await stage.alex.post(Self.columns)
        let done = try await stage.alex.follow(try await stage.alex.post("/settings/data/imports/1", []))
        #expect(done.main.words.contains("Added 2 tracked values, 1 trackable"))
        #expect(done.main.words.contains("Line 4 The value is missing."))
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.state() == before)
        // Into an existing trackable, by its id.
        try await stage.alex.bring(ColumnSamples.pulse)
        try await stage.alex.post("/settings/data/imports/2/columns", [FormValue("measure", "1")])
        try await stage.alex.post("/settings/data/imports/2", [])
        #expect(try await stage.app.count("trackable_entries") == 2)
        #expect(try await stage.app.rows("SELECT name FROM trackables WHERE name LIKE 'Resting%'") == [])
    }

    @Test func foodsBecomeEntriesOfMeals() async throws {
        let stage = try await ImportFixture()
        let page = try await explain(ColumnSamples.food, rows: "foods", stage)
        #expect(page.main.words.contains("New 2 meals"))
        #expect(page.main.words.contains("Line 4 The nutrients are missing."))
        try await stage.alex.post("/settings/data/imports/1", [])
        #expect(
            try await stage.app.rows(
                "SELECT meal, name, round(energy_kilocalories), protein_grams FROM meal_entries ORDER BY id")
                == ["breakfast Oats 380 13", "lunch Rice, beans 500 20"])
    }

    @Test func everyMistakeIsBesideItsField() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.diary)
        let before = try await stage.app.rows("SELECT summary FROM imports")
        let values = [
            ("column_date", "7"), ("column_exercise", "none"), ("column_reps", "3"), ("column_weight", "3"),
            ("column_rpe", "99"), ("column_distance", "7"), ("date_order", "upside down"), ("weight_unit", "stones"),
        ].map { FormValue($0.0, $0.1) }
        let answer = try await stage.alex.post("\(Self.columns)?rows=sets", values)
        #expect(answer.status == 422)
        #expect(
            answer.fieldErrors == [
                "column_date": "This column has no dates", "column_exercise": "Please choose the column of “Exercise”",
                "column_weight": "“Wdh” is chosen for Reps too",
                "column_rpe": "Please choose a column of the file",
                "column_distance": "“Notiz” is chosen for Date too",
                "column_note": "“Notiz” is chosen for Date too",
                "date_order": "Please choose how dates are written",
                "weight_unit": "Please choose kilograms or pounds",
            ])
        // The chosen columns are still selected.
        #expect(answer.value(of: "column_weight") == "3" && answer.value(of: "column_date") == "7")
        let bare = try await stage.alex.post(
            "\(Self.columns)?rows=sets", [FormValue("column_reps", "none"), FormValue("column_duration", "none")])
        #expect(bare.fieldErrors == ["column_reps": "Please choose this, or the duration"])
        let measure = try await stage.alex.post(
            "\(Self.columns)?rows=values",
            [FormValue("column_value", "3"), FormValue("measure", "new"), FormValue("measure_name", "water")])
        #expect(measure.fieldErrors == ["measure_name": "You already track “water”: choose it above"])
        #expect(try await stage.app.rows("SELECT summary FROM imports") == before)
    }

    @Test func anImportThatIsDoneOrOfAnAppHasNoColumns() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ImportSamples.strong)
        #expect(try await stage.alex.get(Self.columns).location == "/settings/data/imports/1")
        #expect(try await stage.alex.post(Self.columns).status == 303)
        #expect(try await stage.app.rows("SELECT format FROM imports") == ["strong"])
        // A file without a column mapping can't be confirmed.
        try await stage.alex.bring(ColumnSamples.pulse)
        let answer = try await stage.alex.post("/settings/data/imports/2", [])
        #expect(answer.location == "/settings/data/imports/2/columns")
        #expect(try await stage.app.count("trackable_entries") == 0)
    }

    @Test func aDeletedAccountLeavesNoFile() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.pulse)
        let guest = Browser(stage.app)
        try await guest.post("/guest")
        try await guest.bring(ColumnSamples.pulse)
        #expect(try stage.app.importFiles().count == 2)
        try await guest.post("/guest/leave")
        #expect(try stage.app.importFiles().count == 1)
        try await stage.alex.post("/settings/account/delete", ["password": Cast.alex.password])
        #expect(try stage.app.importFiles() == [])
    }
}

extension TestApp {
    /// The names of the pending files.
    func importFiles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folders.imports)
    }
}

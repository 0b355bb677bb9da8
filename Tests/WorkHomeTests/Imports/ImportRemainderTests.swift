import Foundation
import Support
import Testing

@testable import Forms
@testable import Transfer

/// What a file has that is not taken is said in its preview, with its count and reason.
@Suite struct ImportRemainderTests {
    private func notes(_ bytes: [UInt8]) async throws -> [String] {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try app.reading(bytes, try await app.options()).notes
    }

    @Test func columnsAndRowsOfAnApp() async throws {
        #expect(
            try await notes(Array(ImportSamples.strong.utf8)) == [
                "1 column not read, because WorkHome has no place for that: Duration (9 rows).",
                "1 row of rest timers and notes left out.",
            ])
        #expect(
            try await notes(Array(ImportSamples.hevy.utf8)) == [
                "1 column not read, because WorkHome has no place for that: end_time (4 rows)."
            ])
        #expect(
            try await notes(Array(ImportSamples.fitNotes.utf8)) == [
                "1 column not read, because WorkHome has no place for that: Category (3 rows)."
            ])
        #expect(
            try await notes(Array(BodySamples.openScale.utf8)) == [
                "1 column not read, because WorkHome has no place for that: COMMENT (1 row)."
            ])
        // An app may add a column at any time, and a row may have more fields than there are names.
        let later = ImportSamples.fitNotes.replacing("Comment\n", with: "Comment,Mood\n")
            .replacing("5,,,,\n", with: "5,,,,,Good,?\n")
        #expect(
            try await notes(Array(later.utf8)) == [
                "3 columns not read, because WorkHome has no place for that: Category (3 rows), Column 12 (1 row), "
                    + "Mood (1 row)."
            ])
    }

    @Test func filesOfAZip() async throws {
        let said = try await notes(BodySamples.myFitnessPal)
        #expect(said.contains("1 row of totals left out."))
        let columns = said.first { $0.contains("not read, because WorkHome has no place for that: ") }
        #expect(columns?.contains("Type (2 rows)") == true)
        #expect(
            said.last == "1 file in the zip not read, because WorkHome does not know what is in them: readme.bin (1).")
        let many = StoredZip.bytes([
            ("strong.csv", ImportSamples.strong), ("hevy.csv", ImportSamples.hevy),
            ("route_2026-10-05.gpx", "<gpx/>"), ("route_2026-10-06.gpx", "<gpx/>"),
        ])
        #expect(
            try await notes(many).last
                == "3 files in the zip not read, because WorkHome does not know what is in them: route_….gpx (2), "
                + "hevy.csv (1).")
    }

    @Test func kindsOfAppleHealth() async throws {
        let stage = try await ImportFixture()
        let rings = AppleHealthSamples.xml.replacing(
            "</HealthData>", with: " <ActivitySummary dateComponents=\"2026-10-05\"/>\n</HealthData>")
        let page = try await stage.alex.follow(
            try await stage.alex.bring(StoredZip.bytes([("export.xml", rings), ("route_1.gpx", "<gpx/>")])))
        #expect(
            page.main.words.contains(
                "3 records left out, because WorkHome has no place for that: activity summary (1), height (1), "
                    + "time in bed or awake (1)."))
        #expect(page.main.words.contains("1 file in the zip not read"))
        let today = rings.replacing("2026-11-20 10:00:00", with: "2026-10-05 10:00:00")
        let again = try await stage.alex.follow(try await stage.alex.bring(today))
        #expect(
            again.main.words.contains(
                "Steps of 2026-10-05: The day of the export was not over. The next export has all of it."))
    }

    /// A row that is taken may have values that are not.
    @Test func singleValuesOfARow() async throws {
        let header = ImportSamples.hevy.components(separatedBy: "\n")[0]
        let start = "\"Upper\",\"22 Oct 2026, 08:00\",\"\",\"\""
        let name = String(repeating: "Press ", count: 20)
        let rows = [
            "\(start),\"Squat\",\"\",\"\(String(repeating: "a", count: 1_001))\",0,\"normal\",80,5,,60,9",
            "\(start),\"\(name)\",\"\",\"\",0,\"normal\",80,5,,,",
            "\(start),\"Running\",\"\",\"\",0,\"normal\",,,5,1500,8",
        ]
        #expect(
            try await notes(Array(([header] + rows).joined(separator: "\n").utf8)) == [
                "4 values of rows that are added cut short or left out: names and notes that are too long (2), "
                    + "RPE of cardio, or not from 1 to 10 (1), times, distances and calories of sets with reps (1)."
            ])
        let long = AppleHealthSamples.xml.replacing("sum=\"320.4\"", with: "sum=\"90000000\"")
        #expect(
            try await notes(Array(long.utf8)).contains(
                "1 value of rows that are added cut short or left out: "
                    + "impossible distances and calories of workouts (1)."))
    }

    /// Amounts of food that are no number are named, and so is a vitamin in an unknown unit.
    @Test func whatFoodHasBeside() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let file = """
            Day,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Caffeine (mg),Vitamin A (IU)
            2026-10-05,Breakfast,Coffee,1/2 cup,2,,95,
            2026-10-05,Breakfast,Oranges,150.00 g,70,,,80

            """
        let reading = try await app.readingColumns(file, .foods)
        #expect(
            reading.notes == [
                "1 column not read, because no meaning was chosen: Vitamin A (IU) (1 row).",
                "1 value of rows that are added cut short or left out: "
                    + "amounts of food that can’t be read or have no unit (1).",
            ])
    }

    @Test func columnsWithoutAMeaning() async throws {
        let stage = try await ImportFixture()
        let file = ColumnSamples.weights.replacing("Body fat", with: "Body fat\tMood")
            .replacing("18.5", with: "18.5\tGood")
        try await stage.alex.bring(file)
        let columns = "/settings/data/imports/1/columns?rows=weights"
        let order = FormValue("date_order", "dayFirst")
        let page = try await stage.alex.follow(
            try await stage.alex.post(columns, [order, FormValue("column_body-fat", "none")]))
        #expect(
            page.main.words.contains(
                "2 columns not read, because no meaning was chosen: Body fat (1 row), Mood (1 row)."))
        // Another choice has another remainder.
        let again = try await stage.alex.follow(
            try await stage.alex.post(columns, [order, FormValue("column_body-fat", "2")]))
        #expect(again.main.words.contains("1 column not read, because no meaning was chosen: Mood (1 row)."))
        #expect(!again.main.words.contains("2 columns not read"))
    }

    /// The page is told once that the file was imported, however often its columns are chosen.
    @Test func theSameFileIsStillTold() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ColumnSamples.pulse)
        try await stage.alex.post("/settings/data/imports/1/columns")
        try await stage.alex.post("/settings/data/imports/1", [])
        try await stage.alex.bring(ColumnSamples.pulse)
        for _ in 1...2 { try await stage.alex.post("/settings/data/imports/2/columns") }
        let words = try await stage.alex.get("/settings/data/imports/2").main.words
        #expect(words.components(separatedBy: "This same file was already imported on").count == 2)
    }

    /// Before anything is added, and before it is asked what is unclear.
    @Test func theCommandLineSaysItFirst() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let path = "\(app.folders.root)/strong.csv"
        try Data(ImportSamples.strong.utf8).write(to: URL(filePath: path))
        let program = try RunningProgram(["import", "--data", app.folders.root, "--user", Cast.alex.email, path])
        #expect(try await program.end(within: RunningProgram.longestWork) != 0)
        let output = try program.output
        #expect(output.contains("1 column not read, because WorkHome has no place for that: Duration (9 rows).\n"))
        #expect(output.contains("1 row of rest timers and notes left out.\nCan't be read:\n  Line 9: "), "\(output)")
        #expect(try await app.count("imports") == 0)
    }

    @Test func namesAreLimited() {
        var remainder = ImportRemainder()
        for number in 1...1_200 { remainder.add(.record, "kind \(number)") }
        remainder.add(.record, "kind 1", 4)
        #expect(remainder.notes.count == 1)
        #expect(remainder.notes[0].hasPrefix("1,204 records left out"))
        #expect(remainder.notes[0].contains(": others (200), kind 1 (5), "))
        #expect(remainder.notes[0].hasSuffix(", 901 more."))
    }
}

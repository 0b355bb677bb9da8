import Foundation
import Support
import Testing

@testable import Transfer

/// Files in which the table has sets side by side, begins below the first line, or is one of several.
@Suite struct TableShapeTests {
    private static let columns = "/settings/data/imports/1/columns"

    private func registered() async throws -> TestApp {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return app
    }

    /// The page's preview of a file with the columns that it proposes.
    private func preview(_ file: String, _ stage: ImportFixture) async throws -> Answer {
        try await stage.alex.bring(file)
        return try await stage.alex.follow(try await stage.alex.post(Self.columns))
    }

    private let totals = "SELECT COUNT(*), SUM(reps), MIN(weight_kilograms), MAX(weight_kilograms) FROM strength_sets"

    // MARK: Sets side by side

    @Test func bracketsSayWhatAColumnHasOfASet() throws {
        let table = try csvTable(ShapeSamples.strongLifts)
        #expect(table.likelyRows == .sets)
        #expect(table.series.map(\.number) == [1, 2, 3, 4, 5])
        let names = table.columns.map(\.name)
        #expect(table.series.map { names[$0.reps] }.first == "Set 1 (Reps)")
        #expect(table.series.compactMap(\.weight).map { names[$0] }.last == "Set 5 (KG)")
        // Reps are the sum of the sets, and the hours are those of the workout.
        #expect(table.guess(.sets) == [.date: 0, .exercise: 5, .note: 16])
        let header = "Date,Exercise,Set 1 [Reps],Set 1 [LB],Set 2 [Reps],Set 2 [LB]"
        let pounds = try csvTable("\(header)\n2026-10-05,Squat,5,135,5,145\n")
        #expect(pounds.series == [CSVSeries(number: 1, reps: 2, weight: 3), CSVSeries(number: 2, reps: 4, weight: 5)])
        // The seconds of a set are not its reps.
        #expect(try csvTable("Date,Exercise,Set 1 (s),Set 2 (s)\n2026-10-05,Plank,60,60\n").series == [])
    }

    @Test func thePageReadsStrongLiftsWide() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring(ShapeSamples.strongLifts)
        let page = try await stage.alex.get(Self.columns)
        #expect(page.value(of: "series") == "all" && page.value(of: "column_reps") == "none")
        #expect(page.main.words.contains("Set 1 to set 5, from “Set 1 (Reps)” on"))
        let checked = try await stage.alex.follow(try await stage.alex.post(Self.columns))
        #expect(checked.main.words.contains("New 14 sets"))
        let unread = "13 columns not read, because no meaning was chosen: Body Weight (KG) (3 rows)"
        #expect(checked.main.words.contains(unread))
        #expect(try await stage.app.count("strength_sets") == 1)
        try await stage.alex.post("/settings/data/imports/1", [])
        #expect(try await stage.app.rows("\(totals) WHERE day = '2026-10-05'") == ["14 69 40 60"])
    }

    @Test func theCommandLineReadsStrongLiftsWide() async throws {
        let app = try await registered()
        let done = try await app.runImport(ShapeSamples.strongLifts, ["--rows", "sets", "--yes"])
        let columns = "set 1 to set 5 from “Set 1 (Reps)” on\nUnits: weights in kilograms\n"
        #expect(done.output.contains(columns), "\(done)")
        #expect(done.output.contains("13 columns not read, because no meaning was chosen: "))
        #expect(done.output.contains("Added: 14 sets"))
        #expect(try await app.rows(totals) == ["14 69 40 60"])
    }

    // MARK: Lines above the column names

    @Test(arguments: ShapeSamples.belowLines)
    func linesAboveTheColumnNamesAreNoRows(file: String, names: [String], above: String) async throws {
        let table = try csvTable(file)
        #expect(table.columns.map(\.name) == names)
        #expect(table.likelyRows == .weights && table.samples.count == 2)
        let stage = try await ImportFixture()
        let page = try await preview(file, stage)
        #expect(page.main.words.contains("New 2 weights") && page.main.words.contains(above), "\(page.main.words)")
        #expect(!page.main.words.contains("can’t be read"))
        try await stage.alex.post("/settings/data/imports/1", [])
        #expect(
            try await stage.app.rows(
                """
                SELECT recorded_on, round(weight_kilograms, 1) FROM weight_records
                WHERE recorded_on IN ('2026-10-05', '2026-10-06') ORDER BY recorded_on
                """) == ["2026-10-05 71.4", "2026-10-06 71.1"])
        let app = try await registered()
        let done = try await app.runImport(file, ["--rows", "weights", "--unit", "kg"])
        #expect(done.output.contains("Added: 2 weights") && done.output.contains(above), "\(done)")
    }

    @Test func aCommentSaysTheUnit() async throws {
        let app = try await registered()
        let file = ShapeSamples.libra.replacing("#Units: kg", with: "#Units: lb")
        let look = try await app.runImport(file, ["--rows", "weights", "--dry-run"])
        #expect(look.output.contains("Units: weights in pounds\n"), "\(look)")
    }

    /// A file of a known app, below a line that tells a spreadsheet what separates its columns.
    @Test func aKnownFileMayBeginBelow() async throws {
        let app = try await registered()
        let reading = try await app.reading("sep=,\nMy training\n" + ImportSamples.hevy)
        #expect(reading.format == .hevy && reading.rows.count == 4)
        #expect(reading.notes.first == "2 lines above the column names left out: My training, sep=")
    }

    @Test func whatIsNotAboveStays() throws {
        // Rows without numbers, a column named by a sign, commas in the rows of a file with semicolons.
        #expect(try csvTable("Date,Exercise\nsoon,Squat\nlater,Row,deep\n").samples.count == 2)
        let header = "Date,Exercise,Reps"
        let weeks = "\(header)\nWeek 1,,\n2026-10-05,Squat,5\nWeek 2,,\n\(header)\n2026-10-12,Squat,6\n"
        #expect(try csvTable(weeks).samples.count == 5)
        #expect(try csvTable("#,Date,Weight\n1,2026-10-05,70\n").columns.map(\.name) == ["#", "Date", "Weight"])
        let rows = (10..<40).map { "2026-10-05;\($0),5 kg" }.joined(separator: "\n")
        #expect(try csvTable("Datum;Gewicht\n\(rows)\n").columns.map(\.name) == ["Datum", "Gewicht"])
    }

    // MARK: Several tables

    @Test(arguments: [
        (ShapeSamples.fitbit, "Foods", 5), (ShapeSamples.jefit, "EXERCISE LOGS", 6),
        (
            ShapeSamples.fitbit.replacing("Body\n", with: "Body,,,\n").replacing("Foods\n", with: "Foods,,\n"), "Foods",
            5
        ),
    ])
    func severalTablesAreRefusedWithWhatToDo(file: String, name: String, line: Int) async throws {
        let refusal =
            "This file has several tables, one below the other: “\(name)” begins in line \(line). Copy each table "
            + "that you want, with its column names, into a file of its own, and choose that file."
        let stage = try await ImportFixture()
        let answer = try await stage.alex.bring(file)
        #expect(answer.status == 422 && answer.fieldErrors == ["file": refusal])
        #expect(try await stage.app.count("imports") == 0)
        #expect(try stage.app.importFiles() == [])
        let app = try await registered()
        for arguments in [[], ["--rows", "weights"]] {
            let refused = try await app.runImport(file, arguments)
            #expect(refused.status != 0 && refused.errors.contains(refusal), "\(refused)")
            #expect(refused.errorLines.count == 1)
        }
    }
}

/// Files in the shapes of apps, with made-up rows.
enum ShapeSamples {
    static let strongLifts = """
        Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,\
        Top Set (Reps×KG),e1RM (KG),Reps,Volume (KG),Workout Volume (KG),Duration (hours),Start Time (h:mm),\
        End Time (h:mm),Notes,Set 1 (Reps), Set 1 (KG),Set 2 (Reps), Set 2 (KG),Set 3 (Reps), Set 3 (KG),\
        Set 4 (Reps), Set 4 (KG),Set 5 (Reps), Set 5 (KG)
        2026/10/05,1,Workout A,StrongLifts 5×5,80,Squat,5×5,,5×60,70,25,1500,3450,0.9,6:10 PM,7:04 PM,Deep,\
        5,60,5,60,5,60,5,60,5,60
        2026/10/05,1,Workout A,StrongLifts 5×5,80,Bench Press,5×5,,5×40,46.7,25,1000,3450,0.9,6:10 PM,7:04 PM,,\
        5,40,5,40,5,40,5,40,5,40
        2026/10/05,1,Workout A,StrongLifts 5×5,80,Barbell Row,4×5,,5×50,58.3,19,950,3450,0.9,6:10 PM,7:04 PM,,\
        5,50,5,50,5,50,4,50,,

        """

    static let libra = """
        #Version: 6
        #Units: kg
        #

        #date;weight;weight trend;body fat;log
        2026-10-05T07:30:00.000+00:00;71.4;71.5;18.2;
        2026-10-06T07:31:00.000+00:00;71.1;71.4;;Late

        """

    private static let samsung = """
        com.samsung.health.weight,6302000,1
        start_time,weight,body_fat,time_offset,datauuid
        2026-10-05 07:30:00.000,71.4,18.2,UTC+0000,a1,
        2026-10-06 07:31:00.000,71.1,,UTC+0000,a2,

        """

    private static let titled = "Body\nDate,Weight,BMI,Fat\n2026-10-05,71.4,24.1,18.2\n2026-10-06,71.1,24.0,18.1\n"

    /// Each with its column names, and what is said of the lines above them.
    static let belowLines: [(String, [String], String)] = [
        (
            libra, ["date", "weight", "weight trend", "body fat", "log"],
            "2 lines above the column names left out: #Units: kg, #Version: 6"
        ),
        (
            samsung, ["start_time", "weight", "body_fat", "time_offset", "datauuid"],
            "1 line above the column names left out: com.samsung.health.weight 6302000 1"
        ),
        (titled, ["Date", "Weight", "BMI", "Fat"], "1 line above the column names left out: Body"),
        (
            titled.replacing("Body", with: "\u{FEFF}My weight,,,"), ["Date", "Weight", "BMI", "Fat"],
            "1 line above the column names left out: My weight"
        ),
    ]

    static let fitbit = """
        Body
        Date,Weight,BMI,Fat
        2026-10-05,71.4,24.1,18.2

        Foods
        Date,Calories In
        2026-10-05,"2,100"

        Activities
        Date,Calories Burned,Steps
        2026-10-05,"2,300","8,421"

        """

    static let jefit = """
        ### ROUTINES ##################

        row_id,name,days
        1,Push,3

        ### EXERCISE LOGS #############

        row_id,ename,logs,mydate
        7,Bench Press,60x8,2026-10-05

        """
}

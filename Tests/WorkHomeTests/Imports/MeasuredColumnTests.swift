import Foundation
import Support
import Testing
import Texts

@testable import Fitness
@testable import Forms
@testable import Transfer

/// Columns that name the measure of the values beside them, and rows with several values.
@Suite struct MeasuredColumnTests {
    /// The content of a file, read with the proposed mapping.
    private func read(
        _ text: String, _ rows: CSVRows, change: (inout CSVMappingForm) -> Void = { _ in }
    ) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try await app.readingColumns(text, rows, change: change)
    }

    private func sets(_ reading: ImportReading) -> [String] {
        reading.rows.compactMap { row in
            guard case .set(let set) = row.entry else { return nil }
            return "\(set.exercise) \(set.reps) \(DecimalText.format(set.weightKilograms)) \(set.note)"
        }
    }

    @Test(arguments: [
        ("Date,Exercise,Body Weight (KG),Weight (KG),Total Reps,Reps", 3, 5),
        ("Date,Exercise,Body Weight (KG),Load,Reps (total),Reps", 3, 5),
        ("Date,Exercise,BodyWeight,Max Weight,Weight,Repetitions", 4, 5),
    ])
    func aBodyIsNotLiftedAndATotalIsNoSet(header: String, weight: Int, reps: Int) throws {
        let guess = try csvTable("\(header)\n2026-10-05,Squat,80,100,30,10\n").guess(.sets)
        #expect(guess[.weight] == weight && guess[.reps] == reps)
    }

    @Test func whatIsNotThereIsNotGuessed() async throws {
        let file = "Date,Exercise,Body Weight (KG),Total Reps,Volume\n2026-10-05,Squat,80,30,3000\n"
        let guess = try csvTable(file).guess(.sets)
        #expect(guess == [.date: 0, .exercise: 1])
        #expect(try csvTable("Date,Body Weight (KG)\n2026-10-05,80\n").guess(.weights)[.weight] == 1)
        let stage = try await ImportFixture()
        try await stage.alex.bring(file)
        let page = try await stage.alex.post("/settings/data/imports/1/columns?rows=sets")
        #expect(page.fieldErrors["column_reps"] == "Please choose this, or the duration")
        #expect(page.value(of: "column_weight") == "none")
    }

    @Test func aRowSaysItsUnit() async throws {
        let weights = try await read(
            "Date,Weight,Unit\n2026-10-05,167,lb\n2026-10-06,75,KG\n2026-10-07,70,\n2026-10-08,12,st\n", .weights)
        let kilograms: [Double] = [167 * 0.453_592_37, 75, 70, 12 * 14 * 0.453_592_37]
        #expect(weights.rows.map(\.entry) == kilograms.map { ImportedEntry.weight(kilograms: $0) })
        let training = """
            Date,Exercise,Weight,Weight Unit,Reps,Duration,Distance,Distance Unit
            2026-10-05,Squat,225,lbs,5,,,
            2026-10-05,Squat,100,kg,5,,,
            2026-10-05,Running,,,,30:00,3,mi
            2026-10-05,Running,,,,30:00,5,km
            """
        let reading = try await read(training, .sets)
        #expect(sets(reading) == ["Squat 5 102.06 ", "Squat 5 100 "])
        let far = reading.rows.compactMap {
            if case .cardio(let cardio) = $0.entry { cardio.distanceMeters } else { nil }
        }
        #expect(far == [3 * 1_609.344, 5_000])
        // An unknown unit is not taken for another one.
        let said = try await read("Date,Weight,Unit\n2026-10-05,70,parsec\n2026-10-06,71,kg\n", .weights)
        #expect(said.problems == [ImportProblem(line: 2, reason: "“parsec” is not a unit of weight.")])
        #expect(said.rows.map(\.entry) == [.weight(kilograms: 71)])
    }

    /// It is said once for the file, and not of every line. Samsung writes a number.
    @Test func aColumnWithoutUnitsIsRefusedAtOnce() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let table = try csvTable("Date,Weight,Unit,Empty\n2026-10-05,70,1,\n2026-10-06,71,1,\n")
        let units = try await app.options().units
        for rows in [CSVRows.weights, .values] {
            var form = CSVMappingForm(table, rows: rows, units: units, trackables: [])
            form.set(.unit, to: "2")
            #expect(form.validate() == nil)
            #expect(form.columns.compactMap(\.error) == [ImportTexts.columnWithoutUnits])
            form.set(.unit, to: "3")
            #expect(form.validate() != nil, "it says nothing, which is no mistake")
        }
    }

    /// Garmin writes nights in hours and minutes.
    @Test func hoursAndMinutesAreHours() async throws {
        let file = "Sleep Score 7 Days,Duration\n2026-07-17,7h 15min\n2026-07-16,3h 30min\n2026-07-15,8h\n"
        let reading = try await read(file, .values)
        #expect(reading.problems == [])
        let values = reading.rows.compactMap { row -> Double? in
            if case .value(_, let value) = row.entry { value } else { nil }
        }
        #expect(values == [7.25, 3.5, 8])
        #expect(reading.measures == [ImportedMeasure(name: "Duration", unit: "h")])
        let minutes = try await read(file, .values) { $0.measureUnit.value = "min" }
        #expect(minutes.rows.count == 3 && minutes.problems == [])
        let wrong = try await read("Date,Length\n2026-07-17,7h 15min\n", .values) { $0.measureUnit.value = "cm" }
        #expect(wrong.problems.map(\.reason) == ["“h” can’t become cm."])
    }

    private static let measurements = """
        Date,Measurement,Value,Unit
        2026-10-05,Body Weight,167,lb
        2026-10-05,Neck,38,cm
        2026-10-06,neck,15,in
        2026-10-06,Waist,33,in
        2026-10-06,Waist,84,cm
        2026-10-07,Neck,40,kg
        2026-10-07,Body Fat,18.5,%

        """

    @Test func whatARowMeasuresIsAskedOfItsColumn() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        try await stage.alex.post(
            "/settings/trackables",
            ["name": "Waist", "unit": "cm", "icon": "scale", "step": "1", "aggregation": "last"])
        #expect(try csvTable(Self.measurements).likelyRows == .values)
        try await stage.alex.bring(Self.measurements)
        let columns = try await stage.alex.get("/settings/data/imports/1/columns")
        #expect(columns.value(of: "column_measure") == "1" && columns.value(of: "column_unit") == "3")
        #expect(columns.main.words.contains("contains: Body Weight, Neck, neck, Waist, Body Fat."))
        let checked = try await stage.alex.follow(try await stage.alex.post("/settings/data/imports/1/columns"))
        #expect(checked.main.words.contains("New 1 weight, 5 tracked values"))
        #expect(checked.main.words.contains("Line 7 “kg” can’t become cm."))
        try await stage.alex.post("/settings/data/imports/1", [])
        #expect(
            try await stage.app.rows(
                "SELECT round(weight_kilograms, 3) FROM weight_records WHERE recorded_on = '2026-10-05'")
                == ["75.75"])
        let values = try await stage.app.rows(
            """
            SELECT trackables.name, unit, day, round(value, 2) FROM trackable_entries
            JOIN trackables ON trackables.id = trackable_id ORDER BY trackable_entries.id
            """)
        let expected = [
            "Neck cm 2026-10-05 38", "Neck cm 2026-10-06 38.1", "Waist cm 2026-10-06 83.82", "Waist cm 2026-10-06 84",
            "Body Fat % 2026-10-07 18.5",
        ]
        #expect(values == expected)
        #expect(try await stage.differences() == [])
        // The same file has nothing new, and it can be undone.
        try await stage.alex.bring(Self.measurements)
        try await stage.alex.post("/settings/data/imports/2/columns")
        #expect(try await stage.alex.get("/settings/data/imports/2").main.words.contains("Nothing new in this file"))
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.state().filter { !$0.contains("Waist") } == before)
    }

    @Test func onlySomeOfThemAreTaken() async throws {
        let weights = try await read(Self.measurements, .weights)
        #expect(weights.rows.map(\.entry) == [.weight(kilograms: 167 * 0.453_592_37)])
        #expect(weights.notes == ["6 rows of other measurements left out."])
        let waist = try await read(Self.measurements, .values) { $0.only.value = " WAIST , body fat" }
        #expect(waist.rows.count == 3 && waist.notes == ["4 rows of other measurements left out."])
        let stage = try await ImportFixture()
        try await stage.alex.bring(Self.measurements)
        let path = "/settings/data/imports/1/columns?rows="
        let unknown = try await stage.alex.post("\(path)values", [FormValue("only", "Chest")])
        #expect(
            unknown.fieldErrors
                == ["only": "“chest” is not in “Measurement”, which contains: Body Weight, Neck, neck, Waist, Body Fat"]
        )
        let file = "Date,Measurement,Weight\n2026-10-05,Chest,100\n2026-10-05,Neck,38\n"
        try await stage.alex.bring(file)
        let doubtful = try await stage.alex.post("/settings/data/imports/2/columns?rows=weights")
        #expect(doubtful.fieldErrors == ["only": "Please choose which of these is body weight: Chest, Neck"])
        #expect(try csvTable(file).likelyRows == .values)
    }

    @Test(arguments: [
        "Set 1 Reps,Set 1 Weight (lb),Set 2 Reps,Set 2 Weight (lb),Set 3 Reps,Set 3 Weight (lb)",
        "Reps 1,Weight 1 (lb),Reps 2,Weight 2 (lb),Reps 3,Weight 3 (lb)", "reps1,lb1,reps2,lb2,reps3,lb3",
        "S1,S1 lb,S2,S2 lb,S3,S3 lb",
    ])
    func setsBesideEachOtherAreSets(columns: String) async throws {
        let file = """
            Date,Exercise,\(columns),Notes
            2026-10-05,Squat,5,225,5,230,3,235.5,Deep
            2026-10-05,Bench Press,8,135,6,,,,
            2026-10-06,Deadlift,,,,,,,Rested
            2026-10-06,Squat,5,225,5.5,230,3,235,
            """
        #expect(try csvTable(file).likelyRows == .sets)
        let reading = try await read(file, .sets) { $0.weightUnit.value = "pounds" }
        #expect(
            sets(reading) == [
                "Squat 5 102.06 Deep", "Squat 5 104.33 ", "Squat 3 106.82 ", "Bench Press 8 61.23 ", "Bench Press 6 0 ",
            ])
        #expect(Set(reading.rows.map(\.identity)).count == 5)
        #expect(
            reading.problems.map { "\($0.line) \($0.reason)" } == [
                "4 There are neither reps nor a time.", "5 The reps are not a whole number.",
            ])
    }

    @Test func oneWeightStandsForTheSetsBesideEachOther() async throws {
        let file = "Date,Exercise,Weight (kg),Set 1,Set 2,Set 3\n2026-10-05,Squat,100,5,5,4\n"
        #expect(sets(try await read(file, .sets)) == ["Squat 5 100 ", "Squat 5 100 ", "Squat 4 100 "])
        // Each row may still be a single set.
        let one = try await read(file, .sets) {
            $0.series.value = "none"
            $0.set(.reps, to: "3")
        }
        #expect(sets(one) == ["Squat 5 100 "])
        let stage = try await ImportFixture()
        try await stage.alex.bring(file)
        let path = "/settings/data/imports/1/columns"
        #expect(try await stage.alex.get(path).main.words.contains("Set 1 to set 3, from “Set 1” on"))
        let twice = try await stage.alex.post("\(path)?rows=sets", [FormValue("column_reps", "3")])
        #expect(twice.fieldErrors == ["column_reps": "The columns of the sets already contain this"])
    }

    @Test func aRowMayBeSeveralSetsAlike() async throws {
        let file = """
            Date,Exercise,Sets,Reps,Weight (kg),Notes
            2026-10-05,Squat,3,10,100,Easy
            2026-10-05,Squat,2.5,10,100,
            2026-10-05,Squat,-1,10,100,
            """
        let reading = try await read(file, .sets)
        #expect(sets(reading) == ["Squat 10 100 Easy", "Squat 10 100 ", "Squat 10 100 "])
        #expect(
            reading.problems.map(\.reason) == ["“2.5” is not a number of sets.", "“-1” in Sets is below zero."])
    }

    /// A pending import of an earlier version has no words of its columns.
    @Test func anOlderTableIsRead() throws {
        let json = """
            {"delimiter":44,"hasHeader":true,"samples":[["2026-10-05","70"]],"columns":[
            {"name":"Date","filledCount":1,"numberCount":0,"dateCounts":[1,0,0]},
            {"name":"Weight","filledCount":1,"numberCount":1,"dateCounts":[0,0,0]}]}
            """
        let table = try JSONDecoder().decode(CSVTable.self, from: Data(json.utf8))
        #expect(table.likelyRows == .weights && table.columns[0].words.isEmpty)
    }
}

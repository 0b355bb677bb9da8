import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer

/// Scales and food diaries.
@Suite struct BodyFormatTests {
    private func read(_ bytes: [UInt8]) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try app.reading(bytes, try await app.options())
    }

    @Test func openScaleHasAWeighingALine() async throws {
        let reading = try await read(Array(BodySamples.openScale.utf8))
        #expect(reading.format == .openScale)
        #expect(reading.questions.isEmpty)
        #expect(
            reading.rows.map(\.entry) == [
                .weight(kilograms: 71.4), .value(.bodyFat, 18.2), .value(.waist, 82), .weight(kilograms: 71.1),
            ])
        #expect(reading.problems == [ImportProblem(line: 4, reason: "The weight is missing.")])
    }

    @Test func whatIsBelowZeroIsListedAndNotLeftOut() async throws {
        let scale = try await read(Array(BodySamples.openScale.replacing("18.2", with: "-18.2").utf8))
        #expect(scale.rows.map(\.entry) == [.weight(kilograms: 71.1)])
        #expect(scale.problems.first == ImportProblem(line: 2, reason: "“-18.2” in BODY_FAT is below zero."))
        let measurements = "Date,Body Fat %,Weight\n2026-10-05,-20.5,70\n"
        let diary = try await read(Array(measurements.utf8))
        #expect(diary.rows.isEmpty && diary.problems.count == 1)
        let head = "Date,Exercise,Type,Exercise Calories,Exercise Minutes,Sets,Reps Per Set,Pounds,Steps,Note"
        for (row, reason) in [
            ("2026-10-05,Bench Press,Strength,,,2.5,8,135,,", "The sets are not a whole number."),
            ("2026-10-05,Bench Press,Strength,,30,3,-8,135,,", "The reps are below zero."),
            ("2026-10-05,Running,Cardio,-310,30,,,,,", "The energy is out of range."),
        ] {
            let reading = try await read(Array("\(head)\n\(row)\n".utf8))
            #expect(reading.rows.isEmpty && reading.problems.map(\.reason) == [reason])
        }
    }

    @Test func anOlderOneHasItsTimeInOneColumn() async throws {
        let reading = try await read(Array(BodySamples.olderOpenScale.utf8))
        #expect(reading.rows.map(\.entry) == [.weight(kilograms: 70.5), .value(.bodyFat, 17.5)])
        #expect(reading.rows[0].moment.day.description == "2026-10-05")
    }

    @Test func myFitnessPalIsAZipOfThree() async throws {
        let reading = try await read(BodySamples.myFitnessPal)
        #expect(reading.format == .myFitnessPal)
        #expect(reading.questions == [.weightUnit])
        let meals = reading.rows.compactMap { row -> (Meal, MealItem)? in
            if case .meal(let meal, let item) = row.entry { (meal, item) } else { nil }
        }
        #expect(meals.map(\.0) == [.breakfast, .snack])
        #expect(meals[0].1.nutrients.energyKilocalories == 1_050)
        #expect(meals[0].1.nutrients.proteinGrams == 40)
        #expect(meals[0].1.nutrients.sodiumMilligrams == 900)
        #expect(meals[1].1.name == "Meal 5 (MyFitnessPal)")
        #expect(reading.rows.contains { $0.entry == .weight(kilograms: 70) })
        #expect(reading.rows.contains { $0.entry == .value(.bodyFat, 20.5) })
        let exercise = reading.rows.filter { $0.entry.exerciseName != nil }.map(\.entry)
        #expect(exercise.count == 4)
        #expect(
            exercise.first
                == .cardio(ImportedCardio(exercise: "Running", durationSeconds: 1_800, energyKilocalories: 310)))
    }

    @Test(arguments: [Array(BodySamples.openScale.utf8), BodySamples.myFitnessPal])
    func comesAndGoes(file: [UInt8]) async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        try await stage.alex.importFile(file)
        #expect(try await stage.state() != before)
        #expect(try await stage.differences() == [])
        let rows = try await stage.app.count("import_rows")
        let again = try await stage.alex.follow(try await stage.alex.bring(file))
        #expect(again.main.words.contains("Nothing new in this file"))
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(rows > 3)
        #expect(try await stage.state() == before)
    }

    /// A weight that the user typed or a scale sent takes precedence for its day.
    @Test func aDayThatHasAWeightKeepsIt() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.post(
            "/progress/measurements", ["weight": "69", "height": "170", "date": "2026-10-05"])
        let page = try await stage.alex.importFile(BodySamples.openScale)
        #expect(page.main.words.contains("Already known 1 weight"))
        #expect(
            try await stage.app.rows("SELECT weight_kilograms FROM weight_records WHERE recorded_on = '2026-10-05'")
                == ["69"])
    }
}

enum BodySamples {
    static let openScale = """
        DATE,TIME,WEIGHT,BODY_FAT,WATER,WAIST,COMMENT
        2026-10-05,07:30,71.4,18.2,0.0,82.0,
        2026-10-06,07:31,71.1,0.0,0.0,0.0,Late
        2026-10-07,07:31,0.0,18.0,0.0,0.0,

        """
    static let olderOpenScale = """
        "biceps","bone","comment","dateTime","fat","waist","weight"
        0.0,0.0,"","05.10.2026 07:30",17.5,0.0,70.5

        """
    static let myFitnessPal = StoredZip.bytes([
        (
            "Nutrition-Summary.csv",
            """
            Date,Meal,Calories,Fat (g),Saturated Fat,Cholesterol,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note
            2026-10-05,Breakfast,"1,050",30.5,9,0,900,120,8,30,40,
            2026-10-05,Meal 5,200,8,1,0,100,20,2,3,10,
            TOTAL,,"1,250",38.5,10,0,1000,140,10,33,50,

            """
        ),
        ("Measurement-Summary.csv", "Date,Body Fat %,Weight\n2026-10-05,20.5,70\n"),
        (
            "Exercise-Summary.csv",
            """
            Date,Exercise,Type,Exercise Calories,Exercise Minutes,Sets,Reps Per Set,Pounds,Steps,Note
            2026-10-05,Running,Cardio,310,30,,,,,
            2026-10-05,Bench Press,Strength,,,3,8,135,,

            """
        ),
        ("readme.bin", "\u{0}\u{1}"),
    ])
}

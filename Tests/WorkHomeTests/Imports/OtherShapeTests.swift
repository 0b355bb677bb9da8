import Foundation
import Support
import Testing

@testable import Fitness
@testable import Forms
@testable import Micronutrients
@testable import Transfer

/// Shapes that other apps' files have: their dates, meals, numbers with units, deleted rows, and impossible distances.
@Suite struct OtherShapeTests {
    /// The content of a file as one of a known app.
    private func read(_ text: String) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try await app.reading(text)
    }

    /// The content of a file, read with the proposed mapping of its likeliest rows.
    private func readTable(_ text: String, _ rows: CSVRows) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        #expect(try csvTable(text).likelyRows == rows)
        return try await app.readingColumns(text, rows)
    }

    private func meals(_ reading: ImportReading) -> [(meal: Meal, item: MealItem)] {
        reading.rows.compactMap { if case .meal(let meal, let item) = $0.entry { (meal, item) } else { nil } }
    }

    // MARK: Dates

    @Test(arguments: [
        ("Jul 6, 2026, 7:26 PM", "2026-07-06"), ("05.06.2026, 07:30", "2026-06-05"),
        ("06/25/2026, 07:30", "2026-06-25"), ("22 Oct 2026, 08:00", "2026-10-22"),
        ("6. Juli 2026, 19:26", "2026-07-06"), ("22 Dez. 2025 um 08:00", "2025-12-22"),
        ("6 juil. 2026, 19:26", "2026-07-06"), ("1 août 2026 à 08:00", "2026-08-01"),
        ("1er août 2026 à 08:00", "2026-08-01"), ("sam. 1er août 2026, 08:00", "2026-08-01"),
        ("Aug 1st, 2026, 7:26 PM", "2026-08-01"), ("1º de agosto de 2026, 19:26", "2026-08-01"),
        ("mar. 6 juin 2026, 19:26", "2026-06-06"), ("3 févr. 2026, 07:30", "2026-02-03"),
        ("5 ene 2026, 7:26 p. m.", "2026-01-05"), ("28 de sept. de 2026, 19:26", "2026-09-28"),
        ("lun 5 gen 2026, 19:26", "2026-01-05"), ("5 mei 2026 om 19:26", "2026-05-05"),
    ])
    func aDateIsReadAsItIsWritten(written: String, day: String) async throws {
        let reading = try await read(ImportSamples.hevy.replacing("22 Oct 2026, 08:00", with: written))
        #expect(reading.problems == [])
        #expect(reading.rows.allSatisfy { $0.moment.day.description == day && $0.moment.seconds != nil })
        #expect(reading.rows.count == 4)
    }

    private static let openDates = ImportSamples.hevy.replacing("22 Oct 2026, 08:00", with: "05/06/2026, 07:30")

    /// The file decides, even with its last row.
    @Test(
        arguments: [
            ("25/05/2026, 07:30", "2026-06-05", []), ("05/25/2026, 07:30", "2026-05-06", []),
            ("07/06/2026, 07:30", "2026-06-05", [.dateOrder]),
        ] as [(String, String, Set<ImportQuestion>)])
    func anotherDateOfTheFileTellsTheOrder(last: String, day: String, questions: Set<ImportQuestion>) async throws {
        let row = "\"Upper\",\"\(last)\",\"\",\"\",\"Squat\",\"\",\"\",0,\"normal\",80,5,,,\n"
        let reading = try await read(Self.openDates + row)
        #expect(reading.problems == [] && reading.questions == questions)
        #expect(reading.rows.count == 5 && reading.rows.first?.moment.day.description == day)
    }

    @Test func aDateOfWordsAloneIsNone() {
        #expect(CSVDate(String(repeating: "de ", count: 20_000), .dayFirst) == nil)
        #expect(CSVDate("5 de octubre de 2026", .dayFirst) != nil)
    }

    /// Where no date of the file decides, its person does.
    @Test func theOrderOfDatesIsAsked() async throws {
        let stage = try await ImportFixture()
        let page = try await stage.alex.follow(try await stage.alex.bring(Self.openDates))
        #expect(page.main.words.contains("Dates are written"))
        let unsaid = try await stage.alex.post("/settings/data/imports/1", [])
        #expect(unsaid.status == 422)
        #expect(unsaid.main.words.contains("Please choose how dates are written"))
        let said = [FormValue("date_order", "monthFirst")]
        let done = try await stage.alex.follow(try await stage.alex.post("/settings/data/imports/1", said))
        #expect(done.main.words.contains("This import is complete"))
        #expect(try await stage.app.rows("SELECT DISTINCT day FROM strength_sets WHERE id > 1") == ["2026-05-06"])
    }

    // MARK: Times in UTC

    private static let strava = """
        Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance
        1836776031,"Jul 6, 2026, 10:26:00 PM",Night Ride,Ride,783,3.68
        1836776032,"Jan 6, 2026, 10:26:00 PM",Evening Ride,Ride,783,3.68

        """

    /// It is after midnight in Berlin in summer, and half past eleven in winter.
    @Test(arguments: [
        ["Activity ID", "Activity Date"], ["Aktivitäts-ID", "Aktivitätsdatum"],
        ["ID de l'activité", "Date de l'activité"],
    ])
    func stravasTimesAreInUTC(names: [String]) async throws {
        let app = try await TestApp()
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        try await app.register(Cast.alex, timeZone: berlin)
        let file = Self.strava.replacing("Activity ID,Activity Date", with: names.joined(separator: ","))
        let reading = try await app.readingColumns(file, .sets)
        #expect(reading.problems == [])
        #expect(reading.rows.map(\.moment.day.description) == ["2026-07-07", "2026-01-06"])
        #expect(reading.rows.map(\.moment.seconds) == [1_783_376_760, 1_767_738_360])
        // Those of others are on the person's clock.
        let other = try await app.readingColumns(Self.strava.replacing("Activity ID", with: "Number"), .sets)
        #expect(other.rows.map(\.moment.day.description) == ["2026-07-06", "2026-01-06"])
        #expect(other.rows.map(\.moment.seconds) == [1_783_369_560, 1_767_734_760])
        #expect(other.rows.map(\.identity) == reading.rows.map(\.identity), "it is known from before")
    }

    // MARK: Distances

    private static let garmin = """
        Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR
        Running,2026-10-05 18:10:00,false,Evening,5.01,320,00:28:40,150
        Pool Swim,2026-10-06 07:00:00,false,Pool,"1,500",400,00:38:00,130
        Cycling,2026-10-07 07:00:00,false,Ride,40.20,800,01:30:00,--
        Strength Training,2026-10-08 07:00:00,false,Gym,--,200,00:45:00,110

        """

    /// Garmin has pools in meters, and all else in kilometers. Its activities are no food, though they have calories.
    @Test func aPoolIsInMeters() async throws {
        let guess = try csvTable(Self.garmin).guess(.sets)
        #expect(guess[.time] == nil && guess[.duration] == 6 && guess[.exercise] == 0)
        let reading = try await readTable(Self.garmin, .sets)
        #expect(reading.problems == [])
        #expect(reading.cardio.map(\.distanceMeters) == [5_010, 1_500, 40_200, nil])
        #expect(reading.cardio.map(\.durationSeconds) == [1_720, 2_280, 5_400, 2_700])
    }

    @Test(
        arguments: [
            ("Running", "42.195", 64, true), ("Running", "42.195", 7_235, false), ("Swimming", "1.5", 700, true),
            ("Swimming", "1.5", 900, false), ("Walking", "10", 1_700, true), ("Rowing (Machine)", "2", 290, true),
            ("Cycling", "40", 2_700, false), ("Bike and run", "40", 4_000, false),
        ] as [(String, String, Int, Bool)])
    func aDistanceThatNobodyDoesIsRefused(
        exercise: String, kilometers: String, seconds: Int, isRefused: Bool
    ) async throws {
        let file =
            ImportSamples.hevy.components(separatedBy: "\n")[0] + """

                "Run","22 Oct 2026, 08:00","22 Oct 2026, 09:05","","\(exercise)","","",0,"normal",,,\(kilometers),\(seconds),

                """
        let reading = try await read(file)
        #expect(reading.cardio.count == (isRefused ? 0 : 1))
        let ends = reading.problems.map { $0.reason.hasSuffix(" is faster than the world record.") }
        #expect(ends == (isRefused ? [true] : []))
        let table = "Date,Exercise,Distance (km),Duration (s)\n2026-10-22,\(exercise),\(kilometers),\(seconds)\n"
        #expect(try await readTable(table, .sets).cardio.count == (isRefused ? 0 : 1), "in columns")
    }

    /// What was burned is not eaten.
    @Test(
        arguments: [
            (
                "Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Calories\n"
                    + "1,\"Oct 5, 2026, 6:10:00 PM\",Evening,Run,1720,5.01,320\n", .sets
            ),
            (
                "Aktivitätstyp,Datum,Favorit,Titel,Distanz,Kalorien,Zeit\n"
                    + "Laufen,2026-10-05 18:10:00,false,Abend,\"5,01\",320,00:28:40\n", .sets
            ),
            (
                "Type d’activité,Date,Favori,Titre,Distance,Calories,Durée\n"
                    + "Course à pied,2026-10-05 18:10:00,false,Soir,\"5,01\",320,00:28:40\n", .sets
            ),
            (
                "Date,Move Minutes count,Calories (kcal),Distance (m),Step count\n2026-10-05,60,2100,5000,8000\n",
                .values
            ),
            ("Date,Steps,Calories\n2026-10-05,8000,2100\n", .values), ("Date,Calories\n2026-10-05,2100\n", .foods),
        ] as [(String, CSVRows)])
    func whatIsSpentIsNoFood(file: String, rows: CSVRows) async throws {
        let table = try csvTable(file)
        #expect(table.likelyRows == rows)
        guard rows == .sets else { return }
        let found = try await readTable(file, .sets).cardio
        #expect(found.map(\.distanceMeters) == [5_010] && found.map(\.durationSeconds) == [1_720])
    }

    // MARK: Food

    @Test func cronometersGroupIsTheMeal() async throws {
        let file = """
            Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g),Sodium (mg)
            2026-10-05,08:00,Breakfast,Oats,50.00 g,190,6.5,30,3.5,1
            2026-10-05,19:30,Dinner,Soup,1.00 bowl,250,10,20,8,900

            """
        let found = meals(try await readTable(file, .foods))
        #expect(found.map(\.meal) == [.breakfast, .dinner])
        #expect(found.map(\.item.quantity) == [50, 1] && found.map(\.item.portion) == ["g", "bowl"])
        #expect(found.map(\.item.nutrients.sodiumMilligrams) == [1, 900])
    }

    @Test func germanMealsAndSaltAreRead() async throws {
        let file = """
            Datum;Mahlzeit;Lebensmittel;Menge;Einheit;Energie (kcal);Fett (g);Salz (g)
            05.10.2026;Frühstück;Müsli;50;g;190;3,5;0,5
            05.10.2026;Mittagessen;Suppe;1;Teller;250;8;2
            05.10.2026;Abendessen;Brot;2;Scheiben;200;2;1

            """
        let found = meals(try await readTable(file, .foods))
        #expect(found.map(\.meal) == [.breakfast, .lunch, .dinner])
        #expect(found.map(\.item.nutrients.energyKilocalories) == [190, 250, 200])
        #expect(found.map(\.item.nutrients.sodiumMilligrams) == [200, 800, 400])
        #expect(found.map(\.item.portion) == ["g", "Teller", "Scheiben"])
    }

    @Test(
        arguments: [
            ("Petit-déjeuner", .breakfast), ("Déjeuner", .lunch), ("Dîner", .dinner), ("Collation", .snack),
            ("Desayuno", .breakfast), ("Almuerzo", .lunch), ("Comida", .lunch), ("Cena", .dinner),
            ("Merienda", .snack), ("Colazione", .breakfast), ("Pranzo", .lunch), ("Spuntino", .snack),
            ("Café da manhã", .breakfast), ("Almoço", .lunch), ("Jantar", .dinner), ("Ontbijt", .breakfast),
            ("Avondeten", .dinner), ("Tussendoortje", .snack), ("Abendbrot", .dinner), ("FRUEHSTUECK", .breakfast),
            ("Snacks", .snack),
        ] as [(String, Meal)])
    func aMealHasItsNameInManyLanguages(name: String, meal: Meal) {
        #expect(Meal(named: name) == meal)
        #expect(Meal(named: "Meal 5") == nil)
    }

    @Test func deletedRowsDoNotCount() async throws {
        let file = """
            Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g)
            10/13/2026,Apple,Apple,Lunch,1,Each,95,0,0.3,n/a
            10/13/2026,Cake,Cake,Snacks,1,Slice,350,1,15,4
            10/13/2026,Egg,Egg,Breakfast,2,Each,140,0,10,12

            """
        let reading = try await readTable(file, .foods)
        #expect(meals(reading).map(\.item.name) == ["Apple", "Egg"])
        #expect(meals(reading).map(\.item.nutrients.proteinGrams) == [nil, 12])
        #expect(reading.problems == [ImportProblem(line: 3, reason: "It is deleted in the other app.")])
    }

    // MARK: Sets and weights

    @Test func fitbodsWarmUpsAreWarmUps() async throws {
        let file = """
            Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
            2026-10-05 17:02:41 +0000,Barbell Bench Press,10,40.0,0.0,0.0,0.0,0.0,true,,1.0
            2026-10-05 17:02:41 +0000,Barbell Bench Press,5,80.0,0.0,0.0,0.0,0.0,false,,1.0

            """
        let sets = try await readTable(file, .sets).rows.compactMap { row -> ImportedSet? in
            if case .set(let set) = row.entry { set } else { nil }
        }
        #expect(sets.map(\.kind) == [.warmUp, .normal] && sets.map(\.weightKilograms) == [40, 80])
    }

    @Test func aCellMayHaveItsUnit() async throws {
        let file = "Date,Weight\n2026-10-05,80.0 kg\n2026-10-06,176 lb\n2026-10-07,many\n2026-10-08,3 parsec\n"
        let reading = try await readTable(file, .weights)
        #expect(
            reading.rows.map(\.entry) == [.weight(kilograms: 80), .weight(kilograms: 176 * 0.453_592_37)])
        #expect(
            reading.problems.map(\.reason) == [
                "“many” in Weight is not a number.", "“parsec” is not a unit of weight.",
            ])
    }

    /// Garmin writes the day in a line of its own, above the times of its weighings.
    @Test func aDayStandsAboveItsTimes() async throws {
        let file = """
            Time,Weight,Change,BMI,Body Fat,Bone Mass,
            " Oct 6, 2026",
            7:05 AM,80.0 kg,0.5 kg,--,20.5 %,--,
            7:30 PM,81.0 kg,--,--,--,--,
            " Oct 5, 2026",
            7:10 AM,79.5 kg,--,--,--,--,

            """
        let reading = try await readTable(file, .weights)
        #expect(reading.problems == [])
        #expect(
            reading.rows.map(\.entry) == [
                .weight(kilograms: 80), .value(.bodyFat, 20.5), .weight(kilograms: 81), .weight(kilograms: 79.5),
            ])
        #expect(
            reading.rows.map(\.moment.day.description) == ["2026-10-06", "2026-10-06", "2026-10-06", "2026-10-05"])
        #expect(Set(reading.rows.compactMap(\.moment.seconds)).count == 3)
    }

    /// A day without times is no row that could vanish.
    @Test func aDayThatNothingFollowsIsReported() async throws {
        let file = """
            Time,Weight,Change,BMI,Body Fat,Bone Mass,
            " Oct 6, 2026",
            7:05 AM,80.0 kg,0.5 kg,--,20.5 %,--,
            7:30 PM,81.0 kg,--,--,--,--,
            " Oct 5, 2026",
            " Oct 4, 2026",
            7:10 AM,79.5 kg,--,--,--,--,
            " Oct 3, 2026",

            """
        let reading = try await readTable(file, .weights)
        #expect(reading.problems.map(\.line) == [5, 8])
        #expect(reading.problems.allSatisfy { $0.reason == "The weight is missing." })
        #expect(reading.rows.count == 4)
    }

    /// Anybody's table of weights is not MyFitnessPal's, which has one in its zip.
    @Test func aTableOfWeightsIsOfNoApp() async throws {
        let file = "Date,Weight\n2026-10-05,80\n"
        await #expect(throws: ImportError.unknown) { try await read(file) }
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let zip = StoredZip.bytes([("Measurement-Summary.csv", file)])
        #expect(try app.reading(zip, try await app.options()).format == .myFitnessPal)
    }

    @Test(arguments: ["boneMass", "BONE_MASS", "bone"])
    func bonesAreAMeasurement(name: String) async throws {
        let reading = try await read("dateTime,weight,\(name)\n05.10.2026 07:30,70.5,3.1\n")
        #expect(
            reading.rows.map(\.entry) == [
                .weight(kilograms: 70.5), .value(ImportedMeasure(name: "Bone mass", unit: "kg"), 3.1),
            ])
    }

    @Test(arguments: ["<0.1", "trace", "NaN", "-0.01"])
    func oneUnusualVitaminLeavesTheFood(cell: String) async throws {
        let file = "Date,Meal,Calories,Iron (mg),Caffeine\n2026-11-20,Breakfast,200,\(cell),95\n"
        let reading = try await read(file)
        #expect(reading.problems == [])
        #expect(reading.notes.contains { $0.contains("amounts of Iron that can’t be read or are impossible") })
        #expect(micronutrients(reading) == [[.caffeine: 95]])
    }

    /// Only an amount that was eaten, in a unit of its own, is taken.
    @Test(arguments: [
        ("Caffeine (mg/100 g)", false), ("Caffeine %", false), ("Iron (mg) (per 100 g)", false),
        ("Iron (goal) (mg)", false), ("Iron target (mg)", false), ("Iron (mg per 100 g)", false),
        ("Cholesterol (HDL) (mg)", false), ("Vitamin A (RAE) (µg)", true), ("Iron (mg)", true), ("Iron [mg]", true),
    ])
    func vitaminColumns(name: String, isTaken: Bool) async throws {
        let reading = try await read("Date,Meal,Calories,\(name)\n2026-11-20,Breakfast,200,3\n")
        #expect((micronutrients(reading).first?.values.first == 3) == isTaken)
    }

    private func micronutrients(_ reading: ImportReading) -> [MicronutrientAmounts] {
        reading.rows.compactMap { if case .meal(_, let item) = $0.entry { item.micronutrients } else { nil } }
    }

    /// Dots alone mean that the day comes first, but not against the user, or what the file shows.
    @Test func datesWithDotsCanHaveTheMonthFirst() async throws {
        let file = "dateTime,weight\n05.06.2026 07:30,70.5\n"
        let shown = try await read("\(file)05.13.2026 07:30,70\n")
        #expect(shown.rows.map(\.moment.day.description) == ["2026-05-06", "2026-05-13"])
        #expect(shown.questions == [])
        let alone = try await read(file)
        #expect(alone.rows.map(\.moment.day.description) == ["2026-06-05"] && alone.questions == [])
        let app = try await TestApp()
        try await app.register(Cast.alex)
        var options = try await app.options()
        options.dateOrder = .monthFirst
        #expect(try app.reading(Array(file.utf8), options).rows.map(\.moment.day.description) == ["2026-05-06"])
    }

    @Test func aDateThatIsTheSameInBothOrdersIsNoQuestion() async throws {
        let reading = try await read("dateTime,weight\n05/05/2026 07:30,70.5\n")
        #expect(reading.rows.map(\.moment.day.description) == ["2026-05-05"] && reading.questions == [])
    }

    /// What a diary has of vitamins, minerals and others is part of the day's sums, and stays when an entry is copied.
    @Test func vitaminsOfADiary() async throws {
        let stage = try await ImportFixture()
        let file = """
            Day,Group,Food Name,Energy (kcal),Iron (mg),B12 (Cobalamin) (µg),Vitamin D (IU),Caffeine,Alcohol (g),Zinc
            2026-11-20,Breakfast,Coffee,2,,,,95,,12
            2026-11-20,Dinner,Sardines,200,3,8.9,200,,0,

            """
        try await stage.alex.bring(file)
        let page = try await stage.alex.follow(try await stage.alex.post("/settings/data/imports/1/columns?rows=foods"))
        #expect(page.main.words.contains("1 column not read, because no meaning was chosen: Zinc (1 row)."))
        try await stage.alex.post("/settings/data/imports/1", [])
        let day = try await stage.alex.get("/nutrition/nutrients?date=2026-11-20").main.words
        for sum in [
            "Iron at least 3 mg", "Vitamin B12 at least 8.9 µg", "Vitamin D at least 5 µg", "Caffeine at least 95 mg",
        ] {
            #expect(day.contains(sum), "\(sum)")
        }
        try await stage.alex.post("/nutrition/copies", ["from": "2026-11-20", "date": "2026-11-21"])
        let copy = try await stage.alex.get("/nutrition/nutrients?date=2026-11-21").main.words
        #expect(copy.contains("Vitamin D at least 5 µg"))
        let stored = try await stage.app.rows("SELECT micronutrients FROM meal_entries ORDER BY id LIMIT 1")
        #expect(stored == ["{\"caffeine_milligrams\":95.0}"])
    }

    /// After an undone deletion, and in another household that the archive is brought to.
    @Test func vitaminsOfAnEntryComeBack() async throws {
        let stage = try await ImportFixture()
        try await stage.alex.bring("Date,Meal,Calories,Iron (mg),Caffeine\n2026-11-20,Breakfast,200,3,95\n")
        try await stage.alex.post("/settings/data/imports/1", [])
        let query = "SELECT micronutrients FROM meal_entries"
        let stored = try await stage.app.rows(query)
        #expect(stored.first?.contains("\"caffeine_milligrams\":95.0") == true)
        let step = try await stage.alex.post("/nutrition/entries/1/delete").undoStep
        #expect(try await stage.app.rows(query) == [])
        try await stage.alex.post("/track/undo/\(step)")
        #expect(try await stage.app.rows(query) == stored)
        let bytes = try await stage.alex.get("/settings/data/export").bytes
        let (other, _) = try await stage.app.elsewhere()
        #expect(try await other.bring(bytes).problems == [])
        #expect(try await other.rows(query) == stored)
    }
}

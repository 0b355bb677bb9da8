import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct EquipmentFormTests {
    let app: TestApp
    let browser: Browser

    init() async throws {
        app = try await TestApp()
        browser = try await app.member()
    }

    private static let equipment = """
        SELECT name, kind, unit, used_for, empty_weight, collar_weight, sides, sleeve_millimeters, weights, add_ons,
            is_assisting FROM equipment ORDER BY id
        """

    @Test func aCommonSetIsOneTap() async throws {
        let empty = try await browser.get("/settings/equipment")
        #expect(empty.main.words.contains("No equipment yet"))
        let answer = try await browser.post("/settings/equipment/usual", ["unit": "pounds"])
        let page = try await browser.follow(answer)
        #expect(page.flash == "Equipment saved.")
        #expect(page.main.words.contains("Olympic bar 45 lb · 50 mm sleeves · Barbell exercises"))
        #expect(page.main.words.contains("45 lb 6 pairs 35 lb 1 pair"))
        // A second time adds nothing, and another unit only its plates.
        try await browser.post("/settings/equipment/usual", ["unit": "pounds"])
        #expect(
            try await app.rows("SELECT count(*) FROM equipment UNION ALL SELECT count(*) FROM plates") == ["1", "6"])
        try await browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        #expect(
            try await app.rows("SELECT count(*) FROM equipment UNION ALL SELECT count(*) FROM plates") == ["1", "12"])
        #expect(try await browser.post("/settings/equipment/usual", ["unit": "stones"]).status == 404)
    }

    @Test func eachKindIsAddedAsTyped() async throws {
        let kinds = try await browser.get("/settings/equipment/new")
        for kind in ["bar", "handle", "fixed", "stack"] {
            #expect(kinds.main.contains("/settings/equipment/new?kind=\(kind)"))
            #expect(try await browser.get("/settings/equipment/new?kind=\(kind)").status == 200)
        }
        let added = try await browser.post("/settings/equipment", EquipmentSamples.bar)
        #expect(try await browser.follow(added).flash == "Equipment saved.")
        try await browser.post("/settings/equipment", EquipmentSamples.stack)
        try await browser.post(
            "/settings/equipment",
            [
                "kind": "handle", "name": "Handles", "unit": "pounds", "empty_weight": "5,5",
                "sleeve_millimeters": "28", "used_for": "dumbbell",
            ])
        try await browser.post(
            "/settings/equipment", ["kind": "fixed", "name": "Bells", "unit": "kilograms", "weights": "16 8, 12"])
        let stored = try await app.rows(Self.equipment)
        #expect(
            stored == [
                "Trap bar bar kilograms null 25 5 2 50 null null 0",
                "Pulldown stack kilograms cable null null null null [5,10,15,20] [2.5] 0",
                "Handles handle pounds dumbbell 5.5 0 2 28 null null 0",
                "Bells fixed kilograms dumbbell null null null null [8,12,16] null 0",
            ])
        let page = try await browser.get("/settings/equipment")
        for text in [
            "Trap bar 25 kg and collars of 5 kg · 50 mm sleeves · only where chosen",
            "Pulldown 4 weights from 5 kg to 20 kg · Cable exercises",
            "Handles 5.5 lb · 28 mm sleeves · Dumbbell exercises",
            "Without plates, only the empty bar can be used.",
        ] {
            #expect(page.main.words.contains(text), "\(text) in \(page.main.words)")
        }
    }

    @Test func aMistakeIsSaidBesideItsFieldAndNothingIsLost() async throws {
        for (field, value, message) in [
            ("name", " ", "Please enter a name"), ("empty_weight", "heavy", "Please enter a number"),
            ("empty_weight", "", "Please enter a number from 0 to 1,000"),
            ("sleeve_millimeters", "5", "Please enter a whole number from 10 to 60"),
            ("sides", "3", "Please choose where the plates go"),
            ("unit", "stones", "Please choose kilograms or pounds"),
            ("used_for", "pool", "Please choose from the list"),
        ] {
            let answer = try await browser.post("/settings/equipment", EquipmentSamples.bar([field: value]))
            #expect(answer.status == 422)
            #expect(answer.fieldErrors == [field: message], "\(field)")
            #expect(answer.value(of: "collar_weight") == "5")
        }
        let numbers = try await browser.post(
            "/settings/equipment", ["kind": "fixed", "name": "Bells", "unit": "kilograms", "weights": "8 and 12"])
        #expect(numbers.fieldErrors == ["weights": "Please enter numbers with spaces between them"])
        #expect(numbers.value(of: "weights") == "8 and 12")
        let small = try await browser.post(
            "/settings/equipment", ["kind": "fixed", "name": "Bells", "unit": "kilograms", "weights": "8 0.0042"])
        #expect(small.fieldErrors == ["weights": "This is too small. Please enter a larger number"])
        #expect(try await app.count("equipment") == 0)
        #expect(try await browser.post("/settings/equipment", ["kind": "sofa", "name": "Sofa"]).status == 404)
    }

    @Test func itIsChangedArchivedRestoredAndDeleted() async throws {
        try await browser.post("/settings/equipment", EquipmentSamples.bar)
        let form = try await browser.get("/settings/equipment/1")
        #expect(
            ["name", "empty_weight", "collar_weight", "sleeve_millimeters"].map { form.value(of: $0) } == [
                "Trap bar", "25", "5", "50",
            ])
        let saved = try await browser.post("/settings/equipment/1", EquipmentSamples.bar(["empty_weight": "27.5"]))
        #expect(saved.location == "/settings/equipment")
        #expect(try await app.rows("SELECT empty_weight, added_by FROM equipment") == ["27.5 1"])
        let archived = try await browser.follow(try await browser.post("/settings/equipment/1/archive"))
        #expect(archived.flash == "Equipment archived.")
        let taken = try await browser.post("/settings/equipment", EquipmentSamples.bar(["name": "TRAP BAR"]))
        #expect(taken.fieldErrors == ["name": "Archived equipment has that name. Restore it, or choose another name"])
        #expect(
            try await browser.follow(try await browser.post("/settings/equipment/1/restore")).flash
                == "Equipment restored.")
        let twice = try await browser.post("/settings/equipment", EquipmentSamples.bar)
        #expect(twice.fieldErrors == ["name": "Your household already has equipment with that name"])
        let question = try await browser.get("/settings/equipment/1/delete")
        #expect(question.main.words.contains("Delete Trap bar?"))
        #expect(try await app.count("equipment") == 1)
        #expect(
            try await browser.follow(try await browser.post("/settings/equipment/1/delete")).flash
                == "Equipment deleted.")
        #expect(try await app.count("equipment") == 0)
        #expect(try await browser.get("/settings/equipment/1").status == 404)
    }

    @Test func platesAreAddedChangedAndDeleted() async throws {
        let page = try await browser.follow(
            try await browser.post("/settings/equipment/plates", EquipmentSamples.plates))
        #expect(page.flash == "Plates saved.")
        #expect(page.main.words.contains("Plates for sleeves of 50 mm Add plates 0.5 kg White, 1 pair"))
        #expect(page.main.contains("data-color=\"white\""))
        let twice = try await browser.post("/settings/equipment/plates", EquipmentSamples.plates)
        #expect(twice.fieldErrors == ["weight": "Your household already has plates of this weight and size"])
        try await browser.post("/settings/equipment/plates", EquipmentSamples.plates(["sleeve_millimeters": "28"]))
        try await browser.post("/settings/equipment/plates/1", EquipmentSamples.plates(["pairs": "3", "color": ""]))
        #expect(
            try await app.rows("SELECT weight, unit, sleeve_millimeters, pairs, color, added_by FROM plates") == [
                "0.5 kilograms 50 3 null 1", "0.5 kilograms 28 1 white 1",
            ])
        for (field, value, message) in [
            ("weight", "0", "Please enter a number from 0.01 to 100"), ("pairs", "1.5", "Please enter a whole number"),
            ("pairs", "51", "Please enter a whole number from 0 to 50"),
            ("color", "mauve", "Please choose from the list"),
        ] {
            let answer = try await browser.post("/settings/equipment/plates/2", EquipmentSamples.plates([field: value]))
            #expect(answer.status == 422 && answer.fieldErrors == [field: message], "\(answer.fieldErrors)")
        }
        #expect(try await browser.get("/settings/equipment/plates/2/delete").main.words.contains("Delete 0.5 kg?"))
        try await browser.post("/settings/equipment/plates/2/delete")
        #expect(try await app.count("plates") == 1)
    }

    @Test func thereIsAMost() async throws {
        try await app.execute(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
            INSERT INTO equipment (name, kind, unit, weights, created_at) SELECT 'E' || i, 'fixed', 'kilograms', '[1]', 0
            FROM n;
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
            INSERT INTO plates (weight, unit, sleeve_millimeters, pairs) SELECT i, 'pounds', 50, 50 FROM n;
            """)
        let tool = try await browser.post("/settings/equipment", EquipmentSamples.bar)
        #expect(tool.fieldErrors["name"]?.hasPrefix("Your household has 100 pieces of equipment") == true)
        let plates = try await browser.post("/settings/equipment/plates", EquipmentSamples.plates)
        #expect(plates.fieldErrors["weight"]?.hasPrefix("Your household has plates of 40 kinds") == true)
    }
}

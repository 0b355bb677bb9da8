import Support
import Testing

@testable import WorkHome

/// The form of a set says which plates to put on.
@Suite struct SetLoadingTests {
    private func loading(_ person: TrackedPerson, _ exercise: String? = nil) async throws -> String? {
        let page = try await person.browser.get("/track/new/strength?exercise=\(exercise ?? person.bench)")
        return page.main.between("<div class=\"loading stack gap-tiny\">", "</div>")?.words
    }

    @Test func aBarbellHasTheUsualPlatesUntilSomebodySaysWhichThereAre() async throws {
        let person = try await TrackedPerson()
        #expect(try await loading(person) == nil)
        try await person.logSet(["reps": "5", "weight": "82.5"])
        #expect(
            try await loading(person)
                == "82.5 kg Per side: 20 + 10 + 1.25 With a bar of 20 kg and common plates · Set up your equipment")
        try await person.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        #expect(try await loading(person) == "82.5 kg Per side: 20 + 10 + 1.25 With Olympic bar · Change")
    }

    @Test func whatCannotBeLoadedIsNeverRounded() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "62.5"])
        try await person.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        let plates = try await person.app.rows("SELECT id FROM plates WHERE weight = 1.25")
        try await person.browser.post("/settings/equipment/plates/\(plates[0])/delete")
        #expect(
            try await loading(person)
                == "62.5 kg can’t be loaded. 60 kg Per side: 20 65 kg Per side: 20 + 2.5 With Olympic bar · Change")
        let form = try await person.browser.get("/track/new/strength?exercise=\(person.bench)")
        #expect(form.value(of: "weight") == "62.5")
        try await person.logSet(["reps": "5", "weight": form.value(of: "weight") ?? ""])
        #expect(try await person.sets().last == "2026-11-21 normal 5 62.5 null ")
    }

    @Test func aRefusedFormSaysItForWhatWasTyped() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        let refused = try await person.logSet(["reps": "", "weight": "100"])
        #expect(refused.status == 422)
        #expect(
            refused.main.between("<div class=\"loading stack gap-tiny\">", "</div>")?.words.hasPrefix(
                "100 kg Per side: 20 + 20")
                == true)
        let unreadable = try await person.logSet(["reps": "5", "weight": "a lot"])
        #expect(!unreadable.main.contains("class=\"loading stack gap-tiny\""))
    }

    /// Plates say their unit to a person who reads another one.
    @Test func poundsAndKilogramsStayApart() async throws {
        let person = try await TrackedPerson()
        try await person.usePounds()
        try await person.logSet(["reps": "5", "weight": "135"])
        #expect(try await loading(person)?.hasPrefix("135 lb Per side: 45 With a bar of 45 lb") == true)
        try await person.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        #expect(try await loading(person)?.contains("135 lb can’t be loaded.") == true)
        #expect(try await loading(person)?.contains("Per side: 20 kg") == true)
    }

    @Test func itIsTheChosenEquipment() async throws {
        let person = try await TrackedPerson()
        try await person.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        try await person.browser.post("/settings/equipment", EquipmentSamples.bar)
        try await person.browser.post("/settings/exercises/\(person.bench)/setup", ["equipment_id": "2"])
        try await person.logSet(["reps": "5", "weight": "70"])
        #expect(try await loading(person) == "70 kg Per side: 20 With Trap bar · Change")
        // What is archived can't be used: the first bar that fits is.
        try await person.browser.post("/settings/equipment/2/archive")
        #expect(try await loading(person) == "70 kg Per side: 20 + 5 With Olympic bar · Change")
    }

    @Test func addedWeightIsPutOnABeltAndAssistanceIsNot() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5", "load": "added", "weight": "15"])
        #expect(try await loading(person, person.pullUp) == nil)
        try await person.browser.post("/settings/equipment/usual", ["unit": "kilograms"])
        try await person.browser.post(
            "/settings/equipment",
            EquipmentSamples.bar([
                "name": "Belt", "empty_weight": "0", "collar_weight": "", "sides": "1", "used_for": "pullUpBar",
            ]))
        #expect(try await loading(person, person.pullUp) == "15 kg Plates: 15 With Belt · Change")
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5", "load": "none"])
        #expect(try await loading(person, person.pullUp) == nil)
        try await person.logSet(["exercise_id": person.pullUp, "reps": "5", "load": "assisted", "weight": "15"])
        #expect(try await loading(person, person.pullUp) == nil)
    }

    @Test func dumbbellsSayWhichThereAre() async throws {
        let person = try await TrackedPerson()
        let curl = try await person.app.exercise("dumbbell-curl")
        try await person.logSet(["exercise_id": curl, "reps": "8", "weight": "11"])
        #expect(try await loading(person, curl) == nil)
        try await person.browser.post(
            "/settings/equipment",
            ["kind": "fixed", "name": "Dumbbells", "unit": "kilograms", "weights": "8 10 12", "used_for": "dumbbell"])
        #expect(try await loading(person, curl) == "11 kg can’t be loaded. 10 kg 12 kg With Dumbbells · Change")
        try await person.logSet(["exercise_id": curl, "reps": "8", "weight": "12"])
        #expect(try await loading(person, curl) == nil)
    }

    /// A script asks for the weight that is typed; its unit may be another one than the person's.
    @Test func theAddressCanNameAWeight() async throws {
        let person = try await TrackedPerson()
        try await person.logSet(["reps": "5", "weight": "60"])
        let form = "/track/new/strength?exercise=\(person.bench)"
        for (query, start) in [
            ("weight=100&weight_unit=kilograms&load=", "100 kg Per side: 20 + 20"),
            ("weight=62,5", "62.5 kg Per side: 20 + 1.25"),
            ("weight=135&weight_unit=pounds", "135 lb can’t be loaded."),
        ] {
            let page = try await person.browser.get("\(form)&\(query)")
            #expect(
                page.main.between("<div class=\"loading stack gap-tiny\">", "</div>")?.words.hasPrefix(start) == true,
                "\(query)")
        }
        let unreadable = try await person.browser.get("\(form)&weight=much")
        #expect(unreadable.status == 200 && !unreadable.main.contains("class=\"loading stack gap-tiny\""))
        #expect(unreadable.value(of: "weight") == "much" && unreadable.fieldErrors == [:])
        let assisted = try await person.browser.get(
            "/track/new/strength?exercise=\(person.pullUp)&weight=20&load=assisted")
        #expect(assisted.value(of: "load") == "assisted" && assisted.value(of: "weight") == "20")
    }
}

import Support
import Testing

@testable import WorkHome

@Suite struct CardioTests {
    @Test func aRunIsShownWithItsPaceAndEnergy() async throws {
        let person = try await TrackedPerson()
        let saved = try await person.logRun(["duration": "28:40", "distance": "5.2", "note": "<i>Rain"])
        #expect(saved.location == "/track?date=2026-11-21#exercise-\(person.running)")
        #expect(try await person.browser.follow(saved).flash == "Session saved.")
        let energy = try await person.app.rows("SELECT energy_kilocalories FROM cardio_sessions")[0]
        let card = try #require(try await person.cards().first)
        #expect(card.spoken == "Running. 1 session. 28 minutes 40 seconds. 5.2 kilometers.")
        #expect(card.words.contains("5.2 km in 28:40 5:31 /km · \(energy) kcal · <i>Rain"))
        let met = try await person.app.rows("SELECT met FROM exercises WHERE key = 'running'")[0]
        // 10.9 km/h are 6.7 to 6.9 miles an hour.
        #expect(Double(energy) == (10.5 * 70 * 1_720 / 3_600).rounded() && Double(met) == 9)
    }

    @Test func aRunThatIsCorrectedKeepsItsEnergy() async throws {
        let person = try await TrackedPerson()
        try await person.logRun(["duration": "60", "distance": "10"])
        try await person.app.execute("UPDATE weight_records SET weight_kilograms = 140")
        let kept = "SELECT energy_kilocalories, logged_minute FROM cardio_sessions"
        let before = try await person.app.rows(kept)
        let parts = before[0].split(separator: " ")
        #expect(parts[0] == "651" && Int(parts[1]) != nil, "9.3 MET of 70 kg for an hour")
        try await person.browser.post("/track/cardio/1", ["duration": "60", "distance": "10", "note": "Rain"])
        #expect(try await person.app.rows(kept) == before)
        try await person.browser.post("/track/cardio/1", ["duration": "60", "distance": "11"])
        #expect(try await person.app.rows(kept) == ["1470 \(parts[1])"], "faster: 10.5 MET of 140 kg")
        try await person.browser.post("/track/cardio/1", ["duration": "60", "date": "2026-11-20"])
        #expect(try await person.app.rows(kept) == ["1260 null"], "without a distance 9 MET")
    }

    /// Ten kilometers in five hours are no run: they burn what a slow walk does.
    @Test func theEnergyOfARunFollowsItsSpeed() async throws {
        let person = try await TrackedPerson()
        let asked = try await person.logRun(["duration": "5:00:00", "distance": "10"])
        let confirmed = asked.value(of: "confirmed") ?? ""
        if asked.status == 422 {
            try await person.logRun(["duration": "5:00:00", "distance": "10", "confirmed": confirmed])
        }
        #expect(try await person.app.rows("SELECT DISTINCT energy_kilocalories FROM cardio_sessions") == ["805"])
    }

    @Test func aDistanceIsOptional() async throws {
        let person = try await TrackedPerson()
        try await person.logRun(["duration": "30"])
        #expect(
            try await person.app.rows("SELECT duration_seconds, distance_meters FROM cardio_sessions") == ["1800 null"])
        #expect(try #require(try await person.cards().first).words.contains("30:00"))
    }

    @Test func milesStayMiles() async throws {
        let person = try await TrackedPerson()
        try await person.app.execute("UPDATE users SET distance_unit = 'miles'")
        try await person.logRun(["duration": "30", "distance": "3.1"])
        #expect(try #require(try await person.cards().first).words.contains("3.1 mi in 30:00 9:41 /mi"))
        try await person.app.execute("UPDATE users SET distance_unit = 'kilometers'")
        // Changing only the note in the other unit keeps the exact distance.
        let form = try await person.browser.get("/track/cardio/1/edit")
        #expect(form.value(of: "distance") == "4.99")
        try await person.browser.post(
            "/track/cardio/1",
            ["duration": "30:00", "distance": "4.99", "distance_unit": "kilometers", "note": "Mist"])
        try await person.app.execute("UPDATE users SET distance_unit = 'miles'")
        #expect(try #require(try await person.cards().first).words.contains("3.1 mi in 30:00"))
        // A form opened before the switch contains its unit.
        try await person.logRun(["duration": "60", "distance": "10", "distance_unit": "kilometers"])
        #expect(try await person.app.rows("SELECT distance_meters FROM cardio_sessions WHERE id = 2") == ["10000"])
    }

    @Test(
        arguments: [
            ("duration", "", "Duration required"), ("duration", "0", "Must be positive"),
            ("duration", "0:00", "Must be positive"), ("duration", "-5", "Must be positive"),
            ("duration", "soon", "Please enter a time like 30 min, 28:40 or 1h 5m"),
            ("duration", "28.40", "Do you mean 28:40 or 28.4 min? Please type it like that"),
            ("duration", "200:00:00", "Please enter at most 7 days"), ("distance", "0", "Must be positive"),
            ("distance", "-1", "Must be positive"), ("distance", "far", "Please enter a number"),
            ("distance", "5001", "Please enter at most 5,000 km"), ("exercise_id", "", "Please choose an exercise"),
            ("date", "2027-01-01", "Please choose today or an earlier day"),
            ("distance_unit", "leagues", "Please choose kilometers or miles"),
        ])
    func whatIsWrongIsToldBesideItsField(name: String, value: String, message: String) async throws {
        let person = try await TrackedPerson()
        var values = ["exercise_id": person.running, "duration": "30", "distance": "5"]
        values[name] = value
        let answer = try await person.browser.post("/track/cardio", values.map { FormValue($0.key, $0.value) })
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [name == "distance_unit" ? "distance" : name: message])
        #expect(try await person.app.count("cardio_sessions") == 0)
    }

    @Test func theFormRemembersTheLastRun() async throws {
        let person = try await TrackedPerson()
        try await person.logRun(["duration": "28:40", "distance": "5.2", "date": "2026-11-14"])
        let form = try await person.browser.get("/track/new/cardio?exercise=\(person.running)")
        #expect(form.main.words.contains("Last time, 14 Nov: 5.2 km in 28:40"))
    }
}

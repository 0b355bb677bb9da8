import Support
import Testing

@testable import Web
@testable import WorkHome

@Suite struct MeasurementsTests {
    static let weightMessage = "Please enter a weight from 20 to 500 kg"
    static let heightMessage = "Please enter a height from 50 to 272 cm"

    @Test func theFormBeginsWithTodaysValues() async throws {
        let page = try await TestApp().member(heightCentimeters: 170.5, weightKilograms: 70.25).get(
            "/progress/measurements/edit")
        #expect(["weight", "height", "date"].map { page.value(of: $0) } == ["70.25", "170.5", "2026-11-21"])
        #expect(page.text.contains("<a class=\"button button-quiet\" href=\"/progress\" data-close>Cancel</a>"))
        #expect(page.text.contains("Save Changes"))
    }

    @Test func aSaveLeadsBackToTheCard() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/progress/measurements", ["weight": "68", "height": "171"])
        #expect(
            "\(Transcript(answer))" == """
                POST /progress/measurements
                Content-Type: application/x-www-form-urlencoded
                Cookie: workhome=<token>
                Sec-Fetch-Site: same-origin

                weight=68&height=171

                303
                Location: /progress
                Set-Cookie: workhome_notice=measurements-saved:undo=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax
                """)
        let page = try await browser.follow(answer)
        #expect(page.flash == "Measurements saved.")
        #expect(
            page.main.words.contains(
                "Body Measurements −2 kg from 70 kg Weight Today, 21 Nov 68 kg Height 171 cm BMI Normal 23.3"))
    }

    @Test func aSaveAppendsARecordAndUpdatesTheUser() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        app.clock.advance(hours: 1)
        try await browser.post("/progress/measurements", ["weight": "68,5", "height": "171.25", "date": "2026-11-21"])
        let user = "SELECT weight_kilograms, height_centimeters, starting_weight_kilograms FROM users"
        #expect(try await app.rows(user) == ["68.5 171.25 70"])
        let records = try await app.rows(
            "SELECT weight_kilograms, recorded_on, recorded_at FROM weight_records ORDER BY id")
        #expect(records == ["70 2026-11-21 1795253400", "68.5 2026-11-21 1795257000"])
    }

    /// A new height alone adds no weight record; the same weight again does.
    @Test func aHeightAloneAddsNoWeight() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/progress/measurements", ["weight": "70", "height": "171"])
        #expect(try await browser.follow(answer).flash == "Height saved.")
        #expect(try await app.rows("SELECT weight_kilograms, height_centimeters FROM users") == ["70 171"])
        #expect(try await app.count("weight_records") == 1)
        try await browser.post("/progress/measurements", ["weight": "70", "height": "171"])
        #expect(try await app.count("weight_records") == 2)
        try await browser.post("/progress/measurements", ["weight": "69", "height": "172"])
        #expect(try await app.rows("SELECT weight_kilograms FROM weight_records") == ["70", "70", "69"])
    }

    /// A guest without any data may enter a weight only.
    @Test func aWeightAloneIsEnough() async throws {
        let app = try await TestApp()
        let guest = Browser(app)
        try await guest.post("/guest")
        let form = try await guest.get("/progress/measurements/edit")
        #expect(form.main.words.contains("Optional. For your BMI and your calories"))
        let height = try #require(form.main.between("id=\"height\"", ">"))
        #expect(!height.contains("required"))
        let answer = try await guest.post("/progress/measurements", ["weight": "70", "height": ""])
        #expect(try await guest.follow(answer).flash == "Measurements saved.")
        #expect(try await app.rows("SELECT weight_kilograms, height_centimeters FROM users") == ["70 null"])
        for page in ["/", "/progress", "/track", "/analyze/body-weight", "/nutrition", "/nutrition/targets"] {
            #expect(try await guest.get(page).status == 200)
        }
        // A typed height is still validated, and leaving it out does not delete a known one.
        let wrong = try await guest.post("/progress/measurements", ["weight": "70", "height": "12"])
        #expect(wrong.fieldErrors == ["height": Self.heightMessage])
        try await guest.post("/progress/measurements", ["weight": "70", "height": "170"])
        let cleared = try await guest.post("/progress/measurements", ["weight": "71", "height": ""])
        #expect(cleared.fieldErrors == ["height": "Height required"])
        #expect(try await app.rows("SELECT weight_kilograms, height_centimeters FROM users") == ["70 170"])
    }

    @Test(arguments: [(74.0, "Normal 18.5"), (73.9, "Underweight 18.4"), (99.9, "Normal 24.9"), (120, "Obese 30")])
    func theCardShowsTheIndexAndItsCategory(weight: Double, text: String) async throws {
        let page = try await TestApp().member(heightCentimeters: 200, weightKilograms: weight).get("/progress")
        #expect(page.main.words.contains("BMI \(text)"))
    }

    @Test func aUserThatCannotBeUpdatedGetsNoRecord() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute("CREATE TRIGGER refusal BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'no'); END")
        let answer = try await browser.post("/progress/measurements", ["weight": "68", "height": "170"])
        #expect(answer.status == 500)
        #expect(try await app.count("weight_records") == 1)
    }

    static let junk = [
        "abc", "1e3", "1E2", "NaN", "nan", "inf", "-5", "-70", "+70", "٧٠", "７０", "7 0", "0x46", "70 stone",
        "70.5.5",
        "1.000,5", ".", ",", "-", "19.9", "500.1", "0", String(repeating: "9", count: 400),
        "70." + String(repeating: "0", count: 400), "70\u{0660}", "7\u{301}0",
    ]

    @Test(arguments: junk)
    func whatIsNoWeightIsToldBesideTheField(typed: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/progress/measurements", ["weight": typed, "height": "170"])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["weight": Self.weightMessage])
        #expect(answer.focusedField == "weight")
        #expect(answer.value(of: "weight") == typed)
        #expect(answer.value(of: "height") == "170")
        #expect(try await app.count("weight_records") == 1)
    }

    @Test(arguments: ["1m70", "49.99", "272.01", "1.70", "NaN"])
    func whatIsNoHeightIsToldBesideTheField(typed: String) async throws {
        let answer = try await TestApp().member().post("/progress/measurements", ["weight": "70", "height": typed])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == ["height": Self.heightMessage])
    }

    @Test(arguments: [
        ("50", "50"), ("90", "90"), ("72.5", "72.5"), ("72,5", "72.5"), (" 72 ", "72"), ("072", "72"),
        ("72.123", "72.12"), ("72.50", "72.5"), ("60kg", "60"), ("72,5 Kg", "72.5"),
    ])
    func whatIsAWeightIsKeptWithTwoDecimals(typed: String, kept: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.post("/progress/measurements", ["weight": typed, "height": "170"]).status == 303)
        #expect(try await app.rows("SELECT weight_kilograms FROM users") == [kept])
    }

    @Test(arguments: [
        ("500", "170", "500\u{A0}kg? That is an unusual body weight."),
        ("20", "170", "20\u{A0}kg? That is an unusual body weight."),
        ("70", "71", "71\u{A0}cm? That is an unusual height."),
        ("410", "250", "410\u{A0}kg? That is an unusual body weight. 250\u{A0}cm? That is an unusual height."),
    ])
    func whatIsUnlikelyIsAskedAboutOnce(weight: String, height: String, question: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let asked = try await browser.post("/progress/measurements", ["weight": weight, "height": height])
        #expect(asked.status == 422)
        #expect(asked.value(of: "confirmed") == question)
        #expect(asked.main.words.hasSuffix("Cancel Yes, that’s correct"))
        #expect(try await app.count("weight_records") == 1)
        let saved = try await browser.post(
            "/progress/measurements", ["weight": weight, "height": height, "confirmed": question])
        #expect(saved.status == 303)
        // Who weighs about that much is not asked every day.
        let again = try await browser.post("/progress/measurements", ["weight": weight, "height": height])
        #expect(again.status == 303)
    }

    /// Both units are understood, whatever the person's is, and kept exactly.
    @Test func aWeightMaySayItsUnit() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        for (typed, unit, kilograms) in [
            ("157 lb", "kilograms", 157 * 0.453_592_37), ("150lbs", "pounds", 150 * 0.453_592_37),
            ("71.4 kg", "pounds", 71.4),
        ] {
            let answer = try await browser.post(
                "/progress/measurements", ["weight": typed, "weight_unit": unit, "height": "170"])
            #expect(answer.status == 303, "\(typed)")
            let stored = try await app.rows("SELECT abs(weight_kilograms - \(kilograms)) < 1e-9 FROM users")
            #expect(stored == ["1"], "\(typed)")
        }
        try await browser.post(
            "/track/sets", ["exercise_id": try await app.exercise("bench-press"), "reps": "5", "weight": "135 lb"])
        let exact = "SELECT abs(weight_kilograms - \(135 * 0.453_592_37)) < 1e-9 FROM strength_sets"
        #expect(try await app.rows(exact) == ["1"])
    }

    /// A slip of a digit, the other unit, and what nobody weighs.
    @Test(arguments: [
        ("157", "kilograms", "157\u{A0}kg? The last weight was 70\u{A0}kg."),
        ("71.4", "pounds", "71.4\u{A0}lb? The last weight was 154.5\u{A0}lb."),
        ("500", "kilograms", "500\u{A0}kg? That is an unusual body weight."),
    ])
    func aWeightFarFromTheLastIsAskedAbout(weight: String, unit: String, question: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        var sent = [
            FormValue("weight", weight), FormValue("weight_unit", unit), FormValue("height", "170"),
        ]
        let asked = try await browser.post("/progress/measurements", sent)
        #expect(asked.status == 422 && asked.value(of: "confirmed") == question)
        #expect(try await app.count("weight_records") == 1)
        let program = try await Program.withKey(app, of: browser)
        let kilograms = unit == "pounds" ? 32.4 : Double(weight) ?? 0
        let body: JSONValue = ["weight_kilograms": .number(kilograms)]
        #expect(try await program.send(.post, "/api/v1/weights", body).status == 422)
        #expect(try await app.count("weight_records") == 1)
        sent.append(FormValue("confirmed", question))
        #expect(try await browser.post("/progress/measurements", sent).status == 303)
    }

    @Test func anEmptyFormHasAMessageForEachField() async throws {
        let answer = try await TestApp().member().post("/progress/measurements")
        #expect(answer.fieldErrors == ["weight": "Weight required", "height": "Height required"])
        #expect(answer.errorSummary == "Please check 2 fields")
        #expect(answer.focusedField == "weight")
    }
}

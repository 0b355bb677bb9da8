import Support
import Testing

@testable import HTTP
@testable import WorkHome

@Suite struct TrainerFormTests {
    @Test func aTrainerIsAddedAsTyped() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.get("/trainers").main.words.contains("No trainers yet"))
        let answer = try await browser.post("/trainers", TrainerSamples.values)
        #expect(answer.location == "/trainers/1")
        let page = try await browser.follow(answer)
        #expect(page.flash == "Trainer added.")
        for text in [
            "Robin Field", "Running", "Yoga", "Fell running", "English, Irish", "37.50 EUR a session", "Hills first.",
            "+353 871 234 567", "@robin_field", "robin@example.com", "Everyone with an account here", "Added by You",
        ] {
            #expect(page.main.words.contains(text), "\(text)")
        }
        #expect(
            try await app.rows(
                """
                SELECT name, replace(specialities, char(10), '/'), languages, rate_amount, rate_currency, rate_period,
                    phone, telegram_name, email, is_private, added_by, length(bio) FROM trainers
                """) == [
                    "Robin Field Running/Yoga/Fell running English, Irish 37.50 EUR session +353871234567 robin_field "
                        + "robin@example.com 0 1 27"
                ])
    }

    @Test func aNameIsEnough() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.post("/trainers", ["name": " Robin "]).location == "/trainers/1")
        #expect(
            try await app.rows("SELECT name, phone, rate_amount, is_private FROM trainers") == ["Robin null null 0"])
        let page = try await browser.get("/trainers/1")
        #expect(page.main.words.contains("Add a phone number, a Telegram name or an email to contact them."))
        #expect(try await browser.get("/trainers/1/contact").status == 404)
    }

    static let mistakes: [(field: String, typed: String, message: String)] = [
        ("name", " \u{200B}", "Please enter a name"),
        ("name", String(repeating: "x", count: 101), "Use at most 100 characters"),
        ("specialities", "Alchemy", "Please choose from the list"),
        ("other_specialities", "a,b,c,d,e,f,g,h,i,j,k", "Use at most 10 others"),
        ("other_specialities", String(repeating: "x", count: 41), "Use at most 40 characters each"),
        ("languages", String(repeating: "x", count: 201), "Use at most 200 characters"),
        ("rate_amount", "a lot", "Please enter an amount, such as 45 or 37.50"),
        ("rate_amount", "", "Please enter an amount, such as 45 or 37.50"),
        ("rate_currency", "money", "Please enter the three letters of a currency, such as EUR"),
        ("rate_period", "year", "Please choose what the rate is for"),
        ("bio", String(repeating: "x", count: 4_001), "Use at most 4000 characters"),
        (
            "phone", "087 123 4567",
            "Please start with the country code, such as +353 for Ireland or +1 for North America"
        ),
        ("telegram_name", "x", "A Telegram name has 5 to 32 letters, digits and underscores, and starts with a letter"),
        ("email", "nobody", "Please enter a valid email address"),
        ("visibility", "world", "Please choose who sees this trainer"),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsToldBesideItsFieldAndNothingIsLost(field: String, typed: String, message: String) async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        let answer = try await browser.post("/trainers", TrainerSamples.values([field: typed]))
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [field: message])
        for value in TrainerSamples.values
        where ["name", "phone", "bio", "email"].contains(value.name) && value.name != field {
            #expect(answer.value(of: value.name) == value.text.replacing("\r\n", with: "\n"), "\(value.name)")
        }
        if !["specialities", "rate_period", "visibility"].contains(field) { #expect(answer.value(of: field) == typed) }
        #expect(answer.text.contains("value=\"Yoga\" checked") == (field != "specialities"))
        #expect(try await app.count("trainers") == 0)
    }

    @Test func aTrainerIsChanged() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.post("/trainers", TrainerSamples.values)
        let form = try await browser.get("/trainers/1/edit")
        #expect(form.value(of: "phone") == "+353 871 234 567")
        #expect(form.value(of: "rate_amount") == "37.50")
        #expect(form.value(of: "other_specialities") == "Fell running")
        #expect(form.text.contains("value=\"Running\" checked"))
        let answer = try await browser.post(
            "/trainers/1",
            TrainerSamples.values(["rate_amount": "", "rate_currency": "", "visibility": "alone", "phone": ""]))
        #expect(try await browser.follow(answer).flash == "Trainer saved.")
        #expect(
            try await app.rows("SELECT rate_amount, rate_currency, rate_period, phone, is_private FROM trainers") == [
                "null null null null 1"
            ])
        let refused = try await browser.post("/trainers/1", ["name": ""])
        #expect(refused.status == 422)
        #expect(try await app.rows("SELECT name FROM trainers") == ["Robin Field"])
    }

    @Test func aTrainerIsDeletedOnceThePersonSaysSo() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await browser.upload("/trainers", ["name": "Robin"], files: [try TrainerSamples.photo()])
        #expect(try app.photoFiles().count == 2)
        let question = try await browser.get("/trainers/1/delete")
        #expect(question.main.words.contains("Delete Robin?"))
        #expect(try await app.count("trainers") == 1)
        let answer = try await browser.post("/trainers/1/delete")
        #expect(answer.location == "/trainers")
        #expect(try await browser.follow(answer).flash == "Trainer deleted.")
        #expect(try await app.count("trainers") == 0)
        #expect(try app.photoFiles().isEmpty)
        #expect(try await browser.get("/trainers/1").status == 404)
    }

    @Test func thereIsAMost() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        try await app.execute(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
            INSERT INTO trainers (added_by, is_private, name, created_at) SELECT 1, 0, 'T' || i, 0 FROM n
            """)
        let answer = try await browser.upload("/trainers", ["name": "Robin"], files: [try TrainerSamples.photo()])
        #expect(answer.status == 422)
        #expect(answer.fieldErrors["name"]?.hasPrefix("You added 100 trainers") == true)
        #expect(try await app.count("trainers") == 100)
        #expect(try app.photoFiles().isEmpty)
    }

    @Test func theListIsSearchedAndFiltered() async throws {
        let browser = try await TestApp().member()
        try await browser.post("/trainers", TrainerSamples.values)
        try await browser.post("/trainers", ["name": "Zoë Marsh", "specialities": "Swimming", "languages": "Dutch"])
        func found(_ query: String) async throws -> [String] {
            try await browser.get("/trainers?\(query)").main.allBetween("class=\"cover-link\" href=\"/trainers/", "\"")
        }
        #expect(try await found("") == ["1", "2"])
        #expect(try await found("q=zoe") == ["2"])
        #expect(try await found("q=swim+dut") == ["2"])
        #expect(try await found("q=irish") == ["1"])
        #expect(try await found("speciality=Fell+running") == ["1"])
        #expect(try await found("speciality=Swimming&q=robin") == [])
        #expect(try await found("speciality=Alchemy") == [])
        let nothing = try await browser.get("/trainers?q=nobody")
        #expect(nothing.main.words.contains("No trainer found"))
        #expect(nothing.main.words.contains("0 trainers"))
        #expect(nothing.value(of: "q") == "nobody")
    }
}

import Foundation
import Support
import Testing

@testable import WorkHome

@Suite struct RegistrationRulesTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        let field: String
        let typed: String
        let message: String

        init(_ field: String, _ typed: String, _ message: String) {
            (self.field, self.typed, self.message) = (field, typed, message)
        }

        var testDescription: String { "\(field) \"\(typed.prefix(20))\"" }
    }

    static let weightMessage = "Please enter a weight from 20 to 500 kg"
    static let heightMessage = "Please enter a height from 50 to 272 cm"
    static let ageMessage = "Please enter an age from 5 to 120"
    static let rules = [
        Rule("first_name", "", "Please enter your first name"),
        Rule("first_name", " \t\u{00A0} ", "Please enter your first name"),
        Rule("first_name", String(repeating: "a", count: 101), "Use at most 100 characters"),
        Rule("last_name", "", "Please enter your last name"),
        Rule("last_name", String(repeating: "a", count: 101), "Use at most 100 characters"),
        Rule("email", "", "Please enter a valid email address"),
        Rule("email", "alex.example.com", "Please enter a valid email address"),
        Rule("email", "alex @example.com", "Please enter a valid email address"),
        Rule("email", "alex@exam\u{1}ple.com", "Please enter a valid email address"),
        Rule("email", String(repeating: "a", count: 250) + "@b.de", "Please enter a valid email address"),
        Rule("password", "", "Password must be at least 6 characters"),
        Rule("password", "12345", "Password must be at least 6 characters"),
        Rule("password", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "Password must be at least 6 characters"),
        Rule("password", String(repeating: "a", count: 1_025), "Please use a shorter password (at most 1024 bytes)"),
        Rule("age", "", ageMessage), Rule("age", "4", ageMessage), Rule("age", "121", ageMessage),
        Rule("age", "25.5", ageMessage), Rule("age", "٢٥", ageMessage), Rule("age", "99999999999999999999", ageMessage),
        Rule("height", "", "Height required"), Rule("height", "49.9", heightMessage),
        Rule("height", "272.1", heightMessage),
        Rule("weight", " ", "Weight required"), Rule("weight", "19.9", weightMessage),
        Rule("weight", "500.1", weightMessage),
        Rule("fitness_goal", "", "Please choose a fitness goal"),
        Rule("fitness_goal", "winEverything", "Please choose a fitness goal"),
    ]

    @Test(arguments: rules)
    func theMessageStandsBesideItsField(rule: Rule) async throws {
        let app = try await TestApp()
        let typed = Cast.alex.registration.map { $0.name == rule.field ? FormValue($0.name, rule.typed) : $0 }
        let answer = try await Browser(app).post("/register", typed)
        #expect(answer.status == 422)
        #expect(answer.fieldErrors == [rule.field: rule.message])
        #expect(answer.errorSummary == rule.message)
        #expect(try await app.count("users") == 0)
    }

    @Test(
        arguments: [
            ("password", "123456"), ("email", "a@b"), ("age", "5"), ("age", "120"), ("height", "50"),
            ("height", "272"), ("weight", "20"), ("weight", "500"), ("weight", "72,5"),
            ("first_name", String(repeating: "é", count: 100)),
        ])
    func theBoundsThemselvesAreFine(field: String, typed: String) async throws {
        let app = try await TestApp()
        let values = Cast.alex.registration.map { $0.name == field ? FormValue($0.name, typed) : $0 }
        let answer = try await Browser(app).post("/register", values)
        #expect(answer.status == 303)
        #expect(try await app.count("users") == 1)
    }

    @Test func anEmptyFormHasAMessageForEachFieldAndTheCursorInTheFirst() async throws {
        let answer = try await Browser(try await TestApp()).post(
            "/register", Cast.alex.registration.map { FormValue($0.name, "") })
        #expect(
            answer.fieldErrors == [
                "first_name": "Please enter your first name", "last_name": "Please enter your last name",
                "email": "Please enter a valid email address", "password": "Password must be at least 6 characters",
                "age": Self.ageMessage, "height": "Height required", "weight": "Weight required",
                "fitness_goal": "Please choose a fitness goal",
            ])
        #expect(answer.errorSummary == "Please check 8 fields")
        #expect(answer.focusedField == "first_name")
        #expect(answer.text.contains("role=\"alert\""))
        #expect(
            answer.text.contains(
                "id=\"email\" name=\"email\" required autocomplete=\"email\" maxlength=\"254\" "
                    + "aria-invalid=\"true\" aria-describedby=\"email-error\""))
    }

    @Test func theCursorIsInTheFirstFieldThatFails() async throws {
        let answer = try await Browser(try await TestApp()).post(
            "/register", Cast.alex.registration(["email": "nobody", "password": "123", "weight": "1"]))
        #expect(answer.focusedField == "email")
    }

    @Test func whatWasTypedStaysButNeverThePassword() async throws {
        let answer = try await Browser(try await TestApp()).post(
            "/register",
            Cast.alex.registration([
                "email": "not an address", "weight": "7x", "fitness_goal": "buildMuscle", "password": "s3cret-pass",
            ]))
        let names = ["first_name", "last_name", "email", "age", "height", "weight", "fitness_goal"]
        #expect(
            names.map { answer.value(of: $0) } == [
                "Alex", "Stone", "not an address", "25", "170", "7x", "buildMuscle",
            ])
        #expect(!answer.text.contains("s3cret-pass"))
    }

    @Test func spacesAroundNamesAndTheAddressDoNotCount() async throws {
        let app = try await TestApp()
        try await Browser(app).post(
            "/register",
            Cast.alex.registration(["first_name": " Alex ", "last_name": "Stone\t", "email": " alex@example.com "]))
        #expect(try await app.rows("SELECT first_name, last_name, email FROM users") == ["Alex Stone alex@example.com"])
    }

    @Test func ageAdvancesWithTheYears() async throws {
        let app = try await TestApp()
        let browser = try await app.member()
        #expect(try await browser.get("/profile").value(of: "age") == "25")
        app.clock.advance(days: 364)
        let later = try await app.signIn(Cast.alex)
        #expect(try await later.get("/profile").value(of: "age") == "25")
        app.clock.advance(days: 1)
        #expect(try await later.get("/profile").value(of: "age") == "26")
    }
}

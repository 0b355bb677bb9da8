/// Who the tests are about.
enum Cast {
    static let alex = Person(
        firstName: "Alex", lastName: "Stone", email: "alex@example.com", password: "correct horse",
        address: "192.0.2.1")
    static let sam = Person(
        firstName: "Sam", lastName: "Rivers", email: "sam@example.com", password: "battery staple",
        address: "192.0.2.2")
}

struct Person: Sendable {
    var firstName: String
    var lastName: String
    var email: String
    var password: String
    /// The IP address of this person's browser.
    var address: String

    /// What this person types into the registration form.
    var registration: [FormValue] {
        [
            FormValue("first_name", firstName), FormValue("last_name", lastName), FormValue("email", email),
            FormValue("password", password), FormValue("age", "25"), FormValue("height", "170"),
            FormValue("weight", "70"), FormValue("fitness_goal", "loseWeight"), FormValue("time_zone", "Etc/UTC"),
        ]
    }

    /// The registration form with some of its values changed.
    func registration(_ changes: KeyValuePairs<String, String>) -> [FormValue] {
        registration.map { value in
            FormValue(value.name, changes.first { $0.key == value.name }?.value ?? value.text)
        }
    }

    var credentials: [FormValue] { [FormValue("email", email), FormValue("password", password)] }
}

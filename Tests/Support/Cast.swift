#if DEBUG
package enum Cast {
    package static let alex = Person(
        firstName: "Alex", lastName: "Stone", email: "alex@example.com", password: "correct horse",
        address: "192.0.2.1")
    package static let sam = Person(
        firstName: "Sam", lastName: "Rivers", email: "sam@example.com", password: "battery staple",
        address: "192.0.2.2")
}

package struct Person: Sendable {
    package var firstName: String
    package var lastName: String
    package var email: String
    package var password: String
    /// The IP address of this person's browser.
    package var address: String

    package init(firstName: String, lastName: String, email: String, password: String, address: String) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.password = password
        self.address = address
    }

    package var registration: [FormValue] {
        [
            FormValue("first_name", firstName), FormValue("last_name", lastName), FormValue("email", email),
            FormValue("password", password), FormValue("age", "25"), FormValue("height", "170"),
            FormValue("weight", "70"), FormValue("fitness_goal", "loseWeight"), FormValue("time_zone", "Etc/UTC"),
        ]
    }

    /// The registration form with some of its values changed.
    package func registration(_ changes: KeyValuePairs<String, String>) -> [FormValue] {
        registration.map { value in
            FormValue(value.name, changes.first { $0.key == value.name }?.value ?? value.text)
        }
    }

    package var credentials: [FormValue] { [FormValue("email", email), FormValue("password", password)] }
}
#endif

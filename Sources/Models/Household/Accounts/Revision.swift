/// Of which state of the rows a page is.
package struct Revision: Hashable, Sendable {
    /// Grows with every change of the person's rows.
    let person: Int64
    /// Grows with every change of what several people see, whoever makes it.
    let household: Int64

    package init(person: Int64, household: Int64) {
        self.person = person
        self.household = household
    }

    package var text: String { "\(person).\(household)" }
}

/// The state of the rows that a page was made from.
package struct Revision: Hashable, Sendable {
    /// Grows with every change to the user's rows.
    let person: Int64
    /// Grows with every change, by anyone, to data that several people see.
    let household: Int64

    package init(person: Int64, household: Int64) {
        self.person = person
        self.household = household
    }

    package var text: String { "\(person).\(household)" }
}

/// A limit was exceeded. Nothing was changed.
package struct LimitExceeded: Error, CustomStringConvertible {
    package enum Limit: Sendable {
        /// Of a single request.
        case request
        /// Of a single day.
        case day
        /// Of all data of a user.
        case person
    }

    package let limit: Limit
    package let description: String

    package init(limit: Limit, description: String) {
        self.limit = limit
        self.description = description
    }
}

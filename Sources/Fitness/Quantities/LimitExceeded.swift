/// More than WorkHome takes or keeps. Nothing was changed.
package struct LimitExceeded: Error, CustomStringConvertible {
    package enum Limit: Sendable {
        /// Of one request.
        case request
        /// Of one day.
        case day
        /// Of everything that a person has.
        case person
    }

    package let limit: Limit
    package let description: String

    package init(limit: Limit, description: String) {
        self.limit = limit
        self.description = description
    }
}

/// More than WorkHome takes or keeps. Nothing was changed.
struct LimitExceeded: Error, CustomStringConvertible {
    enum Limit: Sendable {
        /// Of one request.
        case request
        /// Of one day.
        case day
        /// Of everything that a person has.
        case person
    }

    let limit: Limit
    let description: String
}

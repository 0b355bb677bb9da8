/// What a set consisted of besides its weight.
package enum SetAmount: Sendable, Hashable {
    case reps(Int)
    case time(seconds: Int)
    /// A carry; its time is nil if it was not taken.
    case distance(meters: Double, seconds: Int?)
}

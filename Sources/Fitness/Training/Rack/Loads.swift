/// The weights that can be loaded, in kilograms.
package protocol Loads: Sendable {
    /// The nearest one; of two equally near, the lighter.
    func nearest(_ kilograms: Double) -> Double
    /// The heaviest one that is lighter by more than the tolerance; nil if there is none.
    func below(_ kilograms: Double) -> Double?
}

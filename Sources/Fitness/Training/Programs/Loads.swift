/// The weights that can be loaded, for a rule that must ask for less than before.
package protocol Loads: Sendable {
    /// The loadable weight that is nearest to this one, the lighter of two.
    func nearest(_ kilograms: Double) -> Double
    /// The heaviest loadable weight below this one; nil if nothing is lighter, as with an empty bar.
    func below(_ kilograms: Double) -> Double?
}

/// Two weights that differ by less are the same on a bar: plates in pounds and kilograms, numbers as typed.
package let weightToleranceKilograms = 0.005

extension Double {
    /// Without the last digits of floating point, which would add up over years. Half a pound has nine decimals in
    /// kilograms.
    var withoutNoise: Double { (self * 1e9).rounded() / 1e9 }

    func isSameWeight(as other: Double) -> Bool { (self - other).magnitude <= weightToleranceKilograms }
}

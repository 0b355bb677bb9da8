import Support

extension SeededGenerator {
    /// A number of any magnitude from 10^-9 to 10^11, of either sign.
    mutating func anyMagnitude() -> Double {
        var number = Double.random(in: 1..<10, using: &self)
        let exponent = Int.random(in: -9...11, using: &self)
        for _ in 0..<exponent.magnitude { number = exponent > 0 ? number * 10 : number / 10 }
        return Bool.random(using: &self) ? number : -number
    }
}

/// SplitMix64: the same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number of any size from 10^-9 to 10^11, of either sign.
    mutating func anyMagnitude() -> Double {
        var number = Double.random(in: 1..<10, using: &self)
        let exponent = Int.random(in: -9...11, using: &self)
        for _ in 0..<exponent.magnitude { number = exponent > 0 ? number * 10 : number / 10 }
        return Bool.random(using: &self) ? number : -number
    }
}

/// A weight and a height, as a person measured them on a day.
package struct Measurements: Sendable {
    /// Nil where the height alone is new: then nobody was weighed.
    package var weightKilograms: Double?
    /// Nil where it is not known: who only steps on the scale need not measure themselves.
    package var heightCentimeters: Double?
    package var day: LocalDay

    package init(weightKilograms: Double? = nil, heightCentimeters: Double? = nil, day: LocalDay) {
        self.weightKilograms = weightKilograms
        self.heightCentimeters = heightCentimeters
        self.day = day
    }
}

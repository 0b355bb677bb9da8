/// A weight and a height, as a person measured them on a day.
struct Measurements: Sendable {
    /// Nil where the height alone is new: then nobody was weighed.
    var weightKilograms: Double?
    /// Nil where it is not known: who only steps on the scale need not measure themselves.
    var heightCentimeters: Double?
    var day: LocalDay
}

/// The weight and height that a user measured on a day.
package struct Measurements: Sendable {
    /// Nil if only the height is new.
    package var weightKilograms: Double?
    /// Nil if unknown: users can log their weight without a height.
    package var heightCentimeters: Double?
    package var day: LocalDay

    package init(weightKilograms: Double? = nil, heightCentimeters: Double? = nil, day: LocalDay) {
        self.weightKilograms = weightKilograms
        self.heightCentimeters = heightCentimeters
        self.day = day
    }
}

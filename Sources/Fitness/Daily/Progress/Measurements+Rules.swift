extension Measurements {
    /// The measurements that were typed or sent, or what is wrong with them.
    /// - Parameter units: the units of messages.
    package static func checked(
        weightKilograms: Double?, heightCentimeters: Double?, day: LocalDay?, today: LocalDay, _ units: Units
    ) -> Result<Self, Faults> {
        var faults = Faults()
        faults.require("weight", weightKilograms, BodyBounds.weightRequired)
        faults.check("weight", weightKilograms, in: BodyBounds.kilograms, BodyBounds.weights(in: units.weight))
        faults.check("height", heightCentimeters, in: BodyBounds.centimeters, BodyBounds.heights(in: units.height))
        let day = faults.pastDay("date", day, today: today)
        guard faults.isEmpty, let day else { return .failure(faults) }
        return .success(Self(weightKilograms: weightKilograms, heightCentimeters: heightCentimeters, day: day))
    }
}

extension WeightUnit {
    /// How far one weight is from another as both are told: `−2 kg`, `+3 kg`, `0 kg`.
    package func changeText(from before: Double, to now: Double) -> String {
        Figure(DecimalText.formatChange(change(from: before, to: now)), symbol).text
    }

    /// So that whoever subtracts gets the same.
    package func change(from before: Double, to now: Double) -> Double {
        reading(ofKilograms: now) - reading(ofKilograms: before)
    }
}

extension WeightUnit {
    /// The difference of two weights as both are shown: `−2 kg`, `+3 kg`, `0 kg`.
    package func changeText(from before: Double, to now: Double) -> String {
        Figure(DecimalText.formatChange(change(from: before, to: now)), symbol).text
    }

    /// Of the shown numbers, so that a reader who subtracts them gets the same.
    package func change(from before: Double, to now: Double) -> Double {
        reading(ofKilograms: now) - reading(ofKilograms: before)
    }
}

import Texts

extension WeightUnit {
    /// The difference between two weights as shown: `−2 kg`, `+3 kg`, `0 kg`.
    package func changeText(from before: Double, to now: Double) -> String {
        Figure(DecimalText.formatChange(change(from: before, to: now)), symbol).text
    }

    /// The difference between the displayed numbers, so that readers who subtract them get the same.
    package func change(from before: Double, to now: Double) -> Double {
        reading(ofKilograms: now) - reading(ofKilograms: before)
    }
}

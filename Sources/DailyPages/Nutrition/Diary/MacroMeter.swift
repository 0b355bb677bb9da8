import Fitness

/// How much of a nutrient a day has, against its target: in words, and as a bar.
struct MacroMeter: Sendable {
    let name: String
    let grams: Double
    let target: Int?
    /// Whether it is unknown of some of the foods.
    let isAtLeast: Bool

    var value: String { String(min(rounded, target ?? 0)) }
    var max: String? { target.flatMap { $0 > 0 ? String($0) : nil } }

    private var rounded: Int { Int(grams.rounded()) }

    var text: String {
        let amount = target.map { "\(rounded) of \(Figure(String($0), "g").text)" } ?? Figure(String(rounded), "g").text
        return isAtLeast ? "at least \(amount)" : amount
    }

    /// In words too: nobody has to tell it by the bar.
    var note: String? {
        guard let target else { return nil }
        return rounded <= target
            ? "\(isAtLeast ? "at most " : "")\(Figure(String(target - rounded), "g").text) left"
            : "\(isAtLeast ? "at least " : "")\(Figure(String(rounded - target), "g").text) over"
    }
}

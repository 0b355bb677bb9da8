import Mustache

/// How much of a nutrient a day has, against its target: in words, and as a bar.
struct MacroMeter: Sendable, MustacheParent {
    let name: String
    let grams: Double
    let target: Int?
    /// Whether it is unknown of some of the foods.
    let isAtLeast: Bool

    func child(named member: String) -> Any? {
        switch member {
        case "name": name
        case "text": text
        case "value": String(min(rounded, target ?? 0))
        case "max": target.flatMap { $0 > 0 ? String($0) : nil }
        case "note": note
        default: nil
        }
    }

    private var rounded: Int { Int(grams.rounded()) }

    private var text: String {
        let amount = target.map { "\(rounded) of \(Figure(String($0), "g").text)" } ?? Figure(String(rounded), "g").text
        return isAtLeast ? "at least \(amount)" : amount
    }

    /// In words too: nobody has to tell it by the bar.
    private var note: String? {
        guard let target else { return nil }
        return rounded <= target
            ? "\(isAtLeast ? "at most " : "")\(Figure(String(target - rounded), "g").text) left"
            : "\(isAtLeast ? "at least " : "")\(Figure(String(rounded - target), "g").text) over"
    }
}

/// A short name for a food, from the official one of a food table: "Chicken breast, roasted" for "Chicken, broilers or
/// fryers, breast, meat only, cooked, roasted".
///
/// Official names go from the general to the particular, separated by commas. What only a laboratory distinguishes is
/// left out, a kind is put before what it is a kind of ("Cheese, brie" is "Brie cheese"), and as much of the rest is
/// added as fits.
public struct ShortFoodName: Sendable {
    /// In characters: for a line of a diary on a small phone.
    public static let maximumLength = 40

    /// The shortest name first, each longer one with one more of the official name's parts; none is empty unless the
    /// official name is, and none is too long.
    public let choices: [String]

    /// - Parameter official: the name in a food table.
    public init(_ official: String) {
        let (subject, rest) = Self.subject(of: FoodNamePart.parts(of: official)[...])
        var details = Self.details(rest)
        // How it was prepared comes first: without that, a name says too little.
        let state = details.firstIndex(where: \.isState).map { details.remove(at: $0) }
        var name = Self.fitted(subject)
        var choices = state == nil ? [name] : []
        for detail in [state].compactMap(\.self) + details {
            let longer = "\(name), \(detail.lowered)"
            guard longer.count <= Self.maximumLength else { continue }
            name = longer
            choices.append(name)
        }
        self.choices = choices.isEmpty ? [name] : choices
    }

    /// What the food is, and what is said about it.
    private static func subject(of parts: ArraySlice<FoodNamePart>) -> (String, ArraySlice<FoodNamePart>) {
        guard let first = parts.first else { return ("", []) }
        let rest = parts.dropFirst()
        guard let second = rest.first, !second.isState else { return (first.text, rest) }
        // A brand says too little alone, and is a detail of what it makes.
        if first.isBrand || FoodNameWords.headings.contains(first.key) {
            let (inner, others) = subject(of: rest)
            return (capitalized(inner), first.isBrand ? others + [first] : others)
        }
        if FoodNameWords.cutsFollow.contains(first.key) {
            return ("\(first.text) \(second.lowered)", rest.dropFirst())
        }
        guard let noun = FoodNameWords.kindsPrecede[first.key] else { return (first.text, rest) }
        return (capitalized(second.key.hasSuffix(noun) ? second.text : "\(second.text) \(noun)"), rest.dropFirst())
    }

    /// "cooked" goes without saying beside "roasted".
    private static func details(_ parts: ArraySlice<FoodNamePart>) -> [FoodNamePart] {
        guard parts.contains(where: { FoodNameWords.methods.contains($0.key) }) else { return Array(parts) }
        return parts.filter { $0.key != "cooked" }
    }

    /// Whole words, as many as fit, without a dangling "with".
    private static func fitted(_ name: String) -> String {
        guard name.count > maximumLength else { return name }
        var words = name.split(separator: " ")
        while words.count > 1, words.joined(separator: " ").count > maximumLength { words.removeLast() }
        while words.count > 1, let last = words.last, FoodNameWords.joints.contains(last.lowercased()) {
            words.removeLast()
        }
        return String(words.joined(separator: " ").prefix(maximumLength))
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

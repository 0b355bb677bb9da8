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

    /// - Parameters:
    ///   - official: the name in a food table.
    ///   - isWhole: whether to add what nobody says, where nothing else tells two foods apart.
    public init(_ official: String, isWhole: Bool = false) {
        let (subject, rest) = Self.subject(of: FoodNamePart.parts(of: official)[...])
        let (needed, more) = Self.details(rest)
        var (name, choices) = (Self.fitted(subject), [String]())
        for detail in needed {
            name = Self.adding(detail, to: name) ?? name
        }
        if !needed.isEmpty || more.allSatisfy(\.isBrand) { choices.append(name) }
        for detail in more + (isWhole ? FoodNamePart.unsaid(of: official) : []) {
            guard let longer = Self.adding(detail, to: name) else { continue }
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
        // A brand says too little alone, and is a detail of what it makes, unless only details follow.
        if first.isBrand || FoodNameWords.headings.contains(first.key) {
            if second.isDetail { return (adding(second, to: first.text) ?? first.text, rest.dropFirst()) }
            let (inner, others) = subject(of: rest)
            let name = capitalized(inner)
            return first.isBrand ? (named(name, as: first.product), others + [first]) : (name, others)
        }
        if FoodNameWords.cutsFollow.contains(first.key) {
            return ("\(first.text) \(second.lowered)", rest.dropFirst())
        }
        guard let noun = FoodNameWords.kindsPrecede[first.key] else { return (first.text, rest) }
        if second.goesOn { return (adding(second, to: first.text) ?? first.text, rest.dropFirst()) }
        return (capitalized(second.key.hasSuffix(noun) ? second.text : "\(second.text) \(noun)"), rest.dropFirst())
    }

    /// With what the food is, where its name only says which: "Peach Mango smoothie".
    private static func named(_ name: String, as product: String?) -> String {
        guard let product, !name.lowercased().contains(product), !name.contains(" with ") else { return name }
        return "\(name) \(product)"
    }

    /// What a name says too little without, and the rest: how the food was prepared, whether its weight has what is thrown
    /// away, and, which a state must not hide, what else is in it. "cooked" goes without saying beside "roasted", and a
    /// powder is none once it is prepared.
    private static func details(_ parts: ArraySlice<FoodNamePart>) -> (needed: [FoodNamePart], more: [FoodNamePart]) {
        let isPrepared = parts.contains(where: \.isPreparation)
        let isMethod = parts.contains { FoodNameWords.methods.contains($0.key) }
        var more = parts.filter { !(isMethod && $0.key == "cooked") && !(isPrepared && $0.isPowder) }
        var needed: [FoodNamePart] = []
        for isNeeded in [isPrepared ? \FoodNamePart.isPreparation : \.isState, \.isWeighing] {
            if let place = more.firstIndex(where: { $0[keyPath: isNeeded] }) { needed.append(more.remove(at: place)) }
        }
        if !needed.isEmpty, let place = more.firstIndex(where: \.isAddition) { needed.append(more.remove(at: place)) }
        return (needed, Array(more))
    }

    /// With as many words of a detail as fit; nil if none does.
    private static func adding(_ detail: FoodNamePart, to name: String) -> String? {
        let room = maximumLength - name.count - 2
        guard room > 0 else { return nil }
        let (text, words) = (detail.lowered, fitted(detail.lowered, to: room))
        guard text == words || text.hasPrefix("\(words) "), !FoodNameWords.joints.contains(words.lowercased()) else {
            return nil
        }
        return "\(name), \(words)"
    }

    /// Whole words, as many as fit and at least one, without a dangling "with".
    static func fitted(_ name: String, to length: Int = maximumLength) -> String {
        guard name.count > length else { return name }
        var words = name.split(separator: " ")
        while words.count > 1, words.joined(separator: " ").count > length { words.removeLast() }
        while words.count > 1, let last = words.last, FoodNameWords.joints.contains(last.lowercased()) {
            words.removeLast()
        }
        return String(words.joined(separator: " ").prefix(max(length, 0)))
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// Gives the foods of a table their short names: the same name only to those that are the same thing to an eater.
public struct FoodNaming: Sendable {
    /// Foods whose energy differs by no more are alike.
    private static let alikeShare = 0.25
    private static let alikeKilocalories = 15.0

    private struct Named {
        let name: String
        /// In 100 g of the first food of the name; nil is unknown.
        let energyKilocalories: Double?
    }

    /// By the letters and digits of the name in lower case: nobody hears a comma.
    private var foods: [String: Named] = [:]

    /// No food has a name yet.
    public init() {}

    /// Keeps a name for a food that has it already.
    /// - Parameter energy: in kilocalories per 100 g; nil is unknown.
    public mutating func reserve(_ name: String, energyKilocalories energy: Double?) {
        let key = Self.key(name)
        if foods[key] == nil { foods[key] = Named(name: name, energyKilocalories: energy) }
    }

    /// The shortest name that no unlike food has, of at most ``ShortFoodName/maximumLength`` characters. The plainest foods come first, so that they have the plainest names.
    /// - Parameter energy: in kilocalories per 100 g; nil is unknown.
    public mutating func name(_ official: String, energyKilocalories energy: Double?) -> String {
        let choices = ShortFoodName(official).choices
        let name =
            free(choices, energy) ?? free(ShortFoodName(official, isWhole: true).choices, energy)
            ?? numbered(choices[choices.count - 1], energy)
        reserve(name, energyKilocalories: energy)
        return name
    }

    /// The first choice that no unlike food has, spelled as the first food of it has it.
    private func free(_ choices: [String], _ energy: Double?) -> String? {
        for choice in choices {
            guard let first = foods[Self.key(choice)] else { return choice }
            if Self.areAlike(first.energyKilocalories, energy) { return first.name }
        }
        return nil
    }

    private static func key(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// Whether foods of the same name are the same to an eater, by their energy in kilocalories per 100 g.
    public static func areAlike(_ first: Double?, _ other: Double?) -> Bool {
        guard let first, let other else { return first == nil && other == nil }
        return abs(first - other) <= max(alikeKilocalories, alikeShare * first)
    }

    /// Where words don't tell two foods apart, their energy does.
    private func numbered(_ name: String, _ energy: Double?) -> String {
        guard let energy else { return name }
        let number = " (\(Int(energy.rounded())) kcal)"
        var words = ShortFoodName.fitted(name, to: ShortFoodName.maximumLength - number.count)
        if words.last == "," { words.removeLast() }
        return free([words + number], energy) ?? words + number
    }
}

import Micronutrients

extension FoodDraft {
    /// A food as a source describes it, with as much of its texts and portions as is stored.
    /// - Returns: nil without a name or energy, and for implausible values: there is no way to tell what 4,000 kcal in
    ///   100 g should have been.
    package static func provided(
        name: String, brand: String, barcode: Barcode?, unit: FoodUnit, nutrients: Nutrients, portions: [Portion],
        micronutrients: MicronutrientAmounts
    ) -> Self? {
        let name = ProviderText.name(name)
        guard !name.isEmpty, nutrients.energyKilocalories != nil, nutrients.isPlausible else { return nil }
        return Self(
            name: name, brand: ProviderText.name(brand, maximumLength: 200), barcode: barcode, unit: unit,
            nutrients: nutrients, portions: Array(portions.filter(\.isStorable).prefix(Portion.maximumPerFood)),
            micronutrients: micronutrients)
    }
}

/// Cleans up names from providers for display.
package enum ProviderText {
    /// One line of at most `maximumLength` code points, which is how the tables count, and not in all capitals: many
    /// names are copied from packages as they are printed.
    package static func name(_ text: String, maximumLength: Int = 300) -> String {
        let words = text.split(whereSeparator: { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) })
        let line = words.joined(separator: " ")
        let isAllCaps = line.contains(where: \.isUppercase) && !line.contains(where: \.isLowercase) && line.count > 4
        let cleaned = isAllCaps ? line.prefix(1) + line.dropFirst().lowercased() : line
        return String(cleaned.unicodeScalars.prefix(maximumLength))
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension Portion {
    /// A serving as printed on a package: "1 cup (40 g)", or empty if only the amount is given.
    package init(serving: String, amount: Double) {
        let name = ProviderText.name(serving, maximumLength: Portion.longestName)
        self.init(name: name.isEmpty ? "serving" : name, amount: amount)
    }
}

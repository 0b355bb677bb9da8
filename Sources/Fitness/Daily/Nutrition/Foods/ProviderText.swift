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

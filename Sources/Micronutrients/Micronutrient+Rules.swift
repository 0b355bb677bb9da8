import Texts

extension Micronutrient {
    /// What 100 g or ml can contain, which the table checks, too.
    package var range: ClosedRange<Double> { 0...unit.most }

    /// What may be typed. A serving may weigh up to 10 kg.
    package func range(isPerServing: Bool) -> ClosedRange<Double> { 0...unit.most * (isPerServing ? 100 : 1) }

    /// The message for anything else.
    package func outOfRange(isPerServing: Bool) -> String {
        NutritionTexts.nutrientOutOfRange(name, DecimalText.grouped(range(isPerServing: isPerServing).upperBound))
    }
}

extension MicronutrientAmounts {
    /// Those that 100 g or ml can contain: the rest is a slip of whoever copied a label, such as milligrams for grams.
    package var plausible: Self { filter { $0.key.range.contains($0.value) } }

    /// Clamped to what 100 g or ml can contain, which conversions from a serving may slightly exceed.
    package var withinRanges: Self {
        Dictionary(uniqueKeysWithValues: map { ($0.key, Swift.min($0.value, $0.key.range.upperBound)) })
    }
}

extension FoodDraft {
    /// Where the food stands among all that a search finds, before its words are looked at: the plain first.
    func searchPosition(source: FoodSource) -> Int {
        let words = SearchText(name).wordCount + SearchText(brand).wordCount
        return min(words, 99) + (source == .own || source == .usdaSR24 ? 0 : 100)
    }
}

import Models

/// The foods of a meal that somebody has again and again: those of the last times, and those they have most often.
struct RecentFoods: Sendable {
    /// How many of a meal's latest entries are looked at.
    static let considered = 200
    private static let mostShown = 8

    /// Newest first, each as it was the last time.
    let recent: [MealItem]
    /// Most often first; had at least three times and not among the recent ones.
    let frequent: [MealItem]

    /// - Parameter entries: of a meal, newest first.
    init(_ entries: [MealEntry]) {
        var (items, counts): ([Int64: MealItem], [Int64: Int]) = ([:], [:])
        var order: [Int64] = []
        for entry in entries {
            guard let food = entry.item.foodID else { continue }
            if items.updateValue(items[food] ?? entry.item, forKey: food) == nil { order.append(food) }
            counts[food, default: 0] += 1
        }
        recent = order.prefix(Self.mostShown).compactMap { items[$0] }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        frequent = order.dropFirst(Self.mostShown).filter { counts[$0, default: 0] >= 3 }
            .sorted {
                (-counts[$0, default: 0], places[$0, default: 0]) < (-counts[$1, default: 0], places[$1, default: 0])
            }
            .prefix(Self.mostShown).compactMap { items[$0] }
    }
}

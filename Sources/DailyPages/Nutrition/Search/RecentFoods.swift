import Fitness
import Models

/// The foods that the user often has for a meal: the most recent ones, and the most frequent ones.
struct RecentFoods: Sendable {
    /// The number of a meal's latest entries that are considered.
    static let considered = 200
    /// The same for the day's page, which shows only the first few of each meal.
    static let consideredForDay = 20
    private static let maximumShown = 8

    /// Newest first, each in the amount logged last.
    let recent: [MealItem]
    /// Most frequent first; logged at least three times and not among the recent ones.
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
        recent = order.prefix(Self.maximumShown).compactMap { items[$0] }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        frequent = order.dropFirst(Self.maximumShown).filter { counts[$0, default: 0] >= 3 }
            .sorted {
                (-counts[$0, default: 0], places[$0, default: 0]) < (-counts[$1, default: 0], places[$1, default: 0])
            }
            .prefix(Self.maximumShown).compactMap { items[$0] }
    }
}

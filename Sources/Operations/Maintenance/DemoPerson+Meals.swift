import Fitness
import GRDB
import Models

/// The sample person's meals: everyday foods of the table, deterministic for the same day of the same life.
struct DemoMeals {
    private struct Plate {
        /// Search words, and grams of the first food they find.
        let foods: [(words: String, grams: Double)]

        init(_ foods: (words: String, grams: Double)...) { self.foods = foods }
    }

    private static let plates: [Meal: [Plate]] = [
        .breakfast: [
            Plate(("oats", 60), ("milk whole", 250), ("banana raw", 120)),
            Plate(("egg whole boiled", 100), ("bread whole wheat", 80), ("butter salted", 10)),
            Plate(("yogurt plain low fat", 250), ("blueberries raw", 80), ("almonds", 25)),
        ],
        .lunch: [
            Plate(
                ("chicken breast roasted", 160), ("rice white cooked", 220), ("broccoli cooked", 150), ("olive oil", 10)
            ),
            Plate(("spaghetti cooked", 280), ("tomato sauce", 150), ("parmesan", 20)),
            Plate(("bread whole wheat", 120), ("cheddar cheese", 50), ("tomatoes raw", 100), ("apple raw", 180)),
            Plate(("lentils cooked", 280), ("carrots raw", 100), ("olive oil", 12)),
        ],
        .dinner: [
            Plate(("salmon cooked", 150), ("potatoes boiled", 280), ("lettuce", 80), ("olive oil", 12)),
            Plate(("beef ground cooked", 140), ("kidney beans cooked", 150), ("rice white cooked", 180)),
            Plate(("tofu", 180), ("rice brown cooked", 220), ("spinach cooked", 150), ("peanuts", 20)),
            Plate(("egg whole boiled", 120), ("potatoes boiled", 300), ("spinach cooked", 180)),
        ],
        .snack: [
            Plate(("apple raw", 180)), Plate(("chocolate dark", 30)), Plate(("almonds", 30), ("banana raw", 110)),
            Plate(("yogurt plain low fat", 150)),
        ],
    ]

    private let foods: [String: Food]
    private let today: LocalDay

    init(_ database: Database, _ user: User, today: LocalDay) throws {
        self.today = today
        let words = Set(Self.plates.values.joined().flatMap(\.foods).map(\.words))
        foods = try Dictionary(
            uniqueKeysWithValues: words.compactMap { words in
                try user.nutrition.searchFoods(database, words, today: today).foods.first.map { (words, $0) }
            })
    }

    /// A day's food, empty on days without a log.
    func drafts(_ life: DemoLife, onDay index: Int, _ day: LocalDay) throws -> [MealEntryDraft] {
        guard life.isThorough || index % 23 != 11 else { return [] }
        var numbers = life.numbers(onDay: index, 3)
        return try Meal.allCases.flatMap { meal -> [MealEntryDraft] in
            guard let plates = Self.plates[meal] else { return [] }
            let plate = plates[Int(numbers.next(in: 0...1_000)) % plates.count]
            return try plate.foods.compactMap { words, grams in
                let amount = max(5, (grams * numbers.next(in: 0.85...1.25)).rounded(toMultipleOf: 5))
                return try foods[words].map { food -> MealEntryDraft in
                    let item = MealItem(food, quantity: amount, of: nil)
                    return try MealEntryDraft.checked(item, day: day, meal: meal, today: today).get()
                }
            }
        }
    }
}

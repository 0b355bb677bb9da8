import Fitness
import GRDB
import Micronutrients
import Texts

/// Something that was eaten or drunk on a day, or is planned to be.
package struct MealEntry: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let day: LocalDay
    package let meal: Meal
    package let item: MealItem
    package var isPlanned = false
}

extension [MealEntry] {
    package var eaten: [MealEntry] { filter { !$0.isPlanned } }
    package var planned: [MealEntry] { filter(\.isPlanned) }
}

extension MealEntry: RowReadable {
    package static let columns = "id, day, meal, \(MealItem.columns), is_planned"

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        day = try row.next()
        meal = try row.next()
        item = try MealItem(&row)
        // A row kept for undo may be older than the column.
        isPlanned = try row.next(Bool?.self) ?? false
    }
}

extension User.Nutrition {
    /// The entries of a day in the order in which they were added.
    package func mealEntries(_ database: Database, on day: LocalDay) throws -> [MealEntry] {
        try MealEntry.all(
            database, "SELECT \(MealEntry.columns) FROM meal_entries WHERE user_id = ? AND day = ? ORDER BY id",
            [user.id, day])
    }

    package func mealEntries(_ database: Database, on day: LocalDay, _ meal: Meal?) throws -> [MealEntry] {
        try mealEntries(database, on: day).filter { meal == nil || $0.meal == meal }
    }

    /// The entries of a day or of a meal that are copied to another day. What was planned for a past day was not eaten.
    package func copiedMealEntries(
        _ database: Database, from day: LocalDay, _ meal: Meal? = nil, today: LocalDay
    ) throws -> [MealEntry] {
        try mealEntries(database, on: day, meal).filter { !$0.isPlanned || day >= today }
    }

    package func mealEntry(_ database: Database, id entry: Int64) throws -> MealEntry? {
        try MealEntry.first(
            database, "SELECT \(MealEntry.columns) FROM meal_entries WHERE id = ? AND user_id = ?", [entry, user.id])
    }

    /// What was eaten last for a meal, newest first. A plan is no habit yet.
    package func latestMealEntries(_ database: Database, _ meal: Meal, limit: Int) throws -> [MealEntry] {
        try MealEntry.all(
            database,
            """
            SELECT \(MealEntry.columns) FROM meal_entries WHERE user_id = ? AND meal = ? AND is_planned = 0
            ORDER BY day DESC, id DESC LIMIT ?
            """, [user.id, meal.rawValue, limit])
    }

    /// The last time that a food was eaten.
    package func latestMealEntry(_ database: Database, of food: Int64) throws -> MealEntry? {
        try MealEntry.first(
            database,
            """
            SELECT \(MealEntry.columns) FROM meal_entries WHERE food_id = ? AND user_id = ? AND is_planned = 0
            ORDER BY day DESC, id DESC LIMIT 1
            """, [food, user.id])
    }

    /// More than anybody logs in a day.
    static let maximumEntriesPerDay = 200

    /// Adds food to days, or changes an old entry to a draft, perhaps of another day: all of it or none, as one undo
    /// step.
    /// - Returns: nil without drafts.
    /// - Throws: `Faults` for a day that would have too many foods.
    package func logMeals(
        _ database: Database, _ drafts: [MealEntryDraft], over old: MealEntry? = nil, token: String?,
        at moment: TrainingMoment
    ) throws -> LoggedChange? {
        guard !drafts.isEmpty else { return nil }
        for day in Set(drafts.map(\.day)) where day != old?.day {
            let added = drafts.count { $0.day == day }
            guard try mealEntries(database, on: day, nil).count + added <= Self.maximumEntriesPerDay else {
                throw Faults(ofAll: NutritionTexts.tooManyFoodsInADay(Self.maximumEntriesPerDay))
            }
        }
        return try user.change(database, MealEntryDraft.self, row: old?.id, to: drafts, token: token, at: moment) {
            try holdTargets(database, of: Set(drafts.map(\.day)), today: moment.today)
            let rows = try drafts.map { draft in
                guard let old else { return try insertMealEntry(database, draft, at: moment) }
                try database.update(MealEntryDraft.table, id: old.id, of: user.id, draft.columns)
                return old.id
            }
            return (rows, TrainingOutcome())
        }
    }

    /// Adds food without an undo step and without the limit of a day, as an import and the demo do, which add many days
    /// at once: what another app has of a day is kept, however much it is.
    package func insertMealEntry(_ database: Database, _ draft: MealEntryDraft, at moment: TrainingMoment) throws
        -> Int64
    {
        try database.insert(
            into: MealEntryDraft.table,
            ["user_id": user.id, "logged_at": moment.now.secondsSince1970] + draft.columns)
    }

    /// Marks planned food as eaten, as one undo step.
    /// - Returns: nil if none of it is planned any more.
    package func eat(_ database: Database, _ entries: [MealEntry], at moment: TrainingMoment) throws -> LoggedChange? {
        let planned = entries.planned
        guard !planned.isEmpty else { return nil }
        try holdTargets(database, of: Set(planned.map(\.day)), today: moment.today)
        func rows() throws -> [StoredRow] {
            try planned.flatMap { try StoredRow.all(database, MealEntryDraft.table, of: user.id, is: $0.id) }
        }
        let step = try user.leaveUndoStep(
            database, at: MealEntryDraft.place, of: rows, now: moment.now.secondsSince1970
        ) {
            for entry in planned {
                try database.update(MealEntryDraft.table, id: entry.id, of: user.id, ["is_planned": false])
            }
        }
        return step.map { LoggedChange(undoStep: $0, outcome: TrainingOutcome()) }
    }

    /// - Returns: nil if the user has no such entry.
    package func deleteMealEntry(
        _ database: Database, id entry: Int64, token: String?, at moment: TrainingMoment
    ) throws -> LoggedChange? {
        try user.change(database, MealEntryDraft.self, row: entry, to: [], token: token, at: moment) {
            try database.delete(from: MealEntryDraft.table, id: entry, of: user.id) ? ([entry], TrainingOutcome()) : nil
        }
    }
}

extension MealItem {
    package static let columns =
        (["food_id", "name", "quantity", "portion", "amount"] + Nutrients.columnNames + ["micronutrients"])
        .joined(separator: ", ")

    init(_ row: inout RowReader) throws {
        try self.init(
            foodID: row.next(), name: row.next(), quantity: row.next(), portion: row.next(), amount: row.next(),
            nutrients: Nutrients(&row), micronutrients: row.textIfPresent(MicronutrientAmounts.init(text:)))
    }

    var columns: ColumnValues {
        ["food_id": foodID, "name": name, "quantity": quantity, "portion": portion, "amount": amount]
            + nutrients.columns + ["micronutrients": micronutrients?.text]
    }

    /// An amount of a food.
    /// - Parameter portion: nil for a plain amount.
    package init(_ food: Food, quantity: Double, of portion: Portion?) {
        let amount = quantity * (portion?.amount ?? 1)
        self.init(
            foodID: food.id, name: food.title, quantity: quantity, portion: portion?.name ?? food.unit.symbol,
            amount: amount, nutrients: food.nutrients(in: amount))
    }

    /// Its own nutrients in 100 g or ml, which are those that its food had when it was logged.
    package var referenceNutrients: Nutrients? {
        // An archive may bring numbers that no food can have; another amount of them could not be stored.
        let known = amount.map { nutrients.scaled(by: FoodDraft.referenceAmount / $0) }
        return known.flatMap { $0.isPlausible ? $0 : nil }
    }

    /// Its own name and numbers in the amount of another item; nil if it has none of an amount.
    func inAmount(of other: MealItem) -> MealItem? {
        guard let amount = other.amount, let own = self.amount, let numbers = referenceNutrients else { return nil }
        // More than anybody eats could not be read back.
        let known = micronutrients?.scaled(by: amount / own)
        if let known, !known.isEdible { return nil }
        var item = self
        item.micronutrients = known
        (item.quantity, item.portion, item.amount) = (other.quantity, other.portion, amount)
        item.nutrients = numbers.scaled(by: amount / FoodDraft.referenceAmount)
        return item
    }

    /// `150 g`, `1.5 cups (360 g)`, `2 servings`, `2 × bar (80 g)`; nil for an item without a food.
    package func amountText(unit: FoodUnit?) -> String? {
        guard !portion.isEmpty else { return nil }
        let quantity = QuantityText.format(quantity)
        guard !FoodUnit.allCases.contains(where: { $0.symbol == portion }) else {
            return Figure(quantity, portion).text
        }
        let text = portionText(quantity)
        guard let amount, let unit else { return text }
        return "\(text) (\(Figure(DecimalText.format(amount, maximumDecimals: 0), unit.symbol).text))"
    }
}

extension Food {
    /// Its name and, where it has one, its brand.
    package var title: String {
        String((brand.isEmpty ? name : "\(name), \(brand)").unicodeScalars.prefix(MealItem.longestName))
    }

    /// The amount of one of each portion, in the food's unit, and of the portion of an item if the food no longer has
    /// it.
    package func portionAmounts(_ portions: [Portion], of current: MealItem?) -> [String: Double] {
        var amounts = Dictionary(portions.map { ($0.name, $0.amount) }) { first, _ in first }
        if let current, let amount = current.amount, amounts[current.portion] == nil {
            amounts[current.portion] = amount / current.quantity
        }
        amounts[unit.symbol] = 1
        return amounts
    }

    /// The amount of the last time, or one usual portion.
    package func usualServing(_ portions: [Portion], last: MealItem? = nil) -> (quantity: Double, portion: String) {
        if let last, last.portion == unit.symbol || portions.contains(where: { $0.name == last.portion }) {
            return (last.quantity, last.portion)
        }
        return usualPortion(of: portions).map { (1, $0.name) } ?? (FoodDraft.referenceAmount, unit.symbol)
    }
}

extension MealEntryDraft {
    /// An amount of a food that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - current: an existing item, which keeps its own numbers, because the food may have changed since: another
    ///     amount has as much of them as it is.
    ///   - isRenewed: whether it takes the food's numbers of today instead.
    package static func checked(
        _ food: Food, _ portions: [Portion], quantity: Double?, portion: String, day: LocalDay?, meal: Meal?,
        isPlanned: Bool = false, keeping current: MealItem? = nil, isRenewed: Bool = false, today: LocalDay
    ) -> Result<Self, Faults> {
        let kept = isRenewed ? nil : current
        if let kept, kept.quantity == quantity, kept.portion == portion {
            return checked(kept, day: day, meal: meal, isPlanned: isPlanned, today: today)
        }
        return checked(
            day: day, meal: meal, quantity: quantity,
            portionAmount: food.portionAmounts(portions, of: current)[portion], unit: food.unit, isPlanned: isPlanned,
            today: today
        ) { quantity, amount in
            let isPlain = portion == food.unit.symbol
            let item = MealItem(food, quantity: quantity, of: isPlain ? nil : Portion(name: portion, amount: amount))
            return kept?.inAmount(of: item) ?? item
        }
    }
}

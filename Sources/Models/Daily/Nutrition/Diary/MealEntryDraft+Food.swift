import Fitness

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

extension Food {
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

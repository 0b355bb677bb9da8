import Mustache

/// A meal of a day: what was eaten, its sum, and the ways to add to it.
struct MealCard: Sendable, MustacheParent {
    let meal: Meal
    let logged: NutritionDay
    let token: FormToken
    let canAdd: Bool

    private var entries: [MealEntry] { logged.entries(of: meal) }
    private var entriesBefore: [MealEntry] { logged.entriesBefore.filter { $0.meal == meal } }

    func child(named name: String) -> Any? {
        switch name {
        case "id": meal.rawValue
        case "title": meal.name
        case "sum": entries.isEmpty ? nil : NutrientText.line(NutritionDay.total(entries))
        case "items": entries.map(item)
        case "isEmpty": entries.isEmpty
        case "addPath": canAdd ? Paths.foodSearch(meal, on: logged.day) : nil
        case "savePath": entries.isEmpty ? nil : Paths.newSavedMeal(meal, on: logged.day)
        case "copyLabel": copyLabel
        case "date": logged.day.description
        case "from": logged.day.previous.description
        case "copyPath": Paths.mealCopies
        case "copyToken": token.suffixed("copy-\(meal.rawValue)")
        default: nil
        }
    }

    private var copyLabel: String? {
        guard canAdd, entries.isEmpty, !entriesBefore.isEmpty else { return nil }
        return "Copy from \(logged.day.previous.weekday.name): "
            + (NutrientText.energy(NutritionDay.total(entriesBefore)) ?? CountText.of(entriesBefore.count, "food"))
    }

    private func item(_ entry: MealEntry) -> LoggedItem {
        let amount = entry.item.amountText(unit: nil)
        let energy = NutrientText.energy(entry.item.nutrients)
        return LoggedItem(
            title: entry.item.name, note: amount,
            spoken: [entry.item.name, amount, energy].compactMap { $0 }.joined(separator: ", "),
            path: Paths.mealEntry(entry.id), token: token.suffixed("meal-\(entry.id)"),
            chip: Chip(tone: .neutral, text: energy ?? "unknown"))
    }
}

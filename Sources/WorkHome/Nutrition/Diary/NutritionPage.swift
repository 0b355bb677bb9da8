import Charts
import Mustache

/// A day's food against its target, meal by meal.
struct NutritionPage: PageContent {
    let view = View.nutrition
    let logged: NutritionDay
    let units: Units
    var undo: [UndoOffer] = []
    let today: LocalDay
    let token: FormToken

    private var canAdd: Bool { logged.day <= today }

    func child(named name: String) -> Any? {
        switch name {
        case "day": DayNavigation(logged.day, today: today, path: Paths.nutrition(on:))
        case "todayPath": logged.day == today ? nil : Paths.nutrition
        case "ring": ring
        case "balance": balance
        case "targetsPath": Paths.nutritionTargets
        case "hasTarget": logged.target != nil
        case "macros": macros
        case "burned": burned
        case "unknown": unknown
        case "meals": Meal.allCases.map { MealCard(meal: $0, logged: logged, token: token, canAdd: canAdd) }
        case "water": water
        case "date": logged.day.description
        case "copy": copy
        case "from": logged.day.previous.description
        case "copyPath": Paths.mealCopies
        case "copyToken": token.suffixed("copy-day")
        case "quickAddPath": canAdd ? Paths.quickAdd(nil, on: logged.day) : nil
        case "rows": rows
        case "hasUndo": !undo.isEmpty
        case "undo": undo
        default: nil
        }
    }

    private var eaten: Int { Int((logged.total.known.energyKilocalories ?? 0).rounded()) }

    private var ring: String? {
        logged.target.map { target in
            let aim = target.energyKilocalories
            return RingMeter(
                title: "\(DecimalText.grouped(Double(eaten))) of \(Figure.kilocalories(aim).text) eaten",
                fraction: Double(eaten) / Double(aim),
                label: "\(Int((Double(eaten) / Double(aim) * 100).rounded())) %"
            ).svg()
        }
    }

    private var balance: [Tile] {
        let kilocalories = { (label: String, number: Int) in
            Tile(label: label, value: DecimalText.grouped(Double(number)), unit: "kcal")
        }
        guard let target = logged.target?.energyKilocalories else { return [kilocalories("Eaten", eaten)] }
        return [
            kilocalories("Eaten", eaten), kilocalories("Target", target),
            eaten <= target ? kilocalories("Left", target - eaten) : kilocalories("Over", eaten - target),
        ]
    }

    private var macros: [MacroMeter] {
        let (total, target) = (logged.total, logged.target)
        let meter = { (name: String, nutrient: KeyPath<Nutrients, Double?>, target: Int?) in
            MacroMeter(
                name: name, grams: total.known[keyPath: nutrient] ?? 0, target: target,
                isAtLeast: !logged.entries.isEmpty && total.complete[keyPath: nutrient] == nil)
        }
        return [
            meter("Protein", \.proteinGrams, target?.proteinGrams),
            meter("Carbs", \.carbohydrateGrams, target?.carbohydrateGrams),
            meter("Fat", \.fatGrams, target?.fatGrams), meter("Fiber", \.fiberGrams, target?.fiberGrams),
        ]
    }

    private var burned: String? {
        guard logged.burnedKilocalories > 0 else { return nil }
        return "Training burned \(Figure.kilocalories(logged.burnedKilocalories).text). "
            + "It isn’t added to what is left: your target already includes your activity."
    }

    private var unknown: String? {
        guard logged.unknownCount > 0 else { return nil }
        return "The calories of \(CountText.of(logged.unknownCount, "food")) are unknown and not counted."
    }

    /// Offered where the day is empty and the day before is not.
    private var copy: String? {
        canAdd && logged.entries.isEmpty && !logged.entriesBefore.isEmpty ? "Copy \(dayBefore)" : nil
    }

    private var dayBefore: String {
        logged.day == today ? "yesterday" : logged.day.previous.weekday.name
    }

    private var water: WaterCard? {
        logged.water.map {
            WaterCard(
                water: $0, target: logged.target, units: units, day: logged.day, token: token, canAdd: canAdd)
        }
    }

    private var rows: [ListRow] {
        [
            ListRow(
                title: "Trends", path: Paths.nutritionTrends(.month), icon: "analyze",
                note: "Calories and macros by week and month"),
            ListRow(
                title: "Saved meals and recipes", path: Paths.savedMeals, icon: "book",
                note: "Add several foods at once"),
        ]
    }
}

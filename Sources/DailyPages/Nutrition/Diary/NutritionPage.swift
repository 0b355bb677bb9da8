import Charts
import Fitness
import Forms
import Models
import Texts
import ViewKit
import Web

/// A day's food against its target, meal by meal.
struct NutritionPage: UndoPage {
    var view: CompiledView<Self> { view_nutrition_index }
    let logged: NutritionDay
    let units: Units
    /// The foods last logged in each meal, newest first.
    var recent: [Meal: [MealItem]] = [:]
    var undo: [UndoOffer] = []
    let today: LocalDay
    let token: FormToken
    /// The meal to which something was just added again, perhaps not the last.
    var again: Meal?

    private var lastDay: LocalDay { MealEntryDraft.lastDay(today: today) }
    private var canAdd: Bool { logged.day <= lastDay }
    private var hasCome: Bool { logged.day <= today }

    var day: DayNavigation { DayNavigation(logged.day, today: today, path: Paths.nutrition(on:)) }
    var todayPath: String? { logged.day == today ? nil : Paths.nutrition }
    var hasTarget: Bool { logged.target != nil }

    var meals: [MealCard] {
        Meal.allCases.map {
            MealCard(
                meal: $0, entries: logged.entries(of: $0), logged: logged, recent: recent[$0] ?? [], token: token,
                canAdd: canAdd, hasCome: hasCome, isAgainOpen: $0 == again)
        }
    }

    var date: String { logged.day.description }
    var copyToken: String { token.suffixed("copy-day") }
    var searchPath: String? { canAdd ? Paths.foods : nil }
    var quickAddPath: String? { canAdd ? Paths.quickAdd(nil, on: logged.day) : nil }

    /// Why nothing can be added.
    var obstacle: String? { canAdd ? nil : NutritionTexts.plannableUntil(lastDay.mediumText) }

    private var eaten: Int { Int(nearest: logged.total.known.energyKilocalories ?? 0) }

    var ring: Markup? {
        logged.target.map { target in
            let aim = target.energyKilocalories
            let meter = RingMeter(
                title: NutritionTexts.eatenOfTarget(DecimalText.grouped(Double(eaten)), Figure.kilocalories(aim).text),
                fraction: Double(eaten) / Double(aim),
                label: "\(Int(nearest: Double(eaten) / Double(aim) * 100)) %")
            return Markup(trusted: meter.svg())
        }
    }

    var balance: [Tile] {
        let kilocalories = { (label: String, number: Int) in
            Tile(label: label, value: DecimalText.grouped(Double(number)), unit: "kcal")
        }
        guard let target = logged.target?.energyKilocalories else { return [kilocalories(CommonTexts.eaten, eaten)] }
        return [
            kilocalories(CommonTexts.eaten, eaten), kilocalories(CommonTexts.target, target),
            eaten <= target
                ? kilocalories(NutritionTexts.left, target - eaten)
                : kilocalories(CommonTexts.over, eaten - target),
        ]
    }

    var macros: [MacroMeter] {
        let (total, target) = (logged.total, logged.target)
        let meter = { (name: String, nutrient: KeyPath<Nutrients, Double?>, target: Int?) in
            MacroMeter(
                name: name, grams: total.known[keyPath: nutrient] ?? 0, target: target,
                isAtLeast: !logged.eaten.isEmpty && total.complete[keyPath: nutrient] == nil)
        }
        return [
            meter(CommonTexts.protein, \.proteinGrams, target?.proteinGrams),
            meter(CommonTexts.carbs, \.carbohydrateGrams, target?.carbohydrateGrams),
            meter(CommonTexts.fat, \.fatGrams, target?.fatGrams),
            meter(NutritionTexts.fiber, \.fiberGrams, target?.fiberGrams),
        ]
    }

    /// What the day comes to with its plans.
    var planned: String? {
        guard !logged.planned.isEmpty else { return nil }
        let line = NutrientText.line(NutritionDay.total(logged.entries))
        return NutritionTexts.withPlanned(line.isEmpty ? NutrientText.unknown : line)
    }

    var eatenPlansPath: String? { hasCome && !logged.planned.isEmpty ? Paths.eatenPlans : nil }

    var burned: String? {
        guard logged.burnedKilocalories > 0 else { return nil }
        return NutritionTexts.trainingBurned(Figure.kilocalories(logged.burnedKilocalories).text)
    }

    var unknown: String? {
        guard logged.unknownCount > 0 else { return nil }
        return NutritionTexts.foodsWithoutCalories(logged.unknownCount)
    }

    /// FieldChoice when the day is empty and the day before is not.
    var copy: String? {
        canAdd && logged.entries.isEmpty && !logged.previousDayEntries.isEmpty ? CommonTexts.copyItem(dayBefore) : nil
    }

    private var dayBefore: String {
        logged.day == today ? WorkoutTexts.yesterday : logged.day.previous.weekday.name
    }

    var water: WaterCard? {
        logged.water.map {
            WaterCard(
                water: $0, target: logged.target, units: units, day: logged.day, token: token, canAdd: hasCome)
        }
    }

    var rows: [ListRow] {
        [
            ListRow(
                title: NutritionTexts.vitaminsAndMinerals, path: Paths.nutrients(on: logged.day), icon: "nutrition",
                note: NutritionTexts.vitaminsAndMineralsNote),
            ListRow(
                title: NutritionTexts.trends, path: Paths.nutritionTrends(.month), icon: "analyze",
                note: NutritionTexts.trendsNote),
            ListRow(
                title: NutritionTexts.savedMealsAndRecipes,
                path: Paths.on(logged.day == today ? nil : logged.day, Paths.savedMeals), icon: "book",
                note: NutritionTexts.addSeveralFoodsAtOnce),
        ]
    }
}

/// The water of a day: the entries from Track, with buttons to add a glass.
struct WaterCard: Sendable {
    let water: NutritionDay.Water
    let target: NutritionTarget?
    let units: Units
    let day: LocalDay
    let token: FormToken
    let canAdd: Bool

    private var trackable: Trackable { water.trackable }
    /// The water target applies only to a trackable measured in volume.
    private var aim: Int? { trackable.volumeUnit(units) == nil ? nil : target?.waterMilliliters }

    var id: String { String(trackable.id) }
    var bar: TargetBar? { TargetBar(NutritionTexts.waterSoFar(text), water.value, of: aim.map { Double($0) }) }
    var canStep: Bool { canAdd && trackable.aggregation == .sum }

    var amounts: [QuickAmount] {
        trackable.quickAmounts(units).map { QuickAmount(trackable: trackable, amount: $0, units: units) }
    }

    var volumeUnit: String? { trackable.volumeUnit(units)?.rawValue }
    var date: String { day.description }
    var formToken: String { token.suffixed("water") }
    var back: String { "\(Paths.nutrition(on: day))#water" }
    var trackPath: String { Paths.trackables(on: day) }

    var text: String {
        let drunk = trackable.figure(water.value, units)
        return aim.map { CommonTexts.amountOfTotal(drunk.value, trackable.text(Double($0), units)) } ?? drunk.text
    }
}

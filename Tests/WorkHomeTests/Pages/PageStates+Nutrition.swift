import HTTP
import Micronutrients

@testable import DailyPages
@testable import Fitness
@testable import Forms
@testable import Models
@testable import Web

extension PageStates {
    /// The current targets, and the form with errors of every kind.
    mutating func addTargets(_ visit: MemberVisit) async throws {
        let today = visit.today
        let current = try await visit.read { try $1.nutrition.dayTarget($0, on: today, today: today) }
        add(TargetsPage(visit.user, current: current, today: today), visit)
        var (computed, byHand) = (ComputedTargetForm(TargetChoices()), ManualTargetForm(nil, Units()))
        (computed.sex.value, computed.activityLevel.value) = ("x", "")
        _ = computed.validate()
        let safeguard = BodySafeguard(kilograms: nil, heightCentimeters: nil, age: nil, TargetChoices())
        _ = byHand.validate(safeguard, over: nil)
        byHand.warnings.add("‹Question?›", if: true)
        add(TargetsPage(visit.user, current: current, today: today, computedForm: computed, handForm: byHand), visit)
    }
}

extension PageStates {
    /// A day and a week of nutrients: known, known for too little, and empty; with each reason for no target.
    mutating func addNutrients(_ visit: MemberVisit) {
        let today = visit.today
        let known = EatenFood(
            name: "‹Bread›", energyKilocalories: 100, amounts: [.sodium: 9, .micronutrient(.iron): 9])
        let unknown = EatenFood(name: "‹Cake›", energyKilocalories: 50, amounts: [.micronutrient(.zinc): 1])
        let bases = [IntakeBasis.person(age: 30, isFemale: true), .tooYoung, .ageUnknown, .sexUnknown]
        for (basis, foods) in zip(bases, [[known, unknown], [known], [unknown], []]) {
            for first in [today, today - 6] {
                let eaten = EatenNutrients(foods, days: foods.isEmpty ? 0 : 1)
                var user = visit.user
                if basis == .ageUnknown { user.birthDay = nil }
                var form = IntakeForm(user, sex: nil, action: "/", today: today)
                add(NutrientsPage(eaten, from: first, today, basis, form), visit)
                (form.age.value, form.sex.value) = ("x", "x")
                _ = form.validate()
                add(NutrientsPage(eaten, from: first, today, basis, form), visit)
            }
        }
    }

    /// The day, the search and the forms: full, empty and with errors.
    mutating func addNutrition(_ visit: MemberVisit) async throws {
        let (today, token) = (visit.today, FormToken(of: 1))
        for day in [today.previous, today, today + 1, today + 400] {
            let logged = try await visit.read { try $1.nutrition.nutritionDay($0, on: day, today: today) }
            let undo = [UndoOffer(step: 1, text: "‹Deleted a food›")]
            add(
                NutritionPage(
                    logged: logged, units: visit.user.units, undo: undo, today: today, token: token), visit)
        }
        let item = MealItem(
            foodID: 1, name: "‹Food›", quantity: 1, portion: "1 bar", amount: 40,
            nutrients: Nutrients(energyKilocalories: 80))
        var unknown = item
        unknown.nutrients = Nutrients()
        let entries = [
            MealEntry(id: 1, day: today, meal: .lunch, item: unknown),
            MealEntry(id: 2, day: today, meal: .lunch, item: unknown, isPlanned: true),
            MealEntry(id: 3, day: today, meal: .lunch, item: item, isPlanned: true),
        ]
        let logged = NutritionDay(
            day: today, entries: entries, total: NutritionDay.total(entries), previousDayEntries: entries, target: nil,
            water: nil, burnedKilocalories: 100)
        add(
            NutritionPage(
                logged: logged, units: visit.user.units, recent: [.dinner: [item]], today: today, token: token),
            visit)
        var copy = try MealEntryCopyForm(entries[0], today: today)
        add(MealEntryCopyPage(form: copy, entry: entries[0]), visit)
        (copy.date.value, copy.meal.value) = ("x", "x")
        copy.take(FormFields())
        _ = copy.validate()
        add(MealEntryCopyPage(form: copy, entry: entries[0]), visit)
        let rows = [
            FoodRow(item, of: 1, for: .meal(.lunch, today), back: "/", token: token),
            FoodRow(Self.food, for: .meal(.lunch, today), back: "/"),
        ]
        let kept = SavedMeal(
            id: 1, name: "‹Meal›", parts: [StoredMealItem(id: 1, item: item), StoredMealItem(id: 2, item: item)])
        for target in [FoodTarget.meal(.lunch, today), .recipe(1)] {
            for (words, groups) in [("‹words›", [FoodGroup("‹Title›", rows)]), ("‹words›", []), ("", [])] {
                var page = FoodSearchPage(
                    target: target, words: words, page: 2, groups: groups.compactMap { $0 }, hasMore: true,
                    hasSearched: !words.isEmpty)
                add(page, visit)
                page.savedMeals = [SavedMealRow(meal: kept, token: token)]
                (page.sources, page.notes) = (Link("‹Ask›", to: "/"), ["‹Note›"])
                add(page, visit)
            }
        }
        try await addKept(visit, kept)
        try addForms(visit, item)
    }

    private mutating func addKept(_ visit: MemberVisit, _ meal: SavedMeal) async throws {
        let today = visit.today
        var recipe = Recipe(id: 1, foodID: 1, name: "‹Recipe›", servings: 2, ingredients: meal.parts)
        add(SavedMealsPage(meals: [meal], recipes: [recipe]), visit)
        add(SavedMealsPage(meals: [], recipes: []), visit)
        var form = SavedMealForm(keeping: .lunch, of: today)
        _ = form.validate()
        add(SavedMealPage(form: form, meal: nil, token: "t"), visit)
        add(SavedMealPage(form: SavedMealForm(meal), meal: meal, token: "t"), visit)
        add(RecipePage(form: RecipeForm(recipe), recipe: recipe, meal: .lunch, today: today), visit)
        recipe = Recipe(id: 1, foodID: 1, name: "‹Recipe›", servings: 2, ingredients: [])
        add(RecipePage(form: RecipeForm(recipe), recipe: recipe, meal: .lunch, today: today), visit)
        var new = RecipeForm()
        (new.servings.value, new.weight.value) = ("x", "x")
        _ = new.validate()
        add(RecipePage(form: new, recipe: nil, meal: .lunch, today: today), visit)
        let trend = try await visit.read { try $1.nutrition.nutritionTrend($0, from: today - 6, today: today) }
        add(TrendsPage(range: .week, trend: trend, period: .day), visit)
        add(TrendsPage(range: .all, trend: trend, period: .months(1)), visit)
        addNutrients(visit)
    }

    private mutating func addForms(_ visit: MemberVisit, _ item: MealItem) throws {
        let portions = [Portion(name: "1 bar", amount: 40)]
        let entry = MealEntry(id: 1, day: visit.today, meal: .lunch, item: item)
        let today = visit.today
        var serving = try ServingForm(
            adding: Self.food, portions: portions, last: nil, to: .lunch, on: today, today: today)
        serving.back = ReturnPath("/nutrition")
        add(ServingPage(form: serving), visit)
        (serving.quantity.value, serving.portion.value, serving.meal.value, serving.date.value) = ("x", "x", "", "x")
        _ = serving.validate()
        serving.warnings.add("‹Question?›", if: true)
        add(ServingPage(form: serving), visit)
        add(ServingPage(form: try ServingForm(entry, of: Self.food, portions: [], today: today)), visit)
        let ingredient = try ServingForm(ingredient: Self.food, portions: [], of: 1, today: visit.today)
        add(ServingPage(form: ingredient), visit)
        for list in [MealItemList.recipe(1), .savedMeal(1)] {
            let part = StoredMealItem(id: 1, item: item)
            var form = try ServingForm(part, of: Self.food, portions: portions, in: list, today: today)
            add(ServingPage(form: form), visit)
            form.quantity.value = "x"
            _ = form.validate()
            add(ServingPage(form: form), visit)
        }
        var quick = try QuickAddForm(adding: .lunch, on: visit.today, today: visit.today)
        (quick.protein.value, quick.fat.value, quick.carbohydrate.value) = ("x", "x", "x")
        quick.name.value = String(repeating: "x", count: 200)
        (quick.meal.value, quick.date.value) = ("", "x")
        _ = quick.validate()
        quick.back = ReturnPath("/nutrition")
        quick.warnings.add("‹Question?›", if: true)
        add(QuickAddPage(form: quick), visit)
        add(QuickAddPage(form: try QuickAddForm(entry, today: today)), visit)
        let ahead = try QuickAddForm(adding: .lunch, on: today + 1, today: today)
        add(QuickAddPage(form: ahead), visit)
    }

    private static let food = Food(
        id: 1, userID: nil, addedBy: nil, source: .usdaSR24, sourceKey: "1", name: "‹Food›",
        officialName: "‹Official name›", brand: "‹Brand›",
        barcode: nil,
        unit: .grams, nutrients: Nutrients(energyKilocalories: 200, sodiumMilligrams: 3), isArchived: false)
}

extension NutrientsPage {
    fileprivate init(
        _ eaten: EatenNutrients, from first: LocalDay, _ today: LocalDay, _ basis: IntakeBasis, _ form: IntakeForm
    ) {
        self.init(
            eaten: eaten, first: first, last: today, today: today, basis: basis, fiberTarget: 30, form: form)
    }
}

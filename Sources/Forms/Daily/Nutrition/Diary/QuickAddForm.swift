import Fitness
import Models
import Texts

/// Calories and macros without a food, for a meal that is not weighed.
package struct QuickAddForm: MealForm {
    package let action: String
    package let isEntry: Bool
    package let today: LocalDay
    /// The entry that is edited, for its values without a field.
    private let current: MealItem?
    package var subject = Field("food_id", label: NutritionTexts.food, isRequired: false)
    package var name = Field("name", label: CommonTexts.name, maximumLength: Field.nameLength, isRequired: false)
    package var energy = Field(
        "energy", label: CommonTexts.calories, hint: NutritionTexts.caloriesFromMacros, unit: WorkoutTexts.kcal,
        isRequired: false)
    package var protein = Field("protein", label: CommonTexts.protein, unit: "g", isRequired: false)
    package var carbohydrate = Field("carbohydrate", label: CommonTexts.carbs, unit: "g", isRequired: false)
    package var fat = Field("fat", label: CommonTexts.fat, unit: "g", isRequired: false)
    package var meal = Field("meal", label: NutritionTexts.meal, options: Meal.options)
    package var date = Field("date", label: CommonTexts.date)
    package var planned = Field.planned
    package var warnings = Warnings()
    package var token: String
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.energy, \.meal, \.name, \.protein, \.carbohydrate, \.fat, \.date]
    }

    package var cancelPath: String? {
        back?.path ?? Paths.nutrition(on: LocalDay(date.value) ?? LocalDay(daysSinceEpoch: 0))
    }

    package init(adding meal: Meal, on day: LocalDay, today: LocalDay) throws {
        action = Paths.quickAdd
        isEntry = false
        current = nil
        self.today = today
        token = try FormToken().text
        self.meal.value = meal.rawValue
        date.value = day.description
        planned.value = day > today ? "1" : ""
        name.hint = NutritionTexts.quickAddNameHint
    }

    /// Edits an existing entry without a food or whose food was deleted.
    package init(_ entry: MealEntry, today: LocalDay) throws {
        action = Paths.mealEntry(entry.id)
        isEntry = true
        self.today = today
        current = entry.item
        token = try FormToken().text
        meal.value = entry.meal.rawValue
        date.value = entry.day.description
        planned.value = entry.isPlanned ? "1" : ""
        name.value = entry.item.name
        name.maximumLength = MealEntryDraft.nameLength(over: current)
        let nutrients = entry.item.nutrients
        energy.value = Self.shown(nutrients.energyKilocalories)
        protein.value = Self.shown(nutrients.proteinGrams)
        carbohydrate.value = Self.shown(nutrients.carbohydrateGrams)
        fat.value = Self.shown(nutrients.fatGrams)
    }

    package mutating func validate() -> MealEntryDraft? {
        let before = current?.nutrients
        let energy = energy.number(MealEntryDraft.energyUnreadable)?.keeping(before?.energyKilocalories)
        let unreadable = MealEntryDraft.gramsUnreadable
        let proteinGrams = protein.number(unreadable)?.keeping(before?.proteinGrams)
        let carbohydrateGrams = carbohydrate.number(unreadable)?.keeping(before?.carbohydrateGrams)
        let fatGrams = fat.number(unreadable)?.keeping(before?.fatGrams)
        return confirmed(
            MealEntryDraft.checked(
                day: date.day(today: today), meal: Meal(rawValue: meal.value), name: name.value,
                energyKilocalories: isEnergyOutdated ? nil : energy, proteinGrams: proteinGrams,
                carbohydrateGrams: carbohydrateGrams, fatGrams: fatGrams,
                areMacrosReadable: macros.allSatisfy { $0.error == nil }, isPlanned: isPlanned, over: current,
                today: today))
    }

    private var macros: [Field] { [protein, carbohydrate, fat] }

    private static func shown(_ amount: Double?) -> String { amount.map { DecimalText.format($0) } ?? "" }

    /// Whether the calories are still those of the macros, which were changed.
    private var isEnergyOutdated: Bool {
        guard let before = current?.nutrients, before.hasMacros, !macros.allSatisfy(\.isBlank) else { return false }
        let shown = [before.proteinGrams, before.carbohydrateGrams, before.fatGrams].map(Self.shown)
        return macros.map(\.value) != shown && energy.value == Self.shown(before.energyKilocalories)
            && energy.value == Self.shown(before.energyOfMacros)
    }

    /// Whether the calories were left empty and are made from the macros.
    package var computesEnergy: Bool { energy.value.allSatisfy(\.isWhitespace) }
}

import Fitness
import HTTP
import Models
import Texts

/// Calories without a food, for a meal that is not weighed.
package struct QuickAddForm: MealForm {
    package let action: String
    package let isEntry: Bool
    /// The entry that is edited, for its values without a field.
    private let current: MealItem?
    package var subject = Field("food_id", label: NutritionTexts.food, isRequired: false)
    package var name = Field("name", label: CommonTexts.name, maximumLength: Field.nameLength, isRequired: false)
    package var energy = Field("energy", label: CommonTexts.calories, unit: WorkoutTexts.kcal)
    package var protein = Field("protein", label: CommonTexts.protein, unit: "g", isRequired: false)
    package var carbohydrate = Field("carbohydrate", label: CommonTexts.carbs, unit: "g", isRequired: false)
    package var fat = Field("fat", label: CommonTexts.fat, unit: "g", isRequired: false)
    package var meal = Field("meal", label: NutritionTexts.meal, options: Meal.options)
    package var date = Field("date", label: CommonTexts.date)
    package var warnings = Warnings()
    package var token: String
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.energy, \.name, \.protein, \.carbohydrate, \.fat, \.meal, \.date]
    }

    package var cancelPath: String? {
        back?.path ?? Paths.nutrition(on: LocalDay(date.value) ?? LocalDay(daysSinceEpoch: 0))
    }

    package init(adding meal: Meal, on day: LocalDay) throws {
        action = Paths.quickAdd
        isEntry = false
        current = nil
        token = try FormToken().text
        self.meal.value = meal.rawValue
        date.value = day.description
        name.hint = NutritionTexts.quickAddNameHint
    }

    /// Edits an existing entry without a food or whose food was deleted.
    package init(_ entry: MealEntry) throws {
        action = Paths.mealEntry(entry.id)
        isEntry = true
        current = entry.item
        token = try FormToken().text
        meal.value = entry.meal.rawValue
        date.value = entry.day.description
        name.value = entry.item.name
        name.maximumLength = MealEntryDraft.nameLength(over: current)
        let nutrients = entry.item.nutrients
        energy.value = nutrients.energyKilocalories.map { DecimalText.format($0) } ?? ""
        protein.value = nutrients.proteinGrams.map { DecimalText.format($0) } ?? ""
        carbohydrate.value = nutrients.carbohydrateGrams.map { DecimalText.format($0) } ?? ""
        fat.value = nutrients.fatGrams.map { DecimalText.format($0) } ?? ""
    }

    package mutating func validate(today: LocalDay) -> MealEntryDraft? {
        // "1.250" means 1250 in half of the world, and 1.25 in the other.
        let energy: Double? =
            energy.value.wholeMatch(of: /\s*\d{1,3}\.\d{3}\s*/) == nil
            ? energy.number(MealEntryDraft.energyMissing)
            : energy.fail(NutritionTexts.thousandsWithoutPoint)
        let unreadable = MealEntryDraft.gramsUnreadable
        return accept(
            MealEntryDraft.checked(
                day: date.day(today: today), meal: Meal(rawValue: meal.value), name: name.value,
                energyKilocalories: energy, proteinGrams: protein.number(unreadable),
                carbohydrateGrams: carbohydrate.number(unreadable), fatGrams: fat.number(unreadable), over: current,
                today: today))
    }

    /// - Returns: whether the entry can be saved.
    package mutating func confirmWarnings(about draft: MealEntryDraft) -> Bool {
        warnings.questions = draft.questions
        return warnings.areConfirmed
    }
}

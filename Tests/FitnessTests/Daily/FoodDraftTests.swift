import Testing

@testable import Fitness

/// What an own food must be, whether typed or sent.
@Suite struct FoodDraftTests {
    private func food(
        named name: String = "Bread", barcode: String = "", unit: FoodUnit? = .grams, _ nutrients: Nutrients,
        serving: Double? = nil, isPerServing: Bool = false, portions: [(name: String, amount: Double?)] = []
    ) -> Result<FoodDraft, Faults> {
        FoodDraft.checked(
            name: name, brand: " Mill ", barcode: barcode, unit: unit, nutrients: nutrients,
            isPerServing: isPerServing, serving: serving, portions: portions)
    }

    private func messages(_ checked: Result<FoodDraft, Faults>) -> [String: String] {
        if case .failure(let faults) = checked { faults.messages } else { [:] }
    }

    @Test func everyWrongValueHasItsMessage() {
        #expect(
            messages(food(named: " ", barcode: "1234", unit: nil, Nutrients(proteinGrams: -1))) == [
                "name": "Please enter a name", "barcode": "A barcode has 8 to 14 digits",
                "unit": "Please choose grams or milliliters", "energy": "Please enter the energy",
                "protein": "Please enter a number from 0 to 110",
            ])
        #expect(
            messages(food(barcode: "4006381333932", Nutrients(energyKilocalories: 1_000.1))) == [
                "barcode": "This barcode isn’t valid. Check the digits.",
                "energy": "Please enter a number from 0 to 1,000",
            ])
        #expect(messages(food(named: String(repeating: "a", count: 201), Nutrients(energyKilocalories: 1))).count == 1)
    }

    @Test func numbersAreKeptExactly() throws {
        let nutrients = Nutrients(energyKilocalories: 220.123_456, proteinGrams: 1e-9)
        let draft = try food(nutrients, portions: [("1 slice", 40.000_1)]).get()
        #expect(draft.nutrients == nutrients && draft.brand == "Mill")
        #expect(draft.portions == [Portion(name: "1 slice", amount: 40.000_1)])
    }

    @Test func aServingIsConvertedAndBecomesTheFirstPortion() throws {
        let typed = Nutrients(energyKilocalories: 150, fatGrams: 2.5)
        let draft = try food(typed, serving: 250, isPerServing: true, portions: [("1 serving", 20)]).get()
        #expect(draft.nutrients == Nutrients(energyKilocalories: 60, fatGrams: 1))
        #expect(draft.portions == [Portion(name: "1 serving", amount: 250)])
        #expect(messages(food(typed, isPerServing: true)) == ["serving": "Please enter how much one serving is"])
        #expect(
            messages(food(typed, serving: 10, isPerServing: true))
                == ["energy": "That is more than the serving can contain"])
        #expect(
            messages(food(typed, serving: 10_001, isPerServing: true))
                == ["serving": "Please enter a number from 0.1 to 10,000"])
        // Only a serving's numbers may exceed those of 100 g.
        #expect(try food(typed, serving: 10).get().nutrients == typed)
    }

    @Test func partsAreNoMoreThanTheWhole() {
        let heavy = Nutrients(energyKilocalories: 500, proteinGrams: 60, carbohydrateGrams: 60)
        #expect(messages(food(heavy)) == ["carbohydrate": "Protein, carbs and fat weigh more than the food"])
        #expect(messages(food(unit: .milliliters, heavy)).isEmpty)
        let fatty = Nutrients(energyKilocalories: 500, proteinGrams: 60, fatGrams: 60, saturatedFatGrams: 61)
        #expect(
            messages(food(fatty)) == [
                "protein": "Protein and fat weigh more than the food",
                "saturated_fat": "Saturated fat is part of the fat, so it can’t be more",
            ])
        let sweet = Nutrients(energyKilocalories: 50, carbohydrateGrams: 10, sugarGrams: 10.6)
        #expect(messages(food(sweet)) == ["sugar": "Sugar is part of the carbs, so it can’t be more"])
    }

    @Test func portionsHaveANameAndAnAmount() throws {
        let some = Nutrients(energyKilocalories: 50)
        #expect(
            messages(food(some, portions: [("", nil), ("1 pack", nil), (" ", 90), ("1 pinch", 0.09)])) == [
                "portion_amount_2": "Please enter a number from 0.1 to 10,000",
                "portion_name_3": "Please name the portion, such as 1 slice",
                "portion_amount_4": "Please enter a number from 0.1 to 10,000",
            ])
        let four = (1...4).map { (name: "Portion \($0)", amount: Double?.some(Double($0))) }
        #expect(try food(some, portions: four).get().portions.count == 4)
        #expect(
            messages(food(some, serving: 5, portions: four))
                == ["portion_name_4": "Leave this empty: the serving is already a portion"])
        #expect(messages(food(some, portions: four + [("Fifth", 5)])) == ["portion": "A food has at most 4 portions"])
    }

    @Test func energyThatTheMacrosDoNotMakeIsAskedAbout() throws {
        func question(_ energy: Double, fiber: Double? = nil) throws -> String? {
            let nutrients = Nutrients(
                energyKilocalories: energy, proteinGrams: 10, carbohydrateGrams: 10, fatGrams: 10, fiberGrams: fiber)
            return try food(nutrients).get().questions.first?.replacing("\u{A0}", with: " ")
        }
        #expect(try question(237.5) == nil && question(102.5) == nil)
        #expect(
            try question(238)
                == "238 kcal per 100 g? Its protein, carbs and fat make about 170 kcal. Is that correct?")
        #expect(try question(102) != nil && question(102, fiber: 10) == nil)
        #expect(try question(711)?.hasSuffix("Are these kilojoules?") == true)
        #expect(try food(Nutrients(energyKilocalories: 900)).get().questions.isEmpty)
    }

    private struct Old: StoredFood {
        let officialName = String(repeating: "a", count: 300)
        let brand = "Mill"
        let unit = FoodUnit.grams
        let nutrients = Nutrients(carbohydrateGrams: 10, sugarGrams: 20, sodiumMilligrams: 60_000)
    }

    @Test func whatAFoodHasStaysUntilItIsChanged() throws {
        let (old, kept) = (Old(), [Portion(name: "1 crate", amount: 50_000), Portion(name: "1 slice", amount: 40)])
        func change(
            _ name: String, unit: FoodUnit = .grams, _ nutrients: Nutrients,
            _ portions: [(name: String, amount: Double?)]? = nil
        ) -> Result<FoodDraft, Faults> {
            FoodDraft.checked(
                name: name, brand: "", barcode: "", unit: unit, nutrients: nutrients, portions: portions, over: old,
                keeping: kept)
        }
        let same = try change(old.officialName, old.nutrients).get()
        #expect(same.name == old.officialName && same.nutrients == old.nutrients && same.portions == kept)
        let renamed = try change("Salt", old.nutrients, [("1 crate", 50_000)]).get()
        #expect(renamed.name == "Salt" && renamed.portions == [kept[0]])
        #expect(messages(change(old.officialName + "a", old.nutrients)).keys.sorted() == ["name"])
        #expect(
            messages(change("Salt", old.nutrients, [("1 crate", 50_001)]))
                == ["portion_amount_1": "Please enter a number from 0.1 to 10,000"])
        var other = old.nutrients
        other.fatGrams = 1
        for changed in [change("Salt", other), change("Salt", unit: .milliliters, old.nutrients)] {
            #expect(messages(changed).keys.sorted() == ["energy", "sodium", "sugar"])
        }
    }

    @Test func aSourcesFoodHasWhatIsStored() throws {
        func provided(named name: String = "OAT  DRINK", _ nutrients: Nutrients) -> FoodDraft? {
            FoodDraft.provided(
                name: name, brand: "Mill", barcode: nil, unit: .milliliters, nutrients: nutrients,
                portions: [Portion(name: "", amount: 1), Portion(name: "tank", amount: 100_001)]
                    + (1...101).map { Portion(name: "\($0) cups", amount: 250) },
                micronutrients: [:])
        }
        let drink = try #require(provided(Nutrients(energyKilocalories: 45)))
        #expect(drink.name == "Oat drink")
        #expect(drink.portions.count == 100 && drink.portions.first?.name == "1 cups")
        #expect(provided(Nutrients(energyKilocalories: 4_000)) == nil)
        #expect(provided(Nutrients(proteinGrams: 4)) == nil)
        #expect(provided(named: " ", Nutrients(energyKilocalories: 45)) == nil)
    }

    @Test func aRecipeIsAFoodAsFarAsItWeighsEnough() throws {
        let part = MealItem(
            name: "Egg", quantity: 200, portion: "g", amount: 200,
            nutrients: Nutrients(energyKilocalories: 286, proteinGrams: 25))
        let food = try #require(FoodDraft.recipe(named: "Omelette", servings: 2, weightGrams: nil, [part, part]))
        #expect(food.nutrients == Nutrients(energyKilocalories: 143, proteinGrams: 12.5))
        #expect(food.portions == [Portion(name: "1 serving", amount: 200)])
        #expect(FoodDraft.recipe(named: "Omelette", servings: 2, weightGrams: 20, [part]) == nil)
        #expect(FoodDraft.recipe(named: "Omelette", servings: 0.1, weightGrams: 20_000, [part]) == nil)
        #expect(FoodDraft.recipe(named: "Omelette", servings: 2, weightGrams: 20, [])?.portions == [])
    }
}

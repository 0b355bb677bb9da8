import Support

@testable import Web

/// Recipes and saved meals, with their ingredients.
extension NounSample {
    static var recipe: NounSample {
        let file = FiledRows(
            table: "recipes", good: ["food": 1, "servings": 4, "weight_grams": 900], apart: ["food": 2],
            columns: ["weight": "weight_grams"], beside: ["foods": [ownFood("Stew"), ownFood("Gruel")]])
        let lists: [[BadDraft]] = [
            .names(most: 100, archived: nil), servingsOfRecipe, weightOfRecipe, ingredients,
        ]
        return NounSample(
            rows: [
                "SELECT * FROM recipes", "SELECT * FROM recipe_ingredients",
                "SELECT id, name, archived_at FROM foods WHERE source = 'own'",
            ],
            doors: recipeDoors, files: [file], drafts: lists.flatMap { $0 })
    }

    private static var recipeDoors: [String: Door] {
        let new = Door(
            path: "/nutrition/recipes",
            typed: [FormValue("name", "Soup"), FormValue("servings", "4"), FormValue("weight", "900")],
            resource: "/api/v1/recipes", sent: ["name": "Soup", "servings": 4, "weight_grams": 900],
            members: ["weight": "weight_grams"])
        let change = Door(
            path: "/nutrition/recipes/{recipe}",
            typed: [FormValue("name", "Porridge"), FormValue("servings", "2"), FormValue("weight", "")],
            method: .patch, resource: "/api/v1/recipes/{recipe}", sent: [:], members: ["weight": "weight_grams"])
        let ingredient = Door(
            path: "/nutrition/recipes/{recipe}/ingredients",
            typed: [FormValue("food_id", "{oats}"), FormValue("quantity", "100"), FormValue("portion", "g")],
            method: .patch, resource: "/api/v1/recipes/{recipe}", sent: [:], place: "No. 1: ")
        return ["": new, "change": change, "ingredient": ingredient, "ingredients": ingredient.ofWholeList]
    }

    private static func ownFood(_ name: String) -> JSONValue {
        [
            "is_private": 1, "is_added_by_them": 1, "source": "own", "source_key": .null, "name": .string(name),
            "brand": "", "barcode": .null, "unit": "grams", "search_position": 0, "updated_at": 1,
            "archived_at": .null,
        ]
    }

    private static var servingsOfRecipe: [BadDraft] {
        let (number, most) = ("Please enter a number such as 1.5 or ½", "Please enter at most 1,000")
        return [
            BadDraft("servings", "", number, sent: .null, .whatBelongsThere, filed: .null),
            BadDraft("servings", noNumber: "few", number, filed: "few"),
            BadDraft("servings", noNumber: "NaN", number, filed: "NaN"),
            BadDraft("servings", "0", "Must be positive", sent: 0, filed: 0),
            BadDraft("servings", "-1", "Must be positive", sent: -1, filed: -1),
            BadDraft("servings", "1001", most, sent: 1_001, filed: 1_001),
            BadDraft("servings", "0.05", most, sent: 0.05),
        ]
    }

    private static var weightOfRecipe: [BadDraft] {
        let grams = "Please enter the weight in grams, or leave it empty"
        return [
            BadDraft("weight", "0", grams, sent: 0, filed: 0), BadDraft("weight", "-1", grams, sent: -1, filed: -1),
            BadDraft("weight", "100001", grams, sent: 100_001, filed: 1_000_001),
            BadDraft("weight", noNumber: "heavy", "Please enter a number", filed: "heavy"),
            BadDraft("weight", noNumber: "NaN", "Please enter a number", filed: "NaN"),
            BadDraft("weight", "1", "That is too little for its ingredients", sent: 1).through("change"),
            BadDraft("food", nil, "There is no food with this id", filed: 999_999),
        ]
    }

    private static var ingredients: [BadDraft] {
        let oats: [String: JSONValue] = ["food_id": "{oats}", "quantity": 100, "portion": "g"]
        let ofSam = oats.merging(["food_id": "{samsFood}"]) { $1 }
        let unknown = BadDraft("ingredients", nil, "There is no food with this id", sent: [.object(ofSam)])
        let tooMany = BadDraft("ingredients", nil, "At most 200 are possible", sent: list(201, of: oats))
        return (amounts("ingredients", of: oats) + [unknown]).through("ingredient") + [tooMany.through("ingredients")]
    }

    static var savedMeal: NounSample {
        let item: [String: JSONValue] = ["food_id": "{oats}", "quantity": 50, "portion": "g"]
        let lists: [[BadDraft]] = [
            .names(most: 100, archived: 100), mealsToSave, newNames.through("rename"),
            amounts("items", of: item).through("item"), itemLists(of: item).through("items"),
        ]
        return NounSample(
            rows: ["SELECT * FROM saved_meals", "SELECT * FROM saved_meal_items"], doors: mealDoors,
            files: [FiledRows(table: "saved_meals", good: ["name": "Supper"])], drafts: lists.flatMap { $0 })
    }

    private static var mealDoors: [String: Door] {
        let new = Door(
            path: "/nutrition/meals",
            typed: [FormValue("name", "Usual lunch"), FormValue("meal", "lunch"), FormValue("date", "2026-11-20")],
            resource: "/api/v1/saved-meals",
            sent: ["name": "Usual lunch", "meal": "lunch", "day": "2026-11-20"], members: ["date": "day"])
        let rename = Door(
            path: "/nutrition/meals/{meal}", typed: [FormValue("name", "Usual")], method: .patch,
            resource: "/api/v1/saved-meals/{meal}", sent: [:])
        let item = Door(
            path: "/nutrition/meals/{meal}/items/{item}",
            typed: [FormValue("quantity", "50"), FormValue("portion", "g")], method: .patch,
            resource: "/api/v1/saved-meals/{meal}", sent: [:], place: "No. 1: ")
        return ["": new, "rename": rename, "item": item, "items": item.ofWholeList]
    }

    private static var mealsToSave: [BadDraft] {
        let choose = "Please choose a meal, or send items"
        return [
            BadDraft("name", "usual", says: "You already have a saved meal with this name"),
            BadDraft("name", "Snack", says: "This meal has no foods to save")
                .beside(typed: ["meal": "snack"], sent: ["meal": "snack"]),
            BadDraft("meal", nil, choose, sent: "brunch"), BadDraft("meal", nil, choose, sent: .leftOut),
            BadDraft("date", nil, "Please enter a date", sent: "soon"),
        ]
    }

    private static var newNames: [BadDraft] {
        let missing = "Please enter a name"
        return [
            BadDraft("name", "", says: missing), BadDraft("name", "\u{200B}\u{2066}", says: missing),
            BadDraft("name", .long(101), says: "Use at most 100 characters"),
            BadDraft("name", "a\0b", says: .unusable),
            BadDraft("name", "other", says: "You already have a saved meal with this name"),
        ]
    }

    /// Wrong amounts of the first one of a list, of which a form has the fields.
    private static func amounts(_ list: String, of first: [String: JSONValue]) -> [BadDraft] {
        func sent(_ changes: [String: JSONValue]) -> JSONValue { [.object(first.merging(changes) { $1 })] }
        let slices = BadDraft(
            "quantity", "9999", "That is more than 10 kilograms",
            sent: sent(["quantity": 9_999, "portion": "1 slice"]))
        let drafts: [BadDraft] = [
            BadDraft("quantity", "0", "Must be positive", sent: sent(["quantity": 0])),
            BadDraft("quantity", "-1", "Must be positive", sent: sent(["quantity": -1])),
            BadDraft("quantity", "20000", "Please enter at most 10,000", sent: sent(["quantity": 20_000])),
            slices.beside(typed: ["portion": "1 slice"]),
            BadDraft("portion", "bucket", "Please choose a portion", sent: sent(["portion": "bucket"])),
        ]
        return drafts.map { $0.calledInJSON(list) }
    }

    private static func itemLists(of item: [String: JSONValue]) -> [BadDraft] {
        [
            BadDraft("items", nil, "It is empty. Delete it instead", sent: []),
            BadDraft("items", nil, "At most 200 are possible", sent: list(201, of: item)),
        ]
    }

    private static func list(_ count: Int, of element: [String: JSONValue]) -> JSONValue {
        .array(Array(repeating: .object(element), count: count))
    }
}

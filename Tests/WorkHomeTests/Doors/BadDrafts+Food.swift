import Support

@testable import Web

/// What is eaten, and foods.
extension NounSample {
    static var foodEntry: NounSample {
        let quick = Door(
            path: "/nutrition/quick-add",
            typed: [
                FormValue("name", "Canteen"), FormValue("energy", "650"), FormValue("protein", "30"),
                FormValue("carbohydrate", "60"), FormValue("fat", "20"), FormValue("meal", "lunch"),
                FormValue("date", "2026-11-20"),
            ],
            resource: "/api/v1/meal-entries",
            sent: [
                "name": "Canteen", "energy_kilocalories": 650, "protein_grams": 30, "carbohydrate_grams": 60,
                "fat_grams": 20, "meal": "lunch", "day": "2026-11-20",
            ],
            members: nutrients.merging(["date": "day"]) { $1 })
        let ofFood = Door(
            path: "/nutrition/entries",
            typed: [
                FormValue("food_id", "{oats}"), FormValue("meal", "lunch"), FormValue("quantity", "100"),
                FormValue("portion", "g"), FormValue("date", "2026-11-20"),
            ],
            resource: "/api/v1/meal-entries",
            sent: [
                "food_id": "{oats}", "meal": "lunch", "quantity": 100, "portion": "g", "day": "2026-11-20",
            ])
        let file = FiledRows(
            table: "meal_entries",
            good: [
                "day": "2026-11-20", "meal": "dinner", "food": .null, "name": "Buffet", "quantity": 1, "portion": "",
                "amount": .null, "energy_kilocalories": 700, "protein_grams": 30, "carbohydrate_grams": 60,
                "fat_grams": 20, "logged_at": 1, "is_planned": 0,
            ],
            columns: nutrients.merging(["date": "day"]) { $1 })
        let nextYear = ("2027-11-23", "Please choose a day within the next year")
        let lists: [[BadDraft]] = [
            whatWasEaten, eatenGrams, amountsOfFood, .days(late: nextYear, archived: "2027-11-30"),
        ]
        return NounSample(
            rows: ["SELECT * FROM meal_entries"], doors: ["": quick, "food": ofFood], files: [file],
            drafts: lists.flatMap { $0 })
    }

    private static let nutrients = [
        "energy": "energy_kilocalories", "protein": "protein_grams", "carbohydrate": "carbohydrate_grams",
        "fat": "fat_grams", "saturated_fat": "saturated_fat_grams", "fiber": "fiber_grams", "sugar": "sugar_grams",
        "sodium": "sodium_milligrams",
    ]

    private static var whatWasEaten: [BadDraft] {
        let (choose, calories) = ("Please choose a meal", "Please enter the calories, from 0 to 20,000")
        let nothing = "Enter the calories, or protein, carbs or fat."
        let many: [String: String] = ["protein": "2000", "carbohydrate": "2000", "fat": "2000"]
        let none: [String: String] = ["protein": "", "carbohydrate": "", "fat": ""]
        let noneSent: [String: JSONValue] = [
            "protein_grams": .leftOut, "carbohydrate_grams": .leftOut, "fat_grams": .leftOut,
        ]
        let manySent: [String: JSONValue] = [
            "protein_grams": 2_000, "carbohydrate_grams": 2_000, "fat_grams": 2_000,
        ]
        return [
            BadDraft("name", .long(101), says: "Use at most 100 characters", filed: .string(.long(301))),
            BadDraft("name", "a\0b", says: .unusable, filed: "a\0b"),
            BadDraft("meal", "", choose, sent: .leftOut, filed: .null),
            BadDraft("meal", "brunch", says: choose, filed: "brunch"),
            BadDraft("energy", "", nothing, sent: .leftOut).beside(typed: none, sent: noneSent),
            BadDraft("energy", "", calories, sent: .leftOut).beside(typed: many, sent: manySent),
            BadDraft("energy", "-1", calories, sent: -1, filed: -1),
            BadDraft("energy", "20001", calories, sent: 20_001, filed: 100_001),
            BadDraft("energy", noNumber: "much", calories, filed: "much"),
            BadDraft("energy", noNumber: "NaN", calories, filed: "NaN"),
            BadDraft("energy", noNumber: "1e999", calories),
        ]
    }

    private static var eatenGrams: [BadDraft] {
        let grams = "Please enter grams, from 0 to 2,000"
        return [
            BadDraft("protein", "-1", grams, sent: -1, filed: -1),
            BadDraft("protein", "2001", grams, sent: 2_001, filed: 100_001),
            BadDraft("fat", "2001", grams, sent: 2_001, filed: 100_001),
            BadDraft("carbohydrate", noNumber: "some", grams, filed: "some"),
        ]
    }

    private static var amountsOfFood: [BadDraft] {
        let drafts: [BadDraft] = [
            BadDraft("quantity", noNumber: "some", "Please enter a number such as 1.5 or ½", filed: "some"),
            BadDraft("quantity", "0", "Must be positive", sent: 0, filed: 0),
            BadDraft("quantity", "-1", "Must be positive", sent: -1, filed: -1),
            BadDraft("quantity", "20000", "Please enter at most 10,000", sent: 20_000, filed: 100_001),
            BadDraft("quantity", "9999", "That is more than 10 kilograms", sent: 9_999)
                .beside(typed: ["portion": "1 slice"], sent: ["portion": "1 slice"]),
            BadDraft("portion", "bucket", says: "Please choose a portion"),
            BadDraft("food_id", nil, "There is no food with this id", sent: "{samsFood}", filed: 999_999)
                .filed(in: "meal_entries", as: "food"),
            BadDraft("planned", nil, "This day is still to come, so it is planned.", sent: false)
                .beside(sent: ["day": "2026-11-25"]),
        ]
        return drafts.map { $0.through("food") }
    }

    static var food: NounSample {
        let door = Door(
            path: "/nutrition/foods", typed: FoodSamples.values, resource: "/api/v1/foods",
            sent: [
                "name": "Rye crispbread", "brand": "Mill", "barcode": "4006381333931", "unit": "grams",
                "energy_kilocalories": 366, "protein_grams": 10, "carbohydrate_grams": 65, "fat_grams": 3.5,
                "saturated_fat_grams": 0.5, "fiber_grams": 15, "sugar_grams": 1.5, "sodium_milligrams": 400,
                "portions": [["name": "1 slice", "amount": 12.5]], "is_shared": false,
            ],
            members: nutrients)
        let file = FiledRows(
            table: "foods",
            good: [
                "is_private": 1, "is_added_by_them": 1, "source": "own", "source_key": .null, "name": "Barley",
                "brand": "", "barcode": .null, "unit": "grams", "energy_kilocalories": 350, "protein_grams": 10,
                "carbohydrate_grams": 70, "fat_grams": 2, "saturated_fat_grams": 0.4, "fiber_grams": 9,
                "sugar_grams": 1, "sodium_milligrams": 9, "search_position": 0, "updated_at": 1, "archived_at": .null,
            ],
            columns: nutrients)
        let lists: [[BadDraft]] = [.names(most: 200, archived: 300), packages, nutrition, portions]
        return NounSample(
            rows: ["SELECT * FROM foods WHERE source = 'own'", "SELECT * FROM food_portions"], doors: ["": door],
            files: [file], drafts: lists.flatMap { $0 })
    }

    private static var packages: [BadDraft] {
        let digits = "A barcode has 8 to 14 digits"
        return [
            BadDraft("brand", .long(101), says: "Use at most 100 characters", filed: .string(.long(201))),
            BadDraft(
                "barcode", "4006381333932", says: "This barcode isn’t valid. Check the digits.",
                filed: "4006381333932"),
            BadDraft("barcode", "1234", says: digits, filed: "123"),
            BadDraft("barcode", "abcdefgh", says: digits, filed: "abcdefgh"),
            BadDraft("unit", "stones", says: "Please choose grams or milliliters", filed: "stones"),
            BadDraft("visibility", "world", "Please choose who can find it"),
        ]
    }

    private static var nutrition: [BadDraft] {
        let (most, grams) = ("Please enter a number from 0 to 1,000", "Please enter a number from 0 to 110")
        return [
            BadDraft("energy", "", "Please enter the energy", sent: .leftOut),
            BadDraft("energy", "1001", most, sent: 1_001, filed: 1_001),
            BadDraft("energy", "-1", most, sent: -1, filed: -1),
            BadDraft("energy", noNumber: "much", most, filed: "much"),
            BadDraft("protein", "-1", grams, sent: -1, filed: -1),
            BadDraft("fat", "111", grams, sent: 111, filed: 111),
            BadDraft("carbohydrate", noNumber: "NaN", grams, filed: "NaN"),
            BadDraft("carbohydrate", "65", "Protein, carbs and fat weigh more than the food", sent: 65)
                .beside(typed: ["protein": "50"], sent: ["protein_grams": 50]),
            BadDraft("sugar", "70", "Sugar is part of the carbs, so it can’t be more", sent: 70),
            BadDraft("saturated_fat", "9", "Saturated fat is part of the fat, so it can’t be more", sent: 9),
            BadDraft("sodium", "50001", "Please enter a number from 0 to 50,000", sent: 50_001, filed: 100_001),
        ]
    }

    private static var portions: [BadDraft] {
        let amount = "Please enter a number from 0.1 to 10,000"
        let drafts: [BadDraft] = [
            BadDraft(
                "portion_amount_2", "", amount, sent: [["name": "1 bag"]], .others("“amount” is missing")
            ).beside(typed: ["portion_name_2": "1 bag"]),
            BadDraft("portion_amount_2", "0", amount, sent: [["name": "1 bag", "amount": 0]])
                .beside(typed: ["portion_name_2": "1 bag"]),
            BadDraft(
                "portion_name_2", "", "Please name the portion, such as 1 slice",
                sent: [["name": "", "amount": 500]]
            ).beside(typed: ["portion_amount_2": "500"]),
            BadDraft(
                "portion_name_2", .long(101), "Use at most 100 characters",
                sent: [["name": .string(.long(101)), "amount": 500]]
            ).beside(typed: ["portion_amount_2": "500"]),
            BadDraft(
                "portions", nil, "A food has at most 4 portions",
                sent: .array((1...5).map { ["name": .string("Bag \($0)"), "amount": 500] })),
        ]
        return drafts.map { $0.calledInJSON("portions") }
    }
}

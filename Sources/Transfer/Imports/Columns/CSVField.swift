import Fitness
import Models
import Texts

/// What each row of a generic CSV file describes.
package enum CSVRows: String, CaseIterable, Codable, Sendable {
    case sets, weights, values, foods

    package var name: String {
        switch self {
        case .sets: ImportTexts.trainingRows
        case .weights: CommonTexts.weight
        case .values: ImportTexts.valueRows
        case .foods: ImportTexts.foodRows
        }
    }

    /// A sentence that explains it to the user.
    package var explanation: String {
        switch self {
        case .sets: ImportTexts.trainingRowsNote
        case .weights: ImportTexts.weightRowsNote
        case .values: ImportTexts.valueRowsNote
        case .foods: ImportTexts.foodRowsNote
        }
    }

    package var fields: [CSVField] {
        switch self {
        case .sets:
            [
                .date, .time, .exercise, .sets, .reps, .weight, .unit, .duration, .distance, .distanceUnit, .setType,
                .rpe,
                .note,
            ]
        case .weights: [.date, .time, .measure, .weight, .unit, .bodyFat]
        case .values: [.date, .time, .measure, .value, .unit]
        case .foods: [.date, .meal, .food, .amount, .amountUnit, .deleted] + CSVField.nutrients
        }
    }

    package var required: [CSVField] {
        switch self {
        case .sets: [.date, .exercise]
        case .weights: [.date, .weight]
        case .values: [.date, .value]
        case .foods: [.date]
        }
    }

    /// At least one of these is required.
    package var alternatives: [CSVField] {
        switch self {
        case .sets: [.reps, .duration]
        case .weights, .values: []
        case .foods: CSVField.nutrients
        }
    }
}

/// The possible meanings of a column.
package enum CSVField: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
    case date, time, exercise, sets, reps, weight, unit, duration, distance, distanceUnit = "distance-unit"
    case setType = "set-type", rpe, note
    case bodyFat = "body-fat", measure, value
    case meal, food, amount, amountUnit = "amount-unit", deleted
    case energy, protein, carbohydrate, fat, saturatedFat = "saturated-fat", fiber, sugar, sodium

    /// In the order of `Nutrients.amounts`.
    static let nutrients: [CSVField] = [
        .energy, .protein, .carbohydrate, .fat, .saturatedFat, .fiber, .sugar, .sodium,
    ]

    package var name: String {
        switch self {
        case .date: CommonTexts.date
        case .time: ImportTexts.timeOfDay
        case .exercise: CommonTexts.exercise
        case .sets: ImportTexts.numberOfSets
        case .reps: CommonTexts.reps
        case .weight: CommonTexts.weight
        case .unit: CommonTexts.unit
        case .duration: ImportTexts.timeTaken
        case .distance: CommonTexts.distance
        case .distanceUnit: ImportTexts.distanceUnit
        case .setType: ImportTexts.typeOfSet
        case .rpe: ImportTexts.effortRating
        case .note: CommonTexts.note
        case .bodyFat: ImportTexts.bodyFatPercentage
        case .measure: ImportTexts.measureColumn
        case .value: CommonTexts.value
        case .meal: ImportTexts.mealColumn
        case .food: ImportTexts.foodRows
        case .amount: ImportTexts.amountColumn
        case .amountUnit: ImportTexts.amountUnitColumn
        case .deleted: ImportTexts.deletedColumn
        case .energy: CommonTexts.energy
        case .protein: ImportTexts.proteinGrams
        case .carbohydrate: ImportTexts.carbohydrateGrams
        case .fat: ImportTexts.fatGrams
        case .saturatedFat: ImportTexts.saturatedFatGrams
        case .fiber: ImportTexts.fiberGrams
        case .sugar: ImportTexts.sugarGrams
        case .sodium: ImportTexts.sodiumMilligrams
        }
    }

    /// Its label in the form.
    package func label(_ rows: CSVRows) -> String {
        switch self {
        case .unit where rows == .values: ImportTexts.unitColumn
        case .unit: ImportTexts.weightUnitColumn
        case .distanceUnit: ImportTexts.distanceUnitColumn
        default: name
        }
    }

    /// Names for body weight, in English, German and French.
    static let bodyWeights = ["body weight", "bodyweight", "body mass", "körpergewicht", "poids de corps"]

    /// Whether a measurement with this name is the body weight.
    package static func isBodyWeight(_ name: String) -> Bool {
        (bodyWeights + ["weight", "gewicht", "poids"]).contains(name.nameKey)
    }

    /// Labels in Europe tell salt instead of sodium.
    static let saltHeadings = ["salt", "salz", "sel", "sal", "sale", "zout"]

    package var isNumber: Bool {
        switch self {
        case .date, .time, .exercise, .setType, .note, .meal, .food, .amount, .amountUnit, .deleted, .duration, .unit,
            .distanceUnit, .measure:
            false
        default: true
        }
    }

    /// The headings that files use for it, without the part in brackets, most likely first. Next to an exercise, a
    /// weight is the lifted one and never the body weight.
    package func headings(_ rows: CSVRows) -> [String] {
        switch self {
        case .weight where rows == .weights: Self.bodyWeights + headings(.sets)
        case .unit where rows != .values: ["weight unit", "weight units", "gewichtseinheit"] + headings(.values)
        case .date: ["date", "day", "datetime", "date time", "timestamp", "datum", "when", "start", "start time"]
        case .time: ["time", "time of day", "clock", "hour", "uhrzeit", "zeit"]
        case .exercise:
            [
                "exercise", "exercise name", "lift", "movement", "activity", "activity type", "aktivitätstyp",
                "type d'activité", "type d’activité", "tipo de actividad", "sport", "übung", "exercice", "ejercicio",
                "workout", "name",
            ]
        case .sets: ["sets", "number of sets", "set count", "sätze"]
        case .reps: ["reps", "reps per set", "repetitions", "rep", "wdh", "wiederholungen", "count"]
        case .weight: ["weight", "load", "kg", "lb", "lbs", "gewicht", "poids", "mass"]
        case .unit: ["unit", "units", "einheit", "unité"]
        case .duration:
            [
                "duration", "moving time", "elapsed time", "seconds", "minutes", "elapsed", "length", "dauer", "durée",
                "duración", "durata", "time", "zeit", "temps", "tiempo",
            ]
        case .distance: ["distance", "km", "miles", "distanz", "strecke", "distancia"]
        case .distanceUnit: ["distance unit", "distance units"]
        case .setType: ["set type", "type", "kind", "satzart", "iswarmup", "is warmup", "warmup", "warm up"]
        case .rpe: ["rpe", "effort"]
        case .note: ["note", "notes", "comment", "comments", "notiz", "kommentar"]
        case .bodyFat: ["body fat", "bodyfat", "fat", "fat %", "body fat %", "körperfett"]
        case .measure:
            ["measurement", "measurement type", "measure", "metric", "body part", "messung", "type", "name", "what"]
        case .value: ["value", "amount", "reading", "measurement", "wert"]
        case .meal: ["meal", "group", "mahlzeit", "repas", "comida", "pasto", "refeição", "maaltijd", "type"]
        case .food:
            [
                "food", "food name", "item", "name", "description", "lebensmittel", "aliment", "alimento", "produkt",
                "product", "voedingsmiddel",
            ]
        case .amount: ["amount", "quantity", "menge", "quantité", "cantidad", "quantità", "quantidade", "hoeveelheid"]
        case .amountUnit: ["units", "unit", "einheit", "einheiten", "unité", "unidad", "unità", "unidade", "eenheid"]
        case .deleted: ["deleted", "is deleted", "gelöscht"]
        case .energy:
            [
                "energy", "calories", "kcal", "cal", "kj", "kalorien", "energie", "brennwert", "énergie", "energía",
                "energia", "calorías", "calorie", "calorias", "calorieën",
            ]
        case .protein: ["protein", "proteins", "eiweiß", "protéines", "proteínas", "proteine", "eiwit", "eiwitten"]
        case .carbohydrate:
            [
                "carbohydrate", "carbohydrates", "carbs", "kohlenhydrate", "glucides", "carbohidratos", "carboidrati",
                "hidratos de carbono", "carboidratos", "koolhydraten",
            ]
        case .fat:
            [
                "fat", "total fat", "fats", "fett", "lipides", "matières grasses", "grasas", "grassi", "gorduras",
                "lípidos", "vet", "vetten",
            ]
        case .saturatedFat:
            [
                "saturated fat", "saturated", "sat fat", "saturates", "gesättigte fettsäuren",
                "davon gesättigte fettsäuren", "acides gras saturés", "grasas saturadas", "grassi saturi",
                "gorduras saturadas", "verzadigd vet",
            ]
        case .fiber:
            ["fiber", "fibre", "ballaststoffe", "fibres", "fibres alimentaires", "fibra", "fibras", "vezels"]
        case .sugar:
            ["sugar", "sugars", "zucker", "davon zucker", "sucres", "azúcares", "zuccheri", "açúcares", "suikers"]
        case .sodium: ["sodium", "natrium", "sodio", "sódio"] + Self.saltHeadings
        }
    }
}

/// Units as written in a column next to the numbers.
enum CSVUnit {
    private enum Dimension {
        case mass, length, share, time
    }

    /// - Returns: nil if it is not a unit of weight.
    static func kilograms(_ number: Double, _ unit: String) -> Double? { converted(number, from: unit, to: "kg") }

    /// - Returns: nil if the units measure different things, or are unknown and not equal.
    static func converted(_ number: Double, from unit: String, to other: String) -> Double? {
        let (unit, other) = (key(unit), key(other))
        if unit == other { return number }
        guard let from = units[unit], let to = units[other], from.dimension == to.dimension else { return nil }
        return from.size == to.size ? number : number * from.size / to.size
    }

    /// Whether it is a unit of weight, length or time, or percent.
    static func isUnit(_ text: String) -> Bool { units[key(text)] != nil || ImportedDistance.meters(text) != nil }

    private static func key(_ unit: String) -> String { unit.nameKey.replacing(".", with: "") }

    /// In kilograms, meters, percent and hours.
    private static let units: [String: (dimension: Dimension, size: Double)] = {
        let names: [(Dimension, Double, [String])] = [
            (.mass, 1, ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"]),
            (.mass, 0.001, ["g", "gram", "grams"]),
            (.mass, WeightUnit.pounds.kilograms(1), ["lb", "lbs", "pound", "pounds"]),
            (.mass, 14 * WeightUnit.pounds.kilograms(1), ["st", "stone", "stones"]),
            (.length, 0.001, ["mm"]), (.length, 0.01, ["cm", "centimeters", "centimetres"]),
            (.length, 1, ["m", "meters", "metres"]), (.length, 0.0254, ["in", "inch", "inches", "\""]),
            (.length, 0.3048, ["ft", "foot", "feet"]), (.share, 1, ["%", "percent", "pct"]),
            (.time, 1, ["h", "hr", "hrs", "hour", "hours"]), (.time, 1.0 / 60, ["min", "mins", "minute", "minutes"]),
        ]
        return Dictionary(
            uniqueKeysWithValues: names.flatMap { dimension, size, names in names.map { ($0, (dimension, size)) } })
    }()
}

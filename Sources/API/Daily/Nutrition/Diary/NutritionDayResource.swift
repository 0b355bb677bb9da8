import Fitness
import GRDB
import HTTP
import Micronutrients
import Models
import Web

extension Resource where Item == NutritionDay {
    static let nutritionDays = Resource<NutritionDay>(
        path: "nutrition-days", name: "NutritionDay", title: "Nutrition days", one: "the totals of a day",
        area: .nutrition, id: .day, properties: properties, identify: { $0.day.description },
        listParameters: PageRequest.dayParameters,
        list: paged(DayKey.self, DayKey.ofFood) { try $1.user.nutrition.nutritionDay($0, on: $2.day, today: $1.today) },
        find: byDay { try $1.user.nutrition.nutritionDay($0, on: $2, today: $1.today) })

    private static let properties: [ResourceProperty<NutritionDay>] =
        [
            .readOnly("day", .day) { .day($0.day) },
            .readOnly("entries", .integer, "Foods that were eaten") { .int($0.eaten.count) },
            .readOnly("planned_entries", .integer, "Foods that are planned and not counted") {
                .int($0.planned.count)
            },
        ] + Nutrients.readOnly { $0.total.known } + [
            .readOnly("unknown_entries", .integer, "Foods with unknown calories; the totals are then a minimum") {
                .int($0.unknownCount)
            },
            .readOnly("target", .nullable(.object(TargetOperations.members)), "null when it can’t be computed") {
                $0.target.map(TargetOperations.json) ?? .null
            },
            .readOnly("water_milliliters", .nullable(.number), "null when it is not tracked") {
                .optional($0.water?.value)
            },
            .readOnly("burned_kilocalories", .integer, "Burned by logged training") { .int($0.burnedKilocalories) },
        ]
}

/// A day with food logged.
struct DayKey: Sendable, RowReadable {
    static let ofFood = Keyset(table: "nutrition_days", columns: "day", order: ["day"])

    let day: LocalDay

    init(_ row: inout RowReader) throws { day = try row.next() }
}

/// What was eaten on a day of vitamins, minerals and others.
struct NutrientDay: Sendable {
    let day: LocalDay
    let eaten: EatenNutrients
}

extension Resource where Item == NutrientDay {
    static let nutrientDays = Resource<NutrientDay>(
        path: "nutrient-days", name: "NutrientDay", title: "Vitamins and minerals", one: "the nutrients of a day",
        area: .nutrition, id: .day, properties: properties, identify: { $0.day.description },
        listParameters: PageRequest.dayParameters,
        list: paged(DayKey.self, DayKey.ofFood) { try nutrientDay($0, $1, $2.day) },
        find: byDay { try nutrientDay($0, $1, $2) })

    private static func nutrientDay(
        _ database: Database, _ context: ResourceContext, _ day: LocalDay
    ) throws -> NutrientDay {
        NutrientDay(
            day: day, eaten: try context.user.nutrition.eatenNutrients(database, from: day, through: day))
    }

    private static let properties: [ResourceProperty<NutrientDay>] = [
        .readOnly("day", .day) { .day($0.day) },
        .readOnly(
            "nutrients", .object(members), "Those that are known of some food; the others are left out"
        ) { day in
            let known = DietaryNutrient.all.compactMap { nutrient in
                day.eaten.sums[nutrient].flatMap { sum in json(sum).map { (nutrient.key, $0) } }
            }
            return .object(Dictionary(known) { $1 })
        },
    ]

    private static func json(_ sum: KnownSum) -> JSONValue? {
        sum.amount.map { amount -> JSONValue in
            ["amount": .number(amount), "known_share": .number(sum.share), "is_complete": .bool(sum.isComplete)]
        }
    }

    private static var members: [SchemaMember] {
        DietaryNutrient.all.map { SchemaMember.optional($0.key, .object(sum)) }
    }

    private static let sum: [SchemaMember] = [
        .required("amount", .number, "A minimum unless it is complete"),
        .required("known_share", .number, "The share of the day’s energy for which it is known, 0 to 1"),
        .required(
            "is_complete", .boolean,
            "Whether it is known for all food with energy; for sodium and caffeine, for all food"),
    ]
}

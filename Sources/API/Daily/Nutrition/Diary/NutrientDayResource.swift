import Fitness
import GRDB
import HTTP
import Micronutrients
import Models
import Web

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

import Fitness
import HTTP
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

import Fitness
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == WeightRecord {
    static let weights = Resource<WeightRecord>(
        path: "weights", name: "Weight", title: "Weights", one: "a weight", area: .progress,
        properties: properties, identify: { String($0.id) }, listParameters: PageRequest.dayParameters,
        list: { try keyset.page($0, $1.user, $2) },
        find: byNumber { try $1.user.weights.weightRecord($0, id: $2) },
        create: { database, context, change in
            let measurements = try measurements(database, context, change)
            let id = try context.user.weights.save(database, measurements, now: context.moment.now)
            return id.map { String($0) } ?? ""
        },
        update: { database, context, weight, change in
            let measurements = try measurements(database, context, change, over: weight)
            try context.user.weights.save(database, measurements, over: weight, now: context.moment.now)
        },
        delete: withoutPhotos { database, context, weight in
            guard try context.user.weights.delete(database, weight) else {
                throw HTTPError(.conflict, "The only weight can’t be deleted.")
            }
        }, deletionProblems: [.conflict])

    /// The current measurements, read in this transaction, with the sent changes.
    private static func measurements(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange, over old: WeightRecord? = nil
    ) throws -> Measurements {
        let user = try User.find(database, id: context.user.id).orNotFound()
        guard change.sent["day"] != "" else { throw Faults("date", "Please enter a date") }
        let values = change.values
        let measurements = try Measurements.checked(
            weightKilograms: values.number("weight_kilograms"),
            heightCentimeters: values.number("height_centimeters") ?? user.heightCentimeters,
            day: values.day("day", context.today), over: old, today: context.today, context.units
        ).get()
        try change.confirm(
            measurements.questions(
                knownKilograms: old?.weightKilograms ?? user.sureWeightKilograms,
                knownCentimeters: user.heightCentimeters, context.units))
        return measurements
    }

    private static let keyset = Keyset(
        table: "weight_records", columns: WeightRecord.columns, order: ["recorded_on", "recorded_at", "id"])

    private static let properties: [ResourceProperty<WeightRecord>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable("weight_kilograms", as: "weight", .decimal(BodyBounds.kilograms), isRequired: true, example: 70.5) {
            .number($0.weightKilograms)
        },
        .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
        .writable(
            "height_centimeters", as: "height", .decimal(BodyBounds.centimeters),
            "Body height, if it was measured too", time: .atCreation, example: 170),
        .confirmation,
    ]
}

import Fitness
import HTTP
import Models
import Racks
import Routines
import Web

extension Resource where Item == RackPlates {
    static let plates = Resource<RackPlates>(
        path: "plates", name: "Plates", title: "Plates", one: "plates of one weight", area: .training,
        properties: properties, identify: { String($0.id) },
        list: few(\.id) { try $1.user.equipment.plates($0) },
        find: byNumber { try $1.user.equipment.plates($0, id: $2) },
        create: { try String($1.user.equipment.save($0, draft($1, $2))) },
        update: { _ = try $1.user.equipment.save($0, draft($1, $3), over: $2) },
        delete: withoutPhotos { database, context, plates in
            try context.requireEquipmentEditing()
            _ = try context.user.equipment.deletePlates(database, id: plates.id)
        })

    private static func draft(_ context: ResourceContext, _ change: ResourceChange) throws -> RackPlatesDraft {
        try context.requireEquipmentEditing()
        let values = change.values
        return try RackPlatesDraft.checked(
            weight: values.number("weight"), unit: values.choice("unit", .kilograms),
            sleeveMillimeters: values.whole("sleeve_millimeters") ?? Rack.usualSleeve, pairs: values.whole("pairs"),
            color: values.text("color")
        ).get()
    }

    private static let properties: [ResourceProperty<RackPlates>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable("weight", .decimal(RackPlatesDraft.weights), isRequired: true, example: 0.5) {
            .number($0.pairs.plate.weight.value)
        },
        .writable("unit", .choice(WeightUnit.self), "Default: kilograms") {
            .string($0.pairs.plate.weight.unit.rawValue)
        },
        .writable("pairs", .whole(RackPlatesDraft.pairCounts), isRequired: true, example: 2) {
            .int($0.pairs.pairs)
        },
        .writable("sleeve_millimeters", .whole(RackToolDraft.sleeves), "Default: 50") {
            .int($0.pairs.sleeveMillimeters)
        },
        .writable("color", .nullable(.choice(PlateColor.self))) { .optional($0.pairs.plate.color?.rawValue) },
    ]
}

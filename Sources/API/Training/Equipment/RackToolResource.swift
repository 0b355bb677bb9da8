import Fitness
import HTTP
import Models
import Racks
import Routines
import Web

extension Resource where Item == RackTool {
    static let equipment = Resource<RackTool>(
        path: "equipment", name: "Equipment", title: "Equipment", one: "a piece of equipment", area: .training,
        properties: properties, identify: { String($0.id) },
        list: few(\.id) { try $1.user.equipment.tools($0) },
        find: byNumber { try $1.user.equipment.tool($0, id: $2) },
        create: { try String($1.user.equipment.save($0, draft($1, $2), now: $1.moment.now)) },
        update: { database, context, tool, change in
            let equipment = context.user.equipment
            _ = try equipment.save(database, draft(context, change), over: tool, now: context.moment.now)
            try change.setArchived(context) { try equipment.archiveTool(database, id: tool.id, at: $0) }
        },
        delete: withoutPhotos { database, context, tool in
            try context.requireEquipmentEditing()
            _ = try context.user.equipment.deleteTool(database, id: tool.id)
        })

    private static func draft(_ context: ResourceContext, _ change: ResourceChange) throws -> RackToolDraft {
        try context.requireEquipmentEditing()
        let values = change.values
        var typed = TypedRackTool()
        (typed.name, typed.kind, typed.unit) = (
            values.text("name"), values.choice("kind"), values.choice("unit", .kilograms)
        )
        (typed.emptyWeight, typed.collarWeight) = (values.number("empty_weight"), values.number("collar_weight"))
        (typed.sides, typed.sleeveMillimeters) = (values.whole("sides") ?? 2, values.whole("sleeve_millimeters"))
        (typed.weights, typed.addOns) = (values.numbers("weights"), values.numbers("add_ons"))
        (typed.isAssisting, typed.use) = (values.flag("is_assisting"), values.text("used_for"))
        return try RackToolDraft.checked(typed).get()
    }

    private static let properties: [ResourceProperty<RackTool>] =
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable("name", .text(1...RackToolDraft.nameLength), isRequired: true, example: "Trap bar") {
                .string($0.name)
            },
            .writable("kind", .choice(RackToolKind.self), isRequired: true, time: .atCreation, example: "bar") {
                .string($0.tool.kind.rawValue)
            },
            .writable("unit", .choice(WeightUnit.self), "Of all its weights. Default: kilograms") {
                .string($0.tool.unit.rawValue)
            },
            .writable(
                "used_for", .nullable(.choice(Equipment.loaded.map(\.rawValue))),
                "The equipment of the exercises that it is used for without being chosen"
            ) { .optional($0.use?.rawValue) },
            .writable("is_archived", .boolean, time: .atChange) { .bool($0.isArchived) },
        ] + barProperties + weightProperties

    private static let barProperties: [ResourceProperty<RackTool>] = [
        .writable(
            "empty_weight", .nullable(.decimal(RackToolDraft.emptyWeights)), "Of a bar or of each handle",
            example: 20
        ) { .optional($0.bar?.emptyWeight.value) },
        .writable(
            "collar_weight", .nullable(.decimal(RackToolDraft.collarWeights)), "Of both collars, if they count"
        ) { .optional($0.bar?.collarWeight.value) },
        .writable("sides", .nullable(.whole(1...2)), "1 for a landmine or a belt. Default: 2") {
            .int($0.bar?.sides)
        },
        .writable(
            "sleeve_millimeters", .nullable(.whole(RackToolDraft.sleeves)), "Plates of the same number fit",
            example: 50
        ) { .int($0.bar?.sleeveMillimeters) },
    ]

    private static let weightProperties: [ResourceProperty<RackTool>] = [
        .writable(
            "weights", .list(of: .decimal(RackToolDraft.weights), atMost: RackToolDraft.maximumWeights),
            "Each fixed weight, or each step of a stack"
        ) { .numbers($0.weights) },
        .writable(
            "add_ons", .list(of: .decimal(RackToolDraft.addOns), atMost: RackToolDraft.maximumAddOns),
            "Small weights to add to a stack"
        ) { .numbers($0.addOns) },
        .writable("is_assisting", .boolean, "Whether more of a stack is lighter") { .bool($0.tool.isAssisting) },
    ]
}

extension RackTool {
    fileprivate var bar: LoadableBar? { if case .bar(let bar) = tool { bar } else { nil } }

    fileprivate var weights: [RackWeight] {
        switch tool {
        case .bar: []
        case .fixed(let weights), .stack(let weights, _, _): weights
        }
    }

    fileprivate var addOns: [RackWeight] { if case .stack(_, let addOns, _) = tool { addOns } else { [] } }
}

extension JSONValue {
    fileprivate static func numbers(_ weights: [RackWeight]) -> JSONValue {
        .array(weights.map { .number($0.value) })
    }
}

extension ResourceContext {
    /// - Throws: 403 for a guest.
    func requireEquipmentEditing() throws {
        guard user.equipment.canEdit else {
            throw HTTPError(.forbidden, "Guests can’t change the household’s equipment.")
        }
    }
}

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

extension Resource where Item == ExerciseSettings {
    /// Each exercise has them; the list contains those with a choice of the person's.
    static let exerciseSettings = Resource<ExerciseSettings>(
        path: "exercise-settings", name: "ExerciseSettings", title: "Exercise settings",
        one: "how the person does an exercise", area: .training, properties: properties,
        identify: { String($0.exercise) },
        list: few(\.exercise) { try $1.user.training.allExerciseSettings($0) },
        find: byNumber { database, context, exercise in
            let training = context.user.training
            guard try training.exercise(database, id: exercise)?.kind == .strength else { return nil }
            return try training.settings(database, of: exercise)
        },
        update: { database, context, settings, change in
            let values = change.values
            let known = try context.user.equipment.tools(database).map(\.id)
            let draft = try ExerciseSettingsDraft.checked(
                equipment: values.row("equipment_id"), known: Set(known), restSeconds: values.whole("rest_seconds"),
                note: values.text("note")
            ).get()
            try context.user.training.save(database, draft, of: settings.exercise)
        })

    private static let properties: [ResourceProperty<ExerciseSettings>] = [
        .readOnly("exercise_id", .integer) { .integer($0.exercise) },
        .writable(
            "equipment_id", .nullable(.rowID), "The equipment used for it; null for what fits the exercise"
        ) { .optional($0.equipment) },
        .writable(
            "rest_seconds", .nullable(.whole(ExerciseSettingsDraft.rests)),
            "After a set; null for the person’s rest timer, 0 for none", example: 180
        ) { .int($0.restSeconds) },
        .writable("note", .text(atMost: ExerciseSettingsDraft.noteLength), example: "Seat at 4") {
            .string($0.note)
        },
    ]
}

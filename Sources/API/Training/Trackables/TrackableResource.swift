import Fitness
import HTTP
import Models
import Web

extension Resource where Item == Trackable {
    static let trackables = Resource<Trackable>(
        path: "trackables", name: "Trackable", title: "Trackables", one: "a trackable", area: .training,
        properties: properties, identify: { String($0.id) },
        list: few(\.id) { try $1.user.training.allTrackables($0) },
        find: byNumber { try $1.user.training.trackable($0, id: $2) },
        create: { try String($1.user.training.save($0, draft($2))) },
        update: { database, context, trackable, change in
            _ = try context.user.training.save(database, draft(change, over: trackable), over: trackable)
            try change.setArchived(context) {
                try context.user.training.archiveTrackable(database, id: trackable.id, at: $0)
            }
        },
        delete: withoutPhotos { database, context, trackable in
            guard try context.user.training.deleteTrackable(database, id: trackable.id) else {
                throw HTTPError(.forbidden, "Built-in trackables can only be archived.")
            }
        },
        deletionQuestion: { try $2.isDefault ? nil : $1.user.training.deletionWarning($0, of: $2) })

    private static func draft(_ change: ResourceChange, over old: Trackable? = nil) throws -> TrackableDraft {
        let values = change.values
        return try TrackableDraft.checked(
            name: values.text("name"), unit: values.text("unit"), icon: values.choice("icon", .heart),
            step: values.number("step") ?? 1, aggregation: values.choice("aggregation", .sum), over: old, nil
        ).get()
    }

    private static let properties: [ResourceProperty<Trackable>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable("name", .text(1...TrackableDraft.nameLength), isRequired: true, example: "Reading") {
            .string($0.name)
        },
        .writable(
            "unit", .text(atMost: TrackableDraft.unitLength), "Can’t be changed for built-in trackables",
            example: "pages"
        ) { .string($0.unit) },
        .writable("step", .decimal(TrackableDraft.steps), "What one tap adds. Default: 1", example: 1) {
            .number($0.step)
        },
        .writable(
            "aggregation", .choice(Trackable.Aggregation.self),
            "Whether a day’s entries are added up, or only the last one counts"
        ) { .string($0.aggregation.rawValue) },
        .writable("icon", .choice(TrackableIcon.self)) { .string($0.icon) },
        .writable("is_archived", .boolean, time: .atChange) { .bool($0.isArchived) },
        .readOnly("key", .nullable(.text()), "For built-in trackables: steps, water or sleep") {
            .optional($0.key)
        },
    ]
}

import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == Trackable {
    static var trackables: Resource<Trackable> {
        Resource<Trackable>(
            path: "trackables", name: "Trackable", title: "Trackables", one: "a trackable", area: .training,
            properties: properties, identify: { String($0.id) },
            list: { database, context, request in
                try request.page(of: context.user.training.allTrackables(database), id: \.id)
            },
            find: byNumber { try $1.user.training.trackable($0, id: $2) },
            create: { database, context, change in
                var form = TrackableForm()
                try save(database, context.user, &form, change, replacing: nil)
                return String(database.lastInsertedRowID)
            },
            update: { database, context, trackable, change in
                let entries = try context.user.training.entryCount(database, of: trackable.id)
                var form = TrackableForm(trackable, entries: entries, Units())
                try save(database, context.user, &form, change, replacing: trackable.id)
                guard case .bool(let isArchived) = change.sent["is_archived"] else { return }
                let now = context.moment.now.secondsSince1970
                _ = try context.user.training.archiveTrackable(database, id: trackable.id, at: isArchived ? now : nil)
            },
            delete: { database, context, trackable in
                guard try context.user.training.deleteTrackable(database, id: trackable.id) else {
                    throw HTTPError(.forbidden, "Built-in trackables can only be archived.")
                }
                return []
            })
    }

    private static func save(
        _ database: Database, _ user: User, _ form: inout TrackableForm, _ change: ResourceChange,
        replacing trackable: Int64?
    ) throws {
        form.fill(from: change.fields)
        guard let draft = form.validate() else { throw FormRefusal(form) }
        let saving = try user.training.saveTrackable(database, draft, replacing: trackable)
        guard saving != .notFound else { throw HTTPError(.notFound) }
        if form.refuse(saving) { throw FormRefusal(form) }
    }

    private static var properties: [ResourceProperty<Trackable>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable("name", .text(1...TrackableForm.nameLength), isRequired: true, example: "Reading") {
                .string($0.name)
            },
            .writable(
                "unit", .text(atMost: TrackableForm.unitLength), "Can’t be changed for built-in trackables",
                example: "pages"
            ) { .string($0.unit) },
            .writable("step", .decimal(TrackableForm.steps), "What one tap adds. Default: 1", example: 1) {
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
}

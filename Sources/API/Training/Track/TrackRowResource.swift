import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item: TrackRow {
    /// A kind of entry on the Track page.
    /// - Parameter read: the draft of what is sent over an old row; a kept exercise or trackable may be archived meanwhile.
    static func track<Draft: TrackDraft>(
        path: String, name: String, title: String, one: String, properties: [ResourceProperty<Item>],
        read: @escaping @Sendable (Database, ResourceContext, ResourceChange, Item?) throws -> Result<Draft, Faults>
    ) -> Resource where Draft.Row == Item {
        @Sendable func draft(
            _ database: Database, _ context: ResourceContext, _ change: ResourceChange, over old: Item? = nil
        ) throws -> Draft {
            let draft = try read(database, context, change, old).get()
            try confirm(database, context, draft, change)
            return draft
        }
        let keyset = Keyset(table: Item.table, columns: Item.columns, order: ["day", "logged_at", "id"])
        return Resource(
            path: path, name: name, title: title, one: one, area: .training, properties: properties,
            identify: { String($0.id) }, listParameters: PageRequest.dayParameters,
            list: { try keyset.page($0, $1.user, $2) },
            find: byNumber { try $1.user.training.row($0, id: $2) },
            create: { database, context, change in
                let draft = try draft(database, context, change)
                return String(try context.user.training.save(database, draft, at: context.moment).id)
            },
            update: { database, context, row, change in
                let draft = try draft(database, context, change, over: row)
                _ = try context.user.training.save(database, draft, over: row, at: context.moment)
            },
            delete: { database, context, row in
                _ = try context.user.training.delete(database, Item.self, id: row.id, at: context.moment)
                return []
            })
    }
}

extension Resource {
    /// - Throws: what WorkHome asks about an unlikely value that is not confirmed.
    static func confirm(
        _ database: Database, _ context: ResourceContext, _ draft: some TrackDraft, _ change: ResourceChange
    ) throws {
        try Warnings(draft.questions(database, for: context.user, context.user.units))
            .requireConfirmation(confirmed: change.isConfirmed)
    }
}

extension ResourceContext {
    /// The exercise that is chosen for a new row, or kept by an existing one.
    func exercise(_ database: Database, _ change: ResourceChange, _ kind: ExerciseKind) throws -> Exercise? {
        let id = change.values.row("exercise_id")
        return change.isNew
            ? try user.loggableExercise(database, id, kind)
            : try id.flatMap { try user.training.exercise(database, id: $0) }
    }
}

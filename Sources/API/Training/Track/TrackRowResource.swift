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
            try change.confirm(draft.questions(database, for: context.user, context.units))
            return draft
        }
        let keyset = Keyset(table: Item.table, columns: Item.columns, order: ["day", "logged_at", "id"])
        return Resource(
            path: path, name: name, title: title, one: one, area: .training, properties: properties,
            identify: { String($0.id) }, listParameters: PageRequest.dayParameters,
            list: { try keyset.page($0, $1.user, $2) },
            find: byNumber { try $1.user.training.row($0, id: $2) },
            create: { try String($1.user.training.save($0, draft($0, $1, $2), at: $1.moment).id) },
            update: { _ = try $1.user.training.save($0, draft($0, $1, $3, over: $2), over: $2, at: $1.moment) },
            delete: withoutPhotos { try $1.user.training.delete($0, Item.self, id: $2.id, at: $1.moment) })
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

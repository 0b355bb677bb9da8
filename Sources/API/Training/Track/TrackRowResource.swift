import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item: TrackRow {
    /// A kind of entry on the Track page.
    /// - Parameters:
    ///  - subject: the member with the id of the exercise or trackable.
    ///  - prepare: gives the form the values to keep exactly as sent.
    static func track<Logged: TrackForm>(
        _: Logged.Type, path: String, name: String, title: String, one: String, subject: String,
        properties: [ResourceProperty<Item>],
        prepare: @escaping @Sendable (inout Logged, ResourceChange) throws -> Void
    ) -> Resource where Logged.Draft.Row == Item {
        @Sendable func draft(
            _ database: Database, _ context: ResourceContext, _ form: Logged, _ change: ResourceChange
        ) throws -> Logged.Draft {
            var form = form
            try prepare(&form, change)
            form.take(change.fields)
            guard let draft = form.validate(today: context.today) else { throw FormRefusal(form) }
            _ = try form.confirmWarnings(database, about: draft, of: context.user)
            try form.warnings.requireConfirmation(confirmed: change.isConfirmed)
            return draft
        }
        let keyset = Keyset(table: Item.table, columns: Item.columns, order: ["day", "logged_at", "id"])
        return Resource(
            path: path, name: name, title: title, one: one, area: .training, properties: properties,
            identify: { String($0.id) }, listParameters: PageRequest.dayParameters,
            list: { try keyset.page($0, $1.user, $2) },
            find: byNumber { try $1.user.training.row($0, id: $2) },
            create: { database, context, change in
                let chosen = try Logged.subject(database, change.fields[subject], of: context.user)
                let form = try Logged(chosen, on: context.today, context.user.units)
                let draft = try draft(database, context, form, change)
                return String(try context.user.training.log(database, draft, at: context.moment).id)
            },
            update: { database, context, row, change in
                let form = try Logged.existing(database, context.user, id: row.id).orNotFound()
                let draft = try draft(database, context, form, change)
                _ = try context.user.training.update(database, id: row.id, draft, at: context.moment)
            },
            delete: { database, context, row in
                _ = try context.user.training.delete(database, Item.self, id: row.id, at: context.moment)
                return []
            })
    }
}

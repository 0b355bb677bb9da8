import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == Trainer {
    static var trainers: Resource<Trainer> {
        Resource<Trainer>(
            path: "trainers", name: "Trainer", title: "Trainers", one: "a trainer", area: .profile,
            properties: properties, identify: { String($0.id) },
            list: { database, context, request in
                try request.page(of: context.user.trainers.all(database), id: \.id)
            },
            find: byNumber { try $1.user.trainers.trainer($0, id: $2) },
            create: { database, context, change in
                var form = TrainerForm(isGuest: context.user.isGuest)
                let draft = try draft(&form, change)
                let now = context.moment.now
                guard let trainer = try context.user.trainers.addTrainer(database, draft, photo: nil, now: now) else {
                    form.rejectAsTooMany()
                    throw FormRefusal(form)
                }
                return String(trainer)
            },
            update: { database, context, trainer, change in
                try requireEditable(database, context.user, trainer)
                var form = TrainerForm(trainer, user: context.user)
                let draft = try draft(&form, change)
                _ = try context.user.trainers.updateTrainer(database, id: trainer.id, draft, photo: .keep)
            },
            delete: { database, context, trainer in
                try requireEditable(database, context.user, trainer)
                return try context.user.trainers.deleteTrainer(database, id: trainer.id, now: context.moment.now) ?? []
            })
    }

    private static func requireEditable(_ database: Database, _ user: User, _ trainer: Trainer) throws {
        guard try user.trainers.canEdit(database, trainer) else {
            throw HTTPError(
                .forbidden, "Only the person who added this trainer, or the first account here, can change them.")
        }
    }

    private static func draft(_ form: inout TrainerForm, _ change: ResourceChange) throws -> TrainerDraft {
        form.read(change.fields)
        guard let draft = form.validate() else { throw FormRefusal(form) }
        return draft
    }

    private static var properties: [ResourceProperty<Trainer>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable("name", .text(1...Field.nameLength), isRequired: true, example: "Robin Field") {
                .string($0.name)
            },
            .writable(
                "specialities",
                .list(
                    of: .text(atMost: TrainerSpecialities.maximumOtherLength),
                    atMost: TrainerSpecialities.known.count + TrainerSpecialities.maximumOthers),
                example: ["Running", "Fell running"], items: specialities
            ) { .texts($0.specialities.names) },
            .writable("languages", .text(atMost: TrainerForm.languagesLength)) { .string($0.languages) },
            .writable("about", as: "bio", .text(atMost: TrainerForm.aboutLength)) { .string($0.bio) },
            .writable(
                "rate_amount", .nullable(.text(0...TrainerRate.amountLength, pattern: TrainerRate.amountPattern)),
                example: "45"
            ) { .optional($0.rate?.amount) },
            .writable(
                "rate_currency", .nullable(.text(0...TrainerRate.currencyLength, pattern: TrainerRate.currencyPattern)),
                "Three letters, such as EUR", example: "EUR"
            ) {
                .optional($0.rate?.currency)
            },
            .writable("rate_period", .choice(TrainerRate.Period.self)) {
                .string(($0.rate?.period ?? .hour).rawValue)
            },
            .writable(
                "phone", .nullable(.text(atMost: TrainerForm.phoneLength)), "With a plus and the country code",
                example: "+353871234567"
            ) {
                .optional($0.phone?.e164)
            },
            .writable("telegram_name", .nullable(.text(atMost: TrainerForm.telegramLength))) {
                .optional($0.telegram?.name)
            },
            .writable("email", .nullable(.text(atMost: AccountRules.emailLength, format: "email"))) {
                .optional($0.email)
            },
            .writable(
                "is_private", as: "visibility", .boolean, "Whether only the person sees them",
                items: { [Query.Item(name: "visibility", value: $0 == .bool(true) ? "alone" : "household")] }
            ) { .bool($0.isPrivate) },
        ]
    }

    /// The form has checkboxes for the known ones, and a comma-separated field for others.
    @Sendable private static func specialities(_ value: JSONValue) -> [Query.Item] {
        let names = (value.array ?? []).compactMap(\.text)
        let known = names.filter(TrainerSpecialities.known.contains)
        let others = names.filter { !TrainerSpecialities.known.contains($0) }
        return known.map { Query.Item(name: "specialities", value: $0) }
            + [Query.Item(name: "other_specialities", value: others.joined(separator: ", "))]
    }
}

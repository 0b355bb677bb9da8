import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == Trainer {
    static let trainers = Resource<Trainer>(
        path: "trainers", name: "Trainer", title: "Trainers", one: "a trainer", area: .profile,
        properties: properties, identify: { String($0.id) },
        list: few(\.id) { try $1.user.trainers.all($0) },
        find: byNumber { try $1.user.trainers.trainer($0, id: $2) },
        create: { database, context, change in
            let draft = try draft(context.user, change, of: nil)
            return String(try context.user.trainers.save(database, draft, now: context.moment.now).id)
        },
        update: { database, context, trainer, change in
            try requireEditable(database, context.user, trainer)
            let draft = try draft(context.user, change, of: trainer)
            _ = try context.user.trainers.save(database, draft, over: trainer, now: context.moment.now)
        },
        delete: { database, context, trainer in
            try requireEditable(database, context.user, trainer)
            return try context.user.trainers.delete(database, trainer, now: context.moment.now)
        })

    private static func requireEditable(_ database: Database, _ user: User, _ trainer: Trainer) throws {
        guard try user.trainers.canEdit(database, trainer) else {
            throw HTTPError(
                .forbidden, "Only the person who added this trainer, or the first account here, can change them.")
        }
    }

    /// Only who added a trainer chooses who sees them, and no guest.
    private static func draft(_ user: User, _ change: ResourceChange, of trainer: Trainer?) throws -> TrainerDraft {
        let values = change.values
        let names = (values.members["specialities"]?.array ?? []).compactMap(\.text)
        let isChoice = user.sharesAtHome && trainer.map { $0.addedBy == user.id } ?? true
        return try TrainerDraft.checked(
            isPrivate: isChoice ? values.flag("is_private") : trainer?.isPrivate ?? true, name: values.text("name"),
            specialities: names.filter(TrainerSpecialities.known.contains),
            otherSpecialities: names.filter { !TrainerSpecialities.known.contains($0) }.joined(separator: ", "),
            bio: values.text("about"), languages: values.text("languages"), rateAmount: values.text("rate_amount"),
            rateCurrency: values.text("rate_currency"), ratePeriod: values.choice("rate_period", .hour),
            phone: values.text("phone"), telegram: values.text("telegram_name"), email: values.text("email")
        ).get()
    }

    private static let properties: [ResourceProperty<Trainer>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable("name", .text(1...TextLimits.name), isRequired: true, example: "Robin Field") {
            .string($0.name)
        },
        .writable(
            "specialities",
            .list(
                of: .text(atMost: TrainerSpecialities.maximumOtherLength),
                atMost: TrainerSpecialities.known.count + TrainerSpecialities.maximumOthers),
            example: ["Running", "Fell running"]
        ) { .texts($0.specialities.names) },
        .writable("languages", .text(atMost: TrainerDraft.languagesLength)) { .string($0.languages) },
        .writable("about", as: "bio", .text(atMost: TrainerDraft.aboutLength)) { .string($0.bio) },
        .writable(
            "rate_amount", .nullable(.text(0...TrainerRate.amountLength, pattern: TrainerRate.amountPattern)),
            example: "45"
        ) { .optional($0.rate?.amount) },
        .writable(
            "rate_currency", .nullable(.text(0...TrainerRate.currencyLength, pattern: TrainerRate.currencyPattern)),
            "Three letters, such as EUR", example: "EUR"
        ) { .optional($0.rate?.currency) },
        .writable("rate_period", .choice(TrainerRate.Period.self)) {
            .string(($0.rate?.period ?? .hour).rawValue)
        },
        .writable(
            "phone", .nullable(.text(atMost: TrainerDraft.phoneLength)), "With a plus and the country code",
            example: "+353871234567"
        ) { .optional($0.phone?.e164) },
        .writable("telegram_name", .nullable(.text(atMost: TrainerDraft.telegramLength))) {
            .optional($0.telegram?.name)
        },
        .writable("email", .nullable(.text(atMost: EmailAddress.maximumLength, format: "email"))) {
            .optional($0.email)
        },
        .writable(
            "is_private", as: "visibility", .boolean, "Whether only the person sees them"
        ) { .bool($0.isPrivate) },
    ]
}

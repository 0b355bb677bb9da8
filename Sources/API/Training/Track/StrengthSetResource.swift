import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == StrengthSet {
    static var sets: Resource<StrengthSet> {
        Resource<StrengthSet>(
            path: "sets", name: "Set", title: "Sets", one: "a set", area: .training, properties: properties,
            identify: { String($0.id) }, listParameters: PageRequest.dayParameters,
            list: { try keyset.page($0, $1.user, $2) },
            find: { database, context, id in
                try Int64(identifier: id).flatMap { try context.user.training.strengthSet(database, id: $0) }
            },
            create: { database, context, change in
                let exercise = try context.user.loggableExercise(database, change.fields["exercise_id"], .strength)
                var form = try StrengthSetForm(exercise: exercise, on: context.today, .kilograms)
                let draft = try draft(database, context, &form, change)
                return String(try context.user.training.logSet(database, draft, at: context.moment).id)
            },
            update: { database, context, set, change in
                guard let exercise = try context.user.training.exercise(database, id: set.exerciseID) else {
                    throw HTTPError(.notFound)
                }
                var form = try StrengthSetForm(set, of: exercise, .kilograms)
                let draft = try draft(database, context, &form, change)
                _ = try context.user.training.updateSet(database, id: set.id, draft, at: context.moment)
            },
            delete: { database, context, set in
                _ = try context.user.training.deleteSet(database, id: set.id, at: context.moment)
                return []
            })
    }

    private static let keyset = Keyset(
        table: "strength_sets", columns: StrengthSet.columns, order: ["day", "logged_at", "id"])

    /// A weight as it was sent is kept to the gram, where a form rounds what is typed.
    private static func draft(
        _ database: Database, _ context: ResourceContext, _ form: inout StrengthSetForm, _ change: ResourceChange
    ) throws -> StrengthSetDraft {
        let sent = change.number("weight_kilograms")
        if let sent {
            let most = sent < 0 ? StrengthSetLimits.maximumAssistanceKilograms : StrengthSetLimits.maximumKilograms
            guard sent.magnitude <= most else {
                throw FormRefusal(["weight": "Please send at most \(DecimalText.grouped(most)) kilograms"])
            }
            form.knownKilograms = sent.magnitude
        }
        form.take(change.fields)
        if let sent, sent < 0, form.exercise?.load == .external { throw FormRefusal(["weight": "Must be positive"]) }
        guard let draft = form.validate(today: context.today) else { throw FormRefusal(form) }
        _ = form.settleDoubts(
            about: draft, bodyWeightKilograms: try context.user.training.bodyWeight(database, for: draft))
        try form.doubts.settle(confirmed: change.isConfirmed)
        return draft
    }

    private static var properties: [ResourceProperty<StrengthSet>] {
        [
            .told("id", .integer) { .integer($0.id) },
            .taken(
                "exercise_id", .rowID, "An exercise that is logged in sets", isRequired: true,
                time: .atCreation, example: 1
            ) { .integer($0.exerciseID) },
            .taken("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
            .taken("kind", .choice(StrengthSet.Kind.self), "Default: normal") { .string($0.kind.rawValue) },
            .taken("reps", .whole(StrengthSetLimits.repetitions), isRequired: true, example: 8) { .int($0.reps) },
            .taken(
                "weight_kilograms", as: "weight",
                .nullable(.decimal(-StrengthSetLimits.maximumAssistanceKilograms...StrengthSetLimits.maximumKilograms)),
                "The total load. For a bodyweight exercise, the added weight; below zero for assistance",
                example: 62.5, items: weight
            ) { .number($0.weightKilograms) },
            .taken(
                "rpe", .nullable(.decimal(StrengthSetLimits.efforts, by: StrengthSetLimits.effortStep)),
                "Effort, from 1 to 10",
                example: 8
            ) {
                .optional($0.ratingOfPerceivedExertion)
            },
            .taken("note", .text(atMost: Field.noteLength)) { .string($0.note) },
            .told("workout_session_id", .nullable(.integer), "The timed workout in which it was logged") {
                .optional($0.workoutSessionID)
            },
            .told("body_weight_kilograms", .nullable(.number), "How much of the load is the body itself") {
                .optional($0.bodyWeightKilograms)
            },
            .told("volume_kilograms", .number, "Load × reps; 0 for a warm-up") {
                .number(Double($0.volumeGrams) / 1_000)
            },
            .told("logged_at", .moment) { .moment($0.loggedAt) },
            .confirmation,
        ]
    }

    /// The form has a choice for what is below zero.
    @Sendable private static func weight(_ value: JSONValue) -> [Query.Item] {
        let typed = value.typed
        let load =
            typed.hasPrefix("-") ? "assisted" : Double(typed).map { $0 > 0 ? "added" : "" } ?? ""
        return [
            Query.Item(name: "weight", value: typed.hasPrefix("-") ? String(typed.dropFirst()) : typed),
            Query.Item(name: "load", value: load),
        ]
    }
}

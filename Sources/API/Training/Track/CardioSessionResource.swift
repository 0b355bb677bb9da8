import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == CardioSession {
    static var cardioSessions: Resource<CardioSession> {
        Resource<CardioSession>(
            path: "cardio-sessions", name: "CardioSession", title: "Cardio sessions", one: "a cardio session",
            area: .training, properties: properties, identify: { String($0.id) },
            listParameters: PageRequest.dayParameters, list: { try keyset.page($0, $1.user, $2) },
            find: { database, context, id in
                try Int64(identifier: id).flatMap { try context.user.training.cardioSession(database, id: $0) }
            },
            create: { database, context, change in
                let exercise = try context.user.loggableExercise(database, change.fields["exercise_id"], .cardio)
                var form = try CardioForm(exercise: exercise, on: context.today, .kilometers)
                let draft = try draft(context, &form, change)
                return String(try context.user.training.logCardio(database, draft, at: context.moment).id)
            },
            update: { database, context, session, change in
                guard let exercise = try context.user.training.exercise(database, id: session.exerciseID) else {
                    throw HTTPError(.notFound)
                }
                var form = try CardioForm(session, of: exercise, .kilometers)
                let draft = try draft(context, &form, change)
                _ = try context.user.training.updateCardio(database, id: session.id, draft, at: context.moment)
            },
            delete: { database, context, session in
                _ = try context.user.training.deleteCardio(database, id: session.id, at: context.moment)
                return []
            })
    }

    private static let keyset = Keyset(
        table: "cardio_sessions", columns: CardioSession.columns, order: ["day", "logged_at", "id"])

    /// A distance as it was sent is kept to the meter, where a form rounds what is typed.
    private static func draft(
        _ context: ResourceContext, _ form: inout CardioForm, _ change: ResourceChange
    ) throws -> CardioSessionDraft {
        if let meters = change.number("distance_meters") {
            guard meters <= CardioLimits.meters.upperBound else {
                let most = DecimalText.grouped(CardioLimits.meters.upperBound)
                throw FormRefusal(["distance": "Please send at most \(most) meters"])
            }
            form.knownMeters = meters
        }
        form.take(change.fields)
        guard let draft = form.validate(today: context.today) else { throw FormRefusal(form) }
        _ = form.settleDoubts(about: draft)
        try form.doubts.settle(confirmed: change.isConfirmed)
        return draft
    }

    private static var properties: [ResourceProperty<CardioSession>] {
        [
            .told("id", .integer) { .integer($0.id) },
            .taken(
                "exercise_id", .rowID, "An exercise that is logged by time", isRequired: true,
                time: .atCreation, example: 1
            ) { .integer($0.exerciseID) },
            .taken("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
            .taken(
                "duration_seconds", as: "duration", .whole(CardioLimits.wholeSeconds), isRequired: true,
                example: 1_800,
                items: { [Query.Item(name: "duration", value: "\($0.typed) s")] }
            ) { .int($0.durationSeconds) },
            .taken(
                "distance_meters", as: "distance",
                .nullable(.decimal(CardioForm.minimumMeters...CardioLimits.meters.upperBound)), example: 5_200,
                items: { [Query.Item(name: "distance", value: kilometers($0))] }
            ) { .optional($0.distanceMeters) },
            .taken("note", .text(atMost: Field.noteLength)) { .string($0.note) },
            .told("energy_kilocalories", .integer) { .int($0.energyKilocalories) },
            .told("logged_at", .moment) { .moment($0.loggedAt) },
            .confirmation,
        ]
    }

    private static func kilometers(_ meters: JSONValue) -> String {
        Double(meters.typed).map { JSONValue.number($0 / 1_000).typed } ?? ""
    }
}

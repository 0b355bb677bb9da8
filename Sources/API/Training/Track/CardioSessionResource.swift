import Fitness
import Models

extension Resource where Item == CardioSession {
    static let cardioSessions: Resource<CardioSession> = .track(
        path: "cardio-sessions", name: "CardioSession", title: "Cardio sessions", one: "a cardio session",
        properties: properties
    ) { database, context, change, old in
        let values = change.values
        return CardioSessionDraft.checked(
            exercise: try context.exercise(database, change, .cardio), day: values.day("day", context.today),
            durationSeconds: values.whole("duration_seconds"), distanceMeters: values.number("distance_meters"),
            note: values.text("note"), over: old, today: context.today, context.units.distance)
    }

    private static let properties: [ResourceProperty<CardioSession>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .writable(
            "exercise_id", .rowID, "An exercise that is logged by time", isRequired: true,
            time: .atCreation, example: 1
        ) { .integer($0.exerciseID) },
        .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
        .writable(
            "duration_seconds", as: "duration", .whole(CardioLimits.wholeSeconds), isRequired: true,
            example: 1_800
        ) { .int($0.durationSeconds) },
        .writable(
            "distance_meters", as: "distance",
            .nullable(.decimal(CardioLimits.minimumMeters...CardioLimits.meters.upperBound)), example: 5_200
        ) { .optional($0.distanceMeters) },
        .writable("note", .text(atMost: TextLimits.note)) { .string($0.note) },
        .readOnly("energy_kilocalories", .integer) { .int($0.energyKilocalories) },
        .readOnly("logged_at", .moment) { .moment($0.loggedAt) },
        .confirmation,
    ]
}

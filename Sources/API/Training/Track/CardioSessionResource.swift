import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

extension Resource where Item == CardioSession {
    /// Keeps a distance to the meter as it was sent, whereas the form rounds typed values.
    static var cardioSessions: Resource<CardioSession> {
        .track(
            CardioForm.self, path: "cardio-sessions", name: "CardioSession", title: "Cardio sessions",
            one: "a cardio session", subject: "exercise_id", properties: properties
        ) { form, change in
            guard let meters = change.number("distance_meters") else { return }
            guard meters <= CardioLimits.meters.upperBound else {
                let most = DecimalText.grouped(CardioLimits.meters.upperBound)
                throw FormRefusal(["distance": "Please send at most \(most) meters"])
            }
            form.knownMeters = meters
        }
    }

    private static var properties: [ResourceProperty<CardioSession>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable(
                "exercise_id", .rowID, "An exercise that is logged by time", isRequired: true,
                time: .atCreation, example: 1
            ) { .integer($0.exerciseID) },
            .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
            .writable(
                "duration_seconds", as: "duration", .whole(CardioLimits.wholeSeconds), isRequired: true,
                example: 1_800,
                items: { [Query.Item(name: "duration", value: "\($0.typed) s")] }
            ) { .int($0.durationSeconds) },
            .writable(
                "distance_meters", as: "distance",
                .nullable(.decimal(CardioForm.minimumMeters...CardioLimits.meters.upperBound)), example: 5_200,
                items: { [Query.Item(name: "distance", value: kilometers($0))] }
            ) { .optional($0.distanceMeters) },
            .writable("note", .text(atMost: Field.noteLength)) { .string($0.note) },
            .readOnly("energy_kilocalories", .integer) { .int($0.energyKilocalories) },
            .readOnly("logged_at", .moment) { .moment($0.loggedAt) },
            .confirmation,
        ]
    }

    private static func kilometers(_ meters: JSONValue) -> String {
        Double(meters.typed).map { JSONValue.number($0 / 1_000).typed } ?? ""
    }
}

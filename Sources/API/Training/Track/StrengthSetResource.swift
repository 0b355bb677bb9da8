import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

extension Resource where Item == StrengthSet {
    /// Keeps a weight to the gram as it was sent, whereas the form rounds typed values.
    static var sets: Resource<StrengthSet> {
        .track(
            StrengthSetForm.self, path: "sets", name: "Set", title: "Sets", one: "a set", subject: "exercise_id",
            properties: properties
        ) { form, change in
            guard let sent = change.number("weight_kilograms") else { return }
            let most = sent < 0 ? StrengthSetLimits.maximumAssistanceKilograms : StrengthSetLimits.maximumKilograms
            guard sent.magnitude <= most else {
                throw FormRefusal(["weight": "Please send at most \(DecimalText.grouped(most)) kilograms"])
            }
            if sent < 0, form.chosen?.load == .external { throw FormRefusal(["weight": "Must be positive"]) }
            form.knownKilograms = sent.magnitude
        }
    }

    private static var properties: [ResourceProperty<StrengthSet>] {
        [
            .readOnly("id", .integer) { .integer($0.id) },
            .writable(
                "exercise_id", .rowID, "An exercise that is logged in sets", isRequired: true,
                time: .atCreation, example: 1
            ) { .integer($0.exerciseID) },
            .writable("day", as: "date", .day, "Default: today", example: "2026-11-20") { .day($0.day) },
            .writable("kind", .choice(StrengthSet.Kind.self), "Default: normal") { .string($0.kind.rawValue) },
            .writable("reps", .whole(StrengthSetLimits.repetitions), isRequired: true, example: 8) { .int($0.reps) },
            .writable(
                "weight_kilograms", as: "weight",
                .nullable(.decimal(-StrengthSetLimits.maximumAssistanceKilograms...StrengthSetLimits.maximumKilograms)),
                "The total load. For a bodyweight exercise, the added weight; below zero for assistance",
                example: 62.5, items: weight
            ) { .number($0.weightKilograms) },
            .writable(
                "rpe", .nullable(.decimal(StrengthSetLimits.efforts, by: StrengthSetLimits.effortStep)),
                "Effort, from 1 to 10",
                example: 8
            ) {
                .optional($0.ratingOfPerceivedExertion)
            },
            .writable("note", .text(atMost: Field.noteLength)) { .string($0.note) },
            .readOnly("workout_session_id", .nullable(.integer), "The timed workout in which it was logged") {
                .optional($0.timedWorkoutID)
            },
            .readOnly("body_weight_kilograms", .nullable(.number), "How much of the load is the body itself") {
                .optional($0.bodyWeightKilograms)
            },
            .readOnly("volume_kilograms", .number, "Load × reps; 0 for a warm-up") {
                .number(Double($0.volumeGrams) / 1_000)
            },
            .readOnly("logged_at", .moment) { .moment($0.loggedAt) },
            .confirmation,
        ]
    }

    /// The form has a separate choice for negative weights.
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

import Fitness
import HTTP
import Models
import Routines
import Web

extension Resource where Item == ExerciseSettings {
    /// Each exercise has them; the list contains those with a choice of the person's.
    static let exerciseSettings = Resource<ExerciseSettings>(
        path: "exercise-settings", name: "ExerciseSettings", title: "Exercise settings",
        one: "how the person does an exercise", area: .training, properties: properties,
        identify: { String($0.exercise) },
        list: few(\.exercise) { try $1.user.training.allExerciseSettings($0) },
        find: byNumber { database, context, exercise in
            let training = context.user.training
            guard try training.exercise(database, id: exercise)?.kind == .strength else { return nil }
            return try training.settings(database, of: exercise)
        },
        update: { database, context, settings, change in
            let values = change.values
            let known = try context.user.equipment.tools(database).map(\.id)
            let draft = try ExerciseSettingsDraft.checked(
                equipment: values.row("equipment_id"), known: Set(known), restSeconds: values.whole("rest_seconds"),
                note: values.text("note")
            ).get()
            try context.user.training.save(database, draft, of: settings.exercise)
        })

    private static let properties: [ResourceProperty<ExerciseSettings>] = [
        .readOnly("exercise_id", .integer) { .integer($0.exercise) },
        .writable(
            "equipment_id", .nullable(.rowID), "The equipment used for it; null for what fits the exercise"
        ) { .optional($0.equipment) },
        .writable(
            "rest_seconds", .nullable(.whole(ExerciseSettingsDraft.rests)),
            "After a set; null for the person’s rest timer, 0 for none", example: 180
        ) { .int($0.restSeconds) },
        .writable("note", .text(atMost: ExerciseSettingsDraft.noteLength), example: "Seat at 4") {
            .string($0.note)
        },
    ]
}

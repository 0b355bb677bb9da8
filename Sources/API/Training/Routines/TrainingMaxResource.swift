import Fitness
import Forms
import GRDB
import Models
import Routines

extension Resource where Item == TrainingMax {
    static let trainingMaxes = Resource<TrainingMax>(
        path: "training-maxes", name: "TrainingMax", title: "Training maxes", one: "a training max",
        area: .training, id: .text(), properties: properties, identify: { identifier($0.exercise, $0.firstDay) },
        list: { database, context, request in
            try request.page(ranked: context.user.routines.trainingMaxes(database))
        },
        find: { database, context, id in
            let parts = id.split(separator: "-", maxSplits: 1).map(String.init)
            guard parts.count == 2, let exercise = Int64(identifier: parts[0]), let day = LocalDay(parts[1]) else {
                return nil
            }
            return try context.user.routines.trainingMax(database, of: exercise, from: day)
        },
        create: { try save($0, $1, $2) },
        update: { database, context, _, change in _ = try save(database, context, change) },
        delete: withoutPhotos { try $1.user.routines.deleteTrainingMax($0, of: $2.exercise, from: $2.firstDay) })

    /// The exercise and the day, which are its key.
    private static func identifier(_ exercise: Int64, _ firstDay: LocalDay) -> String { "\(exercise)-\(firstDay)" }

    private static func save(_ database: Database, _ context: ResourceContext, _ change: ResourceChange) throws
        -> String
    {
        let values = change.values
        let exercise = try values.row("exercise_id").flatMap { try context.user.training.exercise(database, id: $0) }
        let draft = try TrainingMaxDraft.checked(
            exercise: exercise, firstDay: values.day("first_day", context.today),
            kilograms: values.number("kilograms"), today: context.today
        ).get()
        try change.confirm(StrengthSetLimits.questions(kilograms: draft.kilograms, context.units))
        try context.user.routines.setTrainingMax(database, draft)
        return identifier(draft.exercise, draft.firstDay)
    }

    private static let properties: [ResourceProperty<TrainingMax>] = [
        .readOnly("id", .text(), "The exercise’s id and the first day") {
            .string(identifier($0.exercise, $0.firstDay))
        },
        .writable("exercise_id", .rowID, "A strength exercise", isRequired: true, time: .atCreation, example: 1) {
            .integer($0.exercise)
        },
        .writable("first_day", .day, "Default: today", time: .atCreation, example: "2026-11-02") {
            .day($0.firstDay)
        },
        .writable(
            "kilograms", .decimal(TrainingMaxDraft.kilograms), "What percentages of a training max are of",
            isRequired: true, example: 92.5
        ) { .number($0.kilograms) },
        .confirmation,
    ]
}

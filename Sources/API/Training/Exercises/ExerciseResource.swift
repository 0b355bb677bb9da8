import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == Exercise {
    static let exercises = Resource<Exercise>(
        path: "exercises", name: "Exercise", title: "Exercises", one: "an exercise", area: .training,
        properties: properties, identify: { String($0.id) }, listParameters: [PageRequest.wordParameter],
        list: { database, context, request in
            let all =
                try context.user.training.exercises(database, of: context.user.id)
                + context.user.training.exercises(database, of: nil).filter { !$0.isArchived }
            guard !request.words.isEmpty else { return try request.page(of: all, id: \.id) }
            return try request.page(ranked: ExerciseSearch(request.words).matches(in: all))
        },
        find: byNumber { try $1.user.training.exercise($0, id: $2) },
        create: { try String($1.user.training.save($0, draft($2))) },
        update: { database, context, exercise, change in
            guard exercise.isOwn else { return try choose(database, context, exercise, change) }
            if change.sent["is_hidden"] == .bool(true) {
                throw Faults("is_hidden", "Archive an exercise of your own instead")
            }
            _ = try context.user.training.save(database, draft(change, over: exercise), over: exercise)
            try change.setArchived(context) {
                try context.user.training.archiveExercise(database, id: exercise.id, at: $0)
            }
        },
        delete: withoutPhotos { database, context, exercise in
            guard exercise.isOwn else { throw HTTPError(.forbidden, "Built-in exercises can’t be deleted.") }
            _ = try context.user.training.removeExercise(database, id: exercise.id, at: context.moment)
        },
        deletionQuestion: { database, context, exercise in
            let usage = try context.user.training.usage(database, of: exercise.id)
            return exercise.isOwn && usage.hasHistory ? ExerciseWording.deletion(of: exercise, usage) : nil
        })

    /// Renames or hides a built-in exercise for the user.
    private static func choose(
        _ database: Database, _ context: ResourceContext, _ exercise: Exercise, _ change: ResourceChange
    ) throws {
        guard change.sent.keys.allSatisfy(["name", "is_hidden"].contains) else {
            throw HTTPError(.forbidden, "Of a built-in exercise, only “name” and “is_hidden” can be changed.")
        }
        if change.sent["name"] != nil {
            let name = try ExerciseDraft.checkedChoice(of: change.values.text("name")).get()
            try context.user.training.save(database, name: name, of: exercise)
        }
        guard case .bool(let isHidden) = change.sent["is_hidden"] else { return }
        let now = context.moment.now.secondsSince1970
        _ = try context.user.training.hideExercise(database, id: exercise.id, at: isHidden ? now : nil)
    }

    private static func draft(_ change: ResourceChange, over old: Exercise? = nil) throws -> ExerciseDraft {
        let values = change.values
        return try ExerciseDraft.checked(
            name: values.text("name"), kind: values.choice("kind", .strength),
            measure: values.choice("measure", .reps), load: values.choice("load", .external),
            equipment: values.choice("equipment", Equipment.none),
            mechanic: values.text("mechanic"),
            primaryMuscle: values.choice("primary_muscle", .fullBody),
            secondaryMuscles: values.texts("secondary_muscles").choices(),
            intensity: values.choice("intensity", .moderate), instructions: values.text("instructions"),
            over: old
        ).get()
    }

    private static let properties: [ResourceProperty<Exercise>] = [
        .readOnly("id", .integer) { .integer($0.id) },
        .readOnly("built_in_name", .nullable(.text()), "Its usual name, if the person gave it another one") {
            .optional($0.builtInName)
        },
        .writable(
            "is_hidden", .boolean, "Whether a built-in exercise is left out where exercises are chosen",
            time: .atChange
        ) { .bool($0.isHidden) },
        .readOnly(
            "is_own", .boolean,
            "Whether it is the person’s own; of built-in exercises only name and is_hidden can be changed"
        ) { .bool($0.isOwn) },
        .writable(
            "name", .text(1...TextLimits.name),
            "What the person calls it. A built-in exercise gets its own name back when you send that",
            isRequired: true, example: "Ring row"
        ) { .string($0.name) },
        .writable("kind", .choice(ExerciseKind.self), "How it is logged. Default: strength") {
            .string($0.kind.rawValue)
        },
        .writable(
            "measure", .choice(SetMeasure.self),
            "What its sets are counted in: reps, time (hold), or distance or time (carry). Default: reps"
        ) { .string($0.measure.rawValue) },
        .writable("load", .choice(ExerciseLoad.self), "What the weight means. Default: external") {
            .string($0.load.rawValue)
        },
        .readOnly("body_share", .number, "How much of the body weight a set moves, from 0 to 1; 0 where nobody knows") {
            .number($0.bodyShare)
        },
        .writable("equipment", .choice(Equipment.self)) { .string($0.equipment.rawValue) },
        .writable("mechanic", .nullable(.choice(Mechanic.self))) { .optional($0.mechanic?.rawValue) },
        .writable("primary_muscle", .choice(Muscle.self)) { .string($0.primaryMuscle.rawValue) },
        .writable("secondary_muscles", .list(.choice(Muscle.self))) {
            .texts($0.secondaryMuscles.map(\.rawValue))
        },
        .writable("intensity", .choice(ExerciseIntensity.self), "How hard it is, to estimate the energy burned") {
            .string(($0.intensity ?? .moderate).rawValue)
        },
        .writable("instructions", .text(atMost: ExerciseDraft.instructionsLength)) { .string($0.instructions) },
        .writable("is_archived", .boolean, time: .atChange) { .bool($0.isArchived) },
    ]
}

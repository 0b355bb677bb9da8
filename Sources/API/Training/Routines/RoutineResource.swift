import Fitness
import Forms
import GRDB
import Models
import Racks
import Routines
import Web

/// A routine with its exercises.
struct RoutineWithExercises: Sendable {
    let routine: Routine
    let exercises: [RoutineExercise]
    /// What it would ask today.
    let next: NextSets
}

extension Resource where Item == RoutineWithExercises {
    static let routines = Resource<RoutineWithExercises>(
        path: "routines", name: "Routine", title: "Routines", one: "a routine", area: .training,
        properties: properties, identify: { String($0.routine.id) },
        list: { database, context, request in
            let routines = try context.user.routines.routines(database)
            let page = try request.page(of: routines, id: \.id)
            let budget = RackBudget(steps: 2_000_000 + 40_000 * page.items.count)
            return try page.map { try whole(database, context, $0, budget) }
        },
        find: byNumber({ try $1.user.routines.routine($0, id: $2) }) { try whole($0, $1, $2) },
        prepare: { try $1.user.equipment.prepareRacks($0) },
        create: { try String($1.user.routines.save($0, draft($0, $1, $2), at: $1.moment)) },
        update: { _ = try $1.user.routines.save($0, draft($0, $1, $3, over: $2), over: $2.routine, at: $1.moment) },
        delete: withoutPhotos { try $1.user.routines.delete($0, id: $2.routine.id) })

    private static func whole(
        _ database: Database, _ context: ResourceContext, _ routine: Routine, _ budget: RackBudget = RackBudget()
    ) throws -> RoutineWithExercises {
        RoutineWithExercises(
            routine: routine,
            exercises: try context.user.routines.exercises(database, of: routine, until: context.today),
            next: try NextSets(database, context, routine, budget))
    }

    private static func draft(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange,
        over old: RoutineWithExercises? = nil
    ) throws -> RoutineDraft {
        if let copy = try LibraryRoutineCopy.draft(database, context, change) { return copy }
        let values = change.values
        let lines = try values.list("exercises").prefix(RoutineDraft.maximumExercises + 1).map {
            try RoutineLines.line(database, context.user, $0)
        }
        let draft = try RoutineDraft.checked(
            name: values.text("name"), note: values.text("note"), isShared: values.flag("is_shared"), lines: lines
        ).get()
        let known = lines.map { line in old?.exercises.first { $0.slot == line.slot }?.statedWeight?.kilograms }
        try change.confirm(draft.questions(known: known, context.units))
        return draft
    }

    private static let properties: [ResourceProperty<RoutineWithExercises>] = [
        .readOnly("id", .integer) { .integer($0.routine.id) },
        .writable(
            "library_key", .nullable(.text(1...TextLimits.keyName)),
            "The routine of the library to copy, with its exercises and its name", time: .atCreation),
        .writable(
            "name", .text(1...TextLimits.name), "Required without a library_key", example: "Upper body"
        ) { .string($0.routine.name) },
        .writable("note", .text(atMost: TextLimits.note)) { .string($0.routine.note) },
        .writable("is_shared", .boolean, "Whether others at home see it and can copy it. Default: false") {
            .bool($0.routine.isShared)
        },
        .writable(
            "exercises", as: "exercise",
            .list(of: .object(RoutineLines.members), atLeast: 1, atMost: RoutineDraft.maximumExercises),
            "In order, each with its sets as text or as lines. Required without a library_key",
            example: [["exercise_id": 1, "text": "3 x 8-12 @ 60 kg", "rest_seconds": 120]]
        ) { .array($0.exercises.map(RoutineLines.json)) },
        .readOnly("next", .list(.object(NextSets.members)), "What it would ask today, and why") { $0.next.json },
        .readOnly("created_at", .moment) { .moment($0.routine.createdAt) },
        .confirmation,
    ]
}

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

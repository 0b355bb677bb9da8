import Fitness
import GRDB
import Models
import Racks

/// What a person loads for an exercise.
package struct ExerciseRack: Sendable {
    package let rack: Rack
    /// The household's equipment; nil for what a gym usually has.
    package let tool: RackTool?

    package var isUsual: Bool { tool == nil }

    /// How a weight of this exercise is put on.
    /// - Parameter kilograms: that of a set: added weight is positive, assistance is negative.
    /// - Returns: nil if there is nothing to say. What is usual only says which plates go on a bar: it doesn't know
    ///   which dumbbells there are.
    package func text(_ kilograms: Double, in unit: WeightUnit) -> LoadingText? {
        text(rack.load(kilograms), in: unit)
    }

    /// The same of a weight as it is loaded after another one.
    package func text(_ loaded: Loaded, in unit: WeightUnit) -> LoadingText? {
        let isAssistance = loaded.targetKilograms < 0
        guard isAssistance == rack.tool.isAssisting, !isUsual || rack.tool.isBarbell else { return nil }
        if loaded.isExact, loaded.nearest.isBodyAlone { return nil }
        return LoadingText(loaded, of: rack.tool, in: unit)
    }

    /// With the fewest plates, and so the same weight the same way every time.
    /// - Returns: nil if nothing is put on for it.
    package func load(_ kilograms: Double) -> Loaded? {
        guard (kilograms < 0) == rack.tool.isAssisting, !isUsual || rack.tool.isBarbell else { return nil }
        return rack.load(kilograms)
    }

    /// The plates of one side in kilograms, heavy first; nil if it is not put on a bar, or can't be.
    package func plates(for kilograms: Double) -> [Double]? {
        guard case .bar = rack.tool, let loaded = load(kilograms), loaded.isExact else { return nil }
        return loaded.nearest.perSide.map { $0.weight.unit.kilograms($0.weight.value) }
    }

    /// The warm-ups of a bar or of handles; none where the weights are taken as they are.
    /// - Parameter kilograms: the weight of the first work set.
    package func warmUps(to kilograms: Double) -> [WarmUpRamp.Step] {
        guard case .bar(let bar) = rack.tool, bar.emptyWeight.value > 0 else { return [] }
        return WarmUpRamp.steps(to: kilograms, on: rack)
    }
}

extension HouseholdEquipment {
    /// The equipment that a person has chosen for an exercise, or else the first that is used for such exercises, or
    /// else what a gym usually has.
    /// - Returns: nil for an exercise that nothing is loaded for, or of which nobody could guess the weights.
    /// - Parameter budget: for all the weights of an answer.
    package func rack(
        _ database: Database, for exercise: Exercise, _ budget: RackBudget = RackBudget()
    ) throws -> ExerciseRack? {
        guard exercise.kind == .strength else { return nil }
        let tools = try tools(database).filter { !$0.isArchived }
        let chosen = try user.training.settings(database, of: exercise.id).equipment
        if let tool = tools.first(where: { $0.id == chosen }) ?? Self.fitting(tools, exercise),
            let rack = Rack(tool.tool, plates: try plates(database).map(\.pairs), budget: budget)
        {
            return ExerciseRack(rack: rack, tool: tool)
        }
        guard !exercise.isAssisted, let rack = Rack.usual(user.units.weight, for: exercise.equipment) else {
            return nil
        }
        return ExerciseRack(rack: rack, tool: nil)
    }

    /// By the id of an exercise, for one answer.
    package func racks(
        _ database: Database, for exercises: [Exercise], _ budget: RackBudget = RackBudget()
    ) throws -> [Int64: ExerciseRack] {
        try exercises.reduce(into: [:]) { racks, exercise in
            if racks[exercise.id] == nil { racks[exercise.id] = try rack(database, for: exercise, budget) }
        }
    }

    /// Makes what weights are looked up in, before a change that asks for some.
    package func prepareRacks(_ database: Database) throws {
        let plates = try plates(database).map(\.pairs)
        for tool in try tools(database) where !tool.isArchived { Rack(tool.tool, plates: plates)?.prepare() }
    }

    /// The equipment that is used for an exercise without being chosen.
    package static func fitting(_ tools: [RackTool], _ exercise: Exercise) -> RackTool? {
        tools.first {
            !$0.isArchived && $0.use == exercise.equipment && $0.tool.isAssisting == exercise.isAssisted
        }
    }
}

extension LoadingTool {
    fileprivate var isBarbell: Bool {
        if case .bar(let bar) = self { bar.emptyWeight.value > 0 && bar.sides == 2 && bar.pieces == 1 } else { false }
    }
}

/// How a person does an exercise: with which equipment, with how much rest, and what they noted for every time.
package struct ExerciseSettings: Sendable, Equatable {
    package let exercise: Int64
    /// The household's equipment that they use; nil for what fits the exercise.
    package var equipment: Int64?
    /// nil for the person's rest timer.
    package var restSeconds: Int?
    package var note = ""
}

extension ExerciseSettings: RowReadable {
    static let columns = "exercise_id, equipment_id, rest_seconds, note"

    package init(_ row: inout RowReader) throws {
        (exercise, equipment, restSeconds, note) = (try row.next(), try row.next(), try row.next(), try row.next())
    }
}

extension User.Training {
    /// The exercises for which the user has chosen something.
    package func allExerciseSettings(_ database: Database) throws -> [ExerciseSettings] {
        try ExerciseSettings.all(
            database,
            "SELECT \(ExerciseSettings.columns) FROM exercise_settings WHERE user_id = ? ORDER BY exercise_id",
            [user.id])
    }

    /// Without any choice if the user has made none.
    package func settings(_ database: Database, of exercise: Int64) throws -> ExerciseSettings {
        try ExerciseSettings.first(
            database,
            "SELECT \(ExerciseSettings.columns) FROM exercise_settings WHERE user_id = ? AND exercise_id = ?",
            [user.id, exercise]) ?? ExerciseSettings(exercise: exercise)
    }

    /// What the user chose for an exercise of theirs.
    package func save(_ database: Database, _ draft: ExerciseSettingsDraft, of exercise: Int64) throws {
        guard !draft.isEmpty else {
            return try database.run(
                "DELETE FROM exercise_settings WHERE user_id = ? AND exercise_id = ?", [user.id, exercise])
        }
        try database.run(
            """
            INSERT INTO exercise_settings (user_id, exercise_id, equipment_id, rest_seconds, note)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, exercise_id) DO UPDATE
            SET equipment_id = excluded.equipment_id, rest_seconds = excluded.rest_seconds, note = excluded.note
            """, [user.id, exercise, draft.equipment, draft.restSeconds, draft.note])
    }

    /// The rest after a set of this exercise.
    package func restTimer(_ database: Database, after exercise: Int64?) throws -> RestTimer {
        let own = try exercise.flatMap { try settings(database, of: $0).restSeconds }
        return own.map(RestTimer.init) ?? user.restTimer
    }
}

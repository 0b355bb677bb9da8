import Fitness
import Forms
import GRDB
import Models
import Routines
import Web

/// Starts a program of the library, with what the form of its page asks for.
enum LibraryProgramStart {
    /// What a program of the library brings along.
    private static let own = ["name", "note", "weeks", "deload_every", "days"]
    /// What only a program of the library is asked for.
    private static let asked = ["first_day", "start_weights"]

    /// - Returns: its id; nil if the program is to be the person's own.
    static func create(_ database: Database, _ context: ResourceContext, _ change: ResourceChange) throws -> Int64? {
        guard let key = change.sent["library_key"]?.text else {
            for name in asked where change.sent[name] != nil {
                throw Faults(name, "Please send it with a library_key alone")
            }
            return nil
        }
        guard let program = RoutineLibrary.programs.first(where: { $0.key == key }) else {
            throw Faults("library_key", "The library has no program with this key")
        }
        for name in own where change.sent[name] != nil {
            throw Faults(name, "A program of the library has its own")
        }
        let exercises = try context.user.routines.exercises(
            database, withKeys: Set(program.lifts.map(\.exercise)).sorted())
        let start = try start(program, exercises, context, change)
        let weights = program.lifts.compactMap { start.kilograms[$0.key] }
        try change.confirm(weights.flatMap { StrengthSetLimits.questions(kilograms: $0, context.units) })
        return try context.user.programs.start(database, program, start, at: context.moment)
    }

    private static func start(
        _ program: LibraryProgram, _ exercises: [String: Exercise], _ context: ResourceContext,
        _ change: ResourceChange
    ) throws -> ProgramStart {
        let values = change.values
        let weekdays = values.texts("weekdays").compactMap { key in Weekday.allCases.first { $0.key == key } }
        let loads = program.lifts.compactMap { lift in exercises[lift.exercise].map { (lift.key, $0.load) } }
        return try ProgramStart.checked(
            program, schedule: values.choice("schedule", program.schedule),
            weekdays: change.sent["weekdays"] == nil ? program.weekdays : weekdays,
            firstDay: values.day("first_day", context.today), kilograms: try kilograms(program, values),
            loads: Dictionary(loads) { first, _ in first }, today: context.today
        ).get()
    }

    /// By the key of the lift. Without one, the first workout asks.
    private static func kilograms(_ program: LibraryProgram, _ values: MemberValues) throws -> [String: Double] {
        var kilograms: [String: Double] = [:]
        for sent in values.list("start_weights") {
            let weight = MemberValues(members: sent.object ?? [:])
            let lift = program.lifts.first { $0.asksForWeight && $0.key == weight.text("lift") }
            guard let lift, let number = weight.number("kilograms") else {
                throw Faults("weight", "The program has no such lift that begins with a weight")
            }
            kilograms[lift.key] = number
        }
        return kilograms
    }

    static let weightMembers: [SchemaMember] = [
        .required("lift", .text(1...TextLimits.keyName), "Its key in the program"),
        .required(
            "kilograms", .decimal(TrainingMaxDraft.kilograms), "The weight of the first workout, or the training max"),
    ]
}

/// Copies a routine of the library.
enum LibraryRoutineCopy {
    /// - Returns: nil if the routine is to have exercises that are sent.
    static func draft(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange
    ) throws -> RoutineDraft? {
        guard change.isNew, let key = change.sent["library_key"]?.text else { return nil }
        guard let routine = RoutineLibrary.routines.first(where: { $0.key == key }) else {
            throw Faults("library_key", "The library has no routine with this key")
        }
        guard change.sent["exercises"] == nil else {
            throw Faults("exercise", "A routine of the library has its own")
        }
        let values = change.values
        return try RoutineDraft.checked(
            name: change.sent["name"] == nil ? routine.name : values.text("name"), note: values.text("note"),
            isShared: values.flag("is_shared"),
            lines: try context.user.routines.exercises(database, of: routine).map { RoutineDraft.Line(new: $0) }
        ).get()
    }
}

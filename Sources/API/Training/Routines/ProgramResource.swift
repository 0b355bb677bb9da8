import Fitness
import GRDB
import Models
import Routines
import Web

/// A program with its days and what comes next.
struct WholeProgram: Sendable {
    let program: Program
    let days: [ProgramDay]
    let due: ProgramDue?
}

extension Resource where Item == WholeProgram {
    static let programs = Resource<WholeProgram>(
        path: "programs", name: "Program", title: "Programs", one: "a program", area: .training,
        properties: properties, identify: { String($0.program.id) },
        list: few(\.id, { try $1.user.programs.programs($0) }, whole),
        find: byNumber({ try $1.user.programs.program($0, id: $2) }, whole),
        create: { database, context, change in
            if let started = try LibraryProgramStart.create(database, context, change) { return String(started) }
            return String(try context.user.programs.save(database, draft(change), at: context.moment))
        },
        update: { database, context, whole, change in
            _ = try context.user.programs.save(database, draft(change), over: whole.program, at: context.moment)
            try follow(database, context, whole.program, change.values.flag("is_followed"))
        },
        delete: withoutPhotos { try $1.user.programs.delete($0, id: $2.program.id) })

    @Sendable private static func whole(
        _ database: Database, _ context: ResourceContext, _ program: Program
    ) throws -> WholeProgram {
        WholeProgram(
            program: program, days: try context.user.programs.days(database, of: program.id),
            due: program.isFollowed
                ? try context.user.programs.due(database, of: program, on: context.today) : nil)
    }

    private static func follow(
        _ database: Database, _ context: ResourceContext, _ program: Program, _ isFollowed: Bool
    ) throws {
        guard isFollowed != program.isFollowed else { return }
        if isFollowed {
            _ = try context.user.programs.restart(database, id: program.id, at: context.moment)
        } else {
            _ = try context.user.programs.end(database, id: program.id, at: context.moment)
        }
    }

    private static func draft(_ change: ResourceChange) throws -> ProgramDraft {
        let values = change.values
        let weekdays = values.list("weekdays").compactMap { sent in
            Weekday.allCases.first { $0.key == sent.text }
        }
        let days = values.list("days").map { sent -> ProgramDraft.Day? in
            let day = MemberValues(members: sent.object ?? [:])
            let activity: ProgramActivity? =
                switch (day.row("routine_id"), day.row("plan_id")) {
                case (let routine?, nil): .routine(routine)
                case (nil, let plan?): .plan(plan)
                default: nil
                }
            let number = day.whole("number")
            guard number.map(numbers.contains) ?? true else { return nil }
            return activity.map { ProgramDraft.Day(number: number, $0) }
        }
        guard !days.contains(nil) else {
            throw Faults("days", "Each day has either a routine_id or a plan_id, and its number if it has one")
        }
        return try ProgramDraft.checked(
            name: values.text("name"), note: values.text("note"),
            schedule: values.choice("schedule", ProgramSchedule.rotation), weekdays: weekdays,
            weeks: values.whole("weeks") ?? 1, deloadEvery: values.whole("deload_every"),
            days: days.compactMap(\.self)
        ).get()
    }

    private static let properties: [ResourceProperty<WholeProgram>] = [
        .readOnly("id", .integer) { .integer($0.program.id) },
        .writable(
            "library_key", .nullable(.text(1...TextLimits.keyName)),
            """
            The program of the library with which it begins; only its schedule, weekdays, first day and weights can \
            be sent then
            """, time: .atCreation
        ) { .optional($0.program.libraryKey) },
        .writable(
            "name", .text(1...TextLimits.name), "Required without a library_key", example: "Push, pull, legs"
        ) { .string($0.program.name) },
        .writable("note", .text(atMost: TextLimits.note)) { .string($0.program.note) },
        .writable(
            "schedule", .choice(ProgramSchedule.self),
            "One day after the other, or each on its weekday. Default: rotation, or that of the library"
        ) { .string($0.program.schedule.rawValue) },
        .writable(
            "weekdays", .list(of: .choice(Weekday.allCases.map(\.key)), atLeast: 1, atMost: 7),
            "When to train; weekly, one for each day. Required without a library_key",
            example: ["monday", "wednesday", "friday"]
        ) { .array($0.program.weekdays.map { .string($0.key) }) },
        .writable(
            "weeks", .whole(SetLineLimits.weeks),
            "After how many weeks its sets begin again, in rotation rounds of its days. Default: 1"
        ) { .int($0.program.weeks) },
        .writable(
            "deload_every", .nullable(.whole(ProgramDraft.deloads)),
            "Which of every so many weeks is light, in rotation rounds; null for none"
        ) { .int($0.program.deloadEvery) },
        .writable(
            "days", .list(of: .object(dayMembers), atLeast: 1, atMost: ProgramDraft.maximumDays),
            """
            In order: routines of the person’s own, or timed workouts, also the same one several times. Required \
            without a library_key
            """, example: [["routine_id": 1]]
        ) { .array($0.days.map(json)) },
        .writable("first_day", .day, "Of a program of the library. Default: today", time: .atCreation),
        .writable(
            "start_weights", as: "weight",
            .list(of: .object(LibraryProgramStart.weightMembers), atMost: ProgramDraft.maximumDays),
            "Of a program of the library: without one, the first workout of a lift asks", time: .atCreation),
        .confirmation,
        .writable(
            "is_followed", .boolean,
            """
            false ends it, true begins it again with the first day. A workout of it that is open stays, but counts for \
            the time before; one with nothing done is deleted when it begins again. Default: true
            """, time: .atChange
        ) { .bool($0.program.isFollowed) },
        .readOnly("started_on", .day) { .day($0.program.startedOn) },
        .readOnly("ended_on", .nullable(.day)) { $0.program.endedOn.map { .day($0) } ?? .null },
        .readOnly(
            "due", .nullable(.object(dueMembers)),
            "The day that comes next, and when; before today if it was missed"
        ) { $0.due.map(json) ?? .null },
        .readOnly("created_at", .moment) { .moment($0.program.createdAt) },
    ]

    private static var numbers: ClosedRange<Int> { 1...9_999 }

    private static let dayMembers: [SchemaMember] = [
        .optional(
            "number", .nullable(.whole(numbers)),
            "Which day of the program it is, whatever its place. Send it to keep what was done of it"),
        .optional("routine_id", .nullable(.rowID)),
        .optional("plan_id", .nullable(.rowID)),
    ]

    private static func json(_ day: ProgramDay) -> JSONValue {
        [
            "number": .int(day.number), "routine_id": day.activity.routine.map { .integer($0) } ?? .null,
            "plan_id": day.activity.plan.map { .integer($0) } ?? .null,
        ]
    }

    private static let dueMembers: [SchemaMember] = [
        .optional("number", .whole(numbers)),
        .optional("routine_id", .nullable(.rowID)),
        .optional("plan_id", .nullable(.rowID)),
        .optional("day", .day),
        .optional("week", .whole(1...5_000)),
        .optional("is_light", .boolean),
    ]

    private static func json(_ due: ProgramDue) -> JSONValue {
        [
            "number": .int(due.day.number), "routine_id": due.day.activity.routine.map { .integer($0) } ?? .null,
            "plan_id": due.day.activity.plan.map { .integer($0) } ?? .null, "day": .day(due.date),
            "week": .int(due.week.number), "is_light": .bool(due.week.isLight),
        ]
    }
}

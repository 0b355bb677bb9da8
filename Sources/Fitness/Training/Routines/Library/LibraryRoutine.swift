/// A routine as written in the catalogue.
package struct LibraryRoutine: Sendable, Equatable {
    /// A permanent identifier, even if the displayed name changes.
    package let key: String
    package let name: String
    package let summary: String
    package let focus: WorkoutFocus
    package let level: WorkoutLevel
    package let goals: [FitnessGoal]
    /// About how long it takes, with rests and warm-up sets.
    package let minutes: Int
    package let exercises: [LibraryRoutineExercise]
}

/// An exercise in a routine of the catalogue, or in a day of a program.
package struct LibraryRoutineExercise: Sendable, Equatable {
    /// What the exercise is called within its routine or day: the key of its lift, or else of its exercise.
    package let slot: String
    package let exercise: String
    /// Whether it is a superset with the one above.
    package let isJoined: Bool
    package internal(set) var lines: [SetLine]
    /// Nil for the rest timer of the person.
    package let restSeconds: Int?
    /// The clock of its group, if it is the first of it.
    package let clock: GroupClock?
    package let note: String
    package let progression: LibraryProgression
}

/// How an exercise of the catalogue progresses.
package enum LibraryProgression: Sendable, Equatable {
    /// It stays as it is written.
    case none
    /// The text form of a rule.
    case rule(String)
    /// By the rule of a lift, which several days of a program may share.
    case lift(String)
}

extension [LibraryRoutineExercise] {
    /// The exercises in the groups in which they are done: each alone, or several as a superset.
    package var groups: [[LibraryRoutineExercise]] {
        reduce(into: []) { groups, exercise in
            if exercise.isJoined, !groups.isEmpty {
                groups[groups.count - 1].append(exercise)
            } else {
                groups.append([exercise])
            }
        }
    }
}

/// The line of an exercise: `[+ ]SLOT: LINE[; LINE…] [| rest N s] [| CLOCK] [| RULE] [| note TEXT]`.
struct LibraryRoutineLine {
    let slot: String
    let isJoined: Bool
    let lines: [SetLine]
    var restSeconds: Int?
    var clock: GroupClock?
    var rule: String?
    var note = ""
    let place: CatalogueLocation

    init(_ field: CatalogueEntry.Field) throws(CatalogueError) {
        place = field.place
        isJoined = field.label.hasPrefix("+ ")
        slot = String(isJoined ? field.label.dropFirst(2)[...].trimmingSpaces : field.label[...])
        let parts = field.value[...].parts("|")
        guard let lines = SetLine.list(String(parts[0])) else {
            throw place.mistake("“\(parts[0])” is not like “3 x 8-12 @ work” or “2 x 45 s”")
        }
        self.lines = lines
        for part in parts.dropFirst() { try read(part) }
    }

    private mutating func read(_ part: Substring) throws(CatalogueError) {
        if part.hasPrefix("note "), note.isEmpty {
            note = String(part.dropFirst(5).trimmingSpaces)
        } else if part.hasPrefix("rest "), restSeconds == nil {
            guard part.hasSuffix(" s"), let seconds = Int(part.dropFirst(5).dropLast(2)),
                SetLineLimits.restSeconds.contains(seconds)
            else { throw place.mistake("“\(part)” is not like “rest 90 s”") }
            restSeconds = seconds
        } else if part.hasPrefix("every ") || part.hasSuffix(" s off"), clock == nil {
            guard let clock = GroupClock(String(part)) else {
                throw place.mistake("“\(part)” is not like “every 60 s” or “20 s on, 10 s off”")
            }
            self.clock = clock
        } else if rule == nil, !part.isEmpty, !part.hasPrefix("rest "), !part.hasPrefix("note ") {
            rule = String(part)
        } else {
            throw place.mistake("“\(part)” is one thing too many")
        }
    }

    /// - Parameter week: counted from 1; 0 for every week.
    func lines(week: Int) -> [SetLine] {
        lines.map { line in
            var line = line
            line.week = week
            return line
        }
    }
}

extension LibraryRoutine {
    init(_ entry: CatalogueEntry, exercises: [String: ExerciseLoad]) throws(CatalogueError) {
        try entry.check(labels: ["key", "focus", "level", "goals", "minutes"], sections: ["exercises"])
        guard let section = entry.sections.first, !section.fields.isEmpty else {
            throw entry.place.mistake("“\(entry.name)” has no exercises")
        }
        self.init(
            key: try entry.field("key").value, name: entry.name, summary: try entry.paragraph(),
            focus: try entry.field("focus").one(), level: try entry.field("level").one(),
            goals: try entry.field("goals").several(), minutes: try entry.field("minutes").number(),
            exercises: try LibraryRoutineExercise.list(section, exercises: exercises))
    }
}

extension LibraryRoutineExercise {
    fileprivate static func list(
        _ section: CatalogueEntry, exercises: [String: ExerciseLoad]
    ) throws(CatalogueError) -> [LibraryRoutineExercise] {
        var (list, slots) = ([LibraryRoutineExercise](), CatalogueNames())
        for field in section.fields {
            let line = try LibraryRoutineLine(field)
            try slots.add(line.slot, line.place)
            list.append(try LibraryRoutineExercise(line, lifts: [:], exercises: exercises, isFirst: list.isEmpty))
        }
        return list
    }

    /// - Parameters:
    ///   - lifts: the exercise of each lift, by the lift's key.
    ///   - exercises: all exercises by their keys, with what their weights mean.
    init(
        _ line: LibraryRoutineLine, week: Int = 0, lifts: [String: String], exercises: [String: ExerciseLoad],
        isFirst: Bool
    ) throws(CatalogueError) {
        if line.isJoined, line.clock != nil {
            throw line.place.mistake("the clock of “\(line.slot)” is that of the exercise above")
        }
        if line.isJoined, isFirst { throw line.place.mistake("there is no exercise above “\(line.slot)” to join") }
        let lift = lifts[line.slot]
        if lift != nil, line.rule != nil { throw line.place.mistake("the rule of “\(line.slot)” is that of its lift") }
        guard let load = exercises[lift ?? line.slot] else {
            throw line.place.mistake("no exercise has the key “\(line.slot)”")
        }
        guard line.lines.allSatisfy({ $0.hasPossibleWeight(for: load) }) else {
            throw line.place.mistake("“\(line.slot)” is no bodyweight exercise, so its weight is not below zero")
        }
        self.init(
            slot: line.slot, exercise: lift ?? line.slot, isJoined: line.isJoined, lines: line.lines(week: week),
            restSeconds: line.restSeconds, clock: line.clock, note: line.note,
            progression: lift != nil ? .lift(line.slot) : line.rule.map { .rule($0) } ?? .none)
    }
}

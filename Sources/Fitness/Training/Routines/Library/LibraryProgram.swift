import Texts

/// A program as written in the catalogue: days with lifts that progress by rules.
package struct LibraryProgram: Sendable, Equatable {
    /// A permanent identifier, even if the displayed name changes. It has a letter, because addresses have it in the
    /// place of the number of somebody's own program.
    package let key: String
    package let name: String
    package let summary: String
    /// Where it comes from, in words.
    package let source: String
    package let level: WorkoutLevel
    package let schedule: ProgramSchedule
    /// The proposed days, in the order of the week. In a weekly program each is that of one day.
    package let weekdays: [Weekday]
    /// After how many weeks it begins again.
    package let weeks: Int
    /// Which of every so many weeks is light; nil for none.
    package let deloadEvery: Int?
    package let lifts: [LibraryLift]
    package let days: [LibraryProgramDay]
}

/// Whether each day of a program has its weekday, or follows the one before whenever that was.
package enum ProgramSchedule: String, CaseIterable, Sendable {
    case rotation, weekly
}

/// An exercise that progresses by one rule in all days of a program.
package struct LibraryLift: Sendable, Equatable {
    package let key: String
    package let exercise: String
    /// The text form of its rule.
    package let rule: String

    /// The lines below "lifts": `t1-squat: squat | linear +5 kg / 10 lb`.
    fileprivate static func list(
        _ entry: CatalogueEntry, exercises: [String: ExerciseLoad]
    ) throws(CatalogueError) -> [LibraryLift] {
        var (lifts, keys) = ([LibraryLift](), CatalogueNames())
        for field in entry.sections.first(where: { $0.name == "lifts" })?.fields ?? [] {
            let parts = field.value[...].parts("|")
            guard parts.count == 2, !parts[1].isEmpty else {
                throw field.place.mistake("“\(field.value)” is not an exercise and its rule")
            }
            guard exercises[String(parts[0])] != nil else {
                throw field.place.mistake("no exercise has the key “\(parts[0])”")
            }
            try keys.add(field.label, field.place)
            lifts.append(LibraryLift(key: field.label, exercise: String(parts[0]), rule: String(parts[1])))
        }
        return lifts
    }
}

/// A day of a program. What differs between weeks is in the weeks of its set lines.
package struct LibraryProgramDay: Sendable, Equatable {
    package let key: String
    /// The key of a timed workout that is done instead of exercises with sets.
    package let plan: String?
    package let exercises: [LibraryRoutineExercise]

    /// The key as it is shown: "Upper 1".
    package var name: String {
        if key.allSatisfy(\.isNumber) { return ProgramTexts.day(key) }
        let words = key.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    package func has(_ lift: LibraryLift) -> Bool {
        exercises.contains { $0.progression == .lift(lift.key) }
    }
}

/// The days of a program: timed workouts, or sections such as "day a1" for all weeks and "day a1, week 2" for what only that
/// week has.
struct LibraryProgramDays {
    private(set) var all: [LibraryProgramDay] = []
    private let weeks: Int
    private let lifts: [String: String]
    private let exercises: [String: ExerciseLoad]

    /// - Parameter exercises: all exercises by their keys, with what their weights mean.
    init(
        _ entry: CatalogueEntry, weeks: Int, lifts: [LibraryLift], exercises: [String: ExerciseLoad], plans: Set<String>
    ) throws(CatalogueError) {
        (self.weeks, self.exercises) = (weeks, exercises)
        self.lifts = Dictionary(uniqueKeysWithValues: lifts.map { ($0.key, $0.exercise) })
        for plan in entry["plans"]?.values ?? [] {
            guard plans.contains(plan) else { throw entry.place.mistake("no timed workout has the key “\(plan)”") }
            all.append(LibraryProgramDay(key: String(all.count + 1), plan: plan, exercises: []))
        }
        for section in entry.sections where section.name != "lifts" { try add(section) }
        if all.isEmpty { throw entry.place.mistake("“\(entry.name)” has no days") }
    }

    private mutating func add(_ section: CatalogueEntry) throws(CatalogueError) {
        let (key, week) = try heading(section)
        guard !section.fields.isEmpty else { throw section.place.mistake("“\(section.name)” has no exercises") }
        let index = all.firstIndex { $0.key == key }
        var (list, slots) = (index.map { all[$0].exercises } ?? [], CatalogueNames())
        for field in section.fields {
            let line = try LibraryRoutineLine(field)
            try slots.add(line.slot, line.place)
            try add(line, week: week, to: &list)
        }
        let day = LibraryProgramDay(key: key, plan: nil, exercises: list)
        if let index { all[index] = day } else { all.append(day) }
    }

    private func heading(_ section: CatalogueEntry) throws(CatalogueError) -> (key: String, week: Int) {
        let parts = section.name.dropFirst("day ".count).parts(",")
        if parts.count == 1, !parts[0].isEmpty { return (String(parts[0]), 0) }
        guard parts.count == 2, !parts[0].isEmpty, parts[1].hasPrefix("week "),
            let week = Int(parts[1].dropFirst("week ".count)), (1...weeks).contains(week)
        else { throw section.place.mistake("“\(section.name)” is not like “day a” or “day a, week 1”") }
        return (String(parts[0]), week)
    }

    /// A slot has its rest, rule and note from where it is first; later weeks only add set lines.
    private func add(
        _ line: LibraryRoutineLine, week: Int, to list: inout [LibraryRoutineExercise]
    ) throws(CatalogueError) {
        let new = try LibraryRoutineExercise(
            line, week: week, lifts: lifts, exercises: exercises, isFirst: list.isEmpty)
        guard let index = list.firstIndex(where: { $0.slot == line.slot }) else { return list.append(new) }
        guard week > 0, list[index].lines.allSatisfy({ $0.week > 0 }) else {
            throw line.place.mistake("“\(line.slot)” is already there for all weeks")
        }
        guard line.restSeconds == nil, line.clock == nil, line.rule == nil, line.note.isEmpty, !line.isJoined else {
            throw line.place.mistake("the first week of “\(line.slot)” says all but its sets")
        }
        list[index].lines += new.lines
    }
}

extension LibraryProgram {
    /// - Parameters:
    ///   - exercises: all exercises by their keys, with what their weights mean.
    ///   - plans: the keys of all timed workouts.
    init(
        _ entry: CatalogueEntry, exercises: [String: ExerciseLoad], plans: Set<String>
    ) throws(CatalogueError) {
        try entry.check(
            labels: ["key", "level", "schedule", "weekdays", "weeks", "deload every", "source", "plans"],
            sections: Set(["lifts"] + entry.sections.map(\.name).filter { $0.hasPrefix("day ") }))
        let weeks = try entry["weeks"]?.number(in: SetLineLimits.weeks) ?? 1
        let lifts = try LibraryLift.list(entry, exercises: exercises)
        let days = try LibraryProgramDays(entry, weeks: weeks, lifts: lifts, exercises: exercises, plans: plans).all
        if let unused = lifts.first(where: { lift in !days.contains { $0.has(lift) } }) {
            throw entry.place.mistake("no day has the lift “\(unused.key)”")
        }
        self.init(
            key: try Self.key(entry.field("key")), name: entry.name, summary: try entry.paragraph(),
            source: try entry.field("source").value, level: try entry.field("level").one(),
            schedule: try entry.field("schedule").one(), weekdays: try Self.weekdays(entry, days: days.count),
            weeks: weeks, deloadEvery: try entry["deload every"]?.number(in: 2...SetLineLimits.weeks.upperBound),
            lifts: lifts, days: days)
    }

    private static func key(_ field: CatalogueEntry.Field) throws(CatalogueError) -> String {
        guard field.value.contains(where: \.isLetter) else {
            throw field.place.mistake("“\(field.value)” would be taken for a number")
        }
        return field.value
    }

    /// - Parameter days: how many days the program has.
    private static func weekdays(_ entry: CatalogueEntry, days: Int) throws(CatalogueError) -> [Weekday] {
        let field = try entry.field("weekdays")
        let weekdays = field.values.compactMap { Int($0).flatMap { Weekday(rawValue: $0 - 1) } }
        let numbers = weekdays.map(\.rawValue)
        guard weekdays.count == field.values.count, numbers == Set(numbers).sorted() else {
            throw field.place.mistake("“\(field.value)” are no days of the week, Monday is 1")
        }
        let schedule: ProgramSchedule = try entry.field("schedule").one()
        guard schedule == .rotation || weekdays.count == days else {
            throw field.place.mistake("\(weekdays.count) days of the week for \(days) days of the program")
        }
        return weekdays
    }
}

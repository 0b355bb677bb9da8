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

extension LibraryLift {
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

extension LibraryProgramDay {
    fileprivate func has(_ lift: LibraryLift) -> Bool {
        exercises.contains { $0.progression == .lift(lift.key) }
    }
}

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

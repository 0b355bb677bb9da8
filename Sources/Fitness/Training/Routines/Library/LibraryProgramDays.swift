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

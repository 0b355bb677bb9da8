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

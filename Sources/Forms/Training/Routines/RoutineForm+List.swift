import Fitness

/// The list of exercises and the actions of its buttons.
extension RoutineForm {
    /// The buttons of an exercise and of its lines, with the number of places in their names.
    static let buttons = ["join": 1, "choose": 1, "choose_clock": 1, "mode": 1, "more_sets": 1, "fewer_sets": 2]

    package mutating func press(_ button: ListButton) {
        switch button.name {
        case "join": join(button.place)
        case "choose": edit(button.place) { $0.applyRule() }
        case "choose_clock": edit(button.place) { $0.clock.kind.isFocused = true }
        case "mode": edit(button.place) { $0.changeMode() }
        case "more_sets": edit(button.place) { $0.addLine() }
        case "fewer_sets": edit(button.place) { $0.removeLine(button.places[1]) }
        default: change(button)
        }
    }

    /// Joins an exercise with the one above to a superset, or ends that.
    private mutating func join(_ place: Int) {
        guard place > 0, entries.indices.contains(place) else { return }
        entries[place].isJoined.toggle()
        entries[place].focus = .join
    }

    private mutating func edit(_ place: Int, _ change: (inout RoutineFormEntry) -> Void) {
        guard entries.indices.contains(place) else { return }
        change(&entries[place])
        entries[place].isChanged = true
    }

    package func newEntry(_ exercise: Exercise) -> RoutineFormEntry { RoutineFormEntry(exercise, units, program) }

    /// The rest of a superset stays together without its first exercise, and keeps its clock.
    package mutating func remove(_ place: Int) {
        guard entries.indices.contains(place) else { return }
        let removed = entries.remove(at: place)
        if entries.indices.contains(place), entries[place].isJoined, !removed.isJoined {
            (entries[place].isJoined, entries[place].clock) = (false, removed.clock)
        }
        finder.find.isFocused = true
    }

    /// Within its superset, or the whole superset above what is there.
    package mutating func moveUp(_ place: Int) {
        guard place > 0, entries.indices.contains(place) else { return }
        if entries[place].isJoined {
            swapInSuperset(place, place - 1)
            entries[place - 1].spot.focus = .up
        } else {
            let (above, own) = (group(of: place - 1), group(of: place))
            exchange(above, own)
            entries[above.lowerBound].spot.focus = .up
        }
    }

    package mutating func moveDown(_ place: Int) {
        guard place >= 0, place < entries.count - 1 else { return }
        if entries[place + 1].isJoined {
            swapInSuperset(place, place + 1)
            entries[place + 1].spot.focus = .down
        } else {
            let (own, below) = (group(of: place), group(of: place + 1))
            exchange(own, below)
            entries[below.upperBound - 1].spot.focus = .down
        }
    }

    /// The joins and the clock belong to the places then.
    private mutating func swapInSuperset(_ first: Int, _ second: Int) {
        let joins = (entries[first].isJoined, entries[second].isJoined)
        let clocks = (entries[first].clock, entries[second].clock)
        entries.swapAt(first, second)
        (entries[first].clock, entries[second].clock) = clocks
        (entries[first].isJoined, entries[second].isJoined) = joins
    }

    private mutating func exchange(_ first: Range<Int>, _ second: Range<Int>) {
        let exchanged = Array(entries[second]) + Array(entries[first])
        entries.replaceSubrange(first.lowerBound..<second.upperBound, with: exchanged)
    }

    /// The places of the superset that an exercise is part of.
    private func group(of place: Int) -> Range<Int> {
        let first = entries[...place].lastIndex { !$0.isJoined } ?? 0
        let end = entries[(place + 1)...].firstIndex { !$0.isJoined } ?? entries.count
        return first..<end
    }
}

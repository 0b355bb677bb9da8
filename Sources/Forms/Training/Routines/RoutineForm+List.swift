import Fitness
import Models
import Texts

/// The list of exercises and the actions of its buttons.
extension RoutineForm {
    mutating func apply(_ change: RoutineFormChange) {
        switch change {
        case .list(let change): apply(change)
        case .join(let place) where place > 0 && entries.indices.contains(place):
            entries[place].isJoined.toggle()
            entries[place].focus = .join
        case .rule(let place): edit(place) { $0.applyRule() }
        case .clock(let place): edit(place) { $0.clock.kind.isFocused = true }
        case .mode(let place): edit(place) { $0.changeMode() }
        case .addLine(let place): edit(place) { $0.addLine() }
        case .removeLine(let place, let line): edit(place) { $0.removeLine(line) }
        case .join: break
        }
    }

    private mutating func apply(_ change: PlanFormChange) {
        switch change {
        case .addNamed: finder.named().map { add($0) }
        case .search: finder.search()
        case .add(let exercise): finder.exercise(exercise).map { add($0) }
        case .remove(let place): remove(place)
        case .up(let place): moveUp(place)
        case .down(let place): moveDown(place)
        }
    }

    private mutating func edit(_ place: Int, _ change: (inout RoutineFormEntry) -> Void) {
        guard entries.indices.contains(place) else { return }
        change(&entries[place])
        entries[place].isChanged = true
    }

    private mutating func add(_ exercise: Exercise) {
        guard entries.count < RoutineDraft.maximumExercises else {
            finder.find.error = RoutineDraft.tooManyExercises
            return
        }
        entries.append(RoutineFormEntry(exercise, units, program))
        finder.clear()
    }

    /// The rest of a superset stays together without its first exercise, and keeps its clock.
    mutating func remove(_ place: Int) {
        guard entries.indices.contains(place) else { return }
        let removed = entries.remove(at: place)
        if entries.indices.contains(place), entries[place].isJoined, !removed.isJoined {
            (entries[place].isJoined, entries[place].clock) = (false, removed.clock)
        }
        finder.find.isFocused = true
    }

    /// Within its superset, or the whole superset above what is there.
    private mutating func moveUp(_ place: Int) {
        guard place > 0, entries.indices.contains(place) else { return }
        if entries[place].isJoined {
            swapInSuperset(place, place - 1)
            entries[place - 1].focus = .up
        } else {
            let (above, own) = (group(of: place - 1), group(of: place))
            exchange(above, own)
            entries[above.lowerBound].focus = .up
        }
    }

    private mutating func moveDown(_ place: Int) {
        guard place >= 0, place < entries.count - 1 else { return }
        if entries[place + 1].isJoined {
            swapInSuperset(place, place + 1)
            entries[place + 1].focus = .down
        } else {
            let (own, below) = (group(of: place), group(of: place + 1))
            exchange(own, below)
            entries[below.upperBound - 1].focus = .down
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

    mutating func numberEntries() {
        for place in entries.indices { entries[place].number(place, of: entries.count) }
    }
}

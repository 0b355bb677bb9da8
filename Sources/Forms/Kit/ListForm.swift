import Fitness
import HTTP

/// A form with a list that is edited with submit buttons, so that it works without scripts: each of them returns the
/// form with the changed list and all typed values, without saving. The names of an entry's fields and buttons have its
/// place: `rest.3`, `up.3`.
package protocol ListForm: DraftForm {
    associatedtype Entry: ListEntry
    var entries: [Entry] { get set }
    /// The name of the list in messages: with `exercise.3` an entry is refused, `exercise.3.rest` is about its rest.
    static var listName: String { get }
    /// The fields above the list.
    static var pathsAbove: [WritableKeyPath<Self, Field>] { get }
    /// The field below the list that adds to it, with the messages about all of it.
    static var adding: WritableKeyPath<Self, Field> { get }
    /// The pressed button; nil for Save.
    var pressed: ListButton? { get }
    mutating func press(_ button: ListButton)
    /// What was typed as a draft; nil if something is wrong.
    mutating func checkedDraft() -> Draft?
    mutating func moveUp(_ place: Int)
    mutating func moveDown(_ place: Int)
    mutating func remove(_ place: Int)
}

extension ListForm {
    /// - Returns: nil if something is wrong, and after a button of the list, which only changes it.
    package mutating func validate() -> Draft? {
        guard let pressed else { return checkedDraft() }
        press(pressed)
        numberEntries()
        return nil
    }

    /// Moves or removes an entry.
    mutating func arrange(_ button: ListButton) {
        switch button.name {
        case "up": moveUp(button.place)
        case "down": moveDown(button.place)
        case "remove": remove(button.place)
        default: break
        }
    }

    package mutating func moveUp(_ place: Int) {
        guard place > 0, entries.indices.contains(place) else { return }
        entries.swapAt(place, place - 1)
        entries[place - 1].spot.focus = .up
    }

    package mutating func moveDown(_ place: Int) {
        guard place >= 0, place < entries.count - 1 else { return }
        entries.swapAt(place, place + 1)
        entries[place + 1].spot.focus = .down
    }

    package mutating func remove(_ place: Int) {
        guard entries.indices.contains(place) else { return }
        entries.remove(at: place)
        self[keyPath: Self.adding].isFocused = true
    }

    mutating func numberEntries() {
        let count = entries.count
        for place in entries.indices { entries[place].number(place, of: count) }
    }

    // Messages about a list.

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { pathsAbove + [adding] }

    package var fields: [Field] {
        Self.pathsAbove.map { self[keyPath: $0] } + entries.flatMap(\.fields) + [self[keyPath: Self.adding]]
    }

    package mutating func show(_ faults: Faults) {
        showBesideFields(faults)
        if self[keyPath: Self.adding].error == nil { self[keyPath: Self.adding].error = faults.messages[Self.listName] }
        for place in entries.indices { entries[place].show(faults) }
    }

    /// Entries that are refused are no longer there for the user: they are removed, with their message below the list.
    package mutating func refuse(_ faults: Faults) {
        for place in entries.indices.reversed() {
            guard let message = faults.messages["\(Self.listName).\(place)"] else { continue }
            remove(place)
            self[keyPath: Self.adding].error = message
        }
        numberEntries()
        show(faults)
        // Removing gave it the focus, but what is wrong may be above.
        self[keyPath: Self.adding].isFocused = false
        focusFirstError()
    }

    /// The fields above the list come first, then those of the list, then the one below it.
    package mutating func focusFirstError() {
        if let above = Self.pathsAbove.first(where: { self[keyPath: $0].error != nil }) {
            self[keyPath: above].isFocused = true
        } else if let place = entries.firstIndex(where: \.isWrong) {
            entries[place].focusFirstError()
        } else {
            self[keyPath: Self.adding].isFocused = true
        }
    }
}

/// An entry of such a list.
package protocol ListEntry: Sendable {
    var spot: ListSpot { get set }
    /// With its place in their names.
    var fields: [Field] { get }
    mutating func number(_ place: Int, of count: Int)
    /// Shows the messages that begin with the list and the entry's place in it.
    mutating func show(_ faults: Faults)
    mutating func focusFirstError()
}

/// Where an entry stands, and whether it was just moved there.
package struct ListSpot: Sendable {
    enum Button { case up, down }

    fileprivate var place = 0
    fileprivate var isLast = true
    /// The button that moved it, which keeps the focus.
    var focus: Button?

    mutating func number(_ place: Int, of count: Int) { (self.place, isLast) = (place, place == count - 1) }
}

extension ListEntry {
    package var fields: [Field] { [] }
    package mutating func number(_ place: Int, of count: Int) { spot.number(place, of: count) }
    package mutating func show(_ faults: Faults) {}
    package mutating func focusFirstError() {}

    var isWrong: Bool { fields.contains { $0.error != nil } }

    package var place: Int { spot.place }
    package var position: String { String(place + 1) }
    package var isFirst: Bool { place == 0 }
    package var isLast: Bool { spot.isLast }
    package var focusesUp: Bool { spot.focus == .up && !isFirst }
    package var focusesDown: Bool { spot.focus == .down && !isLast }
}

/// A pressed button of a list: `up.3` moves the entry at the place 3 up, `fewer_sets.3.1` is about a line within it.
package struct ListButton: Sendable {
    let name: String
    /// An unreadable place is -1, which no list has.
    var places: [Int] = []
    var value = ""

    /// The buttons that every list has, with the number of places in their names.
    static let ofLists = ["add": 0, "up": 1, "down": 1, "remove": 1]

    var place: Int { places.first ?? -1 }
}

extension FormFields {
    /// The pressed one of these buttons, of which each has a number of places in its name.
    func pressed(_ buttons: [String: Int]) -> ListButton? {
        for item in items {
            let parts = item.name.split(separator: ".").map(String.init)
            guard let name = parts.first, buttons[name] == parts.count - 1 else { continue }
            return ListButton(
                name: name, places: parts.dropFirst().map { Int(outside: $0) ?? -1 }, value: item.value)
        }
        return nil
    }
}

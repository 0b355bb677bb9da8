import Fitness
import HTTP

/// The action of a button on the editor's list.
enum PlanFormChange: Equatable {
    /// Adds the exercise that the text field names.
    case addNamed
    /// Shows the matches of the text field without adding any.
    case search
    /// Adds one of the matches.
    case add(Int64)
    case remove(Int)
    case up(Int)
    case down(Int)

    /// The pressed button; nil for Save. Pressing Return after typing a name adds that exercise.
    init?(_ typed: FormFields) {
        for item in typed.items {
            let parts = item.name.split(separator: ".", maxSplits: 1)
            // An unreadable place becomes one that no list has.
            let place = parts.count > 1 ? Int(outside: parts[1]) ?? -1 : nil
            switch (parts.first, place) {
            case ("search", nil) where parts.count == 1: self = .search
            case ("add", nil) where parts.count == 1: self = Int64(outside: item.value).map { .add($0) } ?? .addNamed
            case ("remove", let place?): self = .remove(place)
            case ("up", let place?): self = .up(place)
            case ("down", let place?): self = .down(place)
            default: continue
            }
            return
        }
        guard let find = typed["find"], find.contains(where: { !$0.isWhitespace }) else { return nil }
        self = .addNamed
    }
}

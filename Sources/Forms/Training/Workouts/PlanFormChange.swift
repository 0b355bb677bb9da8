import HTTP

/// What a button of the editor does to the list.
enum PlanFormChange: Equatable {
    /// Adds what the text field names.
    case addNamed
    /// Shows what the text field may mean, and adds nothing.
    case search
    /// Adds one of those that were found.
    case add(Int64)
    case remove(Int)
    case up(Int)
    case down(Int)

    /// The button that was pressed; nil for the one that saves. Somebody who typed a name and pressed Return means to
    /// add it.
    init?(_ typed: FormFields) {
        for item in typed.items {
            let parts = item.name.split(separator: ".", maxSplits: 1)
            let place = parts.count > 1 ? Int(parts[1]) : nil
            switch (parts.first, place) {
            case ("search", nil) where parts.count == 1: self = .search
            case ("add", nil) where parts.count == 1: self = Int64(item.value).map { .add($0) } ?? .addNamed
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

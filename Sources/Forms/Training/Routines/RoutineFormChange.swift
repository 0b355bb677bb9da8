import Fitness
import HTTP

/// The action of a button in the routine's editor.
enum RoutineFormChange: Equatable {
    case list(PlanFormChange)
    /// Joins the exercise with the one above to a superset, or ends that.
    case join(Int)
    /// Shows the numbers of the chosen rule.
    case rule(Int)
    /// Shows the seconds of the chosen clock.
    case clock(Int)
    /// Changes between fields and text.
    case mode(Int)
    case addLine(Int)
    case removeLine(Int, line: Int)

    /// The pressed button; nil for Save.
    init?(_ typed: FormFields) {
        for item in typed.items {
            let parts = item.name.split(separator: ".")
            // An unreadable place becomes one that no list has.
            let places = parts.dropFirst().map { Int(outside: $0) ?? -1 }
            switch (parts.first, places.first, places.count) {
            case ("join", let place?, 1): self = .join(place)
            case ("choose", let place?, 1): self = .rule(place)
            case ("choose_clock", let place?, 1): self = .clock(place)
            case ("mode", let place?, 1): self = .mode(place)
            case ("more_sets", let place?, 1): self = .addLine(place)
            case ("fewer_sets", let place?, 2): self = .removeLine(place, line: places[1])
            default: continue
            }
            return
        }
        guard let change = PlanFormChange(typed) else { return nil }
        self = .list(change)
    }
}

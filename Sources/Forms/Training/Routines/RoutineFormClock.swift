import Fitness
import HTTP
import Texts

/// The clock of a group in the editor: a choice in plain words, and its seconds.
package struct RoutineFormClock: Sendable {
    enum Kind: String, CaseIterable {
        case none, every, intervals
    }

    var kind = Field("clock", label: RoutineTexts.clock, value: Kind.none.rawValue, hint: RoutineTexts.clockHint)
    var every = Field("clock_every", label: RoutineTexts.roundEvery, unit: "s")
    var work = Field("clock_work", label: RoutineTexts.workFor, unit: "s")
    var rest = Field("clock_rest", label: RoutineTexts.restFor, unit: "s")
    package private(set) var place = 0

    private static let fieldPaths: [any WritableKeyPath<Self, Field> & Sendable] = [\.kind, \.every, \.work, \.rest]

    /// The seconds of the kinds that are not chosen are usual ones.
    init(_ clock: GroupClock?) {
        kind.options = Kind.allCases.map { .init(value: $0.rawValue, label: $0.name) }
        for path in [\Self.every, \.work, \.rest] { self[keyPath: path].inputMode = "text" }
        for usual in [.everyMinute, .tabata, clock].compactMap(\.self) { fill(usual) }
        kind.value = Kind(clock).rawValue
    }

    init(_ typed: FormFields, at place: Int) {
        self.init(nil)
        for path in Self.fieldPaths {
            guard let value = typed["\(self[keyPath: path].name).\(place)"] else { continue }
            self[keyPath: path].take(value)
        }
    }

    private mutating func fill(_ clock: GroupClock) {
        switch clock {
        case .every(let seconds): every.value = String(seconds)
        case .intervals(let work, let rest): (self.work.value, self.rest.value) = (String(work), String(rest))
        }
    }

    var chosen: Kind? { Kind(rawValue: kind.value) }
    mutating func number(_ place: Int) { self.place = place }

    private var shownPaths: [WritableKeyPath<Self, Field>] {
        switch chosen {
        case .every: [\.every]
        case .intervals: [\.work, \.rest]
        case .some(.none), nil: []
        }
    }

    package var kindField: Field { kind.named(at: place) }
    package var secondsFields: [Field] { shownPaths.map { self[keyPath: $0].named(at: place) } }

    var fields: [Field] { [kindField] + secondsFields }
    var isWrong: Bool { fields.contains { $0.error != nil } }

    mutating func focusFirstError() {
        let paths = [\Self.kind] + shownPaths
        guard let path = paths.first(where: { self[keyPath: $0].error != nil }) else { return }
        self[keyPath: path].isFocused = true
    }

    /// Its text form, empty for none or if something is wrong, which the fields then say.
    mutating func text() -> String {
        guard let kind = kind.choice(Kind.self, CommonTexts.notInTheList) else { return "" }
        switch kind {
        case .none: return ""
        case .every: return Self.seconds(&every).map { GroupClock.every(seconds: $0).description } ?? ""
        case .intervals:
            let (work, rest) = (Self.seconds(&work), Self.seconds(&rest))
            guard let work, let rest else { return "" }
            return GroupClock.intervals(work: work, rest: rest).description
        }
    }

    private static func seconds(_ field: inout Field) -> Int? {
        let seconds = field.durationSeconds(in: .seconds)
        if let seconds, GroupClock.seconds.contains(seconds) { return seconds }
        let (least, most) = (GroupClock.seconds.lowerBound, GroupClock.seconds.upperBound)
        if field.error == nil { field.error = RoutineTexts.clockOutOfRange(least, most) }
        return nil
    }
}

extension RoutineFormClock.Kind {
    fileprivate init(_ clock: GroupClock?) {
        switch clock {
        case nil: self = .none
        case .every: self = .every
        case .intervals: self = .intervals
        }
    }

    fileprivate var name: String {
        switch self {
        case .none: RoutineTexts.noClock
        case .every: RoutineTexts.everyClock
        case .intervals: RoutineTexts.intervalClock
        }
    }
}

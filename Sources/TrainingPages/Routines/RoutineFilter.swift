import Fitness
import Forms
import HTTP
import Texts

/// The filter of the library.
struct RoutineFilter: Sendable, Equatable {
    var focus: WorkoutFocus?
    var level: WorkoutLevel?

    /// Missing or invalid values in the query do not filter.
    init(_ query: Query) {
        focus = query["focus"].flatMap(WorkoutFocus.init)
        level = query["level"].flatMap(WorkoutLevel.init)
    }

    var isOn: Bool { focus != nil || level != nil }

    func matches(_ routine: LibraryRoutine) -> Bool {
        focus.map { $0 == routine.focus } ?? true && level.map { $0 == routine.level } ?? true
    }

    /// The filter's fields, with the focuses that the library has.
    func fields(_ routines: [LibraryRoutine]) -> [Field] {
        let used = Set(routines.map(\.focus.rawValue))
        return [
            Self.field(
                "focus", WorkoutTexts.focus, WorkoutTexts.anyFocus,
                WorkoutFocus.options.filter { used.contains($0.value) }, focus?.rawValue),
            Self.field("level", CommonTexts.level, WorkoutTexts.anyLevel, WorkoutLevel.options, level?.rawValue),
        ]
    }

    private static func field(
        _ name: String, _ label: String, _ any: String, _ options: [Field.Option], _ value: String?
    ) -> Field {
        Field(
            name, label: label, value: value ?? "", isRequired: false,
            options: [Field.Option(value: "", label: any)] + options)
    }
}

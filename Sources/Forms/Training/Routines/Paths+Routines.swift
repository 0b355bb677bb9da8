import Fitness
import HTTP

extension Paths {
    package static let newRoutine = "\(routines)/new"
    package static func newRoutine(from key: String) -> String { "\(newRoutine)?from=\(key)" }
    package static func newRoutine(of day: LocalDay) -> String { "\(newRoutine)?day=\(day)" }
    package static func routineEditor(_ id: Int64) -> String { "\(routine(id))/edit" }
    package static func routineCopies(of id: Int64) -> String { "\(routine(id))/copy" }
    package static func routineSharing(_ id: Int64) -> String { "\(routine(id))/share" }
    package static func routineDeletion(_ id: Int64) -> String { "\(routine(id))/delete" }
    package static func libraryRoutine(_ key: String) -> String { "\(routines)/library/\(key)" }
}

import Fitness
import HTTP

extension Paths {
    package static func routines(skippingShared skipped: Int) -> String { "\(routines)?older=\(skipped)" }
    package static let newRoutine = "\(routines)/new"
    package static func newRoutine(from key: String) -> String { "\(newRoutine)?from=\(key)" }
    package static func newRoutine(of day: LocalDay) -> String { "\(newRoutine)?day=\(day)" }
    package static func routineEditor(_ id: Int64) -> String { "\(routine(id))/edit" }
    package static func routineCopies(of id: Int64) -> String { "\(routine(id))/copy" }
    package static func routineSharing(_ id: Int64) -> String { "\(routine(id))/share" }
    package static func routineDeletion(_ id: Int64) -> String { "\(routine(id))/delete" }
    /// Where people choose with whom they do a workout.
    package static let togetherChoice = "\(routines)/together"
    /// - Parameter routine: whose workout begins with the choice.
    package static func togetherChoice(for routine: Int64) -> String { "\(togetherChoice)?routine=\(routine)" }
    package static func together(with partner: Int64) -> String { "\(togetherChoice)/\(partner)" }
    package static func togetherEnd(with partner: Int64) -> String { "\(together(with: partner))/end" }
    package static func libraryRoutine(_ key: String) -> String { "\(routines)/library/\(key)" }
}

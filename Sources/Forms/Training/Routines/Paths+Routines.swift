import Fitness

extension Paths {
    package static func routines(skippingShared skipped: Int) -> String { "\(routines)?older=\(skipped)" }
    package static let newRoutine = "\(routines)/new"
    package static func newRoutine(from key: String) -> String { "\(newRoutine)?from=\(key)" }
    package static func newRoutine(of day: LocalDay) -> String { "\(newRoutine)?day=\(day)" }
    package static func routineEditor(_ id: Int64) -> String { "\(routine(id))/edit" }
    package static func routineCopies(of id: Int64) -> String { "\(routine(id))/copy" }
    package static func routineSharing(_ id: Int64) -> String { "\(routine(id))/share" }
    /// Where people choose with whom they do a workout.
    package static let togetherChoice = "\(routines)/together"
    /// - Parameter routine: whose workout begins with the choice.
    package static func togetherChoice(for routine: Int64) -> String { "\(togetherChoice)?routine=\(routine)" }
    package static func together(with partner: Int64) -> String { "\(togetherChoice)/\(partner)" }
    package static func togetherEnd(with partner: Int64) -> String { "\(together(with: partner))/end" }
    package static func libraryRoutine(_ key: String) -> String { "\(routines)/library/\(key)" }
    package static func libraryRoutineStart(_ key: String) -> String { "\(libraryRoutine(key))/start" }
    package static func routineStart(_ id: Int64) -> String { "\(routine(id))/start" }

    package static let programs = "/programs"
    package static let newProgram = "\(programs)/new"
    package static func program(_ id: Int64) -> String { "\(programs)/\(id)" }
    package static func programEditor(_ id: Int64) -> String { "\(program(id))/edit" }
    package static func programSkip(_ id: Int64) -> String { "\(program(id))/skip" }
    package static func programUnskip(_ id: Int64) -> String { "\(program(id))/unskip" }
    package static func programEnd(_ id: Int64) -> String { "\(program(id))/end" }
    package static func programRestart(_ id: Int64) -> String { "\(program(id))/restart" }
    package static func programLift(_ id: Int64, routine: Int64, slot: Int) -> String {
        "\(program(id))/lifts/\(routine)-\(slot)"
    }
    package static func trainingMaxRemoval(_ id: Int64, routine: Int64, slot: Int) -> String {
        "\(programLift(id, routine: routine, slot: slot))/remove"
    }
    package static func programCycle(_ id: Int64, _ cycle: Int) -> String { "\(program(id))/cycles/\(cycle)" }
    package static func libraryProgram(_ key: String) -> String { "\(programs)/library/\(key)" }
    package static func programStart(_ key: String) -> String { "\(libraryProgram(key))/start" }
}

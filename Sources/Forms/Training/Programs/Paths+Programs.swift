import Fitness

extension Paths {
    package static let programs = "/programs"
    package static let newProgram = "\(programs)/new"
    package static func program(_ id: Int64) -> String { "\(programs)/\(id)" }
    package static func programEditor(_ id: Int64) -> String { "\(program(id))/edit" }
    package static func programDeletion(_ id: Int64) -> String { "\(program(id))/delete" }
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

import Foundation
import Testing

@testable import Fitness

/// Stored rows depend on the catalogues: sets refer to an exercise by its key and count by its kind and load, sessions
/// refer to a plan, to a routine, and to days and lifts of a program. `Released/` lists everything ever released:
/// existing lines never change or disappear; a new item adds a line. Only an exercise of mobility may become one of
/// strength, because there can be no sets of it yet.
@Suite struct ReleasedCatalogueTests {
    @Test func everyExerciseKeepsItsKeyKindAndLoad() throws {
        try expectReleased("exercises", ExerciseCatalogue.all.map { "\($0.key) \($0.kind) \($0.load)" })
    }

    @Test func everyPlanKeepsItsKey() throws {
        try expectReleased("plans", PlanLibrary.all.map(\.key))
    }

    @Test func everyRoutineKeepsItsKey() throws {
        try expectReleased("routines", RoutineLibrary.routines.map(\.key))
    }

    /// What is asked on a day and how a lift went belong to the keys of the day and the lift.
    @Test func everyProgramKeepsItsKeysOfDaysAndLifts() throws {
        try expectReleased(
            "programs",
            RoutineLibrary.programs.flatMap { program in
                [program.key] + program.days.map { "\(program.key) day \($0.key)" }
                    + program.lifts.map { "\(program.key) lift \($0.key)" }
            })
    }

    private func expectReleased(_ name: String, _ lines: [String]) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Released/\(name).txt")
        let released = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
        let present = Set(lines)
        let (lost, new) = (released.subtracting(present).sorted(), present.subtracting(released).sorted())
        #expect(lost == [], "released, and gone or changed")
        #expect(new == [], "new: add these lines to \(name).txt")
    }
}

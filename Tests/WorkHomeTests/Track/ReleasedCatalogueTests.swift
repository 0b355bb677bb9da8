import Foundation
import Support
import Testing

@testable import Fitness

/// What people's rows stand on: sets know an exercise by its key's row and count by its kind and load, sessions know a
/// plan. In `Released/` is what was ever released. A line that is there stays there and stays as it is; what is new gets
/// a line.
@Suite struct ReleasedCatalogueTests {
    @Test func everyExerciseKeepsItsKeyKindAndLoad() throws {
        try expectReleased("exercises", ExerciseCatalogue.all.map { "\($0.key) \($0.kind) \($0.load)" })
    }

    @Test func everyPlanKeepsItsKey() throws {
        try expectReleased("plans", PlanLibrary.all.map(\.key))
    }

    private func expectReleased(_ name: String, _ lines: [String]) throws {
        let path = "\(Repository.root)/Tests/WorkHomeTests/Released/\(name).txt"
        let released = Set(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init))
        let present = Set(lines)
        let (lost, new) = (released.subtracting(present).sorted(), present.subtracting(released).sorted())
        #expect(lost == [], "released, and gone or changed")
        #expect(new == [], "new: add these lines to \(name).txt")
    }
}

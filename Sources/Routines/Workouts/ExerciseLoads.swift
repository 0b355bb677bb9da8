import Fitness
import GRDB
import Models
import Racks

/// The weights that can be loaded for an exercise.
struct ExerciseLoads: Loads {
    /// nil where any weight can be.
    let rack: Rack?

    func nearest(_ kilograms: Double) -> Double { loadable(kilograms) ?? kilograms }
    func below(_ kilograms: Double) -> Double? { rack(for: kilograms)?.below(kilograms) }

    /// nil where it is not known what can be loaded.
    func loadable(_ kilograms: Double) -> Double? { rack(for: kilograms)?.nearest(kilograms) }

    /// What is put on a bar doesn't assist.
    private func rack(for kilograms: Double) -> Rack? {
        rack.flatMap { $0.tool.isAssisting == (kilograms < 0) ? $0 : nil }
    }
}

extension User.Routines {
    /// What the household has for an exercise, or else what a gym usually has.
    func loads(
        _ database: Database, for exercise: Exercise, _ budget: RackBudget = RackBudget()
    ) throws -> ExerciseLoads {
        ExerciseLoads(rack: try user.equipment.rack(database, for: exercise, budget)?.rack)
    }
}

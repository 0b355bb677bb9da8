import Fitness
import Models

/// The weights that can be loaded for an exercise.
struct ExerciseLoads: Loads {
    /// nil where any weight can be.
    let rack: Rack?

    func nearest(_ kilograms: Double) -> Double { loadable(kilograms) ?? kilograms }
    func below(_ kilograms: Double) -> Double? { rack(for: kilograms)?.below(kilograms) }

    /// nil where it is not known what can be loaded.
    func loadable(_ kilograms: Double) -> Double? { rack(for: kilograms)?.nearest(kilograms) }

    /// What is put on a bar or taken from a rack doesn't assist.
    private func rack(for kilograms: Double) -> Rack? { kilograms < 0 ? nil : rack }
}

extension User.Routines {
    /// What a gym usually has for an exercise.
    func loads(for exercise: Exercise) -> ExerciseLoads {
        ExerciseLoads(rack: Rack.usual(user.units.weight, for: exercise.equipment))
    }
}

import Fitness
import Forms
import Routines

/// What to put on for each set of an exercise, with few changes from the set before. Sets that are alike say it once.
struct RoutineLoadings: Sendable {
    private var texts: [Int: LoadingText] = [:]

    init(_ exercise: SessionExercise, _ form: RoutineActionForm, on rack: ExerciseRack?) {
        guard let rack else { return }
        var last: (kilograms: Double, loaded: Loaded)?
        for set in exercise.sets where set.done != nil || !set.isSkipped {
            guard let fields = form[set.place], let kilograms = fields.shownKilograms else { continue }
            if let last, abs(last.kilograms - kilograms) <= weightToleranceKilograms { continue }
            let previous = last.flatMap { $0.loaded.isExact ? $0.loaded.nearest : nil }
            guard let loaded = rack.load(kilograms, after: previous) else { continue }
            // That it is not known is said once.
            guard loaded.isKnown || last?.loaded.isKnown != false else { continue }
            texts[set.place] = rack.text(loaded, in: fields.units.weight)
            last = (kilograms, loaded)
        }
    }

    subscript(place: Int) -> LoadingText? { texts[place] }
}

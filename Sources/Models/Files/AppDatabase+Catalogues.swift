import Fitness
import Storage

extension AppDatabase {
    /// Loads the exercises, plans, foods and words of this version, unless they are loaded already.
    /// - Throws: the first mistake in the texts of the exercises and plans.
    package func loadCatalogues(
        training: TrainingCatalogue = .builtIn, foods: FoodCatalogue, now: Int64
    ) async throws {
        if let mistake = training.mistake { throw mistake }
        let areLoaded = try await read {
            try ExerciseCatalogue.isLoaded($0) && PlanLibrary.isLoaded($0) && foods.isLoaded($0)
                && LookupTables.areStored($0)
        }
        guard !areLoaded else { return }
        try await write(whileNobodyWaits: true) {
            try LookupTables.store($0)
            try ExerciseCatalogue.load($0, now: now)
            try PlanLibrary.load($0, now: now)
            if try !foods.isLoaded($0) { try foods.load($0, now: now) }
        }
        try settle()
    }
}

import GRDB
import Models
import Web

extension User {
    /// Offers to bring back own foods, recipes and saved meals that were deleted.
    func deletedFoodOffers(_ database: Database, at moment: TrainingMoment) throws -> [UndoOffer] {
        try undoOffers(database, at: .nutrition, at: moment) { row, _ in
            guard ["foods", "saved_meals"].contains(row.table), case .text(let name) = row["name"] else { return nil }
            return UndoTexts(name)
        }
    }
}

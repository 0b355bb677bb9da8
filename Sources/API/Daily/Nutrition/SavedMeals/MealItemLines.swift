import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

/// The complete list of a saved meal's or recipe's items in a request: existing items by id, and new ones as an amount
/// of a food.
struct MealItemLines: Sendable {
    /// The JSON member with the list.
    let member: String
    let known: [StoredMealItem]

    static let schema = Schema.list(
        of: .object([
            .optional("id", .rowID, "The id of an existing item, which stays as it is"),
            .optional("food_id", .rowID, "The food of a new item"),
            .optional("quantity", .decimal(MealEntryDraft.quantities), "How many portions"),
            .optional(
                "portion", .text(atMost: Portion.longestName),
                "One of the food’s portions, or its unit. Default: its unit"),
        ]), atMost: User.Nutrition.maximumItems)

    /// - Returns: nil if the request does not contain the list.
    /// - Throws: `Faults` for an invalid item.
    func items(_ database: Database, _ context: ResourceContext, _ change: ResourceChange) throws -> [MealItem]? {
        guard let lines = change.sent[member]?.array else { return nil }
        let most = User.Nutrition.maximumItems
        guard lines.count <= most else { throw refusal("At most \(most) are possible") }
        return try lines.enumerated().map { place, line in
            do {
                return try item(database, context, line)
            } catch let faults as Faults {
                throw refusal("No. \(place + 1): \(faults.text)")
            }
        }
    }

    private func item(_ database: Database, _ context: ResourceContext, _ line: JSONValue) throws -> MealItem {
        if case .integer(let id)? = line["id"] {
            guard line.object?.count == 1 else { throw refusal("An existing item can’t be changed: send only its id") }
            guard let part = known.first(where: { $0.id == id }) else { throw refusal("It has no item \(id)") }
            return part.item
        }
        guard case .integer(let id)? = line["food_id"], let food = try context.user.nutrition.food(database, id: id),
            food.isLoggable
        else { throw refusal("There is no food with this id") }
        return try MealEntryDraft.checked(
            food, try context.user.nutrition.portions(database, of: food),
            quantity: MemberValues(members: line.object ?? [:]).number("quantity"),
            portion: line["portion"]?.text ?? food.unit.symbol, day: context.today, meal: .snack, today: context.today
        ).get().item
    }

    private func refusal(_ text: String) -> Faults { Faults(member, text) }
}

import Fitness
import HTTP
import Web

extension PageRequest {
    /// How many items come before the page in such a list.
    var skipped: Int {
        get throws {
            guard let text = after.first else { return 0 }
            guard let count = Int(outside: text) else { throw Self.unknownPlace }
            return count
        }
    }

    /// A page of a list in an order other than by id, such as best first.
    func page<Item: Sendable>(ranked items: [Item]) throws -> ResourcePage<Item> {
        let skipped = try skipped
        let page = Array(items.dropFirst(skipped).prefix(limit))
        return ResourcePage(items: page, next: items.count > skipped + limit ? String(skipped + limit) : nil)
    }
}

extension Nutrients {
    /// The JSON members for nutrients.
    static let members: [(name: String, read: @Sendable (Nutrients) -> Double?)] = [
        ("energy_kilocalories", { $0.energyKilocalories }), ("protein_grams", { $0.proteinGrams }),
        ("carbohydrate_grams", { $0.carbohydrateGrams }), ("fat_grams", { $0.fatGrams }),
        ("saturated_fat_grams", { $0.saturatedFatGrams }), ("fiber_grams", { $0.fiberGrams }),
        ("sugar_grams", { $0.sugarGrams }), ("sodium_milligrams", { $0.sodiumMilligrams }),
    ]

    /// The nutrients as read-only members; unknown ones are null.
    static func readOnly<Item>(_ nutrients: @escaping @Sendable (Item) -> Nutrients) -> [ResourceProperty<Item>] {
        members.map { member in
            .readOnly(member.name, .nullable(.number)) { .optional(member.read(nutrients($0))) }
        }
    }
}

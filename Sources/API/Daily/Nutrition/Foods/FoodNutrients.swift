import Fitness
import Forms
import Micronutrients
import Web

/// The nutrients of a food in JSON: in 100 g or ml, energy and sodium also as other labels have them.
enum FoodNutrients {
    private static let kilojoules = "energy_kilojoules"
    private static let salt = "salt_grams"
    private static let others = "nutrients"

    static var properties: [ResourceProperty<FoodWithPortions>] {
        onLabels + [
            .writable(
                kilojoules, .nullable(.decimal(0...mostKilojoules)),
                "Instead of energy_kilocalories: 4.184\u{A0}kJ are 1\u{A0}kcal"),
            .writable(salt, .nullable(.decimal(0...mostSalt)), "Instead of sodium_milligrams: 1 g of salt has 400 mg"),
            .writable(
                others, .object(members),
                "The known vitamins, minerals and others in 100 g or ml. Send all of them: the rest becomes unknown",
                example: ["iron_milligrams": 2.5]
            ) { whole in
                .object(Dictionary(whole.micronutrients.map { ($0.key.column, JSONValue.number($0.value)) }) { $1 })
            },
        ]
    }

    private static var onLabels: [ResourceProperty<FoodWithPortions>] {
        zip(Nutrients.members, FoodDraft.nutrientFields.indices).map { member, index in
            .writable(
                member.name, as: FoodDraft.nutrientFields[index], .nullable(.decimal(0...Nutrients.limits[index])),
                index == 0 ? "In 100 g or ml. A food needs this or \(kilojoules)" : "In 100 g or ml",
                example: index == 0 ? 220 : nil
            ) { .optional(member.read($0.food.nutrients)) }
        }
    }

    private static let members = Micronutrient.allCases.map {
        SchemaMember.optional($0.column, .nullable(.decimal($0.range)))
    }

    private static let mostKilojoules = Nutrients.limits[0] * EnergyUnit.kilojoules.perKilocalorie
    private static let mostSalt = Nutrients.limits[7] * SodiumUnit.saltGrams.perMilligram

    /// - Throws: `Faults` if one is sent in both units, or is too large.
    static func ofLabel(_ change: ResourceChange) throws -> Nutrients {
        var nutrients = Nutrients(amounts: Nutrients.members.map { change.values.number($0.name) })
        if let energy = try number(change, kilojoules, insteadOf: "energy_kilocalories", in: 0...mostKilojoules) {
            nutrients.energyKilocalories = energy / EnergyUnit.kilojoules.perKilocalorie
        }
        if let grams = try number(change, salt, insteadOf: "sodium_milligrams", in: 0...mostSalt) {
            nutrients.sodiumMilligrams = grams / SodiumUnit.saltGrams.perMilligram
        }
        return nutrients
    }

    private static func number(
        _ change: ResourceChange, _ name: String, insteadOf other: String, in range: ClosedRange<Double>
    ) throws -> Double? {
        let sent = MemberValues(members: change.sent)
        guard let number = sent.number(name) else { return nil }
        guard sent.number(other) == nil else { throw Faults(name, "Send either \(name) or \(other)") }
        guard range.contains(number) else { throw Faults(name, Faults.outOf(range)) }
        return number
    }

    /// - Returns: nil if they are not sent.
    static func micronutrients(_ change: ResourceChange) -> MicronutrientAmounts? {
        change.sent[others]?.object.map { sent in
            let values = MemberValues(members: sent)
            return MicronutrientAmounts(Micronutrient.allCases.map { values.number($0.column) })
        }
    }
}

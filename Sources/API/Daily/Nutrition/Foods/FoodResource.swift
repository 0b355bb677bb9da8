import Fitness
import Forms
import GRDB
import HTTP
import Micronutrients
import Models
import Texts
import Web

/// A food with its portions.
struct FoodWithPortions: Sendable {
    let food: Food
    let portions: [Portion]
    let micronutrients: MicronutrientAmounts
    let isChangeable: Bool
}

extension Resource where Item == FoodWithPortions {
    static let foods = Resource<FoodWithPortions>(
        path: "foods", name: "Food", title: "Foods", one: "a food", area: .nutrition, properties: properties,
        identify: { String($0.food.id) }, listParameters: [PageRequest.wordParameter], list: list,
        find: byNumber({ try $1.user.nutrition.food($0, id: $2) }) { try whole($0, $1.user, $2) },
        create: { try String(save($0, $1, $2)) },
        update: { database, context, whole, change in
            try requireOwn(whole)
            _ = try save(database, context, change, over: whole)
        },
        delete: withoutPhotos { database, context, whole in
            try requireOwn(whole)
            _ = try context.user.nutrition.deleteFood(
                database, id: whole.food.id, now: context.moment.now.secondsSince1970)
        })

    /// More than searches find.
    private static let furthestPlace = 100_000

    /// Search results, best first, paged by offset; without a query, the foods that the user made.
    @Sendable private static func list(
        _ database: Database, _ context: ResourceContext, _ request: PageRequest
    ) throws -> ResourcePage<FoodWithPortions> {
        let user = context.user
        guard !request.words.isEmpty else {
            let own = try user.nutrition.ownFoods(database, limit: User.Nutrition.maximumOwnFoods)
            return try request.page(of: own, id: \.id).map { try whole(database, user, $0) }
        }
        let skipped = try request.skipped
        guard skipped <= furthestPlace else { throw PageRequest.unknownPlace }
        let found = try user.nutrition.searchFoods(database, request.words, skipping: skipped, today: context.today)
        // Whoever asks here takes an answer for a match.
        let shown = found.isPartial ? [] : found.foods.prefix(request.limit)
        let hasMore = found.hasMore || found.foods.count > shown.count
        return ResourcePage(
            items: try shown.map { try whole(database, user, $0) },
            next: hasMore && !shown.isEmpty ? String(skipped + shown.count) : nil)
    }

    private static func whole(_ database: Database, _ user: User, _ food: Food) throws -> FoodWithPortions {
        FoodWithPortions(
            food: food, portions: try user.nutrition.portions(database, of: food),
            micronutrients: try user.nutrition.micronutrients(database, of: food),
            isChangeable: try food.isChangeable(by: user) && user.nutrition.recipe(database, ofFood: food.id) == nil)
    }

    private static func requireOwn(_ whole: FoodWithPortions) throws {
        guard whole.isChangeable else { throw HTTPError(.forbidden, "Only your own foods can be changed.") }
    }

    private static func save(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange, over whole: FoodWithPortions? = nil
    ) throws -> Int64 {
        try context.user.nutrition.saveFood(
            database, draft(database, context, change, over: whole), over: whole?.food,
            isShared: change.values.members["is_shared"] != false, now: context.moment.now.secondsSince1970)
    }

    /// Portions, vitamins and minerals stay as they are unless they are sent.
    private static func draft(
        _ database: Database, _ context: ResourceContext, _ change: ResourceChange, over whole: FoodWithPortions?
    ) throws -> FoodDraft {
        let values = change.values
        let sent = (change.sent["portions"]?.array ?? []).map { MemberValues(members: $0.object ?? [:]) }
        let draft = try FoodDraft.checked(
            name: values.text("name"), brand: values.text("brand"), barcode: values.text("barcode"),
            unit: values.choice("unit", .grams),
            nutrients: FoodNutrients.ofLabel(change),
            portions: change.sent["portions"].map { _ in
                sent.map { (name: $0.text("name"), amount: $0.number("amount")) }
            },
            micronutrients: FoodNutrients.micronutrients(change) ?? whole?.micronutrients ?? [:], over: whole?.food,
            keeping: whole?.portions ?? []
        ).get()
        let newBarcode = draft.barcode == whole?.food.barcode ? nil : draft.barcode
        let namesake = try newBarcode.flatMap {
            try context.user.nutrition.ownFood(database, barcode: $0, otherThan: whole?.food.id)
        }
        try change.confirm(draft.questions + (namesake.map { [NutritionTexts.barcodeIsOf($0.title)] } ?? []))
        return draft
    }

    private static let properties: [ResourceProperty<FoodWithPortions>] =
        [
            .readOnly("id", .integer) { .integer($0.food.id) },
            .readOnly("source", .choice(FoodSource.self)) { .string($0.food.source.rawValue) },
            .readOnly("is_changeable", .boolean, "Whether the person can change it") { .bool($0.isChangeable) },
            .writable("name", .text(1...FoodDraft.nameLength), isRequired: true, example: "Rye bread") {
                .string($0.food.officialName)
            },
            .readOnly("short_name", .text(1...FoodDraft.nameLength), "What people call it, as pages show it") {
                .string($0.food.name)
            },
            .writable("brand", .text(atMost: TextLimits.name)) { .string($0.food.brand) },
            .writable("barcode", .nullable(.text(0...FoodDraft.barcodeLength, pattern: Barcode.pattern))) {
                .optional($0.food.barcode?.printed)
            },
            .writable("unit", .choice(FoodUnit.self), "Its numbers are per 100 of this unit") {
                .string($0.food.unit.rawValue)
            },
        ] + FoodNutrients.properties + [
            .writable(
                "portions", as: "portion", .list(of: .object(portion), atMost: FoodDraft.portionCount),
                example: [["name": "1 slice", "amount": 40]]
            ) { .array($0.portions.map { ["name": .string($0.name), "amount": .number($0.amount)] }) },
            .writable(
                "is_shared", as: "visibility", .boolean, "Whether everyone at home can find it. Default: true"
            ) { .bool($0.food.userID == nil) },
            .confirmation,
        ]

    private static let portion: [SchemaMember] = [
        .required("name", .text(1...TextLimits.name)),
        .required("amount", .decimal(FoodDraft.portionSizes), "In the food’s unit, g or ml"),
    ]
}

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

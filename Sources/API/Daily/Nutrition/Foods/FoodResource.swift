import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

/// A food with its portions.
struct WholeFood: Sendable {
    let food: Food
    let portions: [Portion]
    let isChangeable: Bool
}

extension Resource where Item == WholeFood {
    static var foods: Resource<WholeFood> {
        Resource<WholeFood>(
            path: "foods", name: "Food", title: "Foods", one: "a food", area: .nutrition, properties: properties,
            identify: { String($0.food.id) }, listParameters: [PageRequest.wordParameter], list: list,
            find: { database, context, id in
                try Int64(identifier: id).flatMap { try context.user.nutrition.food(database, id: $0) }
                    .map { try whole(database, context.user, $0) }
            },
            create: { database, context, change in
                var form = FoodForm(name: "", barcode: "", isGuest: context.user.isGuest, back: nil)
                let entry = try entry(&form, change)
                guard try context.user.nutrition.hasRoomForFood(database) else {
                    throw FormRefusal(["name": "You have \(User.Nutrition.maximumOwnFoods) foods. Delete one first"])
                }
                let now = context.moment.now.secondsSince1970
                return String(
                    try context.user.nutrition.addFood(database, entry.draft, isShared: entry.isShared, now: now))
            },
            update: { database, context, whole, change in
                try requireOwn(whole)
                var form = FoodForm(whole.food, portions: whole.portions, user: context.user, back: nil)
                let entry = try entry(&form, change)
                let now = context.moment.now.secondsSince1970
                _ = try context.user.nutrition.updateFood(
                    database, id: whole.food.id, entry.draft, isShared: entry.isShared, now: now)
            },
            delete: { database, context, whole in
                try requireOwn(whole)
                _ = try context.user.nutrition.deleteFood(database, id: whole.food.id)
                return []
            })
    }

    /// Search results, best first, paged by offset; without a query, the foods that the user made.
    @Sendable private static func list(
        _ database: Database, _ context: ResourceContext, _ request: PageRequest
    ) throws -> ResourcePage<WholeFood> {
        let user = context.user
        guard !request.words.isEmpty else {
            let own = try user.nutrition.ownFoods(database, limit: User.Nutrition.maximumOwnFoods)
            return try request.page(of: own, id: \.id).map { try whole(database, user, $0) }
        }
        let skipped = request.after.first.flatMap { Int($0) } ?? 0
        guard (0...100_000).contains(skipped) else { throw PageRequest.unknownPlace }
        let found = try user.nutrition.searchFoods(database, request.words, skipping: skipped, today: context.today)
        let shown = found.foods.prefix(request.limit)
        let hasMore = found.hasMore || found.foods.count > shown.count
        return ResourcePage(
            items: try shown.map { try whole(database, user, $0) },
            next: hasMore && !shown.isEmpty ? String(skipped + shown.count) : nil)
    }

    private static func whole(_ database: Database, _ user: User, _ food: Food) throws -> WholeFood {
        WholeFood(
            food: food, portions: try user.nutrition.portions(database, of: food),
            isChangeable: try food.isChangeable(by: user) && user.nutrition.recipe(database, ofFood: food.id) == nil)
    }

    private static func requireOwn(_ whole: WholeFood) throws {
        guard whole.isChangeable else { throw HTTPError(.forbidden, "Only your own foods can be changed.") }
    }

    private static func entry(_ form: inout FoodForm, _ change: ResourceChange) throws -> FoodForm.Entry {
        guard change.sent["portions"]?.array?.count ?? 0 <= FoodForm.portionCount else {
            throw FormRefusal(["portion": "A food has at most \(FoodForm.portionCount) portions"])
        }
        if change.sent["portions"] != nil { form.portions = (1...FoodForm.portionCount).map { .init($0) } }
        form.read(change.sentFields)
        guard let entry = form.validate() else { throw FormRefusal(form) }
        _ = form.confirmWarnings(about: entry.draft)
        try form.warnings.requireConfirmation(confirmed: change.isConfirmed)
        return entry
    }

    private static var properties: [ResourceProperty<WholeFood>] {
        [
            .readOnly("id", .integer) { .integer($0.food.id) },
            .readOnly("source", .choice(FoodSource.self)) { .string($0.food.source.rawValue) },
            .readOnly("is_changeable", .boolean, "Whether the person can change it") { .bool($0.isChangeable) },
            .writable("name", .text(1...FoodForm.nameLength), isRequired: true, example: "Rye bread") {
                .string($0.food.name)
            },
            .writable("brand", .text(atMost: Field.nameLength)) { .string($0.food.brand) },
            .writable("barcode", .nullable(.text(0...FoodForm.barcodeLength, pattern: Barcode.pattern))) {
                .optional($0.food.barcode?.printed)
            },
            .writable("unit", .choice(FoodUnit.self), "Its numbers are per 100 of this unit") {
                .string($0.food.unit.rawValue)
            },
        ] + nutrients + [
            .writable(
                "portions", as: "portion", .list(of: .object(portion), atMost: FoodForm.portionCount),
                example: [["name": "1 slice", "amount": 40]],
                items: portions
            ) { .array($0.portions.map { ["name": .string($0.name), "amount": .number($0.amount)] }) },
            .writable(
                "is_shared", as: "visibility", .boolean, "Whether everyone at home can find it. Default: true",
                items: { [Query.Item(name: "visibility", value: $0 == .bool(true) ? "household" : "alone")] }
            ) { .bool($0.food.userID == nil) },
            .confirmation,
        ]
    }

    /// Per 100 grams or milliliters.
    private static var nutrients: [ResourceProperty<WholeFood>] {
        zip(Nutrients.members, FoodForm.nutrientPaths.indices).map { member, index in
            let field = FoodForm.nutrientFields[index]
            return .writable(
                member.name, as: field, .nullable(.decimal(0...Nutrients.limits[index])), "In 100 g or ml",
                isRequired: index == 0, example: index == 0 ? 220 : nil
            ) { .optional(member.read($0.food.nutrients)) }
        }
    }

    private static var portion: [SchemaMember] {
        [
            SchemaMember(name: "name", schema: .text(1...Field.nameLength), isRequired: true),
            SchemaMember(
                name: "amount", schema: .decimal(FoodForm.portionSizes), note: "In the food’s unit, g or ml",
                isRequired: true),
        ]
    }

    /// The portions as pairs of form fields.
    @Sendable private static func portions(_ value: JSONValue) -> [Query.Item] {
        (value.array ?? []).enumerated().flatMap { index, portion in
            [
                Query.Item(name: "portion_name_\(index + 1)", value: portion["name"]?.typed ?? ""),
                Query.Item(name: "portion_amount_\(index + 1)", value: portion["amount"]?.typed ?? ""),
            ]
        }
    }
}

extension FoodForm {
    /// The field names for `nutrientPaths`, in the same order.
    fileprivate static let nutrientFields = [
        "energy", "protein", "carbohydrate", "fat", "saturated_fat", "fiber", "sugar", "sodium",
    ]
}

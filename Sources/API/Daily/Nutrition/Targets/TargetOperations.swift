import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

/// Reads and sets the daily nutrition targets.
enum TargetOperations {
    static let all = [show, set]

    private static let path = "/api/v1/nutrition-target"
    private static let tag = "Daily targets"

    private static let numbers: [(member: String, field: String, read: @Sendable (NutritionTarget) -> Int)] = [
        ("energy_kilocalories", "energy", { $0.energyKilocalories }),
        ("protein_grams", "protein", { $0.proteinGrams }),
        ("carbohydrate_grams", "carbohydrate", { $0.carbohydrateGrams }), ("fat_grams", "fat", { $0.fatGrams }),
        ("fiber_grams", "fiber", { $0.fiberGrams }), ("water_milliliters", "water", { $0.waterMilliliters }),
    ]

    static let members = numbers.map { SchemaMember(name: $0.member, schema: .integer, isRequired: true) }

    private static let bounds: [(range: ClosedRange<Int>, example: Int64)] = [
        (ManualTargetForm.energies, 2_200), (ManualTargetForm.proteins, 120), (ManualTargetForm.carbohydrates, 250),
        (ManualTargetForm.fats, 75), (ManualTargetForm.fibers, 30), (ManualTargetForm.waters, 2_000),
    ]

    private static let body =
        zip(members, bounds).map { member, bounds in
            SchemaMember(
                name: member.name, schema: .whole(bounds.range), isRequired: true, example: .integer(bounds.example))
        } + [
            SchemaMember(
                name: "confirmed", schema: .boolean, note: "Send true to confirm a value that WorkHome asks about")
        ]

    private static let answer = APIOperation.Answer(
        status: .ok,
        schema: .object(
            members + [
                SchemaMember(
                    name: "is_by_hand", schema: .boolean, note: "Whether the person set the numbers", isRequired: true)
            ]))

    static func json(_ target: NutritionTarget) -> JSONValue {
        .object(Dictionary(numbers.map { ($0.member, .int($0.read(target))) }) { $1 })
    }

    private static let show = APIOperation(
        method: .get, path: path, tag: tag, summary: "Reads the daily targets",
        access: .read(.nutrition), answers: [answer], problems: [.notFound],
        action: APIOperation.forUser(.read(.nutrition)) { visit, _ in
            let today = visit.today
            let target = try await visit.read { try $1.nutrition.dayTarget($0, on: today, today: today) }
            guard let target else {
                throw HTTPError(.notFound, "There is no target, because weight, height or age is unknown.")
            }
            return try representation(target).answer(to: visit.request)
        })

    private static let set = APIOperation(
        method: .put, path: path, tag: tag, summary: "Sets the daily targets, from today on",
        access: .write(.nutrition),
        body: .object(body), answers: [answer], problems: [.preconditionFailed, .unprocessableContent],
        isConditional: true,
        action: APIOperation.forUser(.write(.nutrition)) { visit, _ in
            let (sent, _) = try await visit.request.members(body)
            let today = visit.today
            return try await visit.write { database, user in
                let before = try user.nutrition.dayTarget(database, on: today, today: today)
                if let before { try visit.request.requireUnchanged(representation(before)) }
                var choices = before?.choices ?? TargetChoices()
                var form = ManualTargetForm(nil, Units())
                form.take(
                    FormFields(
                        Query(
                            items: numbers.compactMap { number in
                                sent[number.member].map { Query.Item(name: number.field, value: $0.typed) }
                            })))
                guard let target = form.validate() else { throw named(FormRefusal(form)) }
                _ = form.confirmWarnings(about: target, sex: choices.sex)
                try form.warnings.requireConfirmation(confirmed: sent["confirmed"] == .bool(true))
                choices.isManual = true
                let saved = DayTarget(target: target, choices: choices)
                try user.nutrition.saveTarget(database, saved, today: today)
                return try representation(saved).response()
            }
        })

    private static func representation(_ target: DayTarget) throws -> Representation {
        var members = json(target.target).object ?? [:]
        members["is_by_hand"] = .bool(target.choices.isManual)
        return try Representation(.object(members))
    }

    private static func named(_ refusal: FormRefusal) -> FormRefusal {
        FormRefusal(
            Dictionary(
                refusal.errors.map { error in
                    (numbers.first { $0.field == error.key }?.member ?? error.key, error.value)
                }
            ) { first, _ in first })
    }
}

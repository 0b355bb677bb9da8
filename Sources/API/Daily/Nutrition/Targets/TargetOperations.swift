import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Web

/// Reads and sets the daily nutrition targets.
enum TargetOperations {
    static let all = [show, set]

    private static let path = "/api/v1/nutrition-target"
    private static let tag = "Daily targets"

    private static let parts = zip(
        [
            "energy_kilocalories", "protein_grams", "carbohydrate_grams", "fat_grams", "fiber_grams",
            "water_milliliters",
        ], NutritionTarget.parts
    ).map { (member: $0, part: $1) }

    static let members = parts.map { SchemaMember.required($0.member, .integer) }

    private static let body =
        zip(parts, [2_200, 120, 250, 75, 30, 2_000] as [Int64]).map { part, example in
            SchemaMember.required(part.member, .whole(part.part.range), example: .integer(example))
        } + [
            SchemaMember.optional("confirmed", .boolean, "Send true to confirm a value that WorkHome asks about")
        ]

    private static let answer = APIOperation.Answer(
        status: .ok,
        schema: .object(
            members + [
                SchemaMember.required("is_by_hand", .boolean, "Whether the person set the numbers")
            ]))

    static func json(_ target: NutritionTarget) -> JSONValue {
        .object(Dictionary(parts.map { ($0.member, .int($0.part.read(target))) }) { $1 })
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
                var choices = try user.nutrition.targetChoices(database, today: today)
                let values = MemberValues(members: sent)
                let target = try NutritionTarget.checked(
                    parts.map { values.whole($0.member) }, user.nutrition.safeguard(database, today: today),
                    over: before?.target
                ).mapError(named).get()
                try Warnings(target.questions).requireConfirmation(confirmed: values.flag("confirmed"))
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

    /// The state of the targets as they are now, for their forms.
    static let version = StateVersion { database, user, moment, _ in
        try user.nutrition.dayTarget(database, on: moment.today, today: moment.today).map {
            StateVersion.State(try representation($0).tag.opaque)
        }
    }

    private static func named(_ faults: Faults) -> Faults {
        Faults(
            Dictionary(parts.compactMap { part in faults.messages[part.part.field].map { (part.member, $0) } }) { $1 })
    }
}

import Fitness
import Forms
import HTTP
import Models
import Web

extension GoalEditingController {
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let type = typed.fields["type"].flatMap(GoalType.init) ?? .strength
        let measure = typed.fields["measure"].flatMap(GoalMeasure.init) ?? type.measures[0]
        let form = GoalForm(type, measure, visit.user, today: visit.today)
        return try await answer(visit, typed, form, of: nil)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let goal = try await found(visit, goal)
        let form = filled(visit, goal, type: typed.fields["type"], measure: typed.fields["measure"])
        return try await answer(visit, typed, form, of: goal)
    }

    private static func answer(
        _ visit: MemberVisit, _ typed: Submission, _ begun: GoalForm, of goal: Goal?
    ) async throws -> Response {
        let moment = visit.moment
        var form = begun
        form.take(typed.fields)
        form.context = try await visit.read { [form] database, user in
            var copy = form
            let input = copy.read(today: moment.today)
            return try user.goals.context(database, of: input, replacing: goal, today: moment.today)
        }
        let saved = try await visit.save(&form) { database, user, draft -> Int64 in
            let old = try goal.map { try user.goals.goal(database, id: $0.id).orNotFound() }
            return try user.goals.save(database, draft, over: old, at: moment)
        }
        guard let saved else { return try await editor(visit, form, of: goal, status: .unprocessableContent) }
        return try visit.redirect(to: Paths.goal(saved), notice: .goalSaved)
    }
}

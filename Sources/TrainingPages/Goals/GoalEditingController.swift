import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The forms of new and existing goals, and what is saved with them.
package enum GoalEditingController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let chosen = query["exercise_id"] ?? query["exercise"]
        let exercise = try await visit.read { database, user in
            try chosen.flatMap { Int64(outside: $0) }.flatMap { try user.training.exercise(database, id: $0) }
        }
        guard let type = query["type"].flatMap(GoalType.init) ?? exercise.flatMap(GoalType.init) else {
            let today = visit.today
            let examples = try await visit.read { try GoalExample.all($0, $1, today: today) }
            return try visit.page(
                GoalEditorPage(form: nil, examples: examples), title: GoalTexts.newGoal, destination: .goals)
        }
        let usual = exercise.flatMap { type.usualMeasure(of: $0) } ?? type.measures[0]
        let measure = query["measure"].flatMap(GoalMeasure.init) ?? usual
        var form = GoalForm(type, measure, visit.user, today: visit.today)
        if let exercise { form.exercise.value = String(exercise.id) }
        form.suggest(query, weightKilograms: visit.user.weightKilograms)
        return try await editor(visit, form, of: nil)
    }

    package static func edit(_ visit: MemberVisit, goal: Int) async throws -> Response {
        let (goal, query) = (try await found(visit, goal), visit.request.query)
        var form = filled(visit, goal, type: query["type"], measure: query["measure"])
        // A search for an exercise carries the form's values in its query.
        if query["q"] != nil { form.suggest(query, weightKilograms: nil) }
        return try await editor(visit, form, of: goal)
    }

    static func found(_ visit: MemberVisit, _ goal: Int) async throws -> Goal {
        try await visit.read { try $1.goals.goal($0, id: Int64(goal)) }.orNotFound()
    }

    /// The type and the measure are chosen by links.
    static func filled(_ visit: MemberVisit, _ goal: Goal, type: String?, measure: String?) -> GoalForm {
        let type = type.flatMap(GoalType.init) ?? goal.type
        let usual = type == goal.type ? goal.measure : type.measures[0]
        return GoalForm(goal, as: type, measure.flatMap(GoalMeasure.init) ?? usual, visit.user.units)
    }

    static func editor(
        _ visit: MemberVisit, _ form: GoalForm, of goal: Goal?, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        var form = form
        let words = visit.request.query.searchWords
        let subjects = try await visit.read { [form] in try $1.goals.subjects($0, for: form, of: goal, words: words) }
        (form.exercise.options, form.trackable.options) = (subjects.options, subjects.options)
        if form.has(\.exercise) { form.exercise.value = subjects.chosen(form.exercise.value) }
        let title = goal == nil ? GoalTexts.newGoal : GoalTexts.editGoal
        let page = GoalEditorPage(form: form, goal: goal?.id, words: words, found: subjects.found)
        return try visit.page(page, title: title, destination: .goals, status: status)
    }

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

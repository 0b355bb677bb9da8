import Fitness
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Creates and changes goals.
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

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let type = typed.fields["type"].flatMap(GoalType.init) ?? .strength
        let measure = typed.fields["measure"].flatMap(GoalMeasure.init) ?? type.measures[0]
        var form = GoalForm(type, measure, visit.user, today: visit.today)
        form.take(typed.fields)
        guard let draft = try await draft(visit, &form, of: nil) else {
            return try await editor(visit, form, of: nil, status: .unprocessableContent)
        }
        let moment = visit.moment
        guard let goal = try await visit.write({ try $1.goals.add($0, draft, at: moment) }) else {
            form.rejectAsTooMany()
            return try await editor(visit, form, of: nil, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.goal(goal), notice: .goalSaved)
    }

    package static func edit(_ visit: MemberVisit, goal: Int) async throws -> Response {
        let goal = try await found(visit, goal)
        let query = visit.request.query
        let type = query["type"].flatMap(GoalType.init) ?? goal.type
        let measure =
            query["measure"].flatMap(GoalMeasure.init) ?? (type == goal.type ? goal.measure : type.measures[0])
        var form = GoalForm(goal, as: type, measure, visit.user.units)
        // A search for an exercise carries the form's values in its query.
        if query["q"] != nil { form.suggest(query, weightKilograms: nil) }
        return try await editor(visit, form, of: goal)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
        let goal = try await found(visit, goal)
        let type = typed.fields["type"].flatMap(GoalType.init) ?? goal.type
        let measure =
            typed.fields["measure"].flatMap(GoalMeasure.init) ?? (type == goal.type ? goal.measure : type.measures[0])
        var form = GoalForm(goal, as: type, measure, visit.user.units)
        form.take(typed.fields)
        guard let draft = try await draft(visit, &form, of: goal) else {
            return try await editor(visit, form, of: goal, status: .unprocessableContent)
        }
        let moment = visit.moment
        try await visit.write { try $1.goals.update($0, id: goal.id, draft, at: moment) }.orNotFound()
        return try visit.redirect(to: Paths.goal(goal.id), notice: .goalSaved)
    }

    private static func found(_ visit: MemberVisit, _ goal: Int) async throws -> Goal {
        try await visit.read { try $1.goals.goal($0, id: Int64(goal)) }.orNotFound()
    }

    private static func draft(_ visit: MemberVisit, _ form: inout GoalForm, of goal: Goal?) async throws -> GoalDraft? {
        var filled = form
        let (draft, today) = (filled.read(today: visit.today), visit.today)
        let context = try await visit.read { try $1.goals.context($0, of: draft, replacing: goal, today: today) }
        return form.validate(context)
    }

    private static func editor(
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
}

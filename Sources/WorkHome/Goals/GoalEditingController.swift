import GRDB
import HTTP
import HTTPTypes

/// Making and changing goals.
enum GoalEditingController {
    static func new(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        guard let type = query["type"].flatMap(GoalType.init) else {
            let examples = try await visit.read { try GoalExample.all($0, $1) }
            return try visit.page(GoalEditorPage(form: nil, examples: examples), title: "New goal", destination: .goals)
        }
        let measure = query["measure"].flatMap(GoalMeasure.init) ?? type.measures[0]
        var form = GoalForm(type, measure, visit.user)
        form.suggest(query, weightKilograms: visit.user.weightKilograms)
        return try await editor(visit, form, of: nil)
    }

    static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let type = typed.fields["type"].flatMap(GoalType.init) ?? .strength
        let measure = typed.fields["measure"].flatMap(GoalMeasure.init) ?? type.measures[0]
        var form = GoalForm(type, measure, visit.user)
        form.take(typed.fields)
        guard let draft = try await draft(visit, &form, of: nil) else {
            return try await editor(visit, form, of: nil, status: .unprocessableContent)
        }
        let moment = visit.moment
        guard let goal = try await visit.write({ try $1.addGoal($0, draft, at: moment) }) else {
            form.rejectAsTooMany()
            return try await editor(visit, form, of: nil, status: .unprocessableContent)
        }
        return try visit.redirect(to: Paths.goal(goal), notice: .goalSaved)
    }

    static func edit(_ visit: MemberVisit, goal: Int) async throws -> Response {
        let goal = try await found(visit, goal)
        let query = visit.request.query
        let type = query["type"].flatMap(GoalType.init) ?? goal.type
        let measure =
            query["measure"].flatMap(GoalMeasure.init) ?? (type == goal.type ? goal.measure : type.measures[0])
        var form = GoalForm(goal, as: type, measure, visit.user.units)
        // A search for an exercise brings along what the form had.
        if query["q"] != nil { form.suggest(query, weightKilograms: nil) }
        return try await editor(visit, form, of: goal)
    }

    static func update(_ visit: MemberVisit, _ typed: Submission, goal: Int) async throws -> Response {
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
        guard try await visit.write({ try $1.updateGoal($0, id: goal.id, draft, at: moment) }) else {
            throw HTTPError(.notFound)
        }
        return try visit.redirect(to: Paths.goal(goal.id), notice: .goalSaved)
    }

    private static func found(_ visit: MemberVisit, _ goal: Int) async throws -> Goal {
        guard let goal = try await visit.read({ try $1.goal($0, id: Int64(goal)) }) else { throw HTTPError(.notFound) }
        return goal
    }

    private static func draft(_ visit: MemberVisit, _ form: inout GoalForm, of goal: Goal?) async throws -> GoalDraft? {
        let (filled, today) = (form, visit.today)
        let ground = try await visit.read { try $1.ground($0, of: filled, replacing: goal, today: today) }
        return form.validate(ground, today: today)
    }

    private static func editor(
        _ visit: MemberVisit, _ form: GoalForm, of goal: Goal?, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        var form = form
        let words = String((visit.request.query["q"] ?? "").replacing("\0", with: "").prefix(100))
        let subjects = try await visit.read { [form] in try $1.subjects($0, for: form, of: goal, words: words) }
        (form.exercise.options, form.trackable.options) = (subjects.options, subjects.options)
        if form.has(\.exercise) { form.exercise.value = subjects.chosen(form.exercise.value) }
        let title = goal == nil ? "New goal" : "Edit goal"
        let page = GoalEditorPage(form: form, goal: goal?.id, words: words, found: subjects.found)
        return try visit.page(page, title: title, destination: .goals, status: status)
    }
}

extension User {
    /// What a form's choices stand on: an archived exercise or trackable can stay, but not be chosen.
    func ground(_ database: Database, of form: GoalForm, replacing goal: Goal?, today: LocalDay) throws
        -> GoalGround
    {
        var ground = GoalGround()
        if form.has(\.exercise) {
            let kind: ExerciseKind = form.type == .cardio ? .cardio : .strength
            let chosen = try form.subjectID.flatMap { try exercise(database, id: $0) }
            ground.exercise = chosen.flatMap { exercise in
                exercise.kind == kind && (!exercise.isArchived || goal?.exerciseID == exercise.id) ? exercise : nil
            }
        }
        if form.has(\.trackable) {
            let chosen = try form.subjectID.flatMap { try trackable(database, id: $0) }
            ground.trackable = chosen.flatMap { !$0.isArchived || goal?.trackableID == $0.id ? $0 : nil }
        }
        let day = LocalDay(form.countsFrom.value) ?? today
        ground.start = try startOfWay(database, form.type, ground.trackable, on: day)
        if form.measure.isBest, let exercise = ground.exercise {
            // What was done today is done when a new goal is set.
            ground.best = try best(
                database, form.measure, of: exercise.id, repetitions: Int(form.repetitions.value),
                before: goal == nil && day == today ? day.next : day)
        }
        return ground
    }

    /// The value that a way begins with: that of its first day, or else the first one after it.
    private func startOfWay(_ database: Database, _ type: GoalType, _ trackable: Trackable?, on day: LocalDay) throws
        -> Double?
    {
        if type == .weight { return try bodyWeightKilograms(database, on: day) }
        guard let trackable, trackable.aggregation == .last else { return nil }
        return try value(database, of: trackable.id, around: day)
    }

    private func value(_ database: Database, of trackable: Int64, around day: LocalDay) throws -> Double? {
        let rows = "SELECT value FROM trackable_entries WHERE trackable_id = ? AND user_id = ? AND day"
        let before = "\(rows) <= ? ORDER BY day DESC, logged_at DESC, id DESC LIMIT 1"
        let after = "\(rows) > ? ORDER BY day, logged_at, id LIMIT 1"
        return try Double.fetchOne(database.cachedStatement(sql: before), arguments: [trackable, id, day])
            ?? Double.fetchOne(database.cachedStatement(sql: after), arguments: [trackable, id, day])
    }
}

import Fitness
import Forms
import GRDB
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

/// A common goal that fills in the form with one tap.
struct GoalExample: Sendable {
    let title: String
    let path: String

    /// Examples of the four common kinds: performance, consistency, volume, and body weight if it should change.
    static func all(_ database: Database, _ user: User, today: LocalDay) throws -> [GoalExample] {
        let exercises: [String: Int64] = try RowReader.dictionary(
            database, "SELECT key, id FROM exercises WHERE key IN ('bench-press', 'running')")
        let unit = user.units.weight
        let best = try exercises["bench-press"].flatMap {
            try user.goals.best(database, .heaviest, of: $0, repetitions: 1, before: today + 1)
        }
        let safeguard = try user.nutrition.safeguard(database, today: today)
        let targets = ProposedTargets(
            bench: best, bodyWeight: user.sureWeightKilograms, goal: user.fitnessGoal, unit: unit, safeguard)
        let weight = targets.bodyWeight.map { weight in
            GoalExample(
                title: GoalTexts.reachWeight(String(weight), unit.symbol),
                path: "\(Paths.newGoal)?type=weight&target=\(weight)&cadence=once")
        }
        return training(targets, exercises, unit) + [weight].compactMap { $0 }
    }

    private static func training(
        _ targets: ProposedTargets, _ exercises: [String: Int64], _ unit: WeightUnit
    ) -> [GoalExample] {
        let bench = exercises["bench-press"].map { "&exercise_id=\($0)" } ?? ""
        let running = exercises["running"].map { "&exercise_id=\($0)" } ?? ""
        return [
            GoalExample(
                title: GoalTexts.bench(String(targets.bench), unit.symbol),
                path: "\(Paths.newGoal)?type=strength&measure=heaviest\(bench)&target=\(targets.bench)&reps=1"
                    + "&cadence=once"),
            GoalExample(
                title: GoalTexts.runThreeTimesAWeek,
                path: "\(Paths.newGoal)?type=cardio&measure=sessions\(running)&target=3&cadence=weekly"
                    + "&title=\(PercentEncoding.encode("Run 3 × a week"))"),
            GoalExample(
                title: GoalTexts.liftInTotal(DecimalText.grouped(Double(targets.totalVolume)), unit.symbol),
                path: "\(Paths.newGoal)?type=strength&measure=volume&target=\(targets.totalVolume)&cadence=once"),
        ]
    }
}

/// The choice of a goal type, or the form for the chosen one.
struct GoalEditorPage: PageContent {
    struct Choice: Sendable {
        let label: String
        let path: String
        let isCurrent: Bool
    }

    var view: CompiledView<Self> { view_goals_edit }
    /// nil before a type is chosen.
    let form: GoalForm?
    /// The goal being edited; nil for a new one.
    var goal: Int64?
    var examples: [GoalExample] = []
    /// The words of the exercise search; `found` is the number of matches.
    var words = ""
    var found: Int?

    var warning: String? { form?.warnings.unconfirmed }
    var saveLabel: String { form?.warnings.label(CommonTexts.save) ?? CommonTexts.save }
    var back: Link { Link(CommonTexts.back, to: goal.map(Paths.goal) ?? Paths.goals) }
    var offeredKinds: [ListRow] { form == nil ? kinds : [] }
    var isChoosing: Bool { form == nil }
    var exampleRows: [ListRow] { examples.map { ListRow(title: $0.title, path: $0.path, icon: "goals") } }
    var types: [Choice] { form.map { form in GoalType.allCases.map { choice($0, nil, of: form) } } ?? [] }
    var hasMeasures: Bool { measures.count > 1 }
    var type: String? { form?.type.rawValue }
    var measure: String? { form?.measure.rawValue }
    var weightUnit: String? { form?.units.weight.rawValue }
    var distanceUnit: String? { form?.units.distance.rawValue }

    private var path: String { goal.map { Paths.editor(of: Paths.goal($0)) } ?? Paths.newGoal }

    var search: GoalExerciseSearch? {
        guard let form, form.has(\.exercise), let exercise = form.type.exercise else { return nil }
        return GoalExerciseSearch(form: form, exercise: exercise, action: path, words: words, found: found)
    }

    private var kinds: [ListRow] {
        GoalType.allCases.map {
            ListRow(title: $0.name, path: "\(path)?type=\($0.rawValue)", icon: $0.icon, note: $0.text)
        }
    }

    var measures: [Choice] {
        form.map { form in form.type.measures.map { choice(form.type, $0, of: form) } } ?? []
    }

    private func choice(_ type: GoalType, _ measure: GoalMeasure?, of form: GoalForm) -> Choice {
        Choice(
            label: measure?.name ?? type.name,
            path: "\(path)?type=\(type.rawValue)" + (measure.map { "&measure=\($0.rawValue)" } ?? ""),
            isCurrent: measure.map { $0 == form.measure } ?? (type == form.type))
    }

    /// Opens the folded fields for an existing goal, or when one of them has an error or there is a note.
    var isMoreOpen: Bool {
        guard let form else { return false }
        let folded = [form.title, form.countsFrom, form.deadline, form.note]
        return goal != nil || folded.contains { $0.error != nil } || !form.note.value.isEmpty
    }
}

/// The search above the exercise select, because the catalogue is too long to scan. It is a separate form that carries
/// the values of the goal's form.
struct GoalExerciseSearch: Sendable {
    struct Kept: Sendable {
        let name: String
        let value: String
    }

    let form: GoalForm
    let exercise: GoalExercise
    let action: String
    let words: String
    let found: Int?

    var foundText: String? {
        found.map { $0 == 0 ? CommonTexts.nothingFound : CommonTexts.found($0) }
    }

    var kept: [Kept] {
        let choice = [
            Kept(name: "type", value: form.type.rawValue), Kept(name: "measure", value: form.measure.rawValue),
        ]
        let typed = GoalForm.fieldPaths.filter { form.has($0) }.map { form[keyPath: $0] }
        return choice + typed.map { Kept(name: $0.name, value: $0.value) }
    }
}

import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

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
        guard let form, let exercise = form.type.exercise else { return nil }
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

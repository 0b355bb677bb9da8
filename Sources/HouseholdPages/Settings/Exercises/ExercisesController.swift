import Fitness
import Forms
import Foundation
import HTTP
import Models
import Texts
import Web

/// The built-in catalogue, and the exercises that the user added.
package enum ExercisesController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let search = ExerciseListQuery(visit.request.query)
        let results = try await visit.read { database, user in
            ExerciseResults(
                search, own: try user.training.exercises(database, of: user.id),
                catalogue: [.all, .hidden].contains(search.filter) ? try user.training.exercises(database, of: nil) : []
            )
        }
        return try visit.page(ExerciseListPage(search: search, results: results), title: CommonTexts.exercises)
    }

    package static func show(_ visit: MemberVisit, exercise: Int) async throws -> Response {
        let today = visit.today
        let page = try await visit.read { database, user -> ExercisePage? in
            guard let found = try user.training.exercise(database, id: Int64(exercise)) else { return nil }
            return ExercisePage(
                exercise: found, usage: try user.training.usage(database, of: found.id),
                setup: try ExerciseSetup(database, user, found, today: today), user: user)
        }.orNotFound()
        return try visit.page(page, title: page.exercise.name)
    }
}

extension EditorController<ExerciseForm, Exercise> {
    package static let exercises = EditorController(
        list: Paths.exerciseSettings, own: { Paths.exercise($0) },
        back: { $0.kind.value == ExerciseKind.mobility.rawValue ? nil : $0.back?.adding("exercise", String($1)) },
        added: .exerciseAdded, saved: .exerciseSaved, archived: .exerciseArchived, restored: .exerciseRestored,
        deleted: .exerciseDeleted,
        begin: { visit, typed in
            if let typed { return ExerciseForm(back: ReturnPath(typed["back"])) }
            let query = visit.request.query
            let name = String((query["name"] ?? "").unicodeScalars.prefix(100))
            return ExerciseForm(
                name: name, kind: query["kind"].flatMap(ExerciseKind.init), back: ReturnPath(query["back"]))
        },
        find: { try $1.training.ownExercise($0, id: $2) },
        form: { try ExerciseForm($2, $1.training.usage($0, of: $2.id)) },
        page: {
            try $0.page(
                ExerciseEditorPage(form: $1), title: $2 == nil ? CommonTexts.addExercise : ExerciseTexts.editExercise,
                status: $3)
        },
        save: { database, user, draft, old, _ in try user.training.save(database, draft, over: old) },
        setArchived: { try $1.training.archiveExercise($0, id: $2, at: $3) },
        question: { try $2.deletionQuestion($1.training.usage($0, of: $2.id)) },
        remove: { try $1.training.removeExercise($0, id: $2, at: $3) })
}

extension Exercise {
    fileprivate func deletionQuestion(_ usage: ExerciseUsage) -> ConfirmPage.Question {
        ConfirmPage.Question(
            CommonTexts.deleteQuestion(name), ExerciseWording.deletion(of: self, usage), deleting: Paths.exercise(id),
            label: ExerciseTexts.deleteExercise, canArchive: !isArchived && usage.isLogged)
    }
}

/// Renames and hides built-in exercises for one person.
package enum ExerciseChoicesController {
    /// The user's own exercises are renamed in their own form.
    package static func editName(_ visit: MemberVisit, exercise: Int) async throws -> Response {
        let own = try await visit.read { try $1.training.ownExercise($0, id: Int64(exercise)) }
        guard own == nil else { return try await EditorController.exercises.show(visit, id: Int64(exercise)) }
        return try page(visit, ExerciseNameForm(try await find(visit, exercise)))
    }

    package static func updateName(_ visit: MemberVisit, _ typed: Submission, exercise: Int) async throws -> Response {
        var form = ExerciseNameForm(try await find(visit, exercise))
        form.take(typed.fields)
        let id = Int64(exercise)
        let saved: Void? = try await visit.save(&form) { database, user, name in
            let exercise = try user.training.builtInExercise(database, id: id).orNotFound()
            try user.training.save(database, name: name, of: exercise)
        }
        guard saved != nil else { return try page(visit, form) }
        return try visit.redirect(to: Paths.exercise(id), notice: .exerciseSaved)
    }

    package static func set(
        hidden isHidden: Bool
    ) -> @Sendable (MemberVisit, Submission, Int) async throws -> Response {
        { visit, _, exercise in
            let (id, seconds) = (Int64(exercise), isHidden ? visit.now.secondsSince1970 : nil)
            try await visit.write { try $1.training.hideExercise($0, id: id, at: seconds) }.orNotFound()
            return try visit.redirect(to: Paths.exercise(id), notice: isHidden ? .exerciseHidden : .exerciseShown)
        }
    }

    private static func find(_ visit: MemberVisit, _ exercise: Int) async throws -> Exercise {
        try await visit.read { try $1.training.builtInExercise($0, id: Int64(exercise)) }.orNotFound()
    }

    private static func page(_ visit: MemberVisit, _ form: ExerciseNameForm) throws -> Response {
        try visit.page(ExerciseNamePage(form: form), title: CommonTexts.renameExercise, status: form.answerStatus)
    }
}

struct ExerciseNamePage: PageContent {
    var view: CompiledView<Self> { view_settings_exercise_name }
    let form: ExerciseNameForm

    var back: Link { Link(ExerciseTexts.backToTheExercise, to: Paths.exercise(form.exercise)) }
}

/// The search, filter and page of the exercise list.
struct ExerciseListQuery: Sendable, Equatable {
    enum Filter: String, CaseIterable, Sendable {
        case all, own, archived, hidden

        var label: String {
            switch self {
            case .all: CommonTexts.all
            case .own: ExerciseTexts.yours
            case .archived: CommonTexts.archived
            case .hidden: ExerciseTexts.hidden
            }
        }
    }

    static let pageSize = 100

    var text = ""
    var filter = Filter.all
    /// The number of results before the page.
    var skipped = 0

    init(_ query: Query) {
        text = query.searchWords.trimmingCharacters(in: .whitespacesAndNewlines)
        filter = query["show"].flatMap(Filter.init) ?? .all
        skipped = query.skipped("skip")
    }

    func matches(_ exercises: [Exercise]) -> [Exercise] { ExerciseSearch(text).matches(in: exercises) }

    var path: String {
        var items: [(String, String)] = []
        if !text.isEmpty { items.append(("q", PercentEncoding.encode(text))) }
        if filter != .all { items.append(("show", filter.rawValue)) }
        if skipped > 0 { items.append(("skip", String(skipped))) }
        let query = items.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        return query.isEmpty ? Paths.exerciseSettings : "\(Paths.exerciseSettings)?\(query)"
    }

    func with(_ change: (inout ExerciseListQuery) -> Void) -> ExerciseListQuery {
        var search = self
        change(&search)
        return search
    }
}

/// A page of the list: the user's own first, then the catalogue's.
struct ExerciseResults: Sendable {
    let own: [Exercise]
    let catalogue: [Exercise]
    let count: Int
    let hasMore: Bool

    init(_ search: ExerciseListQuery, own: [Exercise], catalogue: [Exercise]) {
        let own =
            search.filter == .hidden
            ? [] : search.matches(own.filter { $0.isArchived == (search.filter == .archived) })
        let catalogue =
            [.all, .hidden].contains(search.filter)
            ? search.matches(catalogue.filter { !$0.isArchived && $0.isHidden == (search.filter == .hidden) }) : []
        let page = (own + catalogue).dropFirst(search.skipped).prefix(ExerciseListQuery.pageSize)
        self.own = page.filter(\.isOwn)
        self.catalogue = page.filter { !$0.isOwn }
        count = own.count + catalogue.count
        hasMore = count > search.skipped + ExerciseListQuery.pageSize
    }
}

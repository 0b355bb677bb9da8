import Fitness
import Forms
import HTTP
import HTTPTypes
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
        }
        guard let page else { throw HTTPError(.notFound) }
        return try visit.page(page, title: page.exercise.name)
    }

    package static func new(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let name = String((query["name"] ?? "").unicodeScalars.prefix(100))
        let form = ExerciseForm(
            name: name, kind: query["kind"].flatMap(ExerciseKind.init), back: ReturnPath(query["back"]))
        return try editor(visit, form, title: CommonTexts.addExercise)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let back = ReturnPath(typed.fields["back"])
        var form = ExerciseForm(back: back)
        form.read(typed.fields)
        form.name.isFocused = false
        if let draft = form.validate() {
            switch try await visit.write({ try $1.training.saveExercise($0, draft) }) {
            case .saved(let id):
                let path = draft.kind == .mobility ? nil : back?.adding("exercise", String(id))
                return try visit.redirect(to: path ?? Paths.exercise(id), notice: .exerciseAdded)
            case .refused(let refusal): form.reject(refusal)
            case .notFound: throw HTTPError(.notFound)
            }
        }
        return try editor(visit, form, title: CommonTexts.addExercise, status: .unprocessableContent)
    }

    package static func edit(_ visit: MemberVisit, exercise: Int) async throws -> Response {
        try editor(visit, try await form(visit, exercise), title: ExerciseTexts.editExercise)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, exercise: Int) async throws -> Response {
        var form = try await form(visit, exercise)
        form.read(typed.fields)
        if let draft = form.validate() {
            switch try await visit.write({ try $1.training.saveExercise($0, draft, replacing: Int64(exercise)) }) {
            case .saved(let id): return try visit.redirect(to: Paths.exercise(id), notice: .exerciseSaved)
            case .refused(let refusal): form.reject(refusal)
            case .notFound: throw HTTPError(.notFound)
            }
        }
        return try editor(visit, form, title: ExerciseTexts.editExercise, status: .unprocessableContent)
    }

    package static func archive(_ visit: MemberVisit, _ typed: Submission, exercise: Int) async throws -> Response {
        let now = visit.now.secondsSince1970
        let isFound = try await visit.write { try $1.training.archiveExercise($0, id: Int64(exercise), at: now) }
        guard isFound else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.exercise(Int64(exercise)), notice: .exerciseArchived)
    }

    package static func restore(_ visit: MemberVisit, _ typed: Submission, exercise: Int) async throws -> Response {
        let isFound = try await visit.write { try $1.training.archiveExercise($0, id: Int64(exercise), at: nil) }
        guard isFound else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.exercise(Int64(exercise)), notice: .exerciseRestored)
    }

    package static func confirmDeletion(_ visit: MemberVisit, exercise: Int) async throws -> Response {
        let (own, usage) = try await ownExercise(visit, exercise)
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteQuestion(own.name), text: ExerciseWording.deletion(of: own, usage),
            action: Paths.exerciseDeletion(own.id), label: ExerciseTexts.deleteExercise,
            cancelPath: Paths.exercise(own.id),
            alternative: own.isArchived || !usage.isLogged
                ? nil : Link(CommonTexts.archiveInstead, to: Paths.exerciseArchive(own.id)))
        return try visit.page(ConfirmPage(question: question), title: ExerciseTexts.deleteExercise)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, exercise: Int) async throws -> Response {
        let moment = visit.moment
        let outcome = try await visit.write { try $1.training.removeExercise($0, id: Int64(exercise), at: moment) }
        guard let outcome else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.exerciseSettings, notice: .exerciseDeleted, outcome: outcome)
    }

    private static func ownExercise(_ visit: MemberVisit, _ exercise: Int) async throws -> (Exercise, ExerciseUsage) {
        let (own, usage) = try await visit.read { database, user in
            (
                try user.training.ownExercise(database, id: Int64(exercise)),
                try user.training.usage(database, of: Int64(exercise))
            )
        }
        guard let own else { throw HTTPError(.notFound) }
        return (own, usage)
    }

    private static func form(_ visit: MemberVisit, _ exercise: Int) async throws -> ExerciseForm {
        let (own, usage) = try await ownExercise(visit, exercise)
        return ExerciseForm(own, usage)
    }

    private static func editor(
        _ visit: MemberVisit, _ form: ExerciseForm, title: String, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(ExerciseEditorPage(form: form), title: title, status: status)
    }
}

import GRDB
import HTTP

enum RestTimerController {
    static func edit(_ visit: MemberVisit) async throws -> Response {
        try visit.page(RestTimerPage(form: RestTimerForm(visit.user.restTimer)), title: "Rest timer")
    }

    static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = RestTimerForm(visit.user.restTimer)
        form.fill(from: typed.fields)
        guard let timer = form.validate() else {
            return try visit.page(RestTimerPage(form: form), title: "Rest timer", status: .unprocessableContent)
        }
        try await visit.write { try $1.updateRestTimer($0, timer) }
        return try visit.redirect(to: Paths.settings, notice: .restTimerSaved)
    }
}

struct RestTimerForm: Form {
    let action = Paths.restTimer
    let cancelPath: String? = Paths.settings
    var seconds = Field(
        "rest_timer_seconds", label: "Rest after a set",
        hint: "When you log a set, Track counts down this time and tells you when it is over.",
        options: RestTimer.choices.map { Field.Option(value: String($0.seconds), label: $0.text) })

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.seconds] }

    init(_ current: RestTimer) {
        seconds.value = String(current.seconds)
    }

    mutating func validate() -> RestTimer? {
        RestTimer.choices.first { String($0.seconds) == seconds.value } ?? seconds.fail("Please choose one of these")
    }
}

extension User {
    func updateRestTimer(_ database: Database, _ timer: RestTimer) throws {
        try database.cachedStatement(sql: "UPDATE users SET rest_timer_seconds = ? WHERE id = ?")
            .execute(arguments: [timer.seconds, id])
    }
}

struct RestTimerPage: PageContent {
    var view: CompiledView<Self> { view_settings_rest_timer }
    let form: RestTimerForm

    var back: Link { Link("Back to Settings", to: Paths.settings) }
}

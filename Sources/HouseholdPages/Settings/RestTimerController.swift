import Forms
import GRDB
import HTTP
import Models
import Web

package enum RestTimerController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        try visit.page(RestTimerPage(form: RestTimerForm(visit.user.restTimer)), title: "Rest timer")
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = RestTimerForm(visit.user.restTimer)
        form.fill(from: typed.fields)
        guard let timer = form.validate() else {
            return try visit.page(RestTimerPage(form: form), title: "Rest timer", status: .unprocessableContent)
        }
        try await visit.write { try $1.updateRestTimer($0, timer) }
        return try visit.redirect(to: Paths.settings, notice: .restTimerSaved)
    }
}

struct RestTimerPage: PageContent {
    var view: CompiledView<Self> { view_settings_rest_timer }
    let form: RestTimerForm

    var back: Link { Link("Back to Settings", to: Paths.settings) }
}

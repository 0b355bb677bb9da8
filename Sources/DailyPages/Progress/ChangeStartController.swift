import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum ChangeStartController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        try page(visit, ChangeStartForm(visit.user, today: visit.today))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = ChangeStartForm(visit.user, today: visit.today)
        form.take(typed.fields)
        let saved: Void? = try await visit.save(&form) { try $1.weights.startChange($0, on: $2.day) }
        guard saved != nil else { return try page(visit, form, status: .unprocessableContent) }
        return try visit.redirect(to: Paths.progress, notice: .changeStartSaved)
    }

    private static func page(
        _ visit: MemberVisit, _ form: ChangeStartForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            ChangeStartPage(form: form), title: ProgressTexts.startOfChange, destination: .progress, status: status)
    }
}

struct ChangeStartPage: PageContent {
    var view: CompiledView<Self> { view_progress_start }
    let form: ChangeStartForm

    var back: Link { Link(CommonTexts.backToProgress, to: Paths.progress) }
}

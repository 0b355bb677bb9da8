import Forms
import GRDB
import HTTP
import HTTPTypes
import Models
import Web

package enum AppearanceController {
    package static func edit(_ visit: MemberVisit) async throws -> Response {
        try visit.page(AppearancePage(form: AppearanceForm(visit.user.appearance)), title: "Appearance")
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = AppearanceForm(visit.user.appearance)
        form.fill(from: typed.fields)
        guard let appearance = form.validate() else {
            return try visit.page(
                AppearancePage(form: form), title: "Appearance", status: .unprocessableContent)
        }
        try await visit.write { try $1.updateAppearance($0, appearance) }
        return try visit.redirect(to: Paths.appearance, notice: .appearanceSaved)
    }
}

struct AppearancePage: PageContent {
    var view: CompiledView<Self> { view_settings_appearance }
    let form: AppearanceForm

    var back: Link { Link("Back to Settings", to: Paths.settings) }
}

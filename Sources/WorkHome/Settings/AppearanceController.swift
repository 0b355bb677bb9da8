import GRDB
import HTTP
import HTTPTypes

enum AppearanceController {
    static func edit(_ visit: MemberVisit) async throws -> Response {
        try visit.page(AppearancePage(form: AppearanceForm(visit.user.appearance)), title: "Appearance")
    }

    static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
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

struct AppearanceForm: Form {
    let action = Paths.appearance
    let cancelPath: String? = Paths.settings
    var appearance = Field(
        "appearance", label: "Colors", hint: "System follows your device, and changes when it does.",
        options: Appearance.allCases.map { Field.Option(value: $0.rawValue, label: $0.name) })

    static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.appearance] }

    init(_ current: Appearance) {
        appearance.value = current.rawValue
    }

    mutating func validate() -> Appearance? {
        appearance.choice(Appearance.self, "Please choose one of the three")
    }
}

extension User {
    func updateAppearance(_ database: Database, _ appearance: Appearance) throws {
        try database.cachedStatement(sql: "UPDATE users SET appearance = ? WHERE id = ?")
            .execute(arguments: [appearance.rawValue, id])
    }
}

struct AppearancePage: PageContent {
    var view: CompiledView<Self> { view_settings_appearance }
    let form: AppearanceForm

    var back: Link { Link("Back to Settings", to: Paths.settings) }
}

import Forms
import Web

struct UnitsPage: PageContent {
    var view: CompiledView<Self> { view_settings_units }
    let form: UnitsForm

    var back: Link { Link("Back to Settings", to: Paths.settings) }
}

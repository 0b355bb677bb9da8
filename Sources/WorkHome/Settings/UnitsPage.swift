import Mustache

struct UnitsPage: PageContent {
    let view = View.units
    let form: UnitsForm

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Settings", to: Paths.settings)
        case "form": form
        default: nil
        }
    }
}

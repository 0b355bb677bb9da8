import Forms
import Web

struct PlanFormPage: PageContent {
    var view: CompiledView<Self> { view_workouts_edit }
    let form: PlanForm

    var back: Link { Link(form.plan == nil ? "Back to workouts" : "Back to the plan", to: form.action) }
}

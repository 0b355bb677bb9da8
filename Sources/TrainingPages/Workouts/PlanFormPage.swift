import Forms
import Texts
import Web

struct PlanFormPage: PageContent {
    var view: CompiledView<Self> { view_workouts_edit }
    let form: PlanForm

    var back: Link {
        Link(form.plan == nil ? WorkoutTexts.backToWorkout : WorkoutTexts.backToThePlan, to: form.action)
    }
}

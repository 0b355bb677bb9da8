/// The built-in workout plans.
package enum PlanLibrary {
    package static var all: [LibraryPlan] { TrainingCatalogue.builtIn.plans }
}

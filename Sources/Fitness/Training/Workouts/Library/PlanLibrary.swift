/// The workout plans that WorkHome comes with.
package enum PlanLibrary {
    package static var all: [LibraryPlan] { TrainingCatalogue.builtIn.plans }
}

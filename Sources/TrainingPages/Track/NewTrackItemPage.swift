import Fitness
import Forms
import Web

/// Asks what to log.
struct NewTrackItemPage: PageContent {
    var view: CompiledView<Self> { view_track_new }
    let day: LocalDay

    var back: Link { Link("Back to Track", to: Paths.track(on: day)) }

    var rows: [ListRow] {
        [
            ListRow(
                title: "Strength", path: "\(Paths.newSet)?date=\(day)", icon: "workout", note: "Weights and resistance"),
            ListRow(
                title: "Cardio", path: "\(Paths.newCardio)?date=\(day)", icon: "heart",
                note: "Running, swimming, cycling"),
            ListRow(
                title: "Custom Trackable", path: "\(Paths.newTrackableEntry)?date=\(day)", icon: "drop",
                note: "Steps, water, sleep"),
            ListRow(
                title: "Body weight", path: Paths.editMeasurements(on: day), icon: "scale",
                note: "Log it and see the trend"),
            ListRow(
                title: "Journal", path: Paths.journalEditor(day), icon: "journal", note: "Words and photos of the day"),
        ]
    }
}

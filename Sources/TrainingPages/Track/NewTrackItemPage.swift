import Fitness
import Forms
import Routines
import Texts
import Web

/// Asks what to log.
struct NewTrackItemPage: PageContent {
    var view: CompiledView<Self> { view_track_new }
    let day: LocalDay
    /// The exercises that are done most often.
    var frequent: [Exercise] = []
    /// The routines to do next, on the page of today.
    var routines: [Routine] = []

    var frequentRows: [ListRow] {
        frequent.map {
            ListRow(
                title: $0.name,
                path: $0.kind == .cardio ? Paths.newCardio($0.id, on: day) : Paths.newSet($0.id, on: day))
        }
    }

    var back: Link { Link(CommonTexts.backToTrack, to: Paths.track(on: day)) }

    var routineRows: [ListRow] {
        routines.map {
            ListRow(title: $0.name, path: Paths.routineWorkout($0.id), icon: "play", note: RoutineTexts.yourRoutine)
        }
    }

    var rows: [ListRow] {
        [
            ListRow(
                title: CommonTexts.strength, path: "\(Paths.newSet)?date=\(day)", icon: "workout",
                note: TrackTexts.weightsAndResistance),
            ListRow(
                title: CommonTexts.cardio, path: "\(Paths.newCardio)?date=\(day)", icon: "heart",
                note: TrackTexts.runningSwimmingCycling),
            ListRow(
                title: CommonTexts.customTrackable, path: "\(Paths.newTrackableEntry)?date=\(day)", icon: "drop",
                note: TrackTexts.stepsWaterSleep),
            ListRow(
                title: CommonTexts.bodyWeight, path: Paths.editMeasurements(on: day), icon: "scale",
                note: TrackTexts.logItAndSeeTheTrend),
            ListRow(
                title: CommonTexts.journal, path: Paths.journalEditor(day), icon: "journal",
                note: TrackTexts.wordsAndPhotosOfTheDay),
        ]
    }
}

import Fitness
import Forms
import HTTP
import Routines
import Texts
import Web

/// Asks what to log.
struct NewTrackItemPage: PageContent {
    var view: CompiledView<Self> { view_track_new }
    let day: LocalDay
    var isPast = false
    /// The exercises that are done most often.
    var frequent: [Exercise] = []
    /// The routines to do next, or to log afterwards.
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
            ListRow(
                title: $0.name, path: isPast ? Paths.routineWorkout($0.id, on: day) : Paths.routineWorkout($0.id),
                icon: isPast ? "workout" : "play", note: RoutineTexts.yourRoutine)
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

struct TrackablePickerPage: PageContent {
    var view: CompiledView<Self> { view_track_trackables }
    let trackables: [Trackable]
    let units: Units
    let day: LocalDay

    var back: Link { Link(CommonTexts.back, to: Paths.newTrackItem(on: day)) }
    var isNothing: Bool { trackables.isEmpty }

    var rows: [ListRow] {
        trackables.map { trackable in
            ListRow(
                title: trackable.name, path: Paths.newTrackableEntry(trackable.id, on: day), icon: trackable.icon,
                note: trackable.unit.isEmpty ? nil : TrackableTexts.inUnit(trackable.unit(units)))
        }
    }

    @Sendable static func page(_ visit: MemberVisit) async throws -> Response {
        let trackables = try await visit.read { try $1.training.trackables($0) }
        let page = TrackablePickerPage(trackables: trackables, units: visit.user.units, day: visit.trackedDay)
        return try visit.page(page, title: CommonTexts.customTrackable, destination: .track)
    }
}

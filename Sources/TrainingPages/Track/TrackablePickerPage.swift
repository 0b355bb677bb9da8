import Fitness
import Forms
import HTTP
import Texts
import Web

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

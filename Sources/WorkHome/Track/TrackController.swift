import HTTP
import Mustache

enum TrackController {
    static func show(_ visit: MemberVisit) async throws -> Response {
        let day = visit.request.query["date"].flatMap { LocalDay($0) } ?? visit.today
        let page = TrackPage(
            day: DayNavigation(day, today: visit.today, path: Paths.track(on:)),
            empty: EmptyState(
                icon: "track", title: "No workouts yet", text: "Tap + to get started",
                action: Link("Add", to: Paths.newTrackItem)))
        return try visit.page(page, title: "Track", destination: .track)
    }

    static func new(_ visit: MemberVisit) async throws -> Response {
        let page = NewTrackItemPage(rows: [
            ListRow(
                title: "Body weight", path: Paths.editMeasurements, icon: "scale",
                note: "Log it regularly and see the trend"),
            ListRow(
                title: "Journal", path: Paths.journalEditor(visit.today), icon: "journal",
                note: "How today went, in words and photos"),
        ])
        return try visit.page(page, title: "Add", destination: .track)
    }
}

struct TrackPage: PageContent {
    let view = View.track
    let day: DayNavigation
    let empty: EmptyState

    func child(named name: String) -> Any? {
        switch name {
        case "day": day
        case "addPath": Paths.newTrackItem
        case "empty": empty
        default: nil
        }
    }
}

struct NewTrackItemPage: PageContent {
    let view = View.newTrackItem
    let rows: [ListRow]

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Track", to: Paths.track)
        case "rows": rows
        default: nil
        }
    }
}

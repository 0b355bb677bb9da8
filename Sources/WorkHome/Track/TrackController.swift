import HTTP

enum TrackController {
    static func show(_ visit: MemberVisit) async throws -> Response {
        let day = visit.trackedDay
        let logged = try await visit.read { try $1.trackDay($0, on: day) }
        let page = TrackPage(
            logged, today: visit.today, units: visit.user.units, token: FormToken(of: visit.user.revision))
        return try visit.page(page, title: "Track", destination: .track)
    }

    static func new(_ visit: MemberVisit) async throws -> Response {
        try visit.page(
            NewTrackItemPage(day: min(visit.trackedDay, visit.today)), title: "Add", destination: .track)
    }
}

import HTTP

enum TrackController {
    static func show(_ visit: MemberVisit) async throws -> Response {
        let day = visit.trackedDay
        let now = visit.now
        let (logged, running) = try await visit.read { database, user in
            (try user.trackDay(database, on: day), try user.runningWorkout(database, at: now))
        }
        let page = TrackPage(
            logged, running: running.map { RunningWorkoutCard(running: $0, timeZone: visit.user.timeZone) },
            today: visit.today,
            units: visit.user.units, token: FormToken(of: visit.user.revision))
        let response = try visit.page(page, title: "Track", destination: .track)
        return running?.isEnding == true ? response.ofItsMoment() : response
    }

    static func new(_ visit: MemberVisit) async throws -> Response {
        try visit.page(
            NewTrackItemPage(day: min(visit.trackedDay, visit.today)), title: "Add", destination: .track)
    }
}

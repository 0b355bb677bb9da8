import HTTP

enum ProgressController {
    static let shownWeightsByDefault = 10
    static let shownWeightsStep = 50
    static let shownWeightsMaximum = 2_000

    static func show(_ visit: MemberVisit) async throws -> Response {
        let range = visit.request.query["range"].flatMap(ChartRange.init(rawValue:)) ?? .quarter
        let shown = visit.request.query["weights"].flatMap { Int($0) } ?? shownWeightsByDefault
        let limit = min(max(shown, 1), shownWeightsMaximum)
        let start = range.firstDay(today: visit.today)
        let (charted, latest) = try await visit.read { database, user in
            // One more than shown tells whether there are older ones, and what the oldest shown changed from.
            (
                try user.weightRecords(database, since: start),
                try user.latestWeightRecords(database, limit: limit + 1)
            )
        }
        let page = ProgressPage(
            user: visit.user, today: visit.today, range: range, charted: charted, latest: latest, shownLimit: limit)
        return try visit.page(page, title: "Progress", destination: .progress)
    }
}

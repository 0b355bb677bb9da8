import HTTP

enum UndoController {
    static func create(_ visit: MemberVisit, _ typed: Submission, step: Int) async throws -> Response {
        let moment = visit.moment
        guard let undo = try await visit.write({ try $1.undo($0, step: Int64(step), at: moment) }) else {
            throw HTTPError(.notFound, "This was taken back already, or it is more than a day ago.")
        }
        guard let outcome = undo.outcome else {
            return try visit.redirect(to: Paths.track(on: undo.day), notice: .undoRefused)
        }
        return try visit.redirect(to: Paths.track(on: undo.day), notice: .undone, outcome: outcome)
    }
}

import Fitness
import HTTP
import Models

extension MemberVisit {
    /// The day of a tracker page: `?date=`, or today.
    package var trackedDay: LocalDay { request.query["date"].flatMap { LocalDay($0) } ?? today }

    /// Redirects after a change of an entry, with a notice that offers an undo and announces a new record, if any.
    /// - Throws: 404 if there was nothing to change.
    package func redirect(
        to path: String, after change: LoggedChange?, notice: Notice.Code, record: Notice.Code? = nil,
        rest: RestTimer? = nil
    ) throws -> Response {
        guard let change else { throw HTTPError(.notFound) }
        guard let record, change.outcome.record != nil else {
            return try redirect(
                to: path, notice: notice, outcome: change.outcome, undoStep: change.undoStep, rest: rest)
        }
        return try redirect(
            to: path, notice: record, outcome: change.outcome, undoStep: change.undoStep,
            record: change.outcome.record, rest: rest)
    }
}

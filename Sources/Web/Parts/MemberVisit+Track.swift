import Fitness
import HTTP
import Models

extension MemberVisit {
    /// The day that a page of the tracker is about: `?date=`, or today.
    package var trackedDay: LocalDay { request.query["date"].flatMap { LocalDay($0) } ?? today }

    /// After a change of something logged: says so, offers the way back, and where it is one tells of the record.
    /// - Throws: 404 if they had nothing to change.
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

import Fitness

extension Field {
    /// Today or an earlier day.
    package mutating func pastDay(today: LocalDay) -> LocalDay? {
        day(until: today, LocalDay.isInFuture, today: today)
    }

    /// A day within the longest human life.
    /// - Parameter tooLate: the error for a day after the last one.
    mutating func day(until last: LocalDay, _ tooLate: String, today: LocalDay) -> LocalDay? {
        let day = LocalDay(value)
        if let fault = LocalDay.fault(of: day, until: last, tooLate, today: today) { return fail(fault) }
        return day
    }
}

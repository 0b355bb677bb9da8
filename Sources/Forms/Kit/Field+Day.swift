import Fitness

extension Field {
    /// Today or an earlier day.
    package mutating func pastDay(today: LocalDay) -> LocalDay? {
        day(until: today, "Please choose today or an earlier day", today: today)
    }

    /// A day within the longest human life.
    /// - Parameter tooLate: the error for a day after the last one.
    mutating func day(until last: LocalDay, _ tooLate: String, today: LocalDay) -> LocalDay? {
        guard let day = LocalDay(value) else { return fail("Please enter a date") }
        guard day <= last else { return fail(tooLate) }
        guard today - day < LocalDay.longestLifeDays else {
            return fail("Please choose a day in the last \(LocalDay.longestLifeDays / 366) years")
        }
        return day
    }
}

/// A day of the Gregorian calendar from the year 1, without a time zone.
struct CivilDate: Equatable {
    static let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let weekdayNames = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

    let year: Int
    /// 1 to 12.
    let month: Int
    let day: Int

    init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    init(daysSinceEpoch: Int) {
        // The estimate from the mean length of a year is at most one year off.
        var year = 1970 + Int((Double(daysSinceEpoch) / 365.2425).rounded(.down))
        if Self.days(beforeYear: year) > daysSinceEpoch { year -= 1 }
        if Self.days(beforeYear: year + 1) <= daysSinceEpoch { year += 1 }
        var day = daysSinceEpoch - Self.days(beforeYear: year)
        var month = 1
        while day >= Self.days(ofMonth: month, year: year) {
            day -= Self.days(ofMonth: month, year: year)
            month += 1
        }
        self.init(year: year, month: month, day: day + 1)
    }

    /// Days since 1970-01-01.
    var daysSinceEpoch: Int {
        (1..<month).reduce(Self.days(beforeYear: year) + day - 1) { $0 + Self.days(ofMonth: $1, year: year) }
    }

    var weekdayName: String {
        let remainder = daysSinceEpoch % 7
        return Self.weekdayNames[remainder < 0 ? remainder + 7 : remainder]
    }

    static func days(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    }

    private static func days(beforeYear year: Int) -> Int {
        let leapDays = { (year: Int) in year / 4 - year / 100 + year / 400 }
        return 365 * (year - 1970) + leapDays(year - 1) - leapDays(1969)
    }
}

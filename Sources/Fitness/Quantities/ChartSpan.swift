/// The time span of the charts on a page.
package struct ChartSpan: Sendable {
    package let range: ChartRange
    package let today: LocalDay
    package let firstWeekday: Weekday

    package init(range: ChartRange, today: LocalDay, firstWeekday: Weekday) {
        self.range = range
        self.today = today
        self.firstWeekday = firstWeekday
    }
}

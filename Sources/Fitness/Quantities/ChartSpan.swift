/// What the charts of a page look back over.
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

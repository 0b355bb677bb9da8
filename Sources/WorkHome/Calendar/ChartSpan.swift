/// What the charts of a page look back over.
struct ChartSpan: Sendable {
    let range: ChartRange
    let today: LocalDay
    let firstWeekday: Weekday
}

import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

extension User.Analysis {
    /// A trackable's value for each day, oldest first: the sum of its entries, or the last one.
    func trackedDays(_ database: Database, of trackable: Trackable, since start: LocalDay?) throws -> [ChartValue] {
        let entries = try history(database, of: .trackable, trackable.id, since: start)
        switch trackable.aggregation {
        case .last: return entries.map { ChartValue(day: $0, value: $1[0]) }.lastOfEachDay { $0.day }
        case .sum:
            var days: [ChartValue] = []
            entries.forEach { day, fields in
                let before = days.last.flatMap { $0.day == day ? days.removeLast().value : nil } ?? 0
                days.append(ChartValue(day: day, value: before + fields[0]))
            }
            return days
        }
    }

    func lastTrackedDay(_ database: Database, of trackable: Int64) throws -> LocalDay? {
        try LocalDay.first(
            database, "SELECT max(day) FROM trackable_entries WHERE trackable_id = ? AND user_id = ?",
            [trackable, user.id])
    }

    func trackableEntries(_ database: Database, of trackable: Int64, on day: LocalDay) throws -> [TrackableEntry] {
        try TrackableEntry.all(
            database,
            """
            SELECT \(TrackableEntry.columns) FROM trackable_entries
            WHERE trackable_id = ? AND user_id = ? AND day = ? ORDER BY logged_at, id
            """, [trackable, user.id, day])
    }
}

package enum TrackableAnalysisController {
    package static func show(_ visit: MemberVisit, trackable id: Int) async throws -> Response {
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let page = try await visit.read { database, user in
            let trackable = try user.training.trackable(database, id: Int64(id)).orNotFound()
            let tracked = try user.analysis.trackedDays(database, of: trackable, since: range.firstDay(today: today))
            let values = trackable.shown(tracked, user.units)
            return DayValuesPage(
                subject: .trackable(trackable, user.units, today: today),
                span: user.weights.chartSpan(range, today: today), values: values,
                lastDay: try values.last?.day ?? user.analysis.lastTrackedDay(database, of: trackable.id),
                shown: try day.map {
                    ShownDay(
                        try user.analysis.trackableEntries(database, of: trackable.id, on: $0), of: trackable,
                        user.units, on: $0
                    )
                },
                shownDay: day)
        }
        return try visit.page(page, title: page.subject.name, destination: .analyze)
    }
}

extension Trackable {
    /// Values in the unit that the user reads them in.
    fileprivate func shown(_ values: [ChartValue], _ units: Units) -> [ChartValue] {
        guard let volume = volumeUnit(units) else { return values }
        return values.map { ChartValue(day: $0.day, value: volume.reading(ofMilliliters: $0.value)) }
    }

    fileprivate func figure(shown value: Double, _ units: Units) -> Figure {
        figure(self.value(value, units), units)
    }
}

extension DayValuesPage.Subject {
    static func trackable(_ trackable: Trackable, _ units: Units, today: LocalDay) -> DayValuesPage.Subject {
        let unit = trackable.unit(units)
        return DayValuesPage.Subject(
            name: trackable.name, unitName: unit.isEmpty || unit == trackable.name.lowercased() ? nil : unit,
            symbol: unit, path: Paths.trackableAnalysis(trackable.id), isSum: trackable.aggregation == .sum,
            text: { trackable.figure(shown: $0, units) },
            emptyAction: Link(CommonTexts.logAValue, to: Paths.newTrackableEntry(trackable.id, on: today)),
            more: Link(TrackableTexts.todaysTrackables, to: Paths.trackables(on: today)))
    }
}

extension ShownDay {
    init(_ entries: [TrackableEntry], of trackable: Trackable, _ units: Units, on day: LocalDay) {
        let tracked = TrackDay.Tracked(trackable: trackable, entries: entries)
        let value = tracked.value.map { trackable.text($0, units) }
        title = day.longText
        spoken = DecimalText.spoken(
            AnalyzeTexts.nameOnDay(trackable.name, day.longText, value ?? CommonTexts.nothingLogged))
        summary =
            value.map { entries.count > 1 ? TrackableTexts.valueInEntries($0, entries.count) : $0 }
            ?? TrackableTexts.nothingLoggedOnThisDay
        items = entries.map { Item(title: trackable.text($0.value, units), note: $0.note.isEmpty ? nil : $0.note) }
        link = Link(CommonTexts.goToDayInTrack, to: Paths.trackables(on: day))
    }
}

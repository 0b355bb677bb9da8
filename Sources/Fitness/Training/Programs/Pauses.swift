/// Says what a day is from the days off and the days with sets. Rules see no other dates.
package struct Pauses: Sendable {
    /// After this many whole days without a set, the first weights are lighter, and after the longer break lighter still.
    static let breakDays = 10
    static let longBreakDays = 28

    private let daysOff: [LocalDay: DayOffReason]
    private let daysWithSets: [LocalDay]

    /// - Parameter daysWithSets: of any exercise, ascending, with the last one before the range that is asked about.
    package init(daysOff: [LocalDay: DayOffReason], daysWithSets: [LocalDay]) {
        self.daysOff = daysOff
        self.daysWithSets = daysWithSets
    }

    /// - Parameters:
    ///   - last: the day of the lift's last workout before that day.
    ///   - isDeload: whether the day is in a light week.
    package func kind(of day: LocalDay, after last: LocalDay?, isDeload: Bool = false) -> Occasion.Kind {
        let earlier = daysWithSets.prefix { $0 < day }
        // Also on a day off, which would ask for the whole weight.
        if let comeback = Self.comeback(on: day, after: earlier) { return comeback }
        if let reason = daysOff[day] { return .dayOff(reason) }
        if isDeload { return .deload }
        guard let last else { return .usual }
        let sick = daysOff.lazy.filter { $0.value == .sick && $0.key > last && $0.key < day }.map(\.key).max()
        if let sick { return .afterIllness(until: sick) }
        let since = earlier.drop { $0 < last }
        return zip(since, since.dropFirst()).contains { Self.isBreak(Self.daysBetween($0, $1)) } ? .afterBreak : .usual
    }

    private static func comeback(on day: LocalDay, after earlier: ArraySlice<LocalDay>) -> Occasion.Kind? {
        guard let previous = earlier.last else { return nil }
        let days = daysBetween(previous, day)
        if isBreak(days) { return .comeback(workout: 1, days: days) }
        guard let before = earlier.dropLast().last, isBreak(daysBetween(before, previous)) else { return nil }
        return .comeback(workout: 2, days: daysBetween(before, previous))
    }

    private static func daysBetween(_ first: LocalDay, _ second: LocalDay) -> Int { second - first - 1 }

    private static func isBreak(_ days: Int) -> Bool { days >= breakDays }

    /// Which share of the last work weight a workout after a break asks for. The shares are a choice of ours: no source
    /// has any.
    static func share(workout: Int, days: Int) -> Double {
        let share = workout == 1 ? 0.9 : 0.95
        return days >= longBreakDays ? (workout == 1 ? 0.8 : 0.9) : share
    }
}

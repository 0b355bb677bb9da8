import Fitness
import Foundation
import Texts

/// A parsed payload: what can be kept, and what can't, with the reason.
package struct HealthPayload: Sendable {
    /// Left-out values with the same name and reason.
    package struct Ignored: Sendable, Equatable, Codable {
        /// As the app calls it; the key of a metric whose day is closed.
        var name: String
        package let reason: Reason
        var count: Int

        var shownName: String { (reason == .closedDay ? HealthMetric(rawValue: name)?.name : nil) ?? name }

        /// `Pickleball (2): WorkHome has no cardio exercise of this kind.`
        var text: String {
            let known = HealthMetric.byAutoExportName[name] ?? HealthMetric.byWebhookName[name]
            return
                "\(known?.name ?? shownName)\(count > 1 ? " (\(DecimalText.grouped(Double(count))))" : ""): \(reason.text)"
        }
    }

    /// The maximum per request: a year of hourly values of every metric.
    static let maximumItems = 100_000

    let app: HealthApp
    package let timeZone: TimeZone
    /// Anything later is rejected. In seconds since 1970.
    let latest: Int64
    package private(set) var samples: [HealthSample] = []
    private(set) var workouts: [HealthWorkout] = []
    package private(set) var ignored: [Ignored] = []
    private(set) var itemCount = 0
    private var ignoredPlaces: [String: Int] = [:]

    /// Accepts one day into the future: phone clocks may be ahead, and a day begins earlier in other time zones.
    package init(app: HealthApp, timeZone: TimeZone, now: Date) {
        self.app = app
        self.timeZone = timeZone
        latest = now.secondsSince1970 + 86_400
    }

    /// Adds a sample, or ignores it if a part of it is missing or unreadable. An end may be.
    package mutating func add(
        _ metric: HealthMetric, name: String, _ number: Double?, unit: String? = nil, at moment: String?,
        until end: String? = nil, source: String?, formerly former: String? = nil, record: String? = nil
    ) throws {
        guard let number else { return try ignore(name, .noValue) }
        guard let value = metric.value(number, unit: unit) else { return try ignore(name, .unknownUnit) }
        guard let moment = self.moment(moment) else { return try ignore(name, .noMoment) }
        try add(
            metric, name: name, value: value, at: moment, until: self.moment(end),
            day: moment.day, source: source, formerly: former, record: record)
    }

    /// - Parameters:
    ///   - day: the day the value counts for.
    ///   - former: the name of its source before ends were stored.
    package mutating func add(
        _ metric: HealthMetric, name: String, value: Double, at moment: HealthMoment, until end: HealthMoment? = nil,
        day: LocalDay, source: String?, formerly former: String? = nil, record: String? = nil
    ) throws {
        // Scales send single weighings and identify each by its moment.
        let isOfDay = moment.isMidnight && moment.day == day && app != .weightEntry
        let end = metric.aggregation == .sum ? end : nil
        let seconds = end.map { $0.seconds - moment.seconds } ?? 0
        guard (0...HealthSample.longestSeconds).contains(seconds) else { return try ignore(name, .impossibleSpan) }
        // What takes longer than five minutes is the sum of several drinks.
        let isLasting = seconds > (metric == .water ? 300 : 0)
        let isWithinDay = isLasting && end?.day == moment.day
        var sample = HealthSample(
            metric: metric, source: sourceName(source), startedAt: moment.seconds, day: day, isOfDay: isOfDay,
            value: value, endedAt: isLasting ? end?.seconds : nil,
            midnights: metric == .sleep || isWithinDay ? nil : moment.midnights(in: timeZone, until: end),
            recordID: Self.cut(record))
        sample.formerSource = Self.cut(former)
        try add(sample, name: name)
    }

    /// Adds a sleep without a start: it is the end minus the duration, of which a part may have been awake.
    package mutating func addSleep(
        name: String, hours: Double, lasting duration: Double, until end: HealthMoment, source: String?,
        formerly former: String? = nil, record: String? = nil
    ) throws {
        guard HealthMetric.sleep.range.contains(duration) else { return try ignore(name, .impossibleValue) }
        var sample = HealthSample(
            metric: .sleep, source: sourceName(source), startedAt: end.seconds - Int64((duration * 3_600).rounded()),
            day: end.dayOfSleep, value: hours, endedAt: end.seconds, recordID: Self.cut(record))
        (sample.isStartGiven, sample.formerSource) = (false, Self.cut(former))
        try add(sample, name: name)
    }

    package mutating func add(_ sample: HealthSample, name: String) throws {
        guard isPossible(sample.startedAt) else { return try ignore(name, .impossibleMoment) }
        guard sample.metric.range.contains(sample.value) else { return try ignore(name, .impossibleValue) }
        try countItems()
        samples.append(sample)
    }

    package mutating func add(_ workout: HealthWorkout, name: String) throws {
        guard isPossible(workout.startedAt) else { return try ignore(name, .impossibleMoment) }
        // Cut off there, two ids would be one.
        guard !TextLimits.hasNUL(workout.externalID) else { return try ignore(name, .unusableCharacter) }
        guard CardioLimits.wholeSeconds.contains(workout.durationSeconds),
            workout.distanceMeters.map(CardioLimits.meters.contains) ?? true,
            workout.energyKilocalories.map({ CardioLimits.kilocalories.contains(Double($0)) }) ?? true,
            !workout.isTooFast
        else { return try ignore(name, .impossibleValue) }
        try countItems()
        workouts.append(workout)
    }

    package mutating func ignore(_ name: String, _ reason: Reason, count: Int = 1) throws {
        guard count > 0 else { return }
        try countItems(for: count)
        // Names from outside are shown unchanged, but limited in length and number.
        let name = ignored.count < 100 ? String(name.replacing("\0", with: "").unicodeScalars.prefix(80)) : "others"
        let key = "\(name) \(reason.rawValue)"
        if let place = ignoredPlaces[key] {
            ignored[place].count += count
        } else {
            ignoredPlaces[key] = ignored.count
            ignored.append(Ignored(name: name, reason: reason, count: count))
        }
    }

    /// The name of a source; the app's own name if the payload has none.
    package func sourceName(_ source: String?) -> String { Self.cut(source) ?? app.name }

    /// A time as the app writes it; nil if it is missing or unreadable.
    package func moment(_ text: String?) -> HealthMoment? { text.flatMap { HealthMoment($0, in: timeZone) } }

    /// Gives each interval its end, for which the payload must be complete.
    mutating func resolveEnds() { samples = HealthSample.withEnds(samples) }

    /// As it is stored; nil if nothing is left of it.
    private static func cut(_ text: String?) -> String? {
        let text = String((text ?? "").replacing("\0", with: "").unicodeScalars.prefix(200))
        return text.isEmpty ? nil : text
    }

    private func isPossible(_ moment: Int64) -> Bool { (0...latest).contains(moment) }

    private mutating func countItems(for count: Int = 1) throws {
        itemCount += count
        guard itemCount <= Self.maximumItems else {
            throw Faults(ofAll: HealthTexts.tooManyValuesInRequest(Self.maximumItems))
        }
    }

    /// Apps are sent the raw values, which are also stored.
    package enum Reason: String, Codable, Sendable {
        case unknownMetric = "WorkHome does not track this."
        case unknownUnit = "The unit is unknown."
        case noValue = "The value is missing."
        case noMoment = "The date and time can’t be read."
        case impossibleMoment = "The date is in the future, or before 1970."
        case impossibleSpan = "It ends before it begins, or lasts longer than two days."
        case impossibleValue = "The value is out of range."
        case unusableCharacter = "Its number has a character that can’t be saved."
        case notAsleep = "Not asleep."
        case unknownWorkout = "WorkHome has no cardio exercise of this kind."
        case noWorkout = "The start or the duration is missing."
        case closedDay = "Its day is too long ago to change."
        case test = "A test value, not saved."
    }
}

extension Double? {
    /// A distance of zero counts as none.
    package var positive: Double? { flatMap { $0 > 0 ? $0 : nil } }
    /// A weight of zero counts as none; one below zero is assistance.
    package var nonzero: Double? { flatMap { $0 == 0 ? nil : $0 } }
}

extension HealthPayload.Reason {
    /// As it is shown.
    package var text: String {
        switch self {
        case .unknownMetric: HealthTexts.unknownMetric
        case .unknownUnit: HealthTexts.unknownUnit
        case .noValue: ImportTexts.valueMissing
        case .noMoment: HealthTexts.noMoment
        case .impossibleMoment: HealthTexts.impossibleMoment
        case .impossibleSpan: HealthTexts.impossibleSpan
        case .impossibleValue: ImportTexts.valueOutOfRange
        case .unusableCharacter: HealthTexts.unusableCharacter
        case .notAsleep: HealthTexts.notAsleep
        case .unknownWorkout: HealthTexts.unknownWorkout
        case .noWorkout: ImportTexts.startOrDurationMissing
        case .closedDay: HealthTexts.closedDay
        case .test: HealthTexts.test
        }
    }
}

/// The result of storing a payload, as sent in the response.
package struct HealthReport: Encodable, Sendable, Equatable {
    var received = 0
    package var new = 0
    /// Known measurements with another value.
    var changed = 0
    var unchanged = 0
    var ignored: [HealthPayload.Ignored] = []

    /// The report with the names that the app is told.
    package var told: HealthReport {
        var report = self
        for place in ignored.indices { report.ignored[place].name = ignored[place].shownName }
        return report
    }

    package enum Change: Sendable {
        case new, changed, unchanged
    }

    mutating func note(_ change: Change) {
        switch change {
        case .new: new += 1
        case .changed: changed += 1
        case .unchanged: unchanged += 1
        }
    }
}

/// How much of the data sent by phones is kept per user.
package struct HealthLimits: Sendable {
    /// Devices and apps.
    var sources = Self.maximumSources
    /// Samples: all of those of open days, and one per source of closed days.
    package var samples = 1_000_000
    /// A day further back than this can be closed.
    package var openDays = 60
    /// It is closed after this many days without new data, because a history may arrive in parts.
    var quietDays = 14
    /// The maximum number of days that one payload closes.
    var maximumDaysClosedPerPayload = 300

    package init() {}

    package static let maximumSources = 100

    var tooManySources: Faults { Faults(ofAll: HealthTexts.tooManyDevicesAndApps(sources)) }

    package var tooManySamples: Faults {
        Faults(ofAll: HealthTexts.tooManyValues(DecimalText.grouped(Double(samples))))
    }
}

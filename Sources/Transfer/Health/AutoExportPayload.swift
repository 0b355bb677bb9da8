import Fitness
import Foundation
import Models

/// The payload posted by the iOS app Health Auto Export.
package struct AutoExportPayload: Decodable, Sendable {
    struct Content: Decodable, Sendable {
        let metrics: [Lenient<Metric>]?
        let workouts: [Lenient<Workout>]?
    }

    struct Metric: Decodable, Sendable {
        let name: String
        let units: String?
        let data: [Lenient<Item>]
        /// The number of items of a metric that WorkHome does not read.
        var unreadCount = 0

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: MemberName.self)
            name = try container.decode(String.self, forKey: "name")
            units = container.text("units")
            if HealthMetric.byAutoExportName[name] == nil {
                data = []
                unreadCount = try container.nestedUnkeyedContainer(forKey: "data").count ?? 0
            } else {
                data = try container.decode([Lenient<Item>].self, forKey: "data")
            }
        }
    }

    struct Item: Decodable, Sendable {
        let quantity: Double?
        let date: String?
        let end: String?
        let source: String?
        /// Its id; the app has not sent one so far.
        let id: String?
        let sleep: Sleep?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: MemberName.self)
            quantity = container.number("qty") ?? container.number("Avg") ?? container.number("avg")
            let dates: [MemberName] = ["date", "time", "startDate", "start"]
            date = dates.lazy.compactMap { container.text($0) }.first
            end = container.text("endDate") ?? container.text("end")
            source = container.text("source")
            id = container.text("id")
            let ofSleep: [MemberName] = ["startDate", "sleepStart", "totalSleep", "asleep"]
            sleep = ofSleep.contains(where: container.contains) ? try Sleep(from: decoder) : nil
        }
    }

    /// A night's sleep, or a single stage of it if summaries are off.
    struct Sleep: Decodable, Sendable {
        let start: String?
        let end: String?
        /// The kind of sleep stage; nil for a night.
        let stage: String?
        let hours: Double?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: MemberName.self)
            let isStage = container.contains("startDate")
            start = container.text(isStage ? "startDate" : "sleepStart")
            end = container.text(isStage ? "endDate" : "sleepEnd")
            stage = isStage ? container.text("value") : nil
            let stages: [MemberName] = ["core", "deep", "rem"]
            let asleep = max(
                container.number("asleep") ?? 0, stages.compactMap { container.number($0) }.reduce(0, +))
            hours =
                isStage
                ? container.number("qty") : container.number("totalSleep") ?? (asleep > 0 ? asleep : nil)
        }
    }

    struct Workout: Decodable, Sendable {
        struct Quantity: Decodable, Sendable {
            let qty: Double
            let units: String?
        }

        let id: String?
        let name: String
        let start: String?
        let end: String?
        let durationSeconds: Double?
        let distance: Quantity?
        let energy: Quantity?
        let source: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: MemberName.self)
            id = container.text("id")
            name = container.text("name") ?? ""
            start = container.text("start")
            end = container.text("end")
            durationSeconds = container.number("duration")
            distance = try? container.decodeIfPresent(Quantity.self, forKey: "distance")
            energy = try? container.decodeIfPresent(Quantity.self, forKey: "activeEnergyBurned")
            source = container.text("source")
        }

        /// The active energy; one out of range stays so.
        var energyKilocalories: Int? {
            energy.flatMap { HealthMetric.activeEnergy.value($0.qty, unit: $0.units) }
                .map { Int(min(max($0.rounded(), -1), CardioLimits.kilocalories.upperBound + 1)) }
        }
    }

    let data: Content

    package func read(into intake: inout HealthPayload) throws {
        for metric in data.metrics ?? [] {
            if let metric = metric.value {
                try read(metric, into: &intake)
            } else {
                try intake.ignore("a metric", .noValue)
            }
        }
        for workout in data.workouts ?? [] {
            if let workout = workout.value {
                try read(workout, into: &intake)
            } else {
                try intake.ignore("a workout", .noWorkout)
            }
        }
    }

    private func read(_ metric: Metric, into intake: inout HealthPayload) throws {
        guard let kind = HealthMetric.byAutoExportName[metric.name] else {
            return try intake.ignore(metric.name, .unknownMetric, count: metric.unreadCount)
        }
        for item in metric.data {
            if kind == .sleep {
                try read(item.value, unit: metric.units, into: &intake)
            } else {
                try intake.add(
                    kind, name: metric.name, item.value?.quantity, unit: metric.units, at: item.value?.date,
                    until: item.value?.end, source: item.value?.source, record: item.value?.id)
            }
        }
    }

    /// A night counts for the day on which it ends; one that ends after 6 p.m. counts for the day after.
    private func read(_ item: Item?, unit: String?, into intake: inout HealthPayload) throws {
        let name = "sleep_analysis"
        guard let item, let sleep = item.sleep, let number = sleep.hours else {
            return try intake.ignore(name, .noValue)
        }
        if let stage = sleep.stage?.lowercased(), ["awake", "in bed", "inbed"].contains(stage) {
            return try intake.ignore(name, .notAsleep)
        }
        guard let hours = HealthMetric.sleep.value(number, unit: unit) else {
            return try intake.ignore(name, .unknownUnit)
        }
        let (start, end) = (intake.moment(sleep.start ?? item.date), intake.moment(sleep.end ?? item.date))
        if sleep.start == nil, sleep.end != nil, let end {
            return try intake.addSleep(
                name: name, hours: hours, lasting: hours, until: end, source: item.source, record: item.id)
        }
        guard let start, let end else { return try intake.ignore(name, .noMoment) }
        try intake.add(
            .sleep, name: name, value: hours, at: start, until: end, day: end.dayOfSleep, source: item.source,
            record: item.id)
    }

    private func read(_ workout: Workout, into intake: inout HealthPayload) throws {
        let name = workout.name.isEmpty ? "a workout" : workout.name
        guard let key = HealthWorkoutNames.exerciseKey(workout.name) else {
            return try intake.ignore(name, .unknownWorkout)
        }
        guard let (start, seconds) = intake.span(workout.start, workout.end, workout.durationSeconds) else {
            return try intake.ignore(name, .noWorkout)
        }
        let source = intake.sourceName(workout.source)
        try intake.add(
            HealthWorkout(
                externalID:
                    "autoExport \(String((workout.id ?? "\(source) \(start.seconds)").unicodeScalars.prefix(250)))",
                source: source, start: start, exerciseKey: key, durationSeconds: Int(seconds.rounded()),
                distanceMeters: workout.distance.flatMap { HealthMetric.meters($0.qty, unit: $0.units) }.positive,
                energyKilocalories: workout.energyKilocalories),
            name: name)
    }
}

extension HealthPayload {
    /// When a workout began, and how many seconds it took: as it says, or until its end; nil if that is not known, or is
    /// out of range.
    func span(_ start: String?, _ end: String?, _ duration: Double?) -> (start: HealthMoment, seconds: Double)? {
        guard let begin = moment(start),
            let taken = duration ?? moment(end).map({ Double($0.seconds - begin.seconds) }),
            CardioLimits.seconds.contains(taken)
        else { return nil }
        return (begin, taken)
    }
}

/// A member as an app calls it.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package let intValue: Int? = nil

    package init(stringValue: String) { self.stringValue = stringValue }
    package init(stringLiteral name: String) { stringValue = name }
    package init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
    /// A number, which may be written as text. Any other type counts as missing.
    package func number(_ key: Key) -> Double? {
        if let number = try? decodeIfPresent(Double.self, forKey: key) { return number.isFinite ? number : nil }
        return text(key).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A string. Any other type counts as missing.
    package func text(_ key: Key) -> String? { try? decodeIfPresent(String.self, forKey: key) }
}

/// A list element that may have any other type: it is nil then, and the rest of the list is still read.
package struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    package let value: Value?

    package init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}

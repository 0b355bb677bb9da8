import DataFiles
import Fitness
import Foundation
import Models
import Texts

/// Apple Health's `export.xml`: gigabytes of single measurements, reduced to one value per device and day.
///
/// Cumulative metrics are summed, without intervals that overlap heavier ones; of weight, body fat and resting heart
/// rate the day's last value is kept. Records inside a correlation are skipped because they are repeated outside of it.
///
/// A file lists a device's records by their time. So only the intervals of the days that it is at are in memory: when a
/// device goes on by more than a day, they are added up. What a file says of such a day later is added to it.
final class AppleHealthReader {
    /// Small, because a file may have half a million.
    private struct Key: Hashable {
        private let dayNumber: Int32
        let source: UInt16
        let metric: HealthMetric

        init(metric: HealthMetric, source: UInt16, day: LocalDay) {
            (self.metric, self.source, dayNumber) = (metric, source, Int32(clamping: day.daysSinceEpoch))
        }

        var day: LocalDay { LocalDay(daysSinceEpoch: Int(dayNumber)) }
    }

    private struct Reading {
        var value: Double
        var seconds: Int64
    }

    private struct Workout {
        let line: Int
        let activity: String
        let start: HealthMoment?
        var seconds: Double?
        var meters: Double?
        var kilocalories: Double?
        var isIndoor = false
        let source: String
    }

    /// Of the name of a device or an app, in Unicode scalars.
    private static let longestSource = 200
    /// Elements beside records and workouts that are not read.
    private static let otherElements: [StaticString] = [
        "ActivitySummary", "ClinicalRecord", "Audiogram", "VisionPrescription", "WorkoutRoute",
    ]

    private let timeZone: TimeZone
    private var readings: [Key: Reading] = [:]
    /// The intervals of the days that each device is at, which are not in their readings yet.
    private var intervals: [Key: [HealthInterval]] = [:]
    private var latestKey: Key?
    private var sources: [String: UInt16] = [:]
    private var sourceNames: [String] = []
    private var workout: Workout?
    private var correlations = 0
    private var exportDay: LocalDay?
    private var intake: ImportBuilder

    init(_ intake: ImportBuilder) {
        self.intake = intake
        timeZone = intake.options.timeZone
    }

    /// - Returns: the intake with the content of the file.
    /// - Throws: `ImportError` if it is not XML, or declares an entity.
    func read(_ content: ImportContent) throws -> ImportBuilder {
        var reader: XMLElementReader?
        let xml = XMLElementReader(
            begin: { [unowned self] in try self.begin($0, line: reader?.line ?? 0) },
            end: { [unowned self] in try self.end($0) })
        reader = xml
        defer { reader = nil }
        var preamble = AppleHealthPreamble()
        let next = content.chunks()
        do {
            while let chunk = try next() { try xml.read(try preamble.take(chunk), isLast: false) }
            try xml.read([], isLast: true)
        } catch let error as XMLReadingError {
            // Rows before the damage are still valid.
            guard !readings.isEmpty || intake.rowCount > 0 else {
                throw ImportError(description: ImportTexts.fileCantBeRead("\(error)"))
            }
            intake.leaveOut(line: error.line, ImportTexts.damagedFromHere)
            dropIncompleteDay()
        }
        try addReadings()
        intake.remainder.rename(.record, Self.words)
        return intake
    }

    private func begin(_ element: XMLElement, line: Int) throws {
        if element.isNamed("Record") {
            if correlations == 0 { try addRecord(element, line: line) }
        } else if element.isNamed("Workout") {
            latestKey = nil
            workout = Workout(
                line: line, activity: element["workoutActivityType"] ?? "",
                start: element["startDate"].flatMap { HealthMoment($0, in: timeZone) },
                seconds: Self.seconds(element["duration"], unit: element["durationUnit"]),
                meters: Self.meters(element["totalDistance"], unit: element["totalDistanceUnit"]),
                kilocalories: Self.kilocalories(element["totalEnergyBurned"], unit: element["totalEnergyBurnedUnit"]),
                source: element["sourceName"] ?? "")
        } else if element.isNamed("WorkoutStatistics") {
            addStatistics(element)
        } else if element.isNamed("MetadataEntry") {
            if element["key"] == "HKIndoorWorkout", element["value"] == "1" { workout?.isIndoor = true }
        } else if element.isNamed("Correlation") {
            correlations += 1
        } else if element.isNamed("ExportDate") {
            exportDay = element["value"].flatMap { HealthMoment($0, in: timeZone)?.day }
        } else if let kind = Self.otherElements.first(where: element.isNamed) {
            intake.remainder.add(.record, kind.description)
        }
    }

    private func end(_ element: XMLElement) throws {
        if element.isNamed("Correlation") { correlations -= 1 }
        guard element.isNamed("Workout"), let workout else { return }
        self.workout = nil
        do {
            try add(workout)
        } catch let error as ImportRowError {
            intake.leaveOut(line: workout.line, error.reason)
        }
    }

    // MARK: Measurements

    private func addRecord(_ element: XMLElement, line: Int) throws {
        let type = element["type"] ?? ""
        guard let metric = HealthMetric.byAppleName[type] else {
            return intake.remainder.add(.record, type)
        }
        do {
            guard let start = element["startDate"].flatMap({ HealthMoment($0, in: timeZone) }) else {
                throw ImportRowError(reason: ImportTexts.dateCantBeRead)
            }
            let isSum = metric.aggregation == .sum
            let end = isSum ? element["endDate"].flatMap { HealthMoment($0, in: timeZone) } : nil
            if metric == .sleep { return try addSleep(element, from: start, until: end) }
            guard let number = element["value"].flatMap({ Double($0) }),
                let value = metric.value(number, unit: element["unit"])
            else { throw ImportRowError(reason: ImportTexts.valueOrUnitMissing) }
            guard (0...HealthSample.longestSeconds).contains((end?.seconds ?? start.seconds) - start.seconds) else {
                throw ImportRowError(reason: HealthTexts.impossibleSpan)
            }
            let sample = HealthSample(
                metric: metric, source: element["sourceName"] ?? "", startedAt: start.seconds, day: start.day,
                value: value, endedAt: end?.seconds,
                midnights: end?.day == start.day ? nil : start.midnights(in: timeZone, until: end))
            for piece in sample.pieces { try add(piece) }
        } catch let error as ImportRowError {
            intake.leaveOut(line: line, error.reason)
        }
    }

    /// Time in bed and awake is not sleep; the night counts for the day of the morning.
    private func addSleep(_ element: XMLElement, from start: HealthMoment, until end: HealthMoment?) throws {
        guard element["value"]?.hasPrefix("HKCategoryValueSleepAnalysisAsleep") == true else {
            return intake.remainder.add(.record, ImportTexts.timeInBedOrAwake)
        }
        guard let end else { throw ImportRowError(reason: ImportTexts.endCantBeRead) }
        try add(
            HealthSample(
                metric: .sleep, source: element["sourceName"] ?? "", startedAt: start.seconds, day: end.dayOfSleep,
                value: Double(end.seconds - start.seconds) / 3_600, endedAt: end.seconds))
    }

    private func add(_ sample: HealthSample) throws {
        guard sample.metric.range.contains(sample.value) else {
            throw ImportRowError(reason: ImportTexts.valueOutOfRange)
        }
        let key = Key(metric: sample.metric, source: try index(of: sample.source), day: sample.day)
        latestKey = key
        let reading = readings[key]
        guard reading != nil || readings.count < ImportBuilder.maximumRows else { throw ImportError.tooManyRows }
        guard sample.metric.aggregation == .sum else {
            if sample.startedAt >= reading?.seconds ?? .min {
                readings[key] = Reading(value: sample.value, seconds: sample.startedAt)
            }
            return
        }
        if reading == nil { readings[key] = Reading(value: 0, seconds: sample.startedAt) }
        if intervals[key] == nil {
            addUp { $0.source == key.source && $0.metric == key.metric && abs($0.day - key.day) > 1 }
        }
        let interval = HealthInterval(
            start: sample.startedAt, end: sample.endedAt ?? sample.startedAt, value: sample.value)
        intervals[key, default: []].append(interval)
    }

    /// Adds up the days of devices that nothing more is expected of.
    private func addUp(where isOver: (Key) -> Bool) {
        for key in intervals.keys.filter(isOver) {
            readings[key]?.value += intervals.removeValue(forKey: key)?.heaviest.reduce(0) { $0 + $1.value } ?? 0
        }
    }

    /// Drops the last day if the file ended early: its partial sum would stay, because a day is not imported twice.
    private func dropIncompleteDay() {
        guard let key = latestKey, key.metric.aggregation == .sum, readings.removeValue(forKey: key) != nil else {
            return
        }
        intervals[key] = nil
        intake.leaveOut(line: 0, ImportTexts.partOfDayUnreadable(key.metric.name, key.day.description))
    }

    private func index(of source: String) throws -> UInt16 {
        let source =
            source.utf8.count > Self.longestSource ? String(source.unicodeScalars.prefix(Self.longestSource)) : source
        if let known = sources[source] { return known }
        guard sourceNames.count < HealthLimits.maximumSources else {
            throw ImportError(description: HealthTexts.tooManyDevicesAndApps(HealthLimits.maximumSources))
        }
        let index = UInt16(sourceNames.count)
        sources[source] = index
        sourceNames.append(source)
        return index
    }

    /// The day of the export is not over: its sums come with the next export.
    private func addReadings() throws {
        addUp { _ in true }
        for (key, reading) in readings.sorted(by: { ($0.key.day, $0.key.source) < ($1.key.day, $1.key.source) }) {
            let isSum = key.metric.aggregation == .sum
            if isSum, let exportDay, key.day >= exportDay {
                let day = key.day.description
                intake.leaveOut(line: 0, ImportTexts.problemOfDay(key.metric.name, day, ImportTexts.dayNotOver))
                continue
            }
            let start = key.day.start(in: timeZone)
            let source = Self.sourceName(sourceNames[Int(key.source)])
            let sample = HealthSample(
                metric: key.metric, source: source, startedAt: isSum ? start : reading.seconds, day: key.day,
                isOfDay: isSum, value: reading.value)
            do {
                guard reading.value <= HealthMetric.largestOfDay else {
                    throw ImportRowError(reason: ImportTexts.sumOutOfRange)
                }
                try intake.add(
                    .sample(sample), on: ImportedMoment(day: key.day, seconds: reading.seconds), line: 0,
                    identity: [key.metric.rawValue, source, isSum ? key.day.description : "\(reading.seconds)"])
            } catch let error as ImportRowError {
                intake.leaveOut(line: 0, ImportTexts.problemOfDay(key.metric.name, key.day.description, error.reason))
            }
        }
    }

    /// A file contains whole days, so its devices are separate from the same ones that sync; the larger counts.
    static func sourceName(_ name: String) -> String {
        let name = name.replacing("|", with: "/").replacing("\0", with: "").replacing("\u{A0}", with: " ")
        return "\(name.isEmpty ? "Apple Health" : String(name.unicodeScalars.prefix(180))) (file)"
    }

    // MARK: Workouts

    private func addStatistics(_ element: XMLElement) {
        guard workout != nil, let type = element["type"] else { return }
        if type.hasPrefix("HKQuantityTypeIdentifierDistance") {
            workout?.meters = Self.meters(element["sum"], unit: element["unit"]) ?? workout?.meters
        } else if type == "HKQuantityTypeIdentifierActiveEnergyBurned" {
            workout?.kilocalories = Self.kilocalories(element["sum"], unit: element["unit"]) ?? workout?.kilocalories
        }
    }

    private func add(_ workout: Workout) throws {
        let name = Self.words(workout.activity)
        let indoor = workout.isIndoor ? HealthWorkoutNames.exerciseKey("indoor \(name)") : nil
        guard let key = indoor ?? HealthWorkoutNames.exerciseKey(name) else {
            throw ImportRowError(
                reason: name.isEmpty
                    ? ImportTexts.noCardioExerciseForThisWorkout : ImportTexts.noCardioExerciseFor(name))
        }
        guard let start = workout.start, let seconds = workout.seconds, CardioLimits.seconds.contains(seconds.rounded())
        else {
            throw ImportRowError(reason: ImportTexts.startOrDurationMissing)
        }
        let energy = workout.kilocalories.flatMap { CardioLimits.kilocalories.contains($0) ? Int($0.rounded()) : nil }
        let session = HealthWorkout(
            externalID: HealthWorkout.fileID(startedAt: start.seconds), source: Self.sourceName(workout.source),
            start: start, exerciseKey: key, durationSeconds: Int(seconds.rounded()),
            distanceMeters: workout.meters.positive.flatMap { CardioLimits.meters.contains($0) ? $0 : nil },
            energyKilocalories: energy)
        if session.isTooFast {
            throw intake.tooFast(meters: session.distanceMeters ?? 0, seconds: session.durationSeconds)
        }
        try intake.add(
            .workout(session), on: ImportedMoment(day: start.day, seconds: start.seconds), line: workout.line,
            identity: ["workout", "\(start.seconds)"])
        intake.countLosses([workout.meters], isLost: session.distanceMeters == nil, ImportTexts.amountsOfWorkouts)
        intake.countLosses([workout.kilocalories], isLost: energy == nil, ImportTexts.amountsOfWorkouts)
    }

    private static let prefixes = [
        "HKWorkoutActivityType", "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType",
    ]

    /// `HKWorkoutActivityTypeStairClimbing` → `stair climbing`
    private static func words(_ identifier: String) -> String {
        let name = identifier.dropFirst(prefixes.first(where: identifier.hasPrefix)?.count ?? 0)
        return name.reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
    }

    private static func seconds(_ text: String?, unit: String?) -> Double? {
        let factors = ["min": 60.0, "s": 1, "hr": 3_600]
        return text.flatMap { Double($0) }.flatMap { number in factors[unit ?? "min"].map { number * $0 } }
    }

    private static func meters(_ text: String?, unit: String?) -> Double? {
        text.flatMap { Double($0) }.flatMap { HealthMetric.meters($0, unit: unit) }
    }

    private static func kilocalories(_ text: String?, unit: String?) -> Double? {
        text.flatMap { Double($0) }.flatMap { HealthMetric.activeEnergy.value($0, unit: unit) }
    }
}

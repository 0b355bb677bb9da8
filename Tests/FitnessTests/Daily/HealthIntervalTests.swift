import Foundation
import Samples
import Testing

@testable import Fitness

/// Every minute of a day counts once.
@Suite struct HealthIntervalTests {
    /// - Parameter hours: when it began and ended, in hours of the day; nil for a total of the day.
    private func reading(
        _ source: String, _ hours: (Double, Double)?, _ value: Double, position: Int? = nil, isRecord: Bool = false
    ) -> HealthReading {
        let id = source.utf8.reduce(Int64(0)) { $0 &* 31 &+ Int64($1) }
        return HealthReading(
            source: source, sourceID: id, position: position, key: hours.map { Int64($0.0 * 3_600) } ?? -20_001,
            endedAt: hours.map { Int64($0.1 * 3_600) }, granularity: hours == nil ? .total : .raw, isRecord: isRecord,
            value: value)
    }

    private func steps(_ readings: [HealthReading]) -> Double? { HealthDay(.steps, readings)?.value }

    @Test func anIntervalAndItsHoursCountOnce() {
        let long = reading("Phone", (0, 18), 8_000)
        let hours = [reading("Phone", (8, 9), 4_000), reading("Phone", (17, 18), 5_000)]
        #expect(steps([long] + hours) == 9_000)
        #expect(steps(hours + [long]) == 9_000)
        #expect(steps([reading("Phone", (10, 11), 5_766), reading("Phone", (10.1, 11.1), 7_639)]) == 7_639)
        let quarters = (0..<4).map { reading("Phone", (8 + Double($0) / 4, 8.25 + Double($0) / 4), 200) }
        #expect(steps(quarters + [reading("Phone", (8, 9), 1_000)]) == 1_000)
        #expect(steps(quarters + [reading("Phone", (8, 9), 700)]) == 800)
    }

    @Test func aTotalCompetesWithTheRestOfItsDay() {
        let hours = [reading("Phone", (8, 9), 4_000), reading("Phone", (17, 18), 5_000)]
        #expect(steps(hours + [reading("Phone", nil, 8_000)]) == 9_000)
        #expect(steps(hours + [reading("Phone", nil, 9_500)]) == 9_500)
    }

    /// While the watch was charging, the phone counted.
    @Test(arguments: [("Watch", "Phone"), ("Robin’s Apple Watch", "iPhone"), ("watch (com.fit)", "phone (com.fit)")])
    func aPhoneFillsTheGapsOfAWatch(watch: String, phone: String) {
        let worn = [reading(watch, (9, 12), 2_000), reading(watch, (13, 17), 3_000)]
        let carried = (9..<17).map { hour in
            reading(phone, (Double(hour), Double(hour + 1)), hour == 12 ? 900 : 600)
        }
        #expect(steps(worn + carried) == 5_900)
        let parts = HealthDay.parts(.steps, carried + worn).map { part in
            "\(part.device) \((part.start ?? 0) / 3_600)–\((part.end ?? 0) / 3_600)"
        }
        #expect(parts == ["\(watch) 9–12", "\(phone) 12–13", "\(watch) 13–17"])
    }

    @Test func theirOrderDecidesAboutATotal() {
        func day(_ watch: Int?, _ phone: Int?) -> Double? {
            let worn = (8..<18).map { reading("Watch", (Double($0), Double($0 + 1)), 700, position: watch) }
            return steps(worn + [reading("Phone", nil, 9_000, position: phone)])
        }
        #expect(day(nil, nil) == 9_000, "a name hides no total")
        #expect(day(0, 1) == 7_000)
        #expect(day(1, 0) == 9_000)
    }

    /// A total that arrives as an interval is one, whatever the length of its day. Two of the same time are not added.
    @Test(arguments: [23.0, 24, 25])
    func aWholeDayIsATotal(hours: Double) {
        let worn = reading("Watch", (9, 10), 3_000, position: 0)
        let day = reading("Phone", (0, hours), 9_000, position: 1)
        #expect(steps([worn, day]) == 3_000)
        let records = [5_000.0, 6_000].map { reading("Phone", (0, hours), $0, isRecord: true) }
        #expect(steps(records) == 6_000)
        #expect(HealthDay.parts(.steps, [day]).map(\.start) == [nil])
        let hour = [5_000.0, 6_000].map { reading("Phone", (8, 9), $0, isRecord: true) }
        #expect(steps(hour) == 6_000)
    }

    /// An archive of before brings the samples of a closed day again.
    @Test func aClosedDayThatComesAgainCountsOnce() {
        let day = [
            reading("Watch", (9, 12), 2_000), reading("Watch", (13, 17), 3_000), reading("Phone", (9, 12), 1_800),
            reading("Phone", (12, 13), 900), reading("Phone", (13, 17), 2_400),
        ]
        let folded = HealthDay.folded(.steps, day)
        #expect(Set(folded.map(\.granularity)) == [.share, .rest])
        #expect(steps(folded) == 5_900)
        #expect(steps(folded + day) == 5_900)
        #expect(steps(folded.filter { $0.source == "Phone" }) == 5_100)
        #expect(steps(folded.filter { $0.source == "Watch" }) == 5_000)
    }

    @Test func aNightIsSleptOnce() {
        func night(_ nights: (Double, Double, Double)...) -> Double? {
            HealthDay(.sleep, nights.map { reading("Watch", ($0.0, $0.1), $0.2) })?.value
        }
        // Hours of the day before; the night grew until it was over.
        let (grown, whole) = (25_620.0 / 3_600, 25_500.0 / 3_600)
        #expect(night((22.999, 29.716, 24_180.0 / 3_600), (22.967, 30.083, grown)) == grown)
        #expect(night((23, 30.083, whole), (23, 27.667, 16_800.0 / 3_600)) == whole)
        #expect(night((23, 28, 5), (23.5, 26.5, 3), (26.5, 28, 1.5)) == 5)
        #expect(night((23, 28, 4), (23.5, 26.5, 3), (26.5, 28, 1.5), (38, 39, 1)) == 5.5, "stages, and a nap")
    }

    @Test func drinksOfOneSecondAreSeveralOnlyWithIds() {
        func drink(_ value: Double, isRecord: Bool) -> HealthReading {
            HealthReading(
                source: "App", sourceID: 1, key: 30_000, granularity: .moment, isRecord: isRecord, value: value)
        }
        let loose = [drink(250, isRecord: false), drink(300, isRecord: false)]
        #expect(HealthDay(.water, loose)?.value == 300)
        #expect(HealthDay(.water, [drink(250, isRecord: true), drink(250, isRecord: true)] + loose)?.value == 500)
        let next = HealthReading(source: "App", sourceID: 1, key: 30_001, granularity: .moment, value: 100)
        #expect(HealthDay(.water, loose + [next])?.value == 400)
    }

    /// Against all subsets of the intervals of each device.
    @Test func aHundredThousandDaysAreThoseOfTheOracle() {
        var generator = SeededGenerator(seed: 41)
        for number in 0..<100_000 {
            let isOrdered = Bool.random(using: &generator)
            let places = [0, 1, 2].shuffled(using: &generator)
            let devices = zip(["A", "B", "C"], places).map { name, place -> [HealthReading] in
                let position = isOrdered ? place : nil
                var readings = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    let start = Double.random(in: 0..<18, using: &generator).rounded()
                    let end = start + Double.random(in: 1...5, using: &generator).rounded()
                    let value = Double.random(in: 1...1_000_000_000, using: &generator).rounded()
                    return reading(name, (start, end), value, position: position)
                }
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    let total = Double.random(in: 1...2_000_000_000, using: &generator).rounded()
                    readings.append(reading(name, nil, total, position: position))
                }
                return readings
            }
            let readings = devices.flatMap { $0 }.shuffled(using: &generator)
            let right = Self.oracle(devices.filter { !$0.isEmpty })
            guard steps(readings) == right else {
                Issue.record("day \(number) is \(steps(readings) ?? -1), not \(right ?? -1)")
                return
            }
            guard number % 50 == 0, let right else { continue }
            for _ in 0..<3 { #expect(steps(readings.shuffled(using: &generator)) == right) }
            let folded = HealthDay.folded(.steps, readings)
            #expect(steps(folded) == right, "day \(number), folded")
            #expect(folded.count <= 2 * Set(readings.map(\.source)).count)
        }
    }

    /// Sleep is never cut, and lasts as long as it says where its end is missing.
    @Test func nightsAreThoseOfTheOracle() {
        var generator = SeededGenerator(seed: 43)
        for number in 0..<50_000 {
            let (isOrdered, places) = (Bool.random(using: &generator), [0, 1, 2].shuffled(using: &generator))
            var (asSent, asSlept): ([HealthReading], [[HealthReading]]) = ([], [])
            for (name, place) in zip(["A", "B", "C"], places) {
                var slept: [HealthReading] = []
                for _ in 0..<Int.random(in: 0...3, using: &generator) {
                    let start = Double(Int.random(in: 0..<22, using: &generator))
                    // Sums of these are exact.
                    let hours = Double(Int.random(in: 1_000_000...5_000_000, using: &generator)) / 1_048_576
                    let end = start + (hours * 3_600).rounded() / 3_600
                    var night = reading(name, (start, end), hours, position: isOrdered ? place : nil)
                    night.endedAt = Int64(start) * 3_600 + Int64((hours * 3_600).rounded())
                    slept.append(night)
                    if Bool.random(using: &generator) { night.endedAt = nil }
                    asSent.append(night)
                }
                if !slept.isEmpty { asSlept.append(slept) }
            }
            let found = HealthDay(.sleep, asSent.shuffled(using: &generator))?.value
            let right = Self.oracle(asSlept)
            guard found == right else {
                Issue.record("night \(number) is \(found ?? -1), not \(right ?? -1)")
                return
            }
        }
    }

    /// Of one moment, a device's records count together, and anything else once; the first device that knows it counts.
    /// Of sources that the phone has merged, which are one device, the one with most counts.
    @Test(arguments: [["A", "B", "C"], ["A", "A|B", "C"], ["A|B", "C", "B|C"]])
    func drinksAreThoseOfTheOracle(names: [String]) {
        var generator = SeededGenerator(seed: 44)
        for number in 0..<20_000 {
            let (isOrdered, places) = (Bool.random(using: &generator), [0, 1, 2].shuffled(using: &generator))
            let drinks = names.indices.map { source -> [HealthReading] in
                (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                    HealthReading(
                        source: names[source], sourceID: Int64(source), position: isOrdered ? places[source] : nil,
                        key: Int64.random(in: 0..<4, using: &generator) * 60, granularity: .moment,
                        isRecord: Bool.random(using: &generator),
                        value: Double(Int.random(in: 1...1_000_000_000, using: &generator)))
                }
            }.filter { !$0.isEmpty }
            var days: [Set<Int>: (position: Int, drunk: [Int64: Double])] = [:]
            for (device, ofSource) in zip(Self.devices(drinks.map { $0[0].source }), drinks) {
                var (position, drunk) = days[device] ?? (.max, [:])
                position = min(position, ofSource[0].position ?? .max)
                for (key, ofMoment) in Dictionary(grouping: ofSource, by: \.key) {
                    let most = max(ofMoment.filter(\.isRecord).sum, ofMoment.map(\.value).max() ?? 0)
                    drunk[key] = max(drunk[key] ?? 0, most)
                }
                days[device] = (position, drunk)
            }
            let order = days.values.sorted { left, right in
                let (most, more) = (left.drunk.values.reduce(0, +), right.drunk.values.reduce(0, +))
                return (left.position, more) < (right.position, most)
            }
            let moments = Set(order.flatMap { $0.drunk.keys })
            let right = moments.reduce(0.0) { sum, moment in
                sum + (order.lazy.compactMap { $0.drunk[moment] }.first ?? 0)
            }
            let found = HealthDay(.water, drinks.flatMap { $0 }.shuffled(using: &generator))?.value
            guard found == (order.isEmpty ? nil : right) else {
                Issue.record("day \(number) is \(found ?? -1), not \(right)")
                return
            }
        }
    }

    /// Which of the sources are one device: those that name the same one, by themselves or by way of others.
    private static func devices(_ names: [String]) -> [Set<Int>] {
        let parts = names.map { Set($0.split(separator: "|")) }
        var devices = names.indices.map { Set([$0]) }
        for _ in names {
            for one in names.indices {
                for other in names.indices where !parts[one].isDisjoint(with: parts[other]) {
                    devices[one].formUnion(devices[other])
                }
            }
        }
        return devices
    }

    /// A day of before samples had ends keeps the sum of the device with most, whatever their order. When some of it is
    /// sent again, what is kept lasts until the next of its device, at most an hour.
    @Test func keptDaysAreThoseOfTheOracle() {
        var generator = SeededGenerator(seed: 45)
        for number in 0..<20_000 {
            let (isOrdered, places) = (Bool.random(using: &generator), [0, 1, 2].shuffled(using: &generator))
            let isSentAgain = Bool.random(using: &generator)
            let devices = zip(["A", "B", "C"], places).map { name, place -> [HealthReading] in
                let starts = Set((0..<3).map { _ in Int64.random(in: 1..<80, using: &generator) * 900 })
                return starts.sorted().map { start in
                    var reading = reading(name, (0, 0), 1, position: isOrdered ? place : nil)
                    (reading.key, reading.endedAt, reading.granularity) = (start, nil, .kept)
                    reading.value = Double(Int.random(in: 1...1_000_000_000, using: &generator))
                    return reading
                }
            }
            var (sent, slow) = (devices, devices.map(Self.withEnds))
            if isSentAgain {
                let start = Double(Int.random(in: 1..<20, using: &generator))
                let again = reading("A", (start, start + 1), 500_000_000, position: isOrdered ? places[0] : nil)
                sent[0].append(again)
                slow[0].append(again)
            }
            let found = steps(sent.flatMap { $0 }.shuffled(using: &generator))
            let right = isSentAgain ? Self.oracle(slow) : devices.map(\.sum).max()
            guard found == right else {
                Issue.record("day \(number) is \(found ?? -1), not \(right ?? -1)")
                return
            }
        }
    }

    private static func withEnds(_ kept: [HealthReading]) -> [HealthReading] {
        kept.indices.map { place in
            var reading = kept[place]
            let isLast = place == kept.count - 1
            let before = place == 0 ? 86_400 : kept[place].key - kept[place - 1].key
            let gap = isLast ? before : kept[place + 1].key - kept[place].key
            reading.endedAt = reading.key + min(3_600, gap)
            return reading
        }
    }

    /// Two days as apps send them, of which some ends are left open, quarter of an hour by quarter.
    @Test func theDaysOfPayloadsAreThoseOfTheOracle() {
        var generator = SeededGenerator(seed: 42)
        for number in 0..<3_000 {
            let samples = ["A", "B"].flatMap { name -> [HealthSample] in
                let starts = Set((0..<3).map { _ in Int64.random(in: 1..<190, using: &generator) }).subtracting([96])
                return starts.sorted().map { start -> HealthSample in
                    let (day, quarters) = (start / 96, Int64.random(in: 1...40, using: &generator))
                    let value = Int(quarters) * Int.random(in: 1...1_000_000, using: &generator)
                    let end = Bool.random(using: &generator) ? (start + quarters) * 900 : nil
                    return HealthSample(
                        metric: .steps, source: name, startedAt: start * 900, day: LocalDay(daysSinceEpoch: Int(day)),
                        value: Double(value), endedAt: end, midnights: (1...3).map { (day + $0) * 86_400 })
                }
            }
            let pieces = HealthSample.withEnds(samples.shuffled(using: &generator)).flatMap(\.pieces)
            for day in 0...2 {
                let readings = pieces.filter { $0.day.daysSinceEpoch == day }.map { piece -> HealthReading in
                    HealthReading(
                        source: piece.source, sourceID: piece.source == "A" ? 1 : 2, key: piece.key,
                        endedAt: piece.endedAt, granularity: piece.granularity, value: piece.value)
                }
                let slow = ["A", "B"].map { name -> [HealthReading] in
                    let own = samples.filter { $0.source == name }
                    return own.compactMap { Self.part(of: $0, on: Int64(day), among: own) }
                }
                let (found, right) = (steps(readings), Self.oracle(slow.filter { !$0.isEmpty }))
                guard found == right else {
                    Issue.record("day \(day) of payload \(number) is \(found ?? -1), not \(right ?? -1)")
                    return
                }
            }
        }
    }

    /// What a day has of a sample.
    private static func part(of sample: HealthSample, on day: Int64, among all: [HealthSample]) -> HealthReading? {
        let start = sample.startedAt
        let open = min(start + duration(from: start, among: all.map(\.startedAt)), (start / 86_400 + 1) * 86_400)
        let quarters = Array(stride(from: start, to: sample.endedAt ?? open, by: 900))
        let own = quarters.filter { $0 / 86_400 == day }
        guard let first = own.first, let last = own.last else { return nil }
        return HealthReading(
            source: sample.source, sourceID: 1, key: first, endedAt: last + 900, granularity: .raw,
            value: sample.value * Double(own.count) / Double(quarters.count))
    }

    /// Until the next one within an hour, or as long as the last one before it that had a next one.
    private static func duration(from start: Int64, among starts: [Int64]) -> Int64 {
        for earlier in starts.sorted(by: >) where earlier <= start {
            let next = starts.filter { $0 > earlier }.min()
            if let next, next - earlier <= 3_600 { return next - earlier }
        }
        return 3_600
    }

    private static func oracle(_ devices: [[HealthReading]]) -> Double? {
        guard !devices.isEmpty else { return nil }
        typealias Day = (position: Int, intervals: [HealthReading], total: Double, value: Double)
        let days = devices.map { readings -> Day in
            let all = readings.filter { $0.key >= 0 }
            var heaviest: [HealthReading] = []
            for mask in 0..<(1 << all.count) {
                let subset = all.indices.filter { mask & (1 << $0) != 0 }.map { all[$0] }
                let isApart = subset.indices.allSatisfy { one in
                    subset.indices.allSatisfy { $0 <= one || !overlap(subset[one], subset[$0]) }
                }
                if isApart, subset.sum > heaviest.sum { heaviest = subset }
            }
            let total = readings.filter { $0.key < 0 }.map(\.value).max() ?? 0
            return (readings[0].position ?? 0, heaviest, total, max(total, heaviest.sum))
        }
        let order = days.sorted { ($0.position, $1.value) < ($1.position, $0.value) }
        if order[0].total > order[0].intervals.sum { return order[0].total }
        var chosen: [HealthReading] = []
        for day in order {
            let free = day.intervals.filter { interval in chosen.allSatisfy { !overlap($0, interval) } }
            chosen += free
        }
        return chosen.sum
    }

    private static func overlap(_ one: HealthReading, _ other: HealthReading) -> Bool {
        one.key < (other.endedAt ?? 0) && other.key < (one.endedAt ?? 0)
    }
}

/// What a payload says of its samples, and what it leaves open.
@Suite struct HealthSampleTests {
    private static let midnight: Int64 = 1_795_132_800
    private let day = LocalDay(daysSinceEpoch: 20_777)

    private func sample(
        _ metric: HealthMetric = .steps, at second: Int64, until end: Int64? = nil, _ value: Double = 100
    ) -> HealthSample {
        HealthSample(
            metric: metric, source: "Phone", startedAt: Self.midnight + second, day: day, isOfDay: second == 0,
            value: value, endedAt: end.map { Self.midnight + $0 },
            midnights: (1...3).map { Self.midnight + $0 * 86_400 })
    }

    private func ends(_ samples: [HealthSample]) -> [Int64?] {
        HealthSample.withEnds(samples).map { $0.endedAt.map { $0 - Self.midnight } }
    }

    @Test func anIntervalWithoutAnEndLastsUntilTheNextOne() {
        let quarters = [0, 900, 1_800].map { sample(at: 28_800 + $0) }
        #expect(ends(quarters) == [29_700, 30_600, 31_500])
        #expect(ends([sample(at: 28_800), sample(at: 61_200)]) == [32_400, 64_800], "at most an hour")
        #expect(ends([sample(at: 84_600)]) == [86_400], "and within its day")
        #expect(ends([sample(at: 28_800), sample(.activeEnergy, at: 29_000)]) == [32_400, 32_600])
    }

    @Test func aLoneValueAtMidnightIsItsDaysTotal() {
        #expect(HealthSample.withEnds([sample(at: 0)]).map(\.granularity) == [.total])
        #expect(HealthSample.withEnds([sample(at: 0), sample(at: 3_600)]).map(\.granularity) == [.bucket, .bucket])
        #expect(HealthSample.withEnds([sample(at: 0, until: 64_800)]).map(\.granularity) == [.raw])
        #expect(HealthSample.withEnds([sample(.water, at: 28_800)]).map(\.granularity) == [.moment])
    }

    /// Ten of the twenty minutes are of the next day.
    @Test func midnightCutsInProportion() {
        let pieces = sample(at: 85_800, until: 87_000, 101).pieces
        #expect(pieces.map(\.value) == [50, 51])
        #expect(pieces.map(\.day) == [day, day + 1])
        #expect(pieces.map(\.key) == [Self.midnight + 85_800, Self.midnight + 86_400])
        #expect(sample(at: 85_800, until: 86_400).pieces.count == 1)
    }

    @Test(arguments: 0..<50)
    func thePiecesSumToTheWhole(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            let start = Int64.random(in: 1..<86_400, using: &generator)
            let length = Int64.random(in: 1...172_800, using: &generator)
            let value = Double(Int.random(in: 0...20_000, using: &generator))
            let steps = sample(at: start, until: start + length, value).pieces
            #expect(steps.reduce(0) { $0 + $1.value } == value)
            #expect(steps.allSatisfy { $0.value == $0.value.rounded() && $0.value >= 0 })
            let energy = sample(.activeEnergy, at: start, until: start + length, value / 7).pieces
            #expect(abs(energy.reduce(0) { $0 + $1.value } - value / 7) < 1e-9)
        }
    }
}

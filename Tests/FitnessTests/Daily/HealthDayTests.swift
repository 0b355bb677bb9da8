import Samples
import Testing

@testable import Fitness

@Suite struct HealthDayTests {
    private func reading(_ source: String, _ hour: Int64, _ value: Double) -> HealthReading {
        // The same name gives the same source id.
        let id = source.utf8.reduce(Int64(0)) { $0 &* 31 &+ Int64($1) }
        return HealthReading(source: source, sourceID: id, key: hour * 3_600, value: value)
    }

    @Test func ofSeveralSourcesTheLargestSumCounts() {
        let day = HealthDay(.steps, [reading("A", 1, 500), reading("B", 1, 300), reading("B", 2, 300)])
        #expect(day == HealthDay(.steps, [reading("B", 1, 300), reading("B", 2, 300)]))
        #expect(day?.value == 600)
    }

    /// The phone merged them itself: an hour of both devices and an hour of one belong to one stream.
    @Test func devicesThatWerePutTogetherAreOneStream() {
        let day = HealthDay(
            .steps,
            [
                reading("Phone|Watch", 1, 500), reading("Watch", 2, 300), reading("Phone", 2, 100),
                reading("Ring", 1, 700),
            ])
        #expect(day?.value == 800)
        #expect(day?.source == "Phone, Watch")
    }

    @Test func theLastOneCountsOfWhatIsNotAddedUp() {
        #expect(HealthDay(.weight, [reading("A", 9, 71), reading("B", 7, 70)])?.value == 71)
        #expect(HealthDay(.heartRate, [reading("A", 9, 70), reading("B", 7, 80)])?.value == 75)
        #expect(HealthDay(.steps, []) == nil)
    }

    @Test(arguments: 0..<20)
    func theOrderDoesNotMatter(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let names = ["Phone", "Watch", "Phone|Watch", "Ring", "Ring|Band"]
        let readings = (0..<40).map { _ in
            reading(
                names.randomElement(using: &generator) ?? "", .random(in: 0..<24, using: &generator),
                .random(in: 0...999, using: &generator))
        }
        for metric in HealthMetric.allCases {
            let day = HealthDay(metric, readings)
            for _ in 0..<5 { #expect(HealthDay(metric, readings.shuffled(using: &generator)) == day) }
        }
    }

    /// Hours of several devices, some of them merged by the phone.
    @Test(arguments: 0..<20)
    func foldedReadingsAmountToTheSame(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        for metric in HealthMetric.allCases {
            let names = ["Phone", "Watch", "Phone|Watch", "Ring", "Ring|Band"].shuffled(using: &generator)
            let readings = names.prefix(3).flatMap { name in
                (0..<24).filter { _ in Bool.random(using: &generator) }.map { hour in
                    reading(name, hour, .random(in: 0...999, using: &generator))
                }
            }
            let folded = HealthDay.folded(metric, readings)
            let (day, after) = try (#require(HealthDay(metric, readings)), #require(HealthDay(metric, folded)))
            #expect(abs(day.value - after.value) < 1e-9 * day.value, "\(metric)")
            #expect((day.source, day.measuredAt) == (after.source, after.measuredAt), "\(metric)")
            if metric.condensesOldDays { #expect(folded.count == Set(readings.map(\.source)).count) }
            #expect(HealthDay(metric, HealthDay.folded(metric, folded)) == after)
        }
    }

    /// Devices that are connected only through a third one form one stream, whatever their sort order.
    @Test(arguments: [["A|B", "B|C", "C|D", "E"], ["D|C", "A|B", "C|B", "E"], ["B", "A|C", "C|B", "E"]])
    func connectedDevicesFormOneStream(names: [String]) {
        let streams = HealthDay.streams(names.map { reading($0, 1, 1) })
        #expect(Set(streams.map { Set($0.map(\.source)) }) == [Set(names.dropLast()), ["E"]])
    }

    @Test func aMeanOfFoldedReadingsWeighsThemByTheirNumber() {
        let day = [reading("A", 1, 60), reading("A", 2, 70), reading("A", 3, 80), reading("B", 1, 100)]
        let folded = HealthDay.folded(.heartRate, day)
        #expect(folded.map(\.count) == [3, 1])
        #expect(HealthDay(.heartRate, folded)?.value == 77.5)
    }

    @Test func aValueOfTheWholeDayHasNoMoment() {
        let whole = HealthReading(source: "A", sourceID: 1, key: -20_001, value: 9)
        #expect(HealthDay(.steps, [whole])?.measuredAt == nil)
        #expect(HealthDay(.weight, [whole, reading("B", 0, 70)])?.value == 70, "a moment comes after the whole day")
    }
}

import GRDB
import Storage
import Support
import Testing

@testable import Fitness
@testable import Models

@Suite struct ExerciseAnalysisTests {
    /// The figures of every range equal those computed from its sets one by one.
    @Test(arguments: 1...4)
    func theFiguresAreThoseOfTheSets(seed: UInt64) async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let keys = ["bench-press", "pull-up"]
        try await app.train { training in
            var random = SeededGenerator(seed: seed)
            for _ in 0..<160 {
                let day = training.moment.today - Int.random(in: 0..<800, using: &random)
                let kind = StrengthSet.Kind.allCases.randomElement(using: &random) ?? .normal
                try training.set(
                    keys.randomElement(using: &random) ?? keys[0], day.description,
                    Int.random(in: 1...40, using: &random), Double.random(in: 0...120, using: &random), kind: kind)
            }
            for key in keys {
                for range in ChartRange.allCases { try expectFigures(training, key, range) }
            }
        }
    }

    private func expectFigures(_ training: RecordedTraining, _ key: String, _ range: ChartRange) throws {
        let (exercise, today) = (try training.exercise(key), training.moment.today)
        try AppDatabase.settleDays(training.database)
        let all = try StrengthSet.all(
            training.database, "SELECT \(StrengthSet.columns) FROM strength_sets WHERE exercise_id = ?", [exercise.id]
        ).filter(\.kind.counts)
        func within(_ days: ClosedRange<Int>) -> [StrengthSet] { all.filter { days.contains(today - $0.day) } }
        let sets = range.lengthDays.map { within(0...$0 - 1) } ?? all

        let analysis = try ExerciseAnalysis(
            training.database, training.user, exercise, range: range, day: nil, today: today)
        #expect(analysis.sums.days == Set(sets.map(\.day)).count)
        #expect(analysis.sums.volumeGrams == sets.reduce(0) { $0 + $1.volumeGrams })
        #expect(
            analysis.days.compactMap(\.oneRepMaxKilograms).max() == sets.compactMap(\.estimatedOneRepMaxKilograms).max()
        )
        #expect(analysis.days.compactMap(\.heaviestKilograms).max() == sets.map(\.weightKilograms).max())
        let counts = Dictionary(grouping: sets, by: \.reps).mapValues(\.count)
        #expect(Dictionary(uniqueKeysWithValues: analysis.repetitions.map { ($0.repetitions, $0.sets) }) == counts)
        for day in analysis.days {
            let own = sets.filter { $0.day == day.day }
            #expect(day.sets == own.count && day.repetitions == own.reduce(0) { $0 + $1.reps })
            #expect(day.mostRepetitions == own.map(\.reps).max())
            #expect(day.oneRepMaxKilograms == own.compactMap(\.estimatedOneRepMaxKilograms).max())
        }
        guard let length = range.lengthDays else { return #expect(analysis.before == nil) }
        let before = within(length...2 * length - 1)
        #expect(analysis.before?.volumeGrams == before.reduce(0) { $0 + $1.volumeGrams })
        #expect(analysis.before?.days == Set(before.map(\.day)).count)
    }

    /// With more days than a chart can show, the heaviest one is still visible, and the lightest one is in its numbers.
    @Test func weeksKeepTheirExtremes() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            for index in 0..<400 {
                let kilograms = [137: 140.0, 222: 20][index] ?? 60 + Double(index % 9)
                try training.set("bench-press", (training.moment.today - index).description, 5, kilograms)
            }
        }
        let page = try await alex.analysis(of: alex.bench, "range=all")
        let chart = try #require(page.charts["Heaviest weight: weekly average"])
        #expect(chart.words.contains("140 kg on 7 Jul · PR"))
        #expect(chart.words.contains("20 kg on 13 Apr"))
        #expect(chart.contains("class=\"chart-band\"") && chart.contains("chart-record"))
        // Each week links to its heaviest day, in the drawing and in the table.
        #expect(chart.components(separatedBy: "<a tabindex=\"-1\"").count - 1 == 58)
        #expect(chart.components(separatedBy: "day=2026-07-07#day\"").count - 1 == 2)
    }
}

import Storage
import Support
import Testing

@testable import Fitness
@testable import Models

/// The clock is at Saturday 21 November 2026.
@Suite struct MuscleVolumeTests {
    /// Each period of each muscle equals the total computed from its sets one by one.
    @Test(arguments: 1...4, ChartRange.allCases)
    func periodsAreThoseOfTheSets(seed: UInt64, range: ChartRange) async throws {
        let app = try await TestApp()
        let isLong = seed == 4
        try await app.register(Cast.alex)
        if seed.isMultiple(of: 2) { try await app.execute("UPDATE users SET first_weekday = 6") }
        let keys = ["bench-press", "incline-dumbbell-press", "pull-up", "squat"]
        try await app.train { training in
            var random = SeededGenerator(seed: seed)
            var sets: [StrengthSet] = []
            var exercises: [Int64: Exercise] = [:]
            let (today, user) = (training.moment.today, training.user)
            for _ in 0..<120 {
                let exercise = try training.exercise(keys.randomElement(using: &random) ?? keys[0])
                let kind = StrengthSet.Kind.allCases.randomElement(using: &random) ?? .normal
                let draft = StrengthSetDraft(
                    exercise: exercise, day: today - Int.random(in: 0..<(isLong ? 1_200 : 120), using: &random),
                    kind: kind,
                    reps: Int.random(in: 1...20, using: &random),
                    weightKilograms: Double.random(in: 0...90, using: &random))
                let id = try user.training.insert(training.database, draft, at: training.moment)
                exercises[exercise.id] = exercise
                if kind.counts, let set = try user.training.row(training.database, StrengthSet.self, id: id) {
                    sets.append(set)
                }
            }
            try AppDatabase.settleDays(training.database)
            // Packed data counts like unpacked data.
            if seed > 2 { try user.analysis.packHistory(training.database, today: today) }
            let volume = try MuscleVolume(training.database, user, range: range, today: today)
            let start = try #require(range.firstDay(today: today) ?? sets.map(\.day).min())
            let first = Self.firstDay(start, range, user, isLong: isLong)
            var expected: [Muscle: [String: MuscleVolume.Amount]] = [:]
            for set in sets where set.day >= first {
                let exercise = try #require(exercises[set.exerciseID])
                let key = Self.firstDay(set.day, range, user, isLong: isLong).description
                expected[exercise.primaryMuscle, default: [:]][key, default: .init()].sets += 1
                for muscle in exercise.secondaryMuscles {
                    expected[muscle, default: [:]][key, default: .init()].sets += 0.5
                }
            }
            var found: [Muscle: [String: MuscleVolume.Amount]] = [:]
            for (muscle, amounts) in volume.amounts {
                for (number, amount) in zip(volume.numbers, amounts) where amount.sets > 0 {
                    let key = volume.period.firstDay(of: number).description
                    found[muscle, default: [:]][key, default: .init()].sets = amount.sets
                }
            }
            #expect(found == expected)
            // The volume of a period is stored as a sum, and half of an odd gram is cut off.
            let grams = sets.filter { $0.day >= first }.reduce(into: [Muscle: Double]()) { grams, set in
                guard let exercise = exercises[set.exerciseID] else { return }
                grams[exercise.primaryMuscle, default: 0] += Double(set.volumeGrams)
                for muscle in exercise.secondaryMuscles { grams[muscle, default: 0] += Double(set.volumeGrams) / 2 }
            }
            for (muscle, expected) in grams {
                #expect(abs(Double(volume.totals[muscle]?.volumeGrams ?? 0) - expected) <= 200, "\(muscle)")
            }
            #expect(volume.period.firstDay(of: volume.numbers.lowerBound) == first)
            #expect(volume.numbers.count <= 100)
            #expect(Set(volume.muscles) == Set(expected.keys))
            let totals = volume.muscles.compactMap { volume.totals[$0]?.sets }
            #expect(totals == totals.sorted(by: >))
        }
    }

    /// Days for a week, weeks for a year, and for all time at most a hundred periods: months for 1,200 days.
    private static func firstDay(_ day: LocalDay, _ range: ChartRange, _ user: User, isLong: Bool) -> LocalDay {
        switch range {
        case .week: day
        case .all where isLong: day.month.firstDay
        default: day.startOfWeek(user.firstWeekday)
        }
    }

    @Test func thePageShowsEachGroupByWeek() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { training in
            for day in ["2026-11-09", "2026-11-16", "2026-11-21"] { try training.set("bench-press", day, 10, 50) }
            try training.set("squat", "2026-11-17", 5, 100)
        }
        let page = try await alex.browser.get("/analyze/muscles?range=month")
        let chart = try #require(page.charts["Chest: weekly volume (kg)"])
        #expect(chart.contains("<title>Week of 16 Nov 2026: 2 sets, 1,000 kg</title>"))
        #expect(chart.words.contains("9 Nov 2026 1 500 kg"))
        #expect(page.main.words.contains("Chest 1.5 sets · 750 kg a week"))
        #expect(page.main.words.contains("Triceps 0.8 sets · 375 kg a week"), "by half")
        #expect(page.main.words.contains("Quadriceps 0.5 sets · 250 kg a week"))
        #expect(page.main.words.contains("by half for the others that it trains"))
        let legs = try await alex.browser.get("/analyze/muscles?range=month&muscle=quadriceps")
        let quadriceps = try #require(legs.charts["Quadriceps: weekly volume (kg)"])
        #expect(quadriceps.contains("Week of 16 Nov 2026: 1 set, 500 kg"))
        #expect(legs.main.contains("range=month&amp;muscle=quadriceps\" aria-current=\"true\""))
        #expect(legs.main.contains("href=\"/analyze/muscles?range=year&amp;muscle=quadriceps\""))
    }

    /// The weeks before somebody's first set are not weeks without training.
    @Test func theAverageBeginsWithTheFirstSet() async throws {
        let alex = try await AnalyzedPerson()
        try await alex.app.train { try $0.set("bench-press", "2026-11-21", 10, 50) }
        for range in ["week", "month", "quarter", "year", "all"] {
            let page = try await alex.browser.get("/analyze/muscles?range=\(range)")
            #expect(page.main.words.contains("Chest 1 set · 500 kg a week"), "\(range)")
        }
        // With an earlier set, the weeks in between count.
        try await alex.app.train { try $0.set("bench-press", "2026-01-05", 10, 50) }
        let month = try await alex.browser.get("/analyze/muscles?range=month")
        #expect(month.main.words.contains("Chest 0.2 sets · 100 kg a week"))
    }

    @Test(arguments: [("week", "week"), ("all", "all"), ("x", "quarter")])
    func everyRangeIsThere(asked: String, shown: String) async throws {
        let page = try await TestApp().member().get("/analyze/muscles?range=\(asked)&muscle=tail")
        #expect(page.main.words.contains("No data to analyze Track workouts to see charts"))
        #expect(page.main.contains("range=\(shown)\" aria-current=\"true\""))
    }
}

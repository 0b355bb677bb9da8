import Samples
import Testing

@testable import Fitness

@Suite struct WeightProjectionTests {
    private let today = LocalDay(daysSinceEpoch: 20_000)

    /// Four weeks of weights along a line, with noise above and below it.
    private func weighings(kilogramsPerWeek: Double, noise: Double, every step: Int = 1) -> [ChartValue] {
        stride(from: 27, through: 0, by: -step).map { back in
            let shake = noise * Double([0, 1, -1, 0.5, -0.5][back % 5])
            return ChartValue(day: today - back, value: 80 - kilogramsPerWeek / 7 * Double(back) + shake)
        }
    }

    private func rate(_ kilogramsPerDay: Double, _ margin: Double) -> WeightRate {
        WeightRate(kilogramsPerDay: kilogramsPerDay, marginPerDay: margin)
    }

    @Test func theRateIsThatOfTheLineThroughTheWeighings() throws {
        let exact = try #require(WeightRate(weighings(kilogramsPerWeek: -0.7, noise: 0), today: today))
        #expect(abs(exact.kilogramsPerDay + 0.1) < 1e-9)
        #expect(exact.marginPerDay < 1e-9 && exact.isCertain)
        let noisy = try #require(WeightRate(weighings(kilogramsPerWeek: -0.7, noise: 0.4), today: today))
        #expect(abs(noisy.kilogramsPerDay + 0.1) < noisy.marginPerDay)
        #expect(noisy.isCertain)
        let flat = try #require(WeightRate(weighings(kilogramsPerWeek: 0.02, noise: 1), today: today))
        #expect(!flat.isCertain)
    }

    @Test func fewOrOldWeighingsTellNoRate() {
        #expect(WeightRate([], today: today) == nil)
        #expect(WeightRate(Array(weighings(kilogramsPerWeek: -1, noise: 0).suffix(13)), today: today) == nil)
        #expect(WeightRate(weighings(kilogramsPerWeek: -1, noise: 0, every: 6), today: today) == nil)
        #expect(WeightRate(weighings(kilogramsPerWeek: -1, noise: 0), today: today + 60) == nil)
    }

    @Test func aSteadyLossHasADay() {
        let projection = WeightProjection(
            target: 75, isLoss: true, level: 80, rate: rate(-0.1, 0.05), today: today)
        #expect(projection == .expected(today + 50, earliest: today + 34, latest: today + 100))
        let gain = WeightProjection(target: 85, isLoss: false, level: 80, rate: rate(0.1, 0.0999), today: today)
        #expect(gain == .expected(today + 50, earliest: today + 26, latest: nil))
    }

    @Test func whatCannotBeSaidIsNot() {
        func projection(_ rate: WeightRate?, target: Double = 75, isLoss: Bool = true) -> WeightProjection {
            WeightProjection(target: target, isLoss: isLoss, level: 80, rate: rate, today: today)
        }
        #expect(projection(rate(0.1, 0.01)) == .movingAway)
        #expect(projection(rate(-0.1, 0.2)) == .uncertain)
        #expect(projection(rate(-0.005, 0.001)) == .tooFar)
        #expect(projection(nil) == .unknown)
        #expect(projection(rate(-0.1, 0.01), target: 80) == .reached)
        #expect(projection(rate(-0.1, 0.01), target: 79, isLoss: false) == .reached)
        #expect(projection(rate(-0.1, 0.01), target: 82, isLoss: false) == .movingAway)
    }

    /// It minimizes the sum of squares, and an added slope changes only the rate, by exactly that slope.
    @Test func itIsTheLineOfLeastSquares() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let days = (0..<28).filter { _ in Bool.random(using: &random) }
            guard days.count >= 6, days[days.count - 1] - days[0] >= 14 else { continue }
            let values = days.map { ChartValue(day: today - 27 + $0, value: .random(in: 60...90, using: &random)) }
            let rate = try #require(WeightRate(values, today: today))
            let least = squares(values, slope: rate.kilogramsPerDay)
            for other in [-0.1, -1e-3, 1e-3, 0.1] {
                #expect(squares(values, slope: rate.kilogramsPerDay + other) > least)
            }
            let steeper = values.map { ChartValue(day: $0.day, value: $0.value + 0.3 * Double($0.day - today)) }
            let changed = try #require(WeightRate(steeper, today: today))
            #expect(abs(changed.kilogramsPerDay - rate.kilogramsPerDay - 0.3) < 1e-9)
            #expect(abs(changed.marginPerDay - rate.marginPerDay) < 1e-9)
            let pounds = values.map { ChartValue(day: $0.day, value: $0.value * 2.2) }
            #expect(abs(try #require(WeightRate(pounds, today: today)).marginPerDay - 2.2 * rate.marginPerDay) < 1e-9)
        }
    }

    /// The sum of squares for a line of this slope at its best offset.
    private func squares(_ values: [ChartValue], slope: Double) -> Double {
        let rests = values.map { $0.value - slope * Double($0.day - today) }
        let height = rests.reduce(0, +) / Double(rests.count)
        return rests.reduce(0) { $0 + ($1 - height) * ($1 - height) }
    }
}

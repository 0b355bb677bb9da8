import Support
import Testing

@testable import Charts

struct DownsamplingTests {
    func walk(count: Int, seed: UInt64) -> [ChartPoint] {
        var generator = SeededGenerator(seed: seed)
        var x = 0.0
        var y = 80.0
        return (0..<count).map { _ in
            x += .random(in: 0...3, using: &generator)
            y += .random(in: -1...1, using: &generator)
            return ChartPoint(x: x, y: y)
        }
    }

    @Test func keepsBothEndsAndBothExtremes() throws {
        for seed in 0..<200 {
            let points = walk(count: 120 + seed * 7, seed: UInt64(seed))
            for limit in [4, 5, 17, 100] {
                let kept = Downsampling.minMax(points, limit: limit)
                try #require(kept.count <= limit)
                try #require(kept.first == points.first && kept.last == points.last)
                try #require(kept.map(\.y).min() == points.map(\.y).min())
                try #require(kept.map(\.y).max() == points.map(\.y).max())
            }
        }
    }

    @Test(arguments: [66, 98])
    func aPartOfTheStretchesKeepsWhatAllOfThemKeep(limit: Int) {
        for seed in 0..<50 {
            let points = walk(count: 150 + seed * 31, seed: UInt64(seed))
            let fine = Downsampling.minMax(points, limit: limit)
            let coarse = Downsampling.minMax(points, limit: 34)
            #expect(coarse == Downsampling.minMax(fine, limit: 34))
        }
    }

    @Test func keepsASpikeOfOneDayInTenYears() {
        var points = (0..<3650).map { ChartPoint(x: Double($0), y: 80) }
        points[1234].y = 300
        points[2345].y = 20
        let kept = Downsampling.minMax(points, limit: 100)
        #expect(kept.contains(points[1234]))
        #expect(kept.contains(points[2345]))
    }

    @Test(arguments: 95...106)
    func neverGivesMoreThanTheLimitAndAllOfWhatFits(count: Int) {
        let kept = Downsampling.minMax(walk(count: count, seed: 3), limit: 100)
        #expect(kept.count <= 100)
        #expect(kept.count == count || count > 100)
    }

    @Test func whatIsKeptAreGivenPointsInOrder() throws {
        let points = walk(count: 5000, seed: 7)
        let kept = Downsampling.minMax(points, limit: 100)
        #expect(kept.count > 90)
        var rest = points[...]
        for point in kept {
            let index = try #require(rest.firstIndex(of: point))
            rest = rest[(index + 1)...]
        }
    }

    @Test func aDenseStretchTakesNoMoreRoomThanASparseOne() {
        let dense = (0..<900).map { ChartPoint(x: Double($0) / 9, y: Double($0 % 7)) }
        let sparse = (0..<100).map { ChartPoint(x: 100 + Double($0), y: Double($0 % 7)) }
        let kept = Downsampling.minMax(dense + sparse, limit: 50)
        let inDense = kept.count { $0.x < 100 }
        #expect(abs(inDense - (kept.count - inDense)) <= 2)
    }

    @Test func aShortSeriesComesBackWhole() {
        let points = walk(count: 100, seed: 1)
        #expect(Downsampling.minMax(points, limit: 100) == points)
        #expect(Downsampling.minMax([], limit: 100).isEmpty)
        #expect(Downsampling.minMax([points[0]], limit: 0) == [points[0]])
    }

    @Test func dropsWhatCannotBeDrawnAndSortsTheRest() {
        let points = [
            ChartPoint(x: 2, y: 1), ChartPoint(x: .nan, y: 1), ChartPoint(x: 1, y: .infinity), ChartPoint(x: 1, y: 5),
            ChartPoint(x: 0, y: 1e13), ChartPoint(x: 1, y: 4),
        ]
        let expected = [ChartPoint(x: 1, y: 5), ChartPoint(x: 1, y: 4), ChartPoint(x: 2, y: 1)]
        #expect(Downsampling.minMax(points, limit: 100) == expected)
    }

    @Test func manyValuesAtOneInstantKeepTheirExtremes() {
        let points = (0..<500).map { ChartPoint(x: 1, y: Double($0 * 37 % 500)) }
        let kept = Downsampling.minMax(points, limit: 10)
        #expect(kept.count <= 10)
        #expect(kept.map(\.y).min() == 0)
        #expect(kept.map(\.y).max() == 499)
    }
}

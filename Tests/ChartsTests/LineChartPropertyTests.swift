import Support
import Testing

@testable import Charts

struct LineChartPropertyTests {
    func randomText(_ generator: inout SeededGenerator) -> String {
        let scalars = Array("a&<>\"']é日🏋\u{1}\n\u{301} ".unicodeScalars)
        let count = Int.random(in: 0...12, using: &generator)
        var text = String.UnicodeScalarView()
        for _ in 0..<count { text.append(scalars.randomElement(using: &generator) ?? "a") }
        return String(text)
    }

    func randomPoints(_ generator: inout SeededGenerator) -> [ChartPoint] {
        let count = Int.random(in: 0...40, using: &generator)
        let shared = generator.anyMagnitude()
        return (0..<count).map { _ in
            var point = ChartPoint(x: generator.anyMagnitude(), y: generator.anyMagnitude())
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: point.y = .nan
            case 1: point.x = -.infinity
            case 2: point.y = .greatestFiniteMagnitude
            case 3...5: point.y = shared
            case 6: point.x = shared
            case 7: point.marker = .init(text: randomText(&generator), href: randomText(&generator))
            case 8: point.marker = .init(text: randomText(&generator))
            default: break
            }
            return point
        }
    }

    func randomChart(_ generator: inout SeededGenerator) -> LineChart {
        let label = randomText(&generator)
        let points = randomPoints(&generator)
        return LineChart(
            id: randomText(&generator), title: randomText(&generator), description: randomText(&generator),
            points: points, trend: Bool.random(using: &generator) ? randomPoints(&generator) : [],
            goals: (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                .init(value: generator.anyMagnitude(), start: generator.anyMagnitude())
            },
            includesZero: Bool.random(using: &generator),
            placeText: { _ in label })
    }

    @Test func anyChartIsWellFormedAndStaysInsideItsBox() throws {
        var generator = SeededGenerator(seed: 20_261_121)
        var drawn = 0
        for _ in 0..<600 {
            let chart = randomChart(&generator)
            guard let svg = chart.html() else {
                try #require(chart.points.allSatisfy { !$0.isDrawable })
                continue
            }
            drawn += 1
            let drawing = try #require(ParsedMarkup(svg), "\(svg)")
            try #require(drawing.elements.allSatisfy { $0.attributes["style"] == nil })
            for place in places(in: drawing) {
                try #require((0...1000).contains(place.x) && (0...1000).contains(place.y), "\(svg)")
            }
            try requirePlainNumbers(in: drawing)
        }
        #expect(drawn > 400)
    }

    func places(in drawing: ParsedMarkup) -> [(x: Double, y: Double)] {
        drawing.elements.flatMap { element -> [(x: Double, y: Double)] in
            switch element.name {
            case "path": element.corners
            case "rect": [(element.number("x") ?? -1, element.number("width") ?? -1)]
            case "text": [(element.percent("x").map { $0 * 10 } ?? -1, (element.percent("y") ?? 0) * 10)]
            default: []
            }
        }
    }

    func requirePlainNumbers(in drawing: ParsedMarkup) throws {
        let commands = /(Z|H[0-9]+|h0|[ML][0-9]+ [0-9]+)*/
        for element in drawing.elements {
            let path = element.attributes["d"] ?? ""
            try #require(path.wholeMatch(of: commands) != nil, "\(path)")
            for name in ["x", "y", "width"] {
                guard let value = element.attributes[name] else { continue }
                try #require(value.wholeMatch(of: /[0-9]+(\.[0-9])?(%|em)?/) != nil, "\(value)")
            }
        }
    }
}

/// The labels under a chart: names of places in even steps that end at the last one, as many as fit.
struct PlaceLabels {
    struct Label: Equatable {
        enum Anchor {
            case start, middle, end
        }

        let x: Double
        let anchor: Anchor
        let text: String
        /// The horizontal space it takes.
        let start: Double
        let end: Double
    }

    let labels: [Label]

    /// - Parameter range: from the first to the last place; if it spans at least 1, steps are whole, so days stay days.
    init(naming range: ClosedRange<Double>, on plot: Plot, text: (Double) -> String) {
        var labels = Self.labels([range.upperBound], plot, text)
        var lastStep = 0.0
        for count in stride(from: Self.maximumSteps, to: 0, by: -1) {
            let step = Self.step(in: range, count: count)
            guard step > lastStep else { continue }
            lastStep = step
            // Steps too narrow for any label are skipped without creating the labels.
            guard plot.x(range.upperBound) - plot.x(range.upperBound - step) >= plot.size.fontSize * 1.5 else {
                continue
            }
            let named = Self.labels(Self.places(in: range, step: step), plot, text)
            guard Self.fit(named) else { continue }
            labels = named
            break
        }
        self.labels = labels
    }

    private static let maximumSteps = 60

    private static func step(in range: ClosedRange<Double>, count: Int) -> Double {
        let span = range.upperBound - range.lowerBound
        let step = span / Double(count)
        return span >= 1 ? max(1, step.rounded(.down)) : step
    }

    private static func places(in range: ClosedRange<Double>, step: Double) -> [Double] {
        let span = range.upperBound - range.lowerBound
        // A step that divides the span may miss its beginning by a rounding error.
        return (0...Int(span / step + 1e-9)).reversed().map {
            max(range.lowerBound, range.upperBound - Double($0) * step)
        }
    }

    /// Labels are centered on their place but kept inside the plot.
    private static func labels(_ places: [Double], _ plot: Plot, _ text: (Double) -> String) -> [Label] {
        places.map { place in
            let (x, text) = (plot.x(place), text(place))
            let width = plot.size.textWidth(text)
            if x - width / 2 < plot.left {
                return Label(x: plot.left, anchor: .start, text: text, start: plot.left, end: plot.left + width)
            }
            if x + width / 2 > plot.right {
                return Label(x: plot.right, anchor: .end, text: text, start: plot.right - width, end: plot.right)
            }
            return Label(x: x, anchor: .middle, text: text, start: x - width / 2, end: x + width / 2)
        }
    }

    private static func fit(_ labels: [Label]) -> Bool {
        zip(labels, labels.dropFirst()).allSatisfy { left, right in
            right.start - left.end >= max(Plot.labelGap, (left.end - left.start) * 0.3)
        }
    }
}

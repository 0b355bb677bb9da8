/// Writes the grid and the labels of both axes. Screen readers skip them: the table beside the chart has the numbers.
///
/// Labels are in drawings of their own, without a view box and at percentages, so that they keep the reader's font size
/// whatever the width. There is no `style` attribute, because a strict Content-Security-Policy refuses it.
struct ChartAxes {
    let plot: Plot

    func writeGrid(to markup: inout Markup) {
        markup.literal("<path class=\"chart-grid\" d=\"")
        for tick in plot.yTicks {
            markup.place("M", 0, plot.y(tick.value))
            markup.literal("H")
            markup.coordinate(Plot.side)
        }
        markup.literal("\"/>")
    }

    func writeValues(to markup: inout Markup) {
        markup.literal("<svg class=\"chart-y\" aria-hidden=\"true\" width=\"")
        markup.coordinate(plot.labelEms)
        markup.literal("em\">")
        for tick in plot.yTicks {
            markup.literal("<text x=\"100%\" y=\"")
            markup.coordinate(plot.y(tick.value) / 10)
            markup.literal("%\">")
            markup.element(text: tick.text, closing: "</text>")
        }
        markup.literal("</svg>")
    }

    func writePlaces(to markup: inout Markup) {
        markup.literal("<svg class=\"chart-x\" aria-hidden=\"true\">")
        for (width, labels) in zip(ChartWidth.allCases, plot.placeLabels.groups) where !labels.isEmpty {
            Self.write(labels, from: width, to: &markup)
        }
        markup.literal("</svg>")
    }

    static func write(_ labels: [PlaceLabels.Label], from width: ChartWidth, to markup: inout Markup) {
        markup.literal("<g class=\"chart-names")
        markup.literal(width.name)
        markup.literal("\">")
        for label in labels {
            markup.literal("<text x=\"")
            markup.coordinate(label.x)
            markup.literal(label.endsThere ? "%\" text-anchor=\"end\">" : "%\">")
            markup.element(text: label.text, closing: "</text>")
        }
        markup.literal("</g>")
    }
}

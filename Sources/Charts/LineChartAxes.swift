/// Writes the grid and the labels of both axes. Screen readers skip them: the table beside the chart has the numbers.
struct LineChartAxes {
    let plot: Plot
    var title = ""
    /// What the places are, below their labels.
    var placeTitle = ""

    func write(to markup: inout Markup) {
        grid(&markup)
        if !title.isEmpty { axisTitle(&markup) }
        valueLabels(&markup)
        placeLabels(&markup)
        if !placeTitle.isEmpty { placeAxisTitle(&markup) }
    }

    private func grid(_ markup: inout Markup) {
        markup.literal("<path class=\"chart-grid\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".15\" d=\"")
        for tick in plot.yTicks {
            markup.pair("M", plot.left, plot.y(tick.value))
            markup.literal("H")
            markup.coordinate(plot.right)
        }
        markup.literal("\"/>")
    }

    private func valueLabels(_ markup: inout Markup) {
        openLabels("<g class=\"chart-label chart-label-y\" text-anchor=\"end\"", &markup)
        for tick in plot.yTicks {
            markup.attribute("<text x=\"", plot.left - Plot.labelGap)
            // Shifting the baseline by a third of the font size centers digits on the line in every browser.
            markup.attribute(" y=\"", plot.y(tick.value) + plot.size.fontSize * 0.35)
            markup.literal(">")
            markup.element(text: tick.text, closing: "</text>")
        }
        markup.literal("</g>")
    }

    private func axisTitle(_ markup: inout Markup) {
        openLabels("<g class=\"chart-label chart-label-axis\"", &markup)
        markup.attribute("<text x=\"0\" y=\"", plot.size.fontSize)
        markup.literal(">")
        markup.element(text: title, closing: "</text></g>")
    }

    private func placeAxisTitle(_ markup: inout Markup) {
        openLabels("<g class=\"chart-label chart-label-axis\" text-anchor=\"middle\"", &markup)
        markup.attribute("<text x=\"", (plot.left + plot.right) / 2)
        markup.attribute(" y=\"", plot.size.height - plot.size.fontSize * 0.3)
        markup.literal(">")
        markup.element(text: placeTitle, closing: "</text></g>")
    }

    private func placeLabels(_ markup: inout Markup) {
        openLabels("<g class=\"chart-label chart-label-x\"", &markup)
        for label in plot.placeLabels {
            markup.attribute("<text x=\"", label.x)
            markup.attribute(" y=\"", plot.bottom + plot.size.fontSize * 1.7)
            markup.literal(label.anchor.attribute)
            markup.element(text: label.text, closing: "</text>")
        }
        markup.literal("</g>")
    }

    private func openLabels(_ opening: StaticString, _ markup: inout Markup) {
        markup.literal(opening)
        markup.attribute(" aria-hidden=\"true\" fill=\"currentColor\" font-size=\"", plot.size.fontSize)
        markup.literal(">")
    }
}

extension PlaceLabels.Label.Anchor {
    fileprivate var attribute: StaticString {
        switch self {
        case .start: ">"
        case .middle: " text-anchor=\"middle\">"
        case .end: " text-anchor=\"end\">"
        }
    }
}

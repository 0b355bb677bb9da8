/// What a finger, a pointer or the keyboard finds in a chart: each value takes everything that is nearer to it than to its
/// neighbours.
///
/// No stops of the tab key: a hundred of them would be in everybody's way. A script can make one of the links the chart's
/// stop; without it the same links are in the table.
struct ChartTargets {
    struct Target {
        let x: Double
        let marker: ChartPoint.Marker
    }

    let plot: Plot
    /// Ascending in x.
    let targets: [Target]

    /// - Parameter shape: writes what is seen of a target, by its number.
    func write(to markup: inout Markup, shape: (_ index: Int, _ markup: inout Markup) -> Void) {
        guard !targets.isEmpty else { return }
        let places = targets.map { plot.x($0.x) }
        let borders = zip(places, places.dropFirst()).map { ($0 + $1) / 2 }
        // What all of them have stands here once: there are hundreds of them on a page.
        markup.literal("<g class=\"chart-links\" fill=\"currentColor\" pointer-events=\"all\">")
        for (index, (start, end)) in zip([plot.left] + borders, borders + [plot.right]).enumerated() {
            let marker = targets[index].marker
            if let href = marker.href {
                markup.attribute("<a tabindex=\"-1\" href=\"", text: href, closing: "\"><title>")
            } else {
                markup.literal("<g><title>")
            }
            markup.element(text: marker.text, closing: "</title>")
            markup.attribute("<rect x=\"", start)
            markup.attribute(" width=\"", max(0.1, end - start))
            markup.attribute(" height=\"", plot.bottom)
            markup.literal(" fill=\"none\"/>")
            shape(index, &markup)
            markup.literal(marker.href == nil ? "</g>" : "</a>")
        }
        markup.literal("</g>")
    }
}

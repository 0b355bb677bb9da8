/// The hit areas of a chart for finger, pointer and keyboard: each value takes everything that is nearer to it than to
/// its neighbors.
///
/// They are not tab stops: a hundred of them would get in the way. A script can make one of the links the chart's tab
/// stop; without it, the same links are in the table.
struct ChartTargets {
    struct Target {
        let x: Double
        let marker: ChartPoint.Marker
    }

    private let plot: Plot
    private let targets: [Target]
    /// The left and right end of each hit area.
    private let strips: [(start: Double, end: Double)]

    /// - Parameter targets: ascending in x.
    init(plot: Plot, targets: [Target]) {
        (self.plot, self.targets) = (plot, targets)
        let places = targets.map { plot.x($0.x) }
        let borders = zip(places, places.dropFirst()).map { ($0 + $1) / 2 }
        strips = Array(zip([plot.left] + borders, borders + [plot.right]))
    }

    /// Writes the band behind the value being read. A script moves it with the reader, so it is present but invisible
    /// while nothing is read.
    ///
    /// - Parameter places: its maximum width, in the unit of x.
    func writeShownPlace(width places: Double, to markup: inout Markup) {
        guard targets.contains(where: { $0.marker.href != nil }) else { return }
        let across = max(plot.xRange.upperBound - plot.xRange.lowerBound, places)
        // A value without neighbors must not fill the drawing, which would look like an area.
        let width = max(2, (plot.right - plot.left) * min(places / across, 1 / 7))
        let shown = zip(targets, strips).first { $0.0.marker.isShown }
        let x = shown.map { plot.x($0.0.x) } ?? plot.left
        let strip = shown?.1 ?? (start: plot.left, end: plot.left)
        let start = max(strip.start, x - width / 2)
        markup.attribute("<rect class=\"chart-shown\" fill=\"none\" x=\"", start)
        markup.attribute(" y=\"", plot.top)
        markup.attribute(" width=\"", max(0, min(strip.end, x + width / 2) - start))
        markup.attribute(" height=\"", plot.bottom - plot.top)
        markup.attribute(" data-width=\"", width)
        markup.literal("/>")
    }

    /// - Parameter shape: draws the visible part of the target with this index.
    func write(to markup: inout Markup, shape: (_ index: Int, _ markup: inout Markup) -> Void) {
        guard !targets.isEmpty else { return }
        // Attributes shared by all links are written once: there are hundreds of links on a page.
        markup.literal("<g class=\"chart-links\" fill=\"currentColor\" pointer-events=\"all\">")
        for (index, (start, end)) in strips.enumerated() {
            let marker = targets[index].marker
            if let href = marker.href {
                markup.attribute("<a tabindex=\"-1\" href=\"", text: href)
            } else {
                markup.literal("<g")
            }
            markup.literal(marker.isShown ? " data-shown=\"\"><title>" : "><title>")
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

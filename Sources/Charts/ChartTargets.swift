/// The hit areas of a chart for finger, pointer and keyboard: each value takes everything that is nearer to it than to
/// its neighbors.
///
/// They are not tab stops: a hundred of them would get in the way. A script can make one of the links the chart's tab
/// stop; without it, the same links are in the table.
struct ChartTargets {
    struct Target {
        let x: Double
        let y: Double
        let marker: ChartPoint.Marker
    }

    private let plot: Plot
    let targets: [Target]
    /// The left and right end of each hit area.
    private let strips: [(start: Double, end: Double)]

    /// - Parameter targets: ascending in x.
    init(plot: Plot, targets: [Target]) {
        (self.plot, self.targets) = (plot, targets)
        let places = targets.map { plot.x($0.x) }
        let borders = zip(places, places.dropFirst()).map { (($0 + $1) / 2).rounded() }
        strips = Array(zip([0] + borders, borders + [Plot.side]))
    }

    var hasLinks: Bool { targets.contains { $0.marker.href != nil } }
    var shown: Target? { targets.first(where: \.marker.isShown) }

    /// Writes the band behind the value being read. A script moves it with the reader, so it is present but invisible
    /// while nothing is read.
    ///
    /// - Parameter places: its maximum width, in the unit of x.
    func writeShownPlace(width places: Double, to markup: inout Markup) {
        guard hasLinks else { return }
        let across = max(plot.xRange.upperBound - plot.xRange.lowerBound, places)
        // A value without neighbors must not fill the drawing, which would look like an area.
        let width = max(4, Plot.side * min(places / across, 1 / 7))
        let shown = zip(targets, strips).first { $0.0.marker.isShown }
        let x = shown.map { plot.x($0.0.x) } ?? 0
        let strip = shown?.1 ?? (start: 0, end: 0)
        let start = max(strip.start, x - width / 2)
        markup.attribute("<rect class=\"chart-shown\" x=\"", start)
        markup.attribute(" width=\"", max(0, min(strip.end, x + width / 2) - start))
        markup.attribute(" data-width=\"", width)
        markup.literal("/>")
    }

    /// Writes the links. What is in front of them lets the pointer through.
    func write(to markup: inout Markup) {
        guard !targets.isEmpty else { return }
        markup.literal("<g class=\"chart-links\">")
        for (target, (start, end)) in zip(targets, strips) {
            let marker = target.marker
            if let href = marker.href {
                markup.attribute("<a tabindex=\"-1\" href=\"", text: href)
                markup.literal(marker.isShown ? " data-shown=\"\"><title>" : "><title>")
                markup.element(text: marker.text, closing: "</title>")
            }
            markup.attribute("<rect x=\"", start)
            markup.attribute(" width=\"", max(1, end - start))
            if marker.href == nil {
                markup.literal("><title>")
                markup.element(text: marker.text, closing: "</title></rect>")
            } else {
                markup.literal("/></a>")
            }
        }
        markup.literal("</g>")
    }

    /// Writes a dot for each value, where the script also finds its place.
    ///
    /// - Parameter name: the class that says from which width on they are seen, or that they never are.
    func writePoints(_ name: StaticString, to markup: inout Markup) {
        guard !targets.isEmpty else { return }
        markup.literal("<path class=\"chart-points")
        markup.literal(name)
        markup.dots("\" d=\"", targets.map { (plot.x($0.x), plot.y($0.y)) })
    }
}

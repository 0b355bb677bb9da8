/// The widths from which a card has room for more: the container queries of `chart.css`, which hides what has the class
/// of a wider one.
enum ChartWidth: CaseIterable {
    /// A phone with text at twice its size.
    case narrow
    /// 17rem.
    case phone
    /// 34rem.
    case desk
    /// 54rem.
    case wide

    /// The narrowest such card in the font size of its labels, 0.8rem, and 0.7rem below 14.5rem.
    var ems: Double {
        switch self {
        case .narrow: 12
        case .phone: 21
        case .desk: 42
        case .wide: 67
        }
    }

    /// The class of what is shown from this width on, after another class; empty for what is always shown.
    var name: StaticString {
        switch self {
        case .narrow: ""
        case .phone: " chart-phone"
        case .desk: " chart-desk"
        case .wide: " chart-wide"
        }
    }

    /// Digits of the usual interface fonts are about 0.6 times their size wide; there is no font here to measure.
    static func ems(of text: String) -> Double { Double(text.unicodeScalars.count) * 0.6 }
}

/// The labels under a chart: names of places in even steps that end at the last one, as many as fit.
///
/// The labels of a narrow card are also those of wider ones, which have others in equal steps between them.
struct PlaceLabels {
    struct Label: Equatable {
        /// In percent of the drawing's width.
        let x: Double
        /// Whether the text ends at its place instead of being centered there.
        let endsThere: Bool
        let text: String
    }

    /// The labels that each width adds, in the order of ``ChartWidth``.
    let groups: [[Label]]

    /// - Parameters:
    ///   - named: from the first to the last place; if it spans at least 1, steps are whole, so days stay days.
    ///   - range: from the left to the right edge of the drawing.
    ///   - labelEms: the room that the value axis takes beside it.
    init(
        naming named: ClosedRange<Double>, in range: ClosedRange<Double>, beside labelEms: Double,
        text: (Double) -> String
    ) {
        let (last, span) = (named.upperBound, named.upperBound - named.lowerBound)
        let across = range.upperBound - range.lowerBound
        guard across > 0, span > 0 else {
            groups = [[Label(x: 50, endsThere: false, text: text(last))]]
            return
        }
        let widest =
            (0...Self.samples).map { index in
                ChartWidth.ems(of: text(named.lowerBound + span * Double(index) / Double(Self.samples)))
            }.max() ?? 0
        // On the left there is room below the value axis, but on the right a label may not leave its card.
        let margin = (range.upperBound - last) / across * (ChartWidth.phone.ems - labelEms)
        let endsThere = widest / 2 - margin > 0.6
        let needed = endsThere ? widest * 1.5 + 0.5 : widest + 0.8

        let unit = span >= 1 ? 1 : span / Double(Self.samples)
        func leastStep(_ width: ChartWidth) -> Double {
            max(1, (needed * across / (width.ems - labelEms) / unit).rounded(.up))
        }
        // The phone's steps are the shortest that fit, but as long as the first and the last of them need with large text,
        // and divide into those of wider cards.
        let units = (span / unit).rounded(.down)
        let count = max(1, (units / leastStep(.phone)).rounded(.down))
        let phone = max(leastStep(.phone), (min(leastStep(.narrow), units) / count).rounded(.up))
        let desks = max(1, (phone / leastStep(.desk)).rounded(.down))
        let wides = max(1, (phone / desks / leastStep(.wide)).rounded(.down))
        let parts = desks * wides
        let finest = (phone / parts).rounded(.up)
        let phones = max(1, (leastStep(.narrow) / (finest * parts)).rounded(.up))
        let repeats = [parts * phones, parts, wides, 1].map { Int($0) }
        let step = finest * unit
        var groups = [[Label]](repeating: [], count: repeats.count)
        // A step that divides the span may miss its beginning by a rounding error.
        for index in (0...Int(span / step + 1e-9)).reversed() {
            guard let group = repeats.firstIndex(where: { index.isMultiple(of: $0) }) else { continue }
            let place = max(named.lowerBound, last - Double(index) * step)
            let isLast = index == 0 && endsThere
            groups[group].append(
                Label(
                    x: isLast ? 100 : (place - range.lowerBound) / across * 100, endsThere: isLast, text: text(place)))
        }
        self.groups = groups
    }

    /// How many places are asked for the length of their labels.
    private static let samples = 8
}

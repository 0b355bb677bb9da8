/// What lines across a photo have read as barcodes, in which wrong ones may be among the right one.
package struct BarcodeSightings: Sendable {
    private struct Sighting {
        let barcode: Barcode
        var lines: Int
        /// A check digit lets a tenth of all mistakes pass, so one line proves little.
        var isSure: Bool { lines > 1 }
    }

    /// More than anyone would choose from.
    package static let maximumChoices = 5

    private var sightings: [Sighting] = []

    package init() {}

    /// - Parameter lines: how many lines have read it.
    package mutating func add(_ barcode: Barcode, lines: Int) {
        if let index = sightings.firstIndex(where: { $0.barcode == barcode }) {
            sightings[index].lines += lines
        } else {
            sightings.append(Sighting(barcode: barcode, lines: lines))
        }
    }

    /// None, the one, or those to choose from, the surest first. What a single line has read counts only if there is
    /// nothing better.
    package var found: [Barcode] {
        let sure = sightings.filter(\.isSure)
        let best = (sure.isEmpty ? sightings : sure).sorted { $0.lines > $1.lines }
        return best.prefix(Self.maximumChoices).map(\.barcode)
    }

    /// Whether something was read twice: a look at the photo in another size would not add to it.
    package var hasSureNumber: Bool { sightings.contains(where: \.isSure) }
}

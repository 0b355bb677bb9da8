import Fitness
import Models
import Texts

extension OpenFoodFactsImport {
    /// Why a line of the file made no food.
    enum Reason: CaseIterable {
        case otherCountry, fewScans, noBarcode, noName, noEnergy, impossible, repeated, unreadable
    }

    struct Report: Sendable, Equatable {
        let minimumScans: Int
        var counts = FoodCounts()
        private(set) var leftOut: [Reason: Int] = [:]
        /// The first unreadable lines.
        private(set) var brokenLines: [Int] = []
        /// The first barcodes with impossible values.
        private(set) var impossible: [String] = []

        init(minimumScans: Int) { self.minimumScans = minimumScans }

        mutating func leaveOut(_ reason: Reason, count: Int = 1) {
            leftOut[reason, default: 0] += count
        }

        mutating func leaveOut(line: Int) {
            leaveOut(.unreadable)
            if brokenLines.count < Self.mostNamed { brokenLines.append(line) }
        }

        mutating func leaveOut(impossible barcode: Barcode) {
            leaveOut(.impossible)
            if impossible.count < Self.mostNamed { impossible.append(barcode.printed) }
        }
    }
}

extension OpenFoodFactsImport.Report {
    fileprivate static let mostNamed = 10

    /// The report of the command.
    var lines: [String] {
        let reasons = OpenFoodFactsImport.Reason.allCases.compactMap { reason in
            leftOut[reason].map { "Left out: \(text(reason, $0))." }
        }
        return [counts.line] + reasons + ["\(NutritionTexts.fromOpenFoodFacts)."]
    }

    private func text(_ reason: OpenFoodFactsImport.Reason, _ count: Int) -> String {
        let products = CountText.of(count, "product")
        switch reason {
        case .otherCountry: return "\(products) of other countries"
        case .fewScans: return "\(products) with fewer than \(CountText.of(minimumScans, "scan"))"
        case .noBarcode: return "\(products) without a valid barcode"
        case .noName: return "\(products) without a name"
        case .noEnergy: return "\(products) without energy"
        case .impossible:
            return "\(products) with more of something than a food can have: \(Self.list(impossible, of: count))"
        case .repeated: return "\(products) that the file has more than once"
        case .unreadable:
            let lines = brokenLines.map { DecimalText.grouped(Double($0)) }
            return "\(CountText.of(count, "line")) that can’t be read: \(Self.list(lines, of: count))"
        }
    }

    private static func list(_ names: [String], of count: Int) -> String {
        let others = count - names.count
        return names.joined(separator: "; ") + (others > 0 ? "; and \(DecimalText.grouped(Double(others))) more" : "")
    }
}

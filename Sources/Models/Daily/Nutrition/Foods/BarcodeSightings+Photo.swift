import Fitness
import Images

extension BarcodeSightings {
    /// Leaves out what has a wrong check digit.
    package init(_ symbols: [BarcodeSymbol]) {
        self.init()
        for symbol in symbols {
            guard let barcode = Barcode(symbol) else { continue }
            add(barcode, lines: symbol.lines)
        }
    }
}

extension Barcode {
    fileprivate init?(_ symbol: BarcodeSymbol) {
        switch symbol.kind {
        case .upcE: self.init(upcE: symbol.digits)
        case .ean8, .upcA, .ean13, .itf14: self.init(symbol.digits)
        }
    }
}

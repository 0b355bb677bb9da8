import Foundation
import Testing

@testable import FoodWords

/// The letters without accents of a food's name.
@Suite struct FoodNameFoldingTests {
    @Test func accentsAreTakenOffAsFoundationDoesIt() {
        for value in UInt32(0x80)...0x24F {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let name = "Cr\(scalar)me br\(scalar), \(scalar)"
            let plain = name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
            #expect(FoodName(name).bytes == FoodName(plain).bytes, "\(name)")
        }
        #expect(FoodName("Crème brûlée").bytes == Array("cremebrulee".utf8))
        #expect(FoodName("Cre\u{300}me bru\u{302}le\u{301}e, ½").bytes.starts(with: Array("cremebrulee".utf8)))
    }
}

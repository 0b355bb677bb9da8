extension Barcode {
    /// Expands UPC-E, the short form on small packages that leaves out zeros of a UPC-A : the number system, six
    /// digits, and the check digit of the long form.
    ///
    /// Eight digits may be an EAN-8 too. Only the bars tell them apart.
    package init?(upcE text: String) {
        guard Self.hasDigits(text) else { return nil }
        self.init(upcE: Self.bytes(of: text))
    }

    init?(upcE bytes: [UInt8]) {
        let (zero, one) = (UInt8(ascii: "0"), UInt8(ascii: "1"))
        guard bytes.count == 8, bytes[0] == zero || bytes[0] == one else { return nil }
        let (body, last) = (bytes[1...5], bytes[6])
        let zeros = [UInt8](repeating: zero, count: 4)
        // The last of the six says where the zeros were.
        let (kept, middle) =
            switch last - zero {
            case 0...2: (2, [last] + zeros)
            case 3...4: (Int(last - zero), zeros + [zero])
            default: (5, zeros + [last])
            }
        let long = Array(body.prefix(kept)) + middle + Array(body.dropFirst(kept))
        self.init(gtin: [bytes[0]] + long + [bytes[7]])
    }
}

/// One record of a CSV file: its fields without the quotation marks around them.
public struct CSVRecord: Sendable {
    /// The line of the file in which the record begins, from 1.
    public internal(set) var line = 1
    /// The bytes of the fields one after the other, and where each ends.
    var bytes: [UInt8] = []
    var ends: [Int] = []

    public init() {}

    public var count: Int { ends.count }

    /// The UTF-8 of a field; empty if the record has no such field.
    public func bytes(_ index: Int) -> ArraySlice<UInt8> {
        guard ends.indices.contains(index) else { return [] }
        return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// Invalid UTF-8 is replaced, as the Unicode Standard recommends.
    public func text(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    /// A whole number in decimal digits; nil for anything else.
    public func integer(_ index: Int) -> Int64? {
        let field = bytes(index)
        guard !field.isEmpty, field.count <= 18 else { return nil }
        var number: Int64 = 0
        for byte in field {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int64(byte - 0x30)
        }
        return number
    }

    /// A finite number as `Double` reads it; nil for anything else.
    public func number(_ index: Int) -> Double? {
        Double(text(index)).flatMap { $0.isFinite ? $0 : nil }
    }
}

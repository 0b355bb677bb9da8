/// The bars of a code, module by module, from the tables of ISO/IEC 15420 and 16390.
public struct Bars: Sendable {
    /// Whether each module is dark.
    public let modules: [Bool]
    /// The usual height, in modules.
    public let height: Double

    private init(_ pattern: String, height: Double) {
        modules = pattern.map { $0 == "1" }
        self.height = height
    }

    /// - Parameter digits: 13, with the check digit.
    public static func ean13(_ digits: String) -> Self {
        let values = values(digits)
        let left = zip(values[1...6], parities[values[0]]).map { $1 == "L" ? odd[$0] : even($0) }
        return Self(framed(left, values[7...12].map(right)), height: 69)
    }

    /// - Parameter digits: 12: it is an EAN-13 that begins with 0.
    public static func upcA(_ digits: String) -> Self { ean13("0\(digits)") }

    /// - Parameter digits: 8, with the check digit.
    public static func ean8(_ digits: String) -> Self {
        let values = values(digits)
        return Self(framed(values[0...3].map { odd[$0] }, values[4...7].map(right)), height: 55)
    }

    /// - Parameter digits: 8: the number system 0, six digits, and the check digit, which is in the parities alone.
    public static func upcE(_ digits: String) -> Self {
        let values = values(digits)
        let body = zip(values[1...6], shortParities[values[7]]).map { $1 == "L" ? odd[$0] : even($0) }
        return Self("101\(body.joined())010101", height: 69)
    }

    /// - Parameter digits: 14, with the check digit.
    public static func itf14(_ digits: String) -> Self {
        let values = values(digits)
        let pairs = stride(from: 0, to: 14, by: 2).map { index in
            zip(wide[values[index]], wide[values[index + 1]])
                .map { ($0 == "w" ? "111" : "1") + ($1 == "w" ? "000" : "0") }.joined()
        }
        return Self("1010\(pairs.joined())11101", height: 90)
    }

    private static func values(_ digits: String) -> [Int] { digits.compactMap(\.wholeNumberValue) }

    private static func framed(_ left: [String], _ right: [String]) -> String {
        "101\(left.joined())01010\(right.joined())101"
    }

    private static func right(_ digit: Int) -> String { String(odd[digit].map { $0 == "0" ? "1" : "0" }) }
    private static func even(_ digit: Int) -> String { String(right(digit).reversed()) }

    private static let odd = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    private static let parities = [
        "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
    ]
    private static let shortParities = [
        "GGGLLL", "GGLGLL", "GGLLGL", "GGLLLG", "GLGGLL", "GLLGGL", "GLLLGG", "GLGLGL", "GLGLLG", "GLLGLG",
    ]
    private static let wide = [
        "nnwwn", "wnnnw", "nwnnw", "wwnnn", "nnwnw", "wnwnn", "nwwnn", "nnnww", "wnnwn", "nwnwn",
    ]
}

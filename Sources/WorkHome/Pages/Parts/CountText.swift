/// A number of things in words.
enum CountText {
    static func of(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(DecimalText.grouped(Double(count))) \(count == 1 ? singular : plural ?? "\(singular)s")"
    }
}

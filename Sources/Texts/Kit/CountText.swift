/// A number with its noun.
public enum CountText {
    public static func of(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        "\(DecimalText.grouped(Double(count))) \(noun(count, singular, plural))"
    }

    private static func noun(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
        count == 1 ? singular : plural ?? "\(singular)s"
    }
}

import Foundation

extension DurationText {
    /// Reads `28:40`, `1:02:05`, or minutes alone: `30`, `22.5`.
    /// - Returns: seconds, negative for what has a minus in front of it; nil for anything else.
    static func parse(_ text: String) -> Int? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let isNegative = trimmed.hasPrefix("-")
        let parts = trimmed.dropFirst(isNegative ? 1 : 0).split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 1 {
            return DecimalText.parse(trimmed).flatMap { $0.magnitude < 1e9 ? Int(($0 * 60).rounded()) : nil }
        }
        let numbers = parts.compactMap { part in
            (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
        }
        // Only what comes first may be 60 or more.
        guard numbers.count == parts.count, parts.count <= 3, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
            return nil
        }
        return numbers.reduce(0) { $0 * 60 + $1 } * (isNegative ? -1 : 1)
    }
}

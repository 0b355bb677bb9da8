/// A part of somebody's progress that a link can show.
package enum SharePart: String, CaseIterable, Sendable {
    case measurements, training, records, achievements, nutrition, journal

    /// What is ticked at first: not what was written for oneself.
    package static let proposed: [SharePart] = allCases.filter { $0 != .journal }

    package var name: String {
        switch self {
        case .measurements: "Body weight and measurements"
        case .training: "Training and workouts"
        case .records: "Personal records"
        case .achievements: "Streak and achievements"
        case .nutrition: "Nutrition: daily totals"
        case .journal: "Journal, without photos"
        }
    }

    /// What a key has to read so that it may share it.
    package var area: APIArea {
        switch self {
        case .measurements, .achievements: .progress
        case .training, .records: .training
        case .nutrition: .nutrition
        case .journal: .journal
        }
    }

    /// The parts that a field or a column names, in their order.
    package static func list(_ text: String) -> [SharePart] {
        let names = Set(text.split(separator: ",").map(String.init))
        return allCases.filter { names.contains($0.rawValue) }
    }

    package static func text(_ parts: [SharePart]) -> String { parts.map(\.rawValue).joined(separator: ",") }
}

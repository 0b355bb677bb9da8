import Foundation

/// A trainer's specialities: names from a list, and others as free text.
package struct TrainerSpecialities: Sendable, Equatable {
    package static let known = [
        "Strength training", "Muscle gain", "Weight loss", "HIIT", "Running", "Cycling", "Swimming", "Triathlon",
        "Yoga",
        "Pilates", "Mobility", "Boxing", "Martial arts", "Climbing", "Dance", "Nutrition", "Rehabilitation",
        "Pregnancy and after", "Older people", "Children and teens",
    ]
    package static let maximumOthers = 10
    package static let maximumOtherLength = 40

    package let names: [String]

    init(_ names: [String]) {
        self.names = names
    }

    /// As stored in the table, one per line.
    package init(stored: String) {
        names = stored.split(separator: "\n").map(String.init)
    }

    /// The ticked ones in the order of the list, then the typed ones, separated by commas, without duplicates.
    package init(ticked: [String], typed: String) {
        let others = typed.split(whereSeparator: { $0 == "," || $0.isNewline })
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let chosen = Set((ticked + others).map { $0.lowercased() })
        var names = Self.known.filter { chosen.contains($0.lowercased()) }
        for other in others where !names.contains(where: { $0.lowercased() == other.lowercased() }) {
            names.append(other)
        }
        self.names = names
    }

    package var stored: String { names.joined(separator: "\n") }
    package var text: String { names.joined(separator: ", ") }
    package var known: [String] { names.filter(Self.known.contains) }
    package var others: [String] { names.filter { !Self.known.contains($0) } }
}

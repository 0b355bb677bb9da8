import Fitness
import Models
import Transfer

/// Matches a file's exercises on the command line: by `--exercise`, by the choices of the last import, or by an
/// unambiguous name. Anything else is reported.
struct CommandLineMatches: Sendable {
    private(set) var choices: [ImportedName: ImportChoice] = [:]
    /// A line for each exercise with new rows.
    private(set) var lines: [String] = []
    /// The exercises without a clear match.
    private(set) var ambiguous: [ImportedName] = []

    /// What would be added with these choices.
    private(set) var summary: ImportSummary

    private let exercises: [Exercise]
    private let matcher: ExerciseMatcher
    private let chosen: ChosenExercises

    /// - Parameter texts: each as `name in the file=name here`, `=new` or `=leave out`.
    /// - Throws: `ImportError` for an invalid one, in one line.
    init(
        _ reading: ImportReading, _ summary: ImportSummary, choices texts: [String], exercises: [Exercise],
        chosen: ChosenExercises
    ) throws {
        (self.exercises, self.chosen, matcher) = (exercises, chosen, ExerciseMatcher(exercises))
        self.summary = summary
        let names = reading.exerciseNames
        var given: [ImportedName: ImportChoice] = [:]
        for text in texts { given.merge(try choices(text, names)) { $1 } }
        for name in names { choices[name] = given[name] ?? proposal(name).choice }
        for name in summary.exercises.map(\.name) {
            let proposal = given[name] == nil ? proposal(name) : nil
            if proposal?.isUnambiguous == false { ambiguous.append(name) }
            lines.append("  \(name.name): " + text(choices[name], proposal))
        }
        self.summary = summary.chosen(choices, among: exercises)
    }

    private struct Proposal {
        let choice: ImportChoice
        var isUnambiguous = true
        var nearest: [Exercise] = []
    }

    private func proposal(_ name: ImportedName) -> Proposal {
        if let chosen = chosen[name], isPresent(chosen) { return Proposal(choice: chosen) }
        let match = matcher.match(name.name, isCardio: name.isCardio)
        if let certain = match.certain { return Proposal(choice: .exercise(certain.id)) }
        if name.isCardio, matcher.isLoggedDifferently(name.name, isCardio: true) {
            return Proposal(choice: .leaveOut, isUnambiguous: false, nearest: match.nearest)
        }
        return Proposal(choice: .create, isUnambiguous: match.nearest.isEmpty, nearest: match.nearest)
    }

    private func isPresent(_ choice: ImportChoice) -> Bool {
        guard case .exercise(let id) = choice else { return true }
        return exercises.contains { $0.id == id }
    }

    private func text(_ choice: ImportChoice?, _ proposal: Proposal?) -> String {
        let text =
            switch choice {
            case .exercise(let id): exercises.first { $0.id == id }?.name ?? ""
            case .create: "an exercise of your own"
            case .leaveOut, nil: "left out"
            }
        guard let proposal, !proposal.isUnambiguous else { return text }
        let nearest = proposal.nearest.map(\.name).joined(separator: ", ")
        return "\(text), not certain" + (nearest.isEmpty ? "" : ": most like \(nearest)")
    }

    private func choices(_ given: String, _ names: Set<ImportedName>) throws -> [ImportedName: ImportChoice] {
        // The name may contain “=”, too.
        for (index, character) in zip(given.indices, given) where character == "=" {
            let key = String(given[..<index]).nameKey
            let meant = names.filter { $0.name.nameKey == key }
            guard !meant.isEmpty else { continue }
            return try choices(meant, String(given[given.index(after: index)...]))
        }
        guard let sign = given.firstIndex(of: "=") else {
            throw ImportError(description: "--exercise needs a name from the file, “=” and what it is here.")
        }
        throw ImportError(description: "There is no exercise “\(given[..<sign])” in the file.")
    }

    private func choices(_ names: Set<ImportedName>, _ given: String) throws -> [ImportedName: ImportChoice] {
        let key = given.nameKey
        if key == "new" { return Dictionary(uniqueKeysWithValues: names.map { ($0, .create) }) }
        if ["leave out", "leave-out"].contains(key) {
            return Dictionary(uniqueKeysWithValues: names.map { ($0, .leaveOut) })
        }
        let found = exercises.filter { $0.name.nameKey == key }
        guard !found.isEmpty else {
            throw ImportError(
                description:
                    "There is no exercise “\(given)” here. Write its name as in WorkHome, “new” or “leave out”.")
        }
        let pairs = names.compactMap { name in
            found.first(where: name.isLogged).map { (name, ImportChoice.exercise($0.id)) }
        }
        guard !pairs.isEmpty else {
            throw ImportError(
                description: "“\(found[0].name)” is logged differently: one in sets, the other by time.")
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

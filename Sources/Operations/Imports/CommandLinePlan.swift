import Fitness
import Models
import Transfer

/// How the command line understands a file, shown before anything is added.
struct CommandLinePlan: Sendable {
    let matches: CommandLineMatches
    let lines: [String]
    /// Whether the unit of its numbers is unknown.
    private let isUnitUnknown: Bool

    init(
        _ reading: ImportReading, _ explained: (mapping: CSVMapping, table: CSVTable)?, _ units: Units,
        isUnitSaid: Bool, _ matches: CommandLineMatches
    ) {
        self.matches = matches
        let unnamed = explained.map(Self.unnamed) ?? reading.questions
        isUnitUnknown = !isUnitSaid && !unnamed.isEmpty
        var lines = explained.map { Self.columns($0.mapping, $0.table) } ?? []
        lines += Self.units(explained?.mapping, units, unnamed)
        self.lines = lines + (matches.lines.isEmpty ? [] : ["Exercises:"] + matches.lines)
    }

    /// What must be answered first, in one line; nil if everything is clear.
    var warning: String? {
        var parts: [String] = []
        if let first = matches.ambiguous.first?.name {
            let names = matches.ambiguous.map { "“\($0.name)”" }.joined(separator: ", ")
            parts.append(
                "say what \(names) \(matches.ambiguous.count == 1 ? "is" : "are") with --exercise \"\(first)=…\" "
                    + "(an exercise here, new, or leave out)")
        }
        if isUnitUnknown { parts.append("say the unit with --unit kg or --unit lb") }
        guard !parts.isEmpty else { return nil }
        return "Nothing was added, because some things are unclear: \(parts.joined(separator: "; ")); "
            + "or accept it as printed with --yes."
    }

    private static func columns(_ mapping: CSVMapping, _ table: CSVTable) -> [String] {
        var texts = mapping.rows.fields.compactMap { field in
            mapping.columns[field].map { "\(field.name) = “\(table.columns[$0].name)”" }
        }
        if let series = mapping.series, let first = series.first, let last = series.last {
            texts.append("set \(first.number) to set \(last.number) from “\(table.columns[first.reps].name)” on")
        }
        if let measure = mapping.measure { texts.append("of \(measure.name)") }
        let only = mapping.only.map { ["Only rows labeled: \($0.joined(separator: ", "))"] } ?? []
        return ["Columns: \(texts.joined(separator: ", "))"] + only
    }

    /// The units that a CSV file does not state.
    private static func unnamed(_ mapping: CSVMapping, _ table: CSVTable) -> Set<ImportQuestion> {
        var questions: Set<ImportQuestion> = []
        let weights = [mapping.columns[.weight], mapping.series?.lazy.compactMap(\.weight).first].compactMap { $0 }
        let isOpen = weights.contains { CSVMapping.weightUnit(table, $0) == nil } || mapping.weighsValues(table)
        if mapping.columns[.unit] == nil, isOpen { questions.insert(.weightUnit) }
        if let distance = mapping.columns[.distance], mapping.columns[.distanceUnit] == nil,
            CSVMapping.distanceUnit(table, distance) == nil
        {
            questions.insert(.distanceUnit)
        }
        return questions
    }

    private static func units(
        _ mapping: CSVMapping?, _ units: Units, _ unnamed: Set<ImportQuestion>
    ) -> [String] {
        var texts: [String] = []
        if let mapping {
            if mapping.hasWeights {
                let unit = mapping.weightUnit == .pounds ? "pounds" : "kilograms"
                texts.append(
                    mapping.columns[.unit] == nil ? "weights in \(unit)" : "weights as each row says, or \(unit)")
            }
            if mapping.columns[.distance] != nil {
                let unit = mapping.distanceUnit.rawValue
                texts.append(
                    mapping.columns[.distanceUnit] == nil ? "distances in \(unit)" : "distances as each row says")
            }
            if mapping.columns[.duration] != nil { texts.append("times in \(mapping.durationUnit.rawValue)") }
            if mapping.columns[.energy] != nil { texts.append("energy in \(mapping.energyUnit.rawValue)") }
        } else {
            if unnamed.contains(.weightUnit) {
                texts.append("weights in \(units.weight == .pounds ? "pounds" : "kilograms")")
            }
            if unnamed.contains(.distanceUnit) {
                texts.append("distances in \(units.distance == .miles ? "miles" : "kilometers")")
            }
            guard !texts.isEmpty else { return ["Units: as the file says"] }
        }
        let isOpen = unnamed.isEmpty ? "" : ", which the file does not say"
        return texts.isEmpty ? [] : ["Units: \(texts.joined(separator: ", "))\(isOpen)"]
    }
}

extension CSVMapping {
    fileprivate var hasWeights: Bool {
        columns[.weight] != nil || series?.contains { $0.weight != nil } == true
            || rows == .values && columns[.measure] != nil
    }

    /// Whether the measurements include body weights.
    fileprivate func weighsValues(_ table: CSVTable) -> Bool {
        guard rows == .values, let column = columns[.measure] else { return false }
        return table.columns[column].words.contains {
            CSVField.isBodyWeight($0) && only?.contains($0.nameKey) ?? true
        }
    }
}

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

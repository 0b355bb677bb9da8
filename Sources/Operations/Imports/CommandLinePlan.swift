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

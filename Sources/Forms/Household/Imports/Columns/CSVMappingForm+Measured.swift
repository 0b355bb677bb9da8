import Fitness
import Texts
import Transfer

/// The column that names what each row measures, and sets side by side in a row.
extension CSVMappingForm {
    var asksOnly: Bool {
        (rows == .weights || rows == .values) && table.columns.contains { $0.words.count > 1 }
    }

    var asksSeries: Bool { rows == .sets && !table.series.isEmpty }

    var usesSeries: Bool { asksSeries && series.value == Self.all }

    mutating func proposeOnly(_ previous: CSVMapping?, _ column: Int?) {
        let words = column.map { table.columns[$0].words } ?? []
        let taken = previous?.only.map { only in words.filter { only.contains($0.nameKey) } }
        let weights = rows == .weights ? words.filter(CSVField.isBodyWeight) : []
        only.value = (taken ?? weights).joined(separator: ", ")
        only.hint =
            words.isEmpty
            ? ImportTexts.onlyHint
            : ImportTexts.onlyHintWithWords(table.columns[column ?? 0].name, Self.list(words))
        guard rows == .values, asksOnly else { return }
        measure.hint = ImportTexts.measureHint
    }

    mutating func proposeSeries(_ previous: CSVMapping?) {
        let numbers = table.series.map(\.number)
        guard let first = numbers.first, let last = numbers.last else { return series.value = Self.none }
        series.options = [
            Field.Option(
                value: Self.all,
                label: ImportTexts.severalSetsFrom(first, last, table.columns[table.series[0].reps].name)),
            Field.Option(value: Self.none, label: ImportTexts.eachRowIsOneSet),
        ]
        let isUsed = previous.map { $0.series != nil } ?? true
        series.value = isUsed ? Self.all : Self.none
        guard previous == nil, let column = table.series[0].weight else { return }
        weightUnit.value = CSVMapping.weightUnit(table, column)?.rawValue ?? weightUnit.value
    }

    /// The names of the rows to import; nil for all.
    mutating func validateOnly(_ column: Int?) -> [String]? {
        guard let column, asksOnly || rows == .weights else { return nil }
        let words = table.columns[column].words
        let previous = only.value.split(separator: ",").map { String($0).nameKey }.filter { !$0.isEmpty }
        if let unknown = previous.first(where: { name in !words.contains { $0.nameKey == name } }) {
            return only.fail(ImportTexts.wordNotInColumn(unknown, table.columns[column].name, Self.list(words)))
        }
        guard rows == .weights, previous.isEmpty else { return previous.isEmpty ? nil : previous }
        let weights = words.filter(CSVField.isBodyWeight).map(\.nameKey)
        guard weights.isEmpty else { return weights }
        return only.fail(ImportTexts.bodyWeightWordMissing(Self.list(words)))
    }

    /// The existing trackables by name.
    var measures: [String: ImportedMeasure] {
        let pairs = trackables.map { ($0.name.nameKey, ImportedMeasure(name: $0.name, unit: $0.unit)) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// A separate column would count each of the sets again.
    mutating func checkSeries(_ chosen: [CSVField: Int]) -> [CSVField: Int] {
        for (index, field) in rows.fields.enumerated() where [.reps, .sets].contains(field) && chosen[field] != nil {
            columns[index].error = ImportTexts.columnOfSeveralSets
        }
        return chosen
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

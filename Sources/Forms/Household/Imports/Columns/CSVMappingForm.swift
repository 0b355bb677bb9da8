import Fitness
import HTTP
import Micronutrients
import Texts
import Transfer

/// The type of a CSV file's rows, the meaning of its columns, and the units of its numbers.
package struct CSVMappingForm: Form {
    package static let none = "none"
    package static let new = "new"
    static let all = "all"

    package let action: String
    package let rows: CSVRows
    package let table: CSVTable
    package let trackables: [Trackable]
    /// A field for each possible column.
    package var columns: [Field]
    package var dateOrder = Field("date_order", label: ImportTexts.datesAreWritten, options: Self.dateOrders)
    var weightUnit = Field("weight_unit", label: ImportTexts.weightsAreIn, options: Units.weightOptions)
    var distanceUnit = Field("distance_unit", label: ImportTexts.distancesAreIn, options: Self.distanceUnits)
    var durationUnit = Field(
        "duration_unit", label: ImportTexts.timesAreIn, hint: ImportTexts.durationUnitHint,
        options: Self.durationUnits)
    var energyUnit = Field("energy_unit", label: ImportTexts.energyIsIn, options: Self.energyUnits)
    package var measure = Field("measure", label: ImportTexts.whatTheValuesMeasure)
    package var measureName = Field(
        "measure_name", label: ImportTexts.nameOfNewTrackable, maximumLength: TrackableDraft.nameLength,
        isRequired: false)
    package var measureUnit = Field(
        "measure_unit", label: ImportTexts.unitOfNewTrackable, maximumLength: TrackableDraft.unitLength,
        isRequired: false)
    /// For a column that says what each row measures.
    package var only = Field("only", label: ImportTexts.onlyRowsLabeled, maximumLength: 1_000, isRequired: false)
    /// For several sets side by side in a row.
    package var series = Field("series", label: ImportTexts.severalSetsPerRow, options: [])

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.dateOrder, \.weightUnit, \.distanceUnit, \.durationUnit, \.energyUnit, \.measure, \.measureName,
            \.measureUnit, \.only, \.series,
        ]
    }

    /// The fields that apply to this type of rows, in the order of the page.
    package var fields: [Field] {
        (rows == .values ? [measure, measureName, measureUnit] : [])
            + columns + (asksSeries ? [series] : []) + (asksOnly ? [only] : []) + [dateOrder]
            + (rows == .sets ? [distanceUnit, durationUnit] : [])
            + (showsWeightUnit ? [weightUnit] : [])
            + (rows == .foods ? [energyUnit] : [])
    }

    /// Filled from the file's header, or from an earlier choice.
    package init(
        _ table: CSVTable, rows: CSVRows, previous: CSVMapping? = nil, action: String = "", units: Units,
        trackables: [Trackable]
    ) {
        (self.rows, self.table, self.trackables, self.action) = (rows, table, trackables, action)
        let previous = previous.flatMap { $0.rows == rows ? $0 : nil }
        let guess = previous?.columns ?? table.guess(rows)
        columns = rows.fields.map { field in
            let isRequired = rows.required.contains(field)
            let none = Field.Option(
                value: Self.none, label: isRequired ? ImportTexts.chooseAColumn : ImportTexts.notInTheFile)
            var input = Field(
                "column_\(field.rawValue)", label: field.label(rows), isRequired: isRequired,
                options: [none] + table.columns.enumerated().map { Field.Option(value: "\($0)", label: $1.name) })
            input.value = guess[field].map(String.init) ?? Self.none
            return input
        }
        dateOrder.value = previous?.dateOrder.rawValue ?? ""
        dateOrder.hint = guess[.date].flatMap { column in
            table.dateOrder(of: column) == nil ? table.columns[column].ambiguousDate : nil
        }.map { ImportTexts.dateIsAmbiguous($0) }
        weightUnit.value =
            (previous?.weightUnit ?? CSVMapping.weightUnit(table, guess[.weight]) ?? units.weight).rawValue
        distanceUnit.value =
            (previous?.distanceUnit ?? CSVMapping.distanceUnit(table, guess[.distance])
            ?? (units.distance == .miles ? .miles : .kilometers)).rawValue
        durationUnit.value = (previous?.durationUnit ?? CSVMapping.durationUnit(table, guess[.duration])).rawValue
        energyUnit.value = (previous?.energyUnit ?? CSVMapping.energyUnit(table, guess[.energy])).rawValue
        proposeMeasure(previous?.measure, guess[.value])
        proposeOnly(previous, guess[.measure])
        proposeSeries(previous)
    }

    private var showsWeightUnit: Bool {
        rows == .sets || rows == .weights
            || rows == .values && table.columns.contains { $0.words.contains(where: CSVField.isBodyWeight) }
    }

    /// The trackable with the column's name, or a new one with that name.
    private mutating func proposeMeasure(_ previous: ImportedMeasure?, _ column: Int?) {
        measure.options =
            trackables.map { Field.Option(value: String($0.id), label: $0.name) }
            + [Field.Option(value: Self.new, label: ImportTexts.newTrackableOption)]
        let name = previous?.name ?? column.map(table.plainName) ?? ""
        let known = trackables.first { $0.name.nameKey == name.nameKey }
        measure.value = known.map { String($0.id) } ?? Self.new
        guard known == nil else { return }
        measureName.value = CSVField.value.headings(.values).contains(name.lowercased()) ? "" : name
        measureUnit.value = previous?.unit ?? column.flatMap { bracketedUnit($0) ?? table.cellUnit(of: $0) } ?? ""
    }

    private func bracketedUnit(_ column: Int) -> String? {
        table.columns[column].name.contains { "([".contains($0) } ? table.unit(of: column) : nil
    }

    package mutating func set(_ field: CSVField, to column: String) {
        guard let index = rows.fields.firstIndex(of: field) else { return }
        columns[index].value = column
    }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        for index in columns.indices {
            if let value = typed[columns[index].name] { columns[index].value = value }
        }
    }

    package mutating func validate() -> CSVMapping? {
        let chosen = validateColumns()
        let order = validateDateOrder(chosen[.date])
        let weightUnit = weightUnit.choice(WeightUnit.self, CommonTexts.weightUnitMissing)
        let distanceUnit = distanceUnit.choice(CSVMapping.DistanceUnit.self, ImportTexts.unitMissing)
        let durationUnit = durationUnit.choice(CSVMapping.DurationUnit.self, ImportTexts.unitMissing)
        let energyUnit = energyUnit.choice(EnergyUnit.self, ImportTexts.unitMissing)
        let measure = rows == .values && chosen[.measure] == nil ? validateMeasure() : nil
        let only = validateOnly(chosen[.measure])
        guard isValid, let order, let weightUnit, let distanceUnit, let durationUnit, let energyUnit else { return nil }
        var mapping = CSVMapping(table, rows, columns: chosen, dateOrder: order)
        mapping.weightUnit = weightUnit
        mapping.distanceUnit = distanceUnit
        mapping.durationUnit = durationUnit
        mapping.energyUnit = energyUnit
        mapping.measure = measure
        mapping.measures = chosen[.measure].map { _ in measures }
        mapping.only = only
        mapping.series = usesSeries ? table.series : nil
        return mapping
    }

    private mutating func validateColumns() -> [CSVField: Int] {
        var chosen: [CSVField: Int] = [:]
        for (index, field) in rows.fields.enumerated() {
            let value = columns[index].value
            guard value != Self.none, !value.isEmpty else {
                guard rows.required.contains(field) else { continue }
                columns[index].error = ImportTexts.columnMissing(field.name)
                continue
            }
            guard let column = Int(outside: value), table.columns.indices.contains(column) else {
                columns[index].error = ImportTexts.columnRequired
                continue
            }
            if let other = rows.fields.first(where: { chosen[$0] == column }) {
                columns[index].error = ImportTexts.columnChosenTwice(table.columns[column].name, other.name)
            } else {
                chosen[field] = column
                columns[index].error = table.objection(to: column, as: field, rows)
            }
        }
        if usesSeries { return checkSeries(chosen) }
        let alternatives = rows.alternatives
        if !alternatives.isEmpty, alternatives.allSatisfy({ chosen[$0] == nil }),
            let index = rows.fields.firstIndex(of: alternatives[0]), columns[index].error == nil
        {
            columns[index].error = rows == .sets ? ImportTexts.repsOrDurationMissing : ImportTexts.nutrientMissing
        }
        return chosen
    }

    private mutating func validateDateOrder(_ column: Int?) -> CSVDateOrder? {
        guard dateOrder.value.isEmpty else {
            return dateOrder.choice(CSVDateOrder.self, ImportTexts.dateOrderMissing)
        }
        guard let column, columns.first?.error == nil else { return .yearFirst }
        return table.dateOrder(of: column)
            ?? dateOrder.fail(ImportTexts.dateOrderRequired(table.columns[column].ambiguousDate ?? ""))
    }

    private mutating func validateMeasure() -> ImportedMeasure? {
        guard measure.value == Self.new else {
            guard let known = trackables.first(where: { String($0.id) == measure.value }) else {
                return measure.fail(ImportTexts.measureMissing)
            }
            return ImportedMeasure(name: known.name, unit: known.unit)
        }
        let name = measureName.requiredText(CommonTexts.nameMissing, maximumLength: TrackableDraft.nameLength)
        let unit = measureUnit.optionalText(maximumLength: TrackableDraft.unitLength)
        guard let name, let unit else { return nil }
        guard !trackables.contains(where: { $0.name.nameKey == name.nameKey }) else {
            return measureName.fail(ImportTexts.alreadyTracked(name))
        }
        return ImportedMeasure(name: name, unit: unit)
    }

    package var weight_unit: Field? { showsWeightUnit ? weightUnit : nil }
    package var offeredOnly: Field? { asksOnly ? only : nil }
    package var offeredSeries: Field? { asksSeries ? series : nil }
    package var distance_unit: Field? { rows == .sets ? distanceUnit : nil }
    package var duration_unit: Field? { rows == .sets ? durationUnit : nil }
    package var energy_unit: Field? { rows == .foods ? energyUnit : nil }
    package var offeredMeasure: Field? { rows == .values ? measure : nil }
    package var measure_name: Field? { rows == .values ? measureName : nil }
    package var measure_unit: Field? { rows == .values ? measureUnit : nil }

    private static var dateOrders: [Field.Option] {
        [
            Field.Option(value: "", label: ImportTexts.detectDateOrder),
            Field.Option(value: CSVDateOrder.yearFirst.rawValue, label: ImportTexts.yearFirst),
            Field.Option(value: CSVDateOrder.dayFirst.rawValue, label: ImportTexts.dayFirst),
            Field.Option(value: CSVDateOrder.monthFirst.rawValue, label: ImportTexts.monthFirst),
        ]
    }
    private static var distanceUnits: [Field.Option] {
        [
            Field.Option(value: CSVMapping.DistanceUnit.kilometers.rawValue, label: ImportTexts.kilometers),
            Field.Option(value: CSVMapping.DistanceUnit.miles.rawValue, label: ImportTexts.miles),
            Field.Option(value: CSVMapping.DistanceUnit.meters.rawValue, label: ImportTexts.meters),
        ]
    }
    private static var durationUnits: [Field.Option] {
        [
            Field.Option(value: CSVMapping.DurationUnit.seconds.rawValue, label: ImportTexts.seconds),
            Field.Option(value: CSVMapping.DurationUnit.minutes.rawValue, label: ImportTexts.minutes),
        ]
    }
    private static var energyUnits: [Field.Option] {
        [
            Field.Option(value: EnergyUnit.kilocalories.rawValue, label: ImportTexts.kilocalories),
            Field.Option(value: EnergyUnit.kilojoules.rawValue, label: ImportTexts.kilojoules),
        ]
    }
}

extension CSVTable {
    /// Why a column can't have this meaning: it contains no dates, no numbers, or no units, of which every row would be
    /// refused.
    fileprivate func objection(to index: Int, as field: CSVField, _ rows: CSVRows) -> String? {
        let column = columns[index]
        if field == .date, !column.dateCounts.contains(where: { $0 > 0 }) { return ImportTexts.columnWithoutDates }
        if field == .measure, column.words.isEmpty { return ImportTexts.columnWithoutWords }
        if field.isNumber, column.numberCount == 0 { return ImportTexts.columnWithoutNumbers }
        let isUnit = field == .unit || field == .distanceUnit
        if isUnit, column.filledCount > 0, !saysUnits(index, for: field, rows) { return ImportTexts.columnWithoutUnits }
        return nil
    }
}

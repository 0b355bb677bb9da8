/// Reads the rows of a CSV file by what its person said of its columns.
struct MappedRowReader: CSVRowReader {
    let mapping: CSVMapping

    func read(_ row: CSVRow, into intake: inout ImportIntake) throws {
        switch mapping.rows {
        case .sets: try readSet(row, &intake)
        case .weights: try readWeight(row, &intake)
        case .values: try readValue(row, &intake)
        case .foods: try readFood(row, &intake)
        }
    }

    private func text(_ row: CSVRow, _ field: CSVField) -> String { row.text(mapping.columns[field]) }

    private func number(_ row: CSVRow, _ field: CSVField) throws -> Double? {
        try row.number(mapping.columns[field])
    }

    private func moment(_ row: CSVRow, _ intake: ImportIntake) throws -> ImportedMoment {
        let text = text(row, .date)
        guard let date = CSVDate(text, mapping.dateOrder) else {
            throw ImportRowError(
                reason: text.isEmpty ? "There is no date." : "“\(text.prefix(40))” is no date that can be read.")
        }
        let time = self.text(row, .time).isEmpty ? date.time : self.text(row, .time)
        return try ImportedTime.standard(
            time.isEmpty ? date.day.description : "\(date.day) \(time)", in: intake.options.timeZone)
    }

    /// What tells a row from others is what it says, and its place among those that say the same: nobody knows whether
    /// another file with the same columns is a newer one of the same source.
    private func identity(_ moment: ImportedMoment, _ parts: [String]) -> [String] {
        [mapping.rows.rawValue, moment.day.description, moment.seconds.map(String.init) ?? ""] + parts
    }

    private func readSet(_ row: CSVRow, _ intake: inout ImportIntake) throws {
        let moment = try moment(row, intake)
        let exertion = ImportIntake.Exertion(
            exercise: text(row, .exercise), kind: Self.kind(text(row, .setType)), reps: try number(row, .reps),
            kilograms: try number(row, .weight).nonzero.map { mapping.weightUnit.kilograms($0) },
            seconds: try seconds(row),
            meters: try number(row, .distance).nonzero.map { $0 * mapping.distanceUnit.metersPerUnit },
            rating: try number(row, .rpe), notes: [text(row, .note)])
        let said: [CSVField] = [.reps, .weight, .duration, .distance]
        try intake.add(
            exertion, on: moment, line: row.line,
            identity: identity(moment, [exertion.exercise.lowercased()] + said.map { text(row, $0) }))
    }

    /// `28:40`, or a number in the unit that the column is in.
    private func seconds(_ row: CSVRow) throws -> Double? {
        let text = text(row, .duration)
        if text.contains(":") { return try ImportedTime.seconds(text) }
        return try number(row, .duration).map { $0 * mapping.durationUnit.secondsPerUnit }
    }

    private static func kind(_ text: String) -> StrengthSet.Kind {
        let letters = text.lowercased().filter(\.isLetter)
        if letters.hasPrefix("warm") || letters == "w" { return .warmUp }
        if letters.hasPrefix("drop") || letters == "d" { return .drop }
        return letters.hasPrefix("fail") || letters == "f" ? .failure : .normal
    }

    private func readWeight(_ row: CSVRow, _ intake: inout ImportIntake) throws {
        let moment = try moment(row, intake)
        guard let number = try row.amount(mapping.columns[.weight]) else {
            throw ImportRowError(reason: "There is no weight.")
        }
        let fat = try row.amount(mapping.columns[.bodyFat])
        try intake.add(
            weighing: mapping.weightUnit.kilograms(number), on: moment, line: row.line,
            identity: identity(moment, ["weight", text(row, .weight)]))
        guard let fat else { return }
        try intake.add(
            .bodyFat, fat, on: moment, line: row.line, identity: identity(moment, ["fat", text(row, .bodyFat)]))
    }

    private func readValue(_ row: CSVRow, _ intake: inout ImportIntake) throws {
        guard let measure = mapping.measure else { return }
        let moment = try moment(row, intake)
        guard let number = try number(row, .value) else { throw ImportRowError(reason: "There is no value.") }
        try intake.add(
            measure, number, on: moment, line: row.line,
            identity: identity(moment, [Exercise.nameKey(measure.name), text(row, .value)]))
    }

    private func readFood(_ row: CSVRow, _ intake: inout ImportIntake) throws {
        let moment = try moment(row, intake)
        var amounts = try CSVField.nutrients.map { try number(row, $0) }
        amounts[0] = amounts[0].map { $0 * mapping.energyUnit.kilocaloriesPerUnit }
        let meal = Self.meal(text(row, .meal))
        let food = text(row, .food)
        let item = MealItem(
            name: String((food.isEmpty ? meal.name : food).unicodeScalars.prefix(300)), quantity: 1, portion: "",
            amount: nil, nutrients: Nutrients(amounts: amounts))
        try intake.add(
            meal, item, on: moment, line: row.line,
            identity: identity(
                moment, [meal.rawValue, food.lowercased()] + CSVField.nutrients.map { text(row, $0) }))
    }

    private static func meal(_ text: String) -> Meal {
        let name = text.lowercased()
        return Meal.allCases.first { name.hasPrefix($0.rawValue) } ?? .snack
    }
}

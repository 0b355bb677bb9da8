import Fitness
import HTTP
import Racks
import Routines
import Texts

/// A bar, handles, fixed weights or a stack of the household.
package struct RackToolForm: DraftForm {
    package let action: String
    package let cancelPath: String?
    /// What it is, which decides on its fields.
    package let kind: RackToolKind

    package var name = Field("name", label: CommonTexts.name, maximumLength: RackToolDraft.nameLength)
    package var unit = Field("unit", label: CommonTexts.unit, options: WeightUnit.options)
    package var emptyWeight = Field("empty_weight", label: EquipmentTexts.barWeight)
    package var collarWeight = Field(
        "collar_weight", label: EquipmentTexts.collars, hint: EquipmentTexts.collarsHint, isRequired: false)
    package var sides = Field(
        "sides", label: EquipmentTexts.whereThePlatesGo, value: "2", hint: EquipmentTexts.oneSideHint,
        options: [
            Field.Option(value: "2", label: EquipmentTexts.bothSides),
            Field.Option(value: "1", label: EquipmentTexts.oneSide),
        ])
    package var sleeve = Field(
        "sleeve_millimeters", label: EquipmentTexts.sleeveDiameter, value: String(Rack.usualSleeve),
        hint: EquipmentTexts.sleeveHint, unit: "mm")
    package var weights = Field(
        "weights", label: EquipmentTexts.weights, hint: EquipmentTexts.weightsHint, maximumLength: listLength)
    package var addOns = Field(
        "add_ons", label: EquipmentTexts.addOns, hint: EquipmentTexts.addOnsHint, maximumLength: listLength,
        isRequired: false)
    var isAssisting = Field("is_assisting", label: EquipmentTexts.assists, isRequired: false)
    package var use = Field(
        "used_for", label: EquipmentTexts.usedForLabel, hint: EquipmentTexts.usedForHint, isRequired: false,
        options: [Field.Option(value: "", label: EquipmentTexts.onlyWhereChosen)]
            + Equipment.loaded.map { Field.Option(value: $0.rawValue, label: $0.name) })

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.name, \.unit, \.emptyWeight, \.sides, \.sleeve, \.collarWeight, \.weights, \.addOns, \.isAssisting,
            \.use,
        ]
    }

    private static let listLength = 1_000

    /// A new one.
    package init(_ kind: RackToolKind, in unit: WeightUnit) {
        (action, cancelPath, self.kind) = (Paths.equipment, Paths.equipment, kind)
        self.unit.value = unit.rawValue
        use.value = kind.usualUse?.rawValue ?? ""
        if kind == .bar { emptyWeight.hint = EquipmentTexts.beltHint }
        name.isFocused = true
    }

    /// An existing one.
    package init(_ tool: RackTool) {
        self.init(action: Paths.tool(tool.id), tool.tool)
        name.value = tool.name
        use.value = tool.use?.rawValue ?? ""
    }

    private init(action: String, _ tool: LoadingTool) {
        (self.action, cancelPath, kind) = (action, Paths.equipment, tool.kind)
        unit.value = tool.unit.rawValue
        switch tool {
        case .bar(let bar):
            emptyWeight.value = bar.emptyWeight.fieldText
            collarWeight.value = bar.collarWeight.value == 0 ? "" : bar.collarWeight.fieldText
            sides.value = String(bar.sides)
            sleeve.value = String(bar.sleeveMillimeters)
        case .fixed(let weights): self.weights.value = weights.fieldText
        case .stack(let steps, let addOns, let assists):
            weights.value = steps.fieldText
            self.addOns.value = addOns.fieldText
            isAssisting.value = assists ? "on" : ""
        }
    }

    /// Takes the submitted values; a checkbox that is not ticked is not sent.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        isAssisting.take(typed[isAssisting.name] ?? "")
        name.isFocused = false
    }

    package var takesPlates: Bool { kind.takesPlates }
    package var isBar: Bool { kind == .bar }
    package var isStack: Bool { kind == .stack }
    package var assistance: Assistance { Assistance(field: isAssisting) }

    package mutating func validate() -> RackToolDraft? {
        var typed = TypedRackTool()
        (typed.name, typed.kind, typed.unit) = (name.value, kind, WeightUnit(rawValue: unit.value))
        (typed.use, typed.isAssisting) = (use.value, !isAssisting.value.isEmpty)
        if takesPlates {
            (emptyWeight.likely, collarWeight.likely) = (RackToolDraft.emptyWeights, RackToolDraft.collarWeights)
            let unit = typed.unit ?? .kilograms
            (typed.emptyWeight, typed.collarWeight) = (emptyWeight.weight(in: unit), collarWeight.weight(in: unit))
            (typed.sides, typed.sleeveMillimeters) = (sides.typedInteger, sleeve.wholeNumber())
        }
        (typed.weights, typed.addOns) = (weights.typedNumbers, addOns.typedNumbers)
        return accept(RackToolDraft.checked(typed))
    }

    /// The switch of a stack that takes weight off the body.
    package struct Assistance: SwitchField {
        fileprivate let field: Field

        package var name: String { field.name }
        package var label: String { field.label }
        package var note: String { EquipmentTexts.assistsHint }
        package var isOn: Bool { !field.value.isEmpty }
    }
}

extension RackWeight {
    fileprivate var fieldText: String { DecimalText.format(value, maximumDecimals: 3) }
}

extension [RackWeight] {
    fileprivate var fieldText: String { map(\.fieldText).joined(separator: " ") }
}

extension Field {
    /// Numbers with spaces or semicolons between them, each rounded to hundredths; nil if one is unreadable.
    fileprivate var typedNumbers: [Double]? {
        let words = value.split { $0.isWhitespace || $0 == ";" }.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
        let numbers = words.compactMap { DecimalText.parse(String($0)) }
        return numbers.count == words.count ? numbers.map(\.hundredths) : nil
    }
}

/// The household's plates of one weight.
package struct RackPlatesForm: DraftForm {
    package let action: String
    package let cancelPath: String? = Paths.equipment

    package var weight = Field("weight", label: CommonTexts.weight)
    package var unit = Field("unit", label: CommonTexts.unit, options: WeightUnit.options)
    package var pairs = Field("pairs", label: EquipmentTexts.numberOfPairs, hint: EquipmentTexts.pairsHint)
    package var sleeve = Field(
        "sleeve_millimeters", label: EquipmentTexts.sleeveDiameter, value: String(Rack.usualSleeve),
        hint: EquipmentTexts.sleeveHint, unit: "mm")
    package var color = Field(
        "color", label: EquipmentTexts.color, isRequired: false,
        options: [Field.Option(value: "", label: EquipmentTexts.noColor)] + PlateColor.options)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.weight, \.unit, \.pairs, \.sleeve, \.color]
    }

    /// New plates.
    package init(in unit: WeightUnit) {
        action = Paths.plates
        self.unit.value = unit.rawValue
        pairs.value = "1"
        weight.isFocused = true
    }

    /// Existing plates.
    package init(_ plates: RackPlates) {
        action = Paths.plates(plates.id)
        let (plate, count) = (plates.pairs.plate, plates.pairs.pairs)
        weight.value = DecimalText.format(plate.weight.value, maximumDecimals: 3)
        unit.value = plate.weight.unit.rawValue
        pairs.value = String(count)
        sleeve.value = String(plates.pairs.sleeveMillimeters)
        color.value = plate.color?.rawValue ?? ""
    }

    package mutating func validate() -> RackPlatesDraft? {
        weight.likely = RackPlatesDraft.weights
        if let stated = WeightUnit.stated(weight.value) { unit.value = stated.unit.rawValue }
        let chosen = WeightUnit(rawValue: unit.value)
        return accept(
            RackPlatesDraft.checked(
                weight: weight.weight(in: chosen ?? .kilograms), unit: chosen,
                sleeveMillimeters: sleeve.wholeNumber(), pairs: pairs.wholeNumber(), color: color.value))
    }
}

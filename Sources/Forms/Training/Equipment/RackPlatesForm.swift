import Fitness
import Racks
import Routines
import Texts

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

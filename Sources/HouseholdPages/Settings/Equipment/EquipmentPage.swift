import Fitness
import Forms
import Models
import Racks
import Routines
import Texts
import Web

/// What the household trains with: tools, and plates by the sleeves that they fit.
struct EquipmentPage: PageContent {
    /// A tool or the plates of one weight.
    struct Row: Sendable {
        let title: String
        let note: String
        let color: PlateColor?
        /// nil for a guest.
        let path: String?

        var colorName: String? { color?.rawValue }
    }

    struct Plates: Sendable {
        let title: String
        let rows: [Row]
    }

    /// A common set to begin with, in one unit.
    struct CommonSet: Sendable {
        let unit: WeightUnit

        var value: String { unit.rawValue }
        var label: String {
            unit == .kilograms ? EquipmentTexts.commonSetInKilograms : EquipmentTexts.commonSetInPounds
        }
    }

    var view: CompiledView<Self> { view_equipment_index }
    let tools: [RackTool]
    let plates: [RackPlates]
    let unit: WeightUnit
    let canEdit: Bool

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var explanation: String { canEdit ? EquipmentTexts.explanation : EquipmentTexts.guestExplanation }
    var newPath: String? { canEdit ? Paths.newEquipment : nil }
    var newPlatesPath: String? { canEdit ? Paths.newPlates : nil }
    var isEmpty: Bool { tools.isEmpty && plates.isEmpty }
    var emptyText: String { canEdit ? EquipmentTexts.noEquipmentHint : EquipmentTexts.noEquipmentHintForGuest }
    var assumption: String { EquipmentTexts.usualBarIsAssumed(Rack.usualWeight(unit).text) }
    /// The person's unit first.
    var commonSets: [CommonSet] {
        canEdit ? [unit, unit == .kilograms ? .pounds : .kilograms].map(CommonSet.init) : []
    }

    var toolRows: [Row] { current.map(row) }
    var hasArchived: Bool { tools.contains(where: \.isArchived) }
    var archivedRows: [ArchivedRow] {
        tools.filter(\.isArchived).map { ArchivedRow($0.name, icon: "plate", note: $0.note, path: path(of: $0)) }
    }
    var lacksPlates: Bool { plates.isEmpty && current.contains { $0.tool.kind.takesPlates } }

    var plateLists: [Plates] {
        let sleeves = Set(plates.map(\.pairs.sleeveMillimeters)).sorted(by: >)
        return sleeves.map { sleeve in
            Plates(
                title: EquipmentTexts.platesForSleeve(sleeve),
                rows: plates.filter { $0.pairs.sleeveMillimeters == sleeve }.map(row))
        }
    }

    var current: [RackTool] { tools.filter { !$0.isArchived } }

    private func path(of tool: RackTool) -> String? { canEdit ? Paths.tool(tool.id) : nil }

    private func row(_ tool: RackTool) -> Row {
        Row(title: tool.name, note: tool.note, color: nil, path: path(of: tool))
    }

    private func row(_ plates: RackPlates) -> Row {
        let (plate, count) = (plates.pairs.plate, EquipmentTexts.pairs(plates.pairs.pairs))
        return Row(
            title: plate.weight.text, note: plate.color.map { EquipmentTexts.coloredPairs($0.name, count) } ?? count,
            color: plate.color, path: canEdit ? Paths.plates(plates.id) : nil)
    }
}

extension RackTool {
    /// `20 kg · 50 mm sleeves · Barbell exercises`
    fileprivate var note: String {
        let use = use.map { EquipmentTexts.usedFor($0.name) } ?? EquipmentTexts.usedWhenChosen
        return ([tool.note, tool.sleeve, use] as [String?]).compactMap(\.self).joined(separator: " · ")
    }
}

extension LoadingTool {
    fileprivate var note: String? {
        switch self {
        case .bar(let bar):
            let weight = bar.emptyWeight.text
            return bar.collarWeight.value == 0
                ? weight : EquipmentTexts.withCollars(weight, bar.collarWeight.text)
        case .fixed(let weights), .stack(let weights, _, _):
            guard let least = weights.first, let most = weights.last else { return nil }
            return EquipmentTexts.weightsFrom(weights.count, least.text, most.text)
        }
    }

    fileprivate var sleeve: String? {
        if case .bar(let bar) = self { EquipmentTexts.sleeve(bar.sleeveMillimeters) } else { nil }
    }
}

/// What kind of equipment to add.
struct EquipmentKindsPage: PageContent {
    var view: CompiledView<Self> { view_equipment_kinds }

    var back: Link { Link(EquipmentTexts.backToEquipment, to: Paths.equipment) }

    var rows: [ListRow] {
        RackToolKind.allCases.map {
            ListRow(title: $0.name, path: Paths.newEquipment($0), icon: "plate", note: $0.note)
        } + [
            ListRow(title: EquipmentTexts.plates, path: Paths.newPlates, icon: "plate", note: EquipmentTexts.platesNote)
        ]
    }
}

extension RackToolKind {
    fileprivate var note: String {
        switch self {
        case .bar: EquipmentTexts.barNote
        case .handle: EquipmentTexts.handleNote
        case .fixed: EquipmentTexts.fixedNote
        case .stack: EquipmentTexts.stackNote
        }
    }
}

struct RackToolPage: PageContent {
    var view: CompiledView<Self> { view_equipment_tool }
    let form: RackToolForm
    /// nil for a new one.
    let tool: RackTool?

    var back: Link { Link(EquipmentTexts.backToEquipment, to: Paths.equipment) }
    var kindName: String { form.kind.rawValue }
    var retirement: Retirement? {
        tool.map {
            Retirement(
                of: Paths.tool($0.id), isArchived: $0.isArchived, explanation: EquipmentTexts.archiveExplanation)
        }
    }
}

struct RackPlatesPage: PageContent {
    var view: CompiledView<Self> { view_equipment_plates }
    let form: RackPlatesForm
    /// nil for new ones.
    let plates: RackPlates?

    var back: Link { Link(EquipmentTexts.backToEquipment, to: Paths.equipment) }
    var deletePath: String? { plates.map { Paths.deletion(of: Paths.plates($0.id)) } }
}

import Forms
import Racks
import Routines
import Texts
import Web

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

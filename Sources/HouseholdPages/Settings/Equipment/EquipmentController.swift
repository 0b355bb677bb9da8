import Fitness
import Forms
import HTTP
import Models
import Racks
import Routines
import Texts
import Web

/// The household's bars, dumbbells and stacks. Guests only look.
package enum EquipmentController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let page = try await visit.read { database, user in
            EquipmentPage(
                tools: try user.equipment.tools(database), plates: try user.equipment.plates(database),
                unit: user.units.weight, canEdit: user.equipment.canEdit)
        }
        return try visit.page(page, title: CommonTexts.equipment)
    }

    package static func addUsual(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try visit.user.equipment.requireEditing()
        let unit = try typed.fields["unit"].flatMap(WeightUnit.init).orNotFound()
        let now = visit.now
        try await visit.write { try $1.equipment.addUsual($0, unit, now: now) }
        return try visit.redirect(to: Paths.equipment, notice: .equipmentSaved)
    }
}

extension EditorController<RackToolForm, RackTool> {
    package static let tools = EditorController(
        list: Paths.equipment, added: .equipmentSaved, saved: .equipmentSaved, archived: .equipmentArchived,
        restored: .equipmentRestored, deleted: .equipmentDeleted, admit: { try $0.user.equipment.requireEditing() },
        choose: { visit in
            guard visit.request.query["kind"].flatMap(RackToolKind.init) == nil else { return nil }
            return try visit.page(EquipmentKindsPage(), title: EquipmentTexts.addEquipment)
        },
        begin: { visit, typed in
            let kind = typed == nil ? visit.request.query["kind"] : typed?["kind"]
            return RackToolForm(try kind.flatMap(RackToolKind.init).orNotFound(), in: visit.user.units.weight)
        },
        find: { try $1.equipment.tool($0, id: $2) },
        form: { _, _, tool in RackToolForm(tool) },
        page: {
            try $0.page(
                RackToolPage(form: $1, tool: $2),
                title: $2 == nil ? EquipmentTexts.addEquipment : EquipmentTexts.editEquipment, status: $3)
        },
        save: { try $1.equipment.save($0, $2, over: $3, now: $4) },
        setArchived: { try $1.equipment.archiveTool($0, id: $2, at: $3) },
        question: { _, _, tool in
            ConfirmPage.Question(
                CommonTexts.deleteQuestion(tool.name), EquipmentTexts.deletionWarning(tool.name),
                deleting: Paths.tool(tool.id), label: EquipmentTexts.deleteEquipment, canArchive: !tool.isArchived)
        },
        remove: plainly { try $1.equipment.deleteTool($0, id: $2) })
}

extension EditorController<RackPlatesForm, RackPlates> {
    package static let plates = EditorController(
        list: Paths.equipment, added: .platesSaved, saved: .platesSaved, deleted: .platesDeleted,
        admit: { try $0.user.equipment.requireEditing() },
        begin: { visit, _ in RackPlatesForm(in: visit.user.units.weight) },
        find: { try $1.equipment.plates($0, id: $2) },
        form: { _, _, plates in RackPlatesForm(plates) },
        page: {
            try $0.page(
                RackPlatesPage(form: $1, plates: $2),
                title: $2 == nil ? EquipmentTexts.addPlates : EquipmentTexts.editPlates, status: $3)
        },
        save: { database, user, draft, old, _ in try user.equipment.save(database, draft, over: old) },
        question: { _, _, plates in
            ConfirmPage.Question(
                CommonTexts.deleteQuestion(plates.pairs.plate.weight.text), EquipmentTexts.platesDeletionWarning,
                deleting: Paths.plates(plates.id), label: EquipmentTexts.deletePlates)
        },
        remove: plainly { try $1.equipment.deletePlates($0, id: $2) })
}

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

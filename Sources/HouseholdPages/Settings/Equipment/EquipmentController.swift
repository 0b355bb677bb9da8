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

import Fitness
import Forms
import HTTP
import HTTPTypes
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

    /// What kind to add, and then its form.
    package static func new(_ visit: MemberVisit) async throws -> Response {
        try visit.requireEquipmentEditing()
        guard let kind = visit.request.query["kind"].flatMap(RackToolKind.init) else {
            return try visit.page(EquipmentKindsPage(), title: EquipmentTexts.addEquipment)
        }
        return try editor(visit, RackToolForm(kind, in: visit.user.units.weight), nil)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try visit.requireEquipmentEditing()
        let kind = try typed.fields["kind"].flatMap(RackToolKind.init).orNotFound()
        var form = RackToolForm(kind, in: visit.user.units.weight)
        form.read(typed.fields)
        return try await save(visit, form, nil)
    }

    package static func addUsual(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try visit.requireEquipmentEditing()
        let unit = try typed.fields["unit"].flatMap(WeightUnit.init).orNotFound()
        let now = visit.now
        try await visit.write { try $1.equipment.addUsual($0, unit, now: now) }.orNotFound()
        return try visit.redirect(to: Paths.equipment, notice: .equipmentSaved)
    }

    package static func edit(_ visit: MemberVisit, tool: Int) async throws -> Response {
        let tool = try await find(visit, tool)
        return try editor(visit, RackToolForm(tool), tool)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, tool: Int) async throws -> Response {
        let tool = try await find(visit, tool)
        var form = RackToolForm(tool)
        form.read(typed.fields)
        return try await save(visit, form, tool)
    }

    package static func archive(_ visit: MemberVisit, _ typed: Submission, tool: Int) async throws -> Response {
        try await set(visit, tool, archivedAt: visit.now.secondsSince1970, .equipmentArchived)
    }

    package static func restore(_ visit: MemberVisit, _ typed: Submission, tool: Int) async throws -> Response {
        try await set(visit, tool, archivedAt: nil, .equipmentRestored)
    }

    package static func confirmDeletion(_ visit: MemberVisit, tool: Int) async throws -> Response {
        let tool = try await find(visit, tool)
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteQuestion(tool.name), text: EquipmentTexts.deletionWarning(tool.name),
            action: Paths.deletion(of: Paths.tool(tool.id)), label: EquipmentTexts.deleteEquipment,
            cancelPath: Paths.tool(tool.id),
            alternative: tool.isArchived ? nil : Link(CommonTexts.archiveInstead, to: Paths.toolArchive(tool.id)))
        return try visit.page(ConfirmPage(question: question), title: EquipmentTexts.deleteEquipment)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, tool: Int) async throws -> Response {
        let tool = try await find(visit, tool)
        try await visit.write { try $1.equipment.deleteTool($0, id: tool.id) }.orNotFound()
        return try visit.redirect(to: Paths.equipment, notice: .equipmentDeleted)
    }

    private static func set(
        _ visit: MemberVisit, _ tool: Int, archivedAt seconds: Int64?, _ notice: Notice.Code
    ) async throws -> Response {
        let tool = try await find(visit, tool)
        try await visit.write { try $1.equipment.archiveTool($0, id: tool.id, at: seconds) }.orNotFound()
        return try visit.redirect(to: Paths.equipment, notice: notice)
    }

    private static func save(_ visit: MemberVisit, _ form: RackToolForm, _ tool: RackTool?) async throws -> Response {
        var form = form
        guard let draft = form.validate() else { return try editor(visit, form, tool, .unprocessableContent) }
        let now = visit.now
        switch try await visit.write({ try $1.equipment.saveTool($0, draft, replacing: tool?.id, now: now) }) {
        case .saved: return try visit.redirect(to: Paths.equipment, notice: .equipmentSaved)
        case .refused(let faults):
            form.refuse(faults)
            return try editor(visit, form, tool, .unprocessableContent)
        case .notFound: throw HTTPError(.notFound)
        }
    }

    private static func find(_ visit: MemberVisit, _ tool: Int) async throws -> RackTool {
        try visit.requireEquipmentEditing()
        return try await visit.read { try $1.equipment.tool($0, id: Int64(tool)) }.orNotFound()
    }

    private static func editor(
        _ visit: MemberVisit, _ form: RackToolForm, _ tool: RackTool?, _ status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            RackToolPage(form: form, tool: tool),
            title: tool == nil ? EquipmentTexts.addEquipment : EquipmentTexts.editEquipment, status: status)
    }
}

extension MemberVisit {
    /// - Throws: 403 for a guest.
    func requireEquipmentEditing() throws {
        guard user.equipment.canEdit else { throw HTTPError(.forbidden, EquipmentTexts.editingNotAllowed) }
    }
}

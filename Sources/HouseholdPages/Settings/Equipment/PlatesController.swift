import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// The household's plates. Guests only look.
package enum PlatesController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        try visit.requireEquipmentEditing()
        return try editor(visit, RackPlatesForm(in: visit.user.units.weight), nil)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try visit.requireEquipmentEditing()
        var form = RackPlatesForm(in: visit.user.units.weight)
        form.fill(from: typed.fields)
        return try await save(visit, form, nil)
    }

    package static func edit(_ visit: MemberVisit, plates: Int) async throws -> Response {
        let plates = try await find(visit, plates)
        return try editor(visit, RackPlatesForm(plates), plates)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, plates: Int) async throws -> Response {
        let plates = try await find(visit, plates)
        var form = RackPlatesForm(plates)
        form.fill(from: typed.fields)
        return try await save(visit, form, plates)
    }

    package static func confirmDeletion(_ visit: MemberVisit, plates: Int) async throws -> Response {
        let plates = try await find(visit, plates)
        let question = ConfirmPage.Question(
            title: CommonTexts.deleteQuestion(plates.pairs.plate.weight.text),
            text: EquipmentTexts.platesDeletionWarning,
            action: Paths.deletion(of: Paths.plates(plates.id)), label: EquipmentTexts.deletePlates,
            cancelPath: Paths.plates(plates.id))
        return try visit.page(ConfirmPage(question: question), title: EquipmentTexts.deletePlates)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, plates: Int) async throws -> Response {
        let plates = try await find(visit, plates)
        try await visit.write { try $1.equipment.deletePlates($0, id: plates.id) }.orNotFound()
        return try visit.redirect(to: Paths.equipment, notice: .platesDeleted)
    }

    private static func save(
        _ visit: MemberVisit, _ form: RackPlatesForm, _ plates: RackPlates?
    ) async throws -> Response {
        var form = form
        guard let draft = form.validate() else { return try editor(visit, form, plates, .unprocessableContent) }
        switch try await visit.write({ try $1.equipment.savePlates($0, draft, replacing: plates?.id) }) {
        case .saved: return try visit.redirect(to: Paths.equipment, notice: .platesSaved)
        case .refused(let faults):
            form.refuse(faults)
            return try editor(visit, form, plates, .unprocessableContent)
        case .notFound: throw HTTPError(.notFound)
        }
    }

    private static func find(_ visit: MemberVisit, _ plates: Int) async throws -> RackPlates {
        try visit.requireEquipmentEditing()
        return try await visit.read { try $1.equipment.plates($0, id: Int64(plates)) }.orNotFound()
    }

    private static func editor(
        _ visit: MemberVisit, _ form: RackPlatesForm, _ plates: RackPlates?, _ status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            RackPlatesPage(form: form, plates: plates),
            title: plates == nil ? EquipmentTexts.addPlates : EquipmentTexts.editPlates, status: status)
    }
}

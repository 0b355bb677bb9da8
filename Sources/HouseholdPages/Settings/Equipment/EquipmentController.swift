import Fitness
import Forms
import HTTP
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

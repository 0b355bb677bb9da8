import Forms
import HTTP
import HTTPTypes
import Texts
import Web

package enum QuickAddsController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        var form = try QuickAddForm(adding: visit.likelyMeal, on: visit.plannedDay, today: visit.today)
        form.back = ReturnPath(visit.request.query["back"])
        return try page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = try QuickAddForm(adding: .snack, on: visit.today, today: visit.today)
        form.take(typed.fields)
        let notice: Notice.Code? = form.computesEnergy ? .caloriesComputed : nil
        if let response = try await visit.logMeal(&form, typed.fields, notice: notice) { return response }
        return try page(visit, form, status: .unprocessableContent)
    }

    static func page(
        _ visit: MemberVisit, _ form: QuickAddForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(
            QuickAddPage(form: form), title: form.isEntry ? NutritionTexts.editFood : NutritionTexts.quickAdd,
            destination: .nutrition, status: status)
    }
}

import HTTP

enum NutritionController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let (day, today) = (visit.trackedDay, visit.today)
        let logged = try await visit.read { try $1.nutritionDay($0, on: day, today: today) }
        let page = NutritionPage(
            logged: logged, units: visit.user.units, today: today, token: FormToken(of: visit.user.revision))
        return try visit.page(page, title: "Nutrition", destination: .nutrition)
    }
}

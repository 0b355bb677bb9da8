import HTTPTypes
import Testing

@testable import Web
@testable import WorkHome

@Suite struct FigureTests {
    @Test(arguments: ["kilograms", "pounds"])
    func noPageTearsAFigureFromItsUnit(unit: String) async throws {
        let household = try await Household()
        let distance = unit == "pounds" ? "miles" : "kilometers"
        try await household.alex.post("/settings/units", ["weight_unit": unit, "distance_unit": distance])
        var whole = 0
        for route in RouteTable.workHome(household.app.app).router.routes where route.method == .get {
            let page = try await household.alex.get(household.path(route.pattern))
            // Without the tags, which contain typed values; spacing around a tag is a matter of the style sheet.
            let words = page.source.replacing(#/<[^>]*>/#, with: "|")
            let torn = words.matches(of: #/[0-9] (kg|lb|km|mi|cm|ft|kcal|min|ml|MET|reps?|pts)\b[^|]*/#)
            #expect(torn.map { String($0.output.0) } == [], "\(route.pattern)")
            whole += words.matches(of: #/[0-9]\u{A0}(kg|lb|km|mi|kcal|reps?)\b/#).count
        }
        #expect(whole > 50)
    }
}

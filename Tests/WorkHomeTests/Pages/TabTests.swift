import Support
import Testing

@testable import Web

@Suite struct TabTests {
    @Test(arguments: Destination.allCases)
    func everyTabShowsAllTenAndItself(destination: Destination) async throws {
        let page = try await TestApp().member().get(destination.path)
        #expect(page.status == 200)
        for other in Destination.allCases {
            #expect(page.text.contains("href=\"\(other.path)\" aria-label=\"\(other.name). Tab "))
        }
        let current = page.text.allBetween("aria-label=\"", " aria-current=\"page\"").compactMap {
            $0.components(separatedBy: "aria-label=\"").last
        }
        #expect(current.map { $0.prefix { $0 != "." } } == [Substring(destination.name)])
        #expect(page.text.contains("data-hue=\"\(destination.rawValue)\""))
    }

    @Test(
        arguments: [
            ("/track", "No workouts yet Tap + to get started"),
            ("/records", "No records yet Complete workouts to see PRs"),
            ("/analyze", "No data to analyze Track workouts to see charts"), ("/goals", "No goals yet"),
            ("/nutrition", "Breakfast Add food to Breakfast Nothing yet"), ("/trainers", "No trainers yet"),
            ("/progress/achievements", "No achievements yet"),
        ])
    func anEmptyTabSaysWhatWillBeThere(path: String, text: String) async throws {
        #expect(try await TestApp().member().get(path).main.words.contains(text))
    }

    @Test(arguments: ["2024-02-29", "garbage", "2026-02-30", ""])
    func theTrackerGoesThroughTheDays(date: String) async throws {
        let page = try await TestApp().member().get("/track?date=\(date)")
        #expect(page.main.words.contains(date == "2024-02-29" ? "Thu, 29 Feb 2024" : "Today, 21 Nov"))
    }
}

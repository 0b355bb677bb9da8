import Foundation
import Support
import Testing

@testable import Fitness
@testable import Models

/// What people type in three languages, with and without slips, and which foods answer it.
@Suite struct EverydayQueryTests {
    /// A line of everyday-queries.tsv.
    struct Query: Sendable {
        let kind: String
        let text: String
        let included: String
        let excluded: String
        let kilocalories: ClosedRange<Double>

        init?(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 6, let low = Double(columns[4]), let high = Double(columns[5]) else { return nil }
            (kind, text, included, excluded) = (columns[0], columns[1], columns[2], columns[3])
            kilocalories = low...high
        }

        func isAnswered(by food: Food) -> Bool {
            func has(_ pattern: String) -> Bool {
                food.officialName.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
            }
            return kilocalories.contains(food.nutrients.energyKilocalories ?? -1) && has(included)
                && (excluded.isEmpty || !has(excluded))
        }
    }

    private static func queries() throws -> [Query] {
        let file = URL(filePath: "\(Repository.root)/Tests/FitnessTests/Foods/everyday-queries.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return try lines.map { try #require(Query($0), "\($0)") }
    }

    /// Five of them, where the answer that is shown has another official name than the list expects.
    @Test func nearlyAllEverydayQueriesAreAnsweredInTheFirstThree() async throws {
        let queries = try Self.queries()
        #expect(queries.count == 320)
        var missed: [String: [String]] = [:]
        for query in queries {
            let found = try await Pantry.app.value.searchFoods(query.text).foods.prefix(3)
            guard !found.contains(where: query.isAnswered) else { continue }
            missed[query.kind, default: []].append("\(query.text): \(found.map(\.name))")
        }
        let count = missed.values.joined().count
        #expect(count <= 5, "\(count) missed\n\(missed.map { "\($0): \($1)" }.joined(separator: "\n"))")
    }

    /// What has a word by another name, as "banania" is a drink, is no better match for the beginning of it.
    @Test(arguments: [("bana", "Banana"), ("tomat", "Tomato"), ("cucum", "Cucumber")])
    func anUnfinishedWordFindsThePlainFood(text: String, expected: String) async throws {
        let first = try #require(try await Pantry.app.value.searchFoods(text).foods.first)
        #expect(first.name.hasPrefix(expected))
    }
}

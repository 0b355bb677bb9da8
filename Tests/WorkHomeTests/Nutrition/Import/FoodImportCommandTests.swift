import Foundation
import Support
import Testing

@testable import Transfer

/// `workhome foods import` of the built program.
@Suite struct FoodImportCommandTests {
    private typealias File = OpenFoodFactsFile

    private func run(_ app: TestApp, _ path: String, _ options: String...) async throws -> CommandRun {
        try await CommandRun.workhome(["foods", "import", "--data", app.folders.root] + options + [path])
    }

    @Test func itPrintsWhatItDid() async throws {
        let app = try await TestApp()
        let rows = [
            File.row(1), File.row(2, ["countries_tags": "en:austria", "unique_scans_n": "9"]),
            File.row(3, ["countries_tags": "en:france", "unique_scans_n": "9"]),
        ]
        let path = try File(rows).write(to: app, isCompressed: true)
        let first = try await run(app, path, "--country", "de", "--country", "Austria", "--min-scans", "3")
        #expect(first.status == 0 && first.errors.isEmpty)
        #expect(
            first.output == """
                1 food: 1 new, 0 changed, 0 unchanged.
                Left out: 1 product of other countries.
                Left out: 1 product with fewer than 3 scans.
                From Open Food Facts (openfoodfacts.org), under the Open Database License.

                """)
        let second = try await run(app, path, "--country", "all")
        #expect(
            second.output == """
                3 foods: 2 new, 0 changed, 1 unchanged.
                From Open Food Facts (openfoodfacts.org), under the Open Database License.

                """)
    }

    @Test func whatIsWrongIsOneLine() async throws {
        let app = try await TestApp()
        let path = try File([File.row(1)]).write(to: app)
        func failure(_ path: String, _ options: [String]) async throws -> String {
            let program = try RunningProgram(["foods", "import", "--data", app.folders.root] + options + [path])
            #expect(try await program.end(within: RunningProgram.longestWork) != 0)
            #expect(try program.output.isEmpty)
            let lines = try program.errors.split(separator: "\n")
            #expect(lines.count == 1)
            return String(lines.first ?? "")
        }
        #expect(try await failure(path, []).contains("Say which country’s products of \(path) to add"))
        #expect(try await failure(path, ["--country", "germny"]).contains("There is no country “germny”."))
        #expect(try await failure(path, ["--country", "de", "--min-scans=-1"]).contains("must be 0 or more"))
        #expect(try await failure("/nowhere.csv", ["--country", "de"]).contains("Cannot read /nowhere.csv: "))
        let other = "\(app.folders.root)/other.csv"
        try Data("code,product_name\n1,Milk\n".utf8).write(to: URL(filePath: other))
        #expect(
            try await failure(other, ["--country", "de"]).contains(
                "\(other) is neither a zip of FoodData Central nor the CSV file of Open Food Facts: "))
        let zip = "\(app.folders.root)/download.zip"
        try Data(StoredZip.bytes([("food.csv", "x")])).write(to: URL(filePath: zip))
        #expect(try await failure(zip, ["--country", "de"]).contains("only for the file of Open Food Facts"))
        #expect(try await app.count("foods WHERE source = 'openFoodFacts'") == 0)
    }

    @Test func helpNamesBothSources() async throws {
        let help = try await CommandRun.workhome("foods", "import", "--help").output
        for part in ["--country <country>", "--min-scans <number>", "FoodData Central", "openfoodfacts.org", "[2]"] {
            #expect(help.contains(part), "\(part)")
        }
    }

    /// What was saved before a kill stays, and the next run adds the rest: the foods are those of a run without a kill.
    @Test func aKilledImportIsFinishedByTheNext() async throws {
        let (app, other) = (try await TestApp(), try await TestApp())
        let file = File((1...6_000).map { File.row($0, ["serving_size": "1 cup", "serving_quantity": "\($0)"]) })
        let path = try file.write(to: app)
        let arguments = ["foods", "import", "--data", app.folders.root, "--country", "de", path]
        // In the middle of it, so that it can't be over before it is killed.
        try await app.execute(
            """
            CREATE TRIGGER endless AFTER INSERT ON foods
            WHEN EXISTS (SELECT 1 FROM foods WHERE source = 'openFoodFacts' LIMIT 1 OFFSET 2999)
            BEGIN SELECT max(i) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n); END
            """)
        let killed = try RunningProgram(arguments)
        while try await app.count("foods WHERE source = 'openFoodFacts'") == 0 {
            try await Task.sleep(for: .milliseconds(2))
        }
        killed.send(SIGKILL)
        #expect(try await killed.end(within: .seconds(20)) == -SIGKILL)
        try await app.execute("DROP TRIGGER endless")
        let saved = try await app.count("foods WHERE source = 'openFoodFacts'")
        #expect(saved > 0 && saved < 6_000)
        let rest = try await run(app, path, "--country", "de")
        #expect(
            rest.output.hasPrefix(
                "6,000 foods: \(Self.grouped(6_000 - saved)) new, 0 changed, \(Self.grouped(saved)) unchanged.\n"))
        _ = try await FoodImport(other.folders).run(path, FoodImport.Options(countries: ["de"])) { _ in }
        let foods = "SELECT source_key, name, energy_kilocalories FROM foods WHERE source = 'openFoodFacts' ORDER BY 1"
        let portions =
            "SELECT source_key, amount FROM foods JOIN food_portions ON food_id = foods.id "
            + "WHERE source = 'openFoodFacts' ORDER BY 1"
        #expect(try await app.rows(foods) == other.rows(foods))
        #expect(try await app.rows(portions) == other.rows(portions))
    }

    private static func grouped(_ number: Int) -> String {
        number < 1_000 ? "\(number)" : "\(number / 1_000),\(String(number % 1_000 + 1_000).dropFirst())"
    }
}

import Foundation
import Support
import Testing

@testable import HTTP
@testable import Web

/// What other apps and phones bring: each bad line or value is left out with its reason, and adds nothing.
@Suite struct OutsideDoorTests {
    @Test func badLinesAreLeftOut() async throws {
        let stage = try await DoorStage()
        for noun in Noun.allCases where noun.ways.contains(.table) {
            let file = try #require(noun.badFile)
            let before = try await stage.app.count(file.table)
            let problems = try await stage.importFile(Array(file.text.utf8))
            // The first line has the names of the columns, and the second is good.
            let expected = file.cells.enumerated().map { index, cell in "Line \(index + 3): \(cell.reason)" }
            for (problem, reason) in zip(problems, expected) { #expect(problem == reason, "\(noun)") }
            #expect(problems.count == expected.count, "\(noun): \(problems)")
            #expect(try await stage.app.count(file.table) == before + 1, "\(noun)")
        }
    }

    @Test func badValuesAreIgnored() async throws {
        let stage = try await DoorStage()
        let phone = try await HealthPhone(stage.app)
        for noun in Noun.allCases where noun.ways.contains(.phone) {
            let samples = try #require(noun.badSamples)
            let before = try await stage.rows(noun.sample.rows)
            for bad in samples.bad {
                let answer = try await phone.post(HealthPhone.autoExport, bad.payload)
                #expect(answer.status == 200, "\(bad.payload)")
                #expect(answer.json["new"] == 0 && answer.json["changed"] == 0, "\(bad.payload): \(answer.text)")
                let ignored = answer.json["ignored"]?.array ?? []
                #expect(ignored.map { $0["reason"]?.text } == [bad.reason], "\(bad.payload)")
            }
            let isUnchanged = try await stage.rows(noun.sample.rows) == before
            #expect(isUnchanged, "\(noun)")
            let count = try await stage.app.count(samples.table)
            #expect(try await phone.post(HealthPhone.autoExport, samples.good).json["new"] == 1, "\(noun)")
            #expect(try await stage.app.count(samples.table) == count + 1, "\(noun)")
        }
    }

    /// Every noun is tried in all of its ways, and each way is one of some noun.
    @Test func theWaysInAreComplete() throws {
        let outbox = try String(contentsOfFile: "\(Repository.root)/Public/worker/queue.js", encoding: .utf8)
        let logged = try #require(outbox.between("trackFormPaths = [", "]"))
        for noun in Noun.allCases {
            let sample = noun.sample
            #expect(sample.drafts.count >= 20, "\(noun)")
            let path = try #require(sample.doors[""]).path
            let tried: [WayIn: Bool] = [
                .form: sample.drafts.contains { $0.typed != nil }, .program: sample.drafts.contains { $0.sent != nil },
                .archive: sample.drafts.contains { $0.filed != nil }, .table: noun.badFile != nil,
                .phone: noun.badSamples != nil, .outbox: logged.contains("\"\(path)\""),
                .undo: DeletedSample.all.contains { $0.noun == noun },
            ]
            #expect(Set(tried.filter { $0.value }.keys) == noun.ways, "\(noun)")
        }
        #expect(Set(Noun.allCases.flatMap(\.ways)) == Set(WayIn.allCases))
    }
}

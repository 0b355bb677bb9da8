import HTTPTypes
import Support
import Testing

@testable import HTTP
@testable import Web

/// The same bad drafts at every door of a noun: each is refused for the same field, in the same words, and changes
/// nothing.
@Suite struct DoorTests {
    @Test(arguments: Noun.allCases) func everyDoorRefusesTheSame(_ noun: Noun) async throws {
        let guarded = GuardedNoun(noun, try await DoorStage())
        let before = try await guarded.stage.everything()
        for draft in noun.sample.drafts {
            try await guarded.tryForm(draft)
            try await guarded.tryProgram(draft)
        }
        if noun.ways.contains(.outbox) { try await guarded.tryOutbox() }
        let after = try await guarded.stage.everything()
        let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
        #expect(changed.isEmpty, "\(noun): something was saved")
        // Only its mistake keeps a draft out.
        try await guarded.saveGoodOnes()
        if noun.ways.contains(.outbox) { try await guarded.saveFromOutbox() }
        for file in noun.sample.files { try await guarded.tryArchive(file) }
    }
}

/// A noun whose rows are compared around each request.
private struct GuardedNoun {
    let stage: DoorStage
    private let noun: Noun
    private let sample: NounSample

    init(_ noun: Noun, _ stage: DoorStage) {
        (self.noun, self.stage, sample) = (noun, stage, noun.sample)
    }

    private func refusal(_ draft: BadDraft, at way: WayIn, _ ask: () async throws -> Answer) async throws -> Answer {
        let before = try await stage.rows(sample.rows)
        let answer = try await ask()
        #expect(answer.status == 422, "\(noun), \(way): \(draft.title)")
        let isUnchanged = try await stage.rows(sample.rows) == before
        #expect(isUnchanged, "\(noun), \(way): \(draft.title)")
        return answer
    }

    private func door(of draft: BadDraft) throws -> Door {
        try #require(sample.doors[draft.door], "\(noun) has no door \(draft.door)")
    }

    // MARK: The ways

    func tryForm(_ draft: BadDraft) async throws {
        guard let typed = draft.typed else { return }
        let door = try door(of: draft)
        let answer = try await refusal(draft, at: .form) { try await stage.post(typed, through: door) }
        #expect(answer.fieldErrors == [draft.field: draft.message], "\(noun), form: \(draft.title)")
    }

    func tryProgram(_ draft: BadDraft) async throws {
        guard let sent = draft.sent else { return }
        let door = try door(of: draft)
        let member = door.member(of: draft)
        let answer = try await refusal(draft, at: .program) {
            try await stage.send(draft.sentBeside.merging([member: sent]) { $1 }, through: door)
        }
        let errors = answer.plainErrors
        switch draft.words {
        case .same: #expect(errors == [member: door.place + draft.message], "\(noun), program: \(draft.title)")
        case .others(let words): #expect(errors == [member: door.place + words], "\(noun), program: \(draft.title)")
        case .whatBelongsThere:
            #expect(errors.keys.sorted() == [member], "\(noun), program: \(draft.title)")
            let saysType = errors[member]?.contains("Please send ") ?? false
            #expect(saysType, "\(noun), program: \(draft.title): \(errors)")
        }
    }

    /// What was logged without a connection arrives as its form, with a key.
    private func arrive(
        _ typed: [String: String] = [:], of person: String, through door: Door
    ) async throws -> Answer {
        let answer = try await stage.post(
            typed, through: door, headers: [.workHomePerson: person, .idempotencyKey: "waiting"])
        #expect(answer.headers[.workHomePerson] == person, "\(noun): the answer is for Alex")
        return answer
    }

    private func person() async throws -> String {
        try #require(try await stage.alex.get("/track").headers[.workHomePerson])
    }

    /// A refused one leaves the key free: the person can mend the entry and send it again.
    func tryOutbox() async throws {
        let person = try await person()
        for draft in sample.drafts {
            guard let typed = draft.typed else { continue }
            let door = try door(of: draft)
            let answer = try await refusal(draft, at: .outbox) {
                try await arrive(typed, of: person, through: door)
            }
            #expect(answer.fieldErrors == [draft.field: draft.message], "\(noun), outbox: \(draft.title)")
        }
        #expect(try await stage.app.count("idempotent_answers") == 0, "\(noun)")
    }

    // MARK: Without mistakes

    /// The second time, the answer to the first was lost.
    func saveFromOutbox() async throws {
        let (door, table) = (try #require(sample.doors[""]), sample.files[0].table)
        let (person, before) = (try await person(), try await stage.app.count(table))
        for _ in 1...2 {
            #expect(try await arrive(of: person, through: door).status == 303, "\(noun)")
            #expect(try await stage.app.count(table) == before + 1, "\(noun)")
        }
    }

    func saveGoodOnes() async throws {
        for (name, door) in sample.doors.sorted(by: { $0.key < $1.key }) {
            let sent = try await stage.send(through: door)
            #expect(sent.status == (door.method == .post ? 201 : 200), "\(noun), \(name): \(sent.text)")
            if let path = sent.location {
                #expect(try await stage.program.send(.delete, path).status == 204, "\(noun): \(path)")
            }
            let typed = try await stage.post(through: door)
            #expect(typed.status == 303, "\(noun), \(name): \(typed.fieldErrors)")
        }
    }

    /// The first line is good, and all others are left out, each for its own column.
    func tryArchive(_ file: FiledRows) async throws {
        let drafts = sample.drafts.filter { draft in
            draft.filed != nil && (draft.table ?? sample.files[0].table) == file.table
        }
        let lines = ([file.good] + drafts.map { file.row($0) }).map { JSONValue.object($0) }
        let before = try await stage.app.count(file.table)
        let problems = try await stage.importFile(
            stage.archive(file.beside.merging([file.table: lines]) { $1 }))
        #expect(problems.count == drafts.count, "\(file.table): \(problems)")
        for (index, (draft, problem)) in zip(drafts, problems).enumerated() {
            let place = "json/\(file.table).jsonl, line \(index + 2): "
            #expect(problem.hasPrefix(place), "\(draft.title)")
            let reason = problem.dropFirst(place.count)
            #expect(reason.contains(file.column(of: draft)), "\(problem): \(draft.title)")
        }
        #expect(try await stage.app.count(file.table) == before + 1, "\(file.table)")
    }
}

import Testing

@testable import Fitness

@Suite struct NamedRowTests {
    private struct Shoe: NamedRow {
        let id: Int64
        let name: String
    }

    private let shoes = [Shoe(id: 1, name: "Trail  One"), Shoe(id: 2, name: "Café")]

    private func refusal(of name: String, over old: Shoe? = nil) -> Faults? {
        do {
            try Faults.requireFree(name, among: shoes, over: old) { "taken by \($0.id)" }
            return nil
        } catch {
            return error as? Faults
        }
    }

    @Test(arguments: ["trail one", "TRAIL ONE", " Trail\tOne "])
    func namesThatPeopleTakeForTheSameAreTaken(_ name: String) {
        #expect(refusal(of: name) == Faults("name", "taken by 1"))
    }

    @Test func accentsAreComparedHoweverTheyAreComposed() {
        #expect(refusal(of: "CAFE\u{301}") == Faults("name", "taken by 2"))
        #expect(refusal(of: "Cafe") == nil)
    }

    @Test func aRowKeepsItsName() {
        #expect(refusal(of: "café", over: shoes[1]) == nil)
        #expect(refusal(of: "café", over: shoes[0]) == Faults("name", "taken by 2"))
        // An archive may have brought both.
        #expect(refusal(of: "CAFÉ", over: Shoe(id: 3, name: "CAFÉ")) == nil)
    }

    @Test func oneTooManyIsRefused() throws {
        try Faults.requireRoom(for: 1, atMost: 2) { "at most \($0)" }
        #expect(throws: Faults("title", "at most 2")) {
            try Faults.requireRoom("title", for: 2, atMost: 2) { "at most \($0)" }
        }
    }
}

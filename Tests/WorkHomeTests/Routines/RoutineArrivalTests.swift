import Samples
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Routines

/// Actions of two phones, and of one that starts again between any two of them.
@Suite struct RoutineArrivalTests {
    private struct Sent {
        let action: RoutineAction
        let token: String
        let page: RoutineWorkout
        let happenedAt: Int64
    }

    /// Each phone's actions arrive in order, those of the two in any: no place is done twice, and no set is lost.
    @Test(arguments: 0..<UInt64(Soak.amount(short: 4, long: 100)))
    func twoPhonesGiveTheSameSetsInAnyOrder(seed: UInt64) async throws {
        var random = SeededGenerator(seed: Soak.seed(seed))
        let first = try await Lifter(Lifter.usual)
        let (phone, watch) = try await Self.actions(first, &random)
        let expected = try await Self.arrive(Self.merged(phone, watch, &random), at: first)
        #expect(Set(expected.compactMap { $0.split(separator: " ").first }).count == expected.count)
        for _ in 0..<2 {
            let other = try await Lifter(Lifter.usual)
            let sets = try await Self.arrive(Self.merged(phone, watch, &random), at: other)
            #expect(sets == expected, "seed \(seed)")
        }
    }

    /// Places that both have done, with other values, and places of one alone; each phone does a place once.
    private static func actions(
        _ lifter: Lifter, _ random: inout SeededGenerator
    ) async throws -> ([Sent], [Sent]) {
        var sent: [[Sent]] = []
        for token in ["phone", "watch"] {
            let page = try await lifter.preview(token)
            let places = page.sets.map(\.place).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
            var actions: [Sent] = []
            for (number, place) in places.enumerated() {
                let reps = Int.random(in: 1...9, using: &random)
                let action = try await lifter.done(place, page, reps: reps)
                // Never in the same second, so that one of the two is the later one.
                let time = lifter.moment.now.secondsSince1970 - 3_000 + Int64(number) * 60 + (token == "phone" ? 0 : 30)
                actions.append(Sent(action: action, token: token, page: page, happenedAt: time))
            }
            sent.append(actions)
        }
        return (sent[0], sent[1])
    }

    private static func merged(_ first: [Sent], _ second: [Sent], _ random: inout SeededGenerator) -> [Sent] {
        var (first, second, merged) = (first[...], second[...], [Sent]())
        while !first.isEmpty || !second.isEmpty {
            let isFirst = second.isEmpty || !first.isEmpty && Bool.random(using: &random)
            merged.append(isFirst ? first.removeFirst() : second.removeFirst())
        }
        return merged
    }

    private static func arrive(_ actions: [Sent], at lifter: Lifter) async throws -> [String] {
        for sent in actions {
            try await lifter.send(sent.action, sent.token, from: sent.page, happenedAt: sent.happenedAt)
        }
        #expect(try await lifter.app.count("routine_sessions") <= 1)
        return try await lifter.doneSets()
    }

    /// A server that stops between any two actions changes nothing.
    @Test func aRestartBetweenAnyTwoActionsChangesNothing() async throws {
        var results: [[String]] = []
        for restarts in [false, true] {
            var lifter = try await Lifter(Lifter.usual)
            let page = try await lifter.preview()
            let squat = try await lifter.exercise("squat").id
            let actions: [RoutineAction] = [
                try await lifter.done(0, page), .skip(place: 1), .addSet(slot: "1"),
                .swap(slot: "1", exercise: squat), .move(slot: "1", by: 1), try await lifter.done(3, page),
                try await lifter.done(4, page), try await lifter.done(3, page, reps: 2),
                .undone(place: 4), .finish, .reopen, .addExercise(squat), .finish,
            ]
            for action in actions {
                try await lifter.send(action, from: page)
                lifter.app.clock.advance(seconds: 60)
                if restarts { try await lifter.restart() }
            }
            results.append(try await lifter.everything())
        }
        #expect(results[0] == results[1])
        #expect(results[0].count > 10)
    }
}

import Foundation
import Samples
import Testing

@testable import Fitness

@Suite struct GroupClockTests {
    @Test func everyClockGivesItsOwnTextBack() throws {
        var generator = SeededGenerator(seed: Soak.seed(35))
        for _ in 0..<Soak.amount(short: 500, long: 100_000) {
            func seconds() -> Int { Int.random(in: GroupClock.seconds, using: &generator) }
            let clock: GroupClock =
                Bool.random(using: &generator)
                ? .every(seconds: seconds()) : .intervals(work: seconds(), rest: seconds())
            #expect(GroupClock(clock.description) == clock && clock.description.count <= GroupClock.maximumTextLength)
            #expect(try JSONDecoder().decode(GroupClock.self, from: try JSONEncoder().encode(clock)) == clock)
        }
    }

    @Test(arguments: [
        ("every 60 s", GroupClock.everyMinute), ("Every 60s", .everyMinute), ("20 s on, 10 s off", .tabata),
        ("20 s on,10 s off", .tabata), ("every 600 s", .every(seconds: 600)),
    ])
    func itIsReadAsPeopleTypeIt(text: String, clock: GroupClock) { #expect(GroupClock(text) == clock) }

    @Test(arguments: [
        "", "every", "every 60", "every 4 s", "every 601 s", "every 60.5 s", "60 s", "20 s on", "20 s on, 10 s",
        "20 s on 10 s off", "4 s on, 10 s off", "20 s on, 601 s off", "every 60 s on", "every 60 s x",
    ])
    func whatIsNoneIsRefused(text: String) { #expect(GroupClock(text) == nil) }

    @Test func itIsSaidInWords() {
        #expect(GroupClock.everyMinute.words(rounds: 10) == "Every minute, 10 rounds")
        #expect(GroupClock.every(seconds: 120).words == "Every 2 minutes")
        #expect(GroupClock.every(seconds: 90).words(rounds: 1) == "Every 90 seconds, 1 round")
        #expect(GroupClock.tabata.words(rounds: 8) == "20\u{A0}s work, 10\u{A0}s rest, 8 rounds")
    }

    /// A superset does a set of each exercise in the same round of minutes, and takes turns by work and rest.
    @Test func roundsAreThoseOfTheGroup() {
        #expect(GroupClock.everyMinute.rounds(sets: [5, 3]) == 5 && GroupClock.tabata.rounds(sets: [4, 4]) == 8)
        #expect(GroupClock.everyMinute.totalSeconds(rounds: 5) == 300)
        #expect(GroupClock.tabata.totalSeconds(rounds: 8) == 240)
    }

    @Test func aSupersetKeepsItsClockWithoutItsFirstExercise() {
        func entry(_ exercise: Int64, isJoined: Bool = false, _ clock: GroupClock? = nil) -> RoutineDraft.Entry {
            RoutineDraft.Entry(exercise: exercise, isJoined: isJoined, lines: [], clock: clock)
        }
        let list = [
            entry(1), entry(2, .everyMinute), entry(3, isJoined: true), entry(4, isJoined: true), entry(5, .tabata),
        ]
        #expect(list.groupClocks == [nil, .everyMinute, .everyMinute, .everyMinute, .tabata])
        let rest = list.keeping { $0.exercise != 2 }
        #expect(rest == [entry(1), entry(3, .everyMinute), entry(4, isJoined: true), entry(5, .tabata)])
        #expect(list.keeping { $0.exercise != 3 }[2] == entry(4, isJoined: true))
        #expect(list.keeping { $0.exercise > 4 } == [entry(5, .tabata)])
    }
}

import Foundation
import Samples
import Testing
import Texts

@testable import Fitness
@testable import Progression

/// Twelve weeks of each rule as a text that can be read: what was asked, what was done, and why it was asked.
@Suite struct ProgressionSnapshotTests {
    @Test func twelveWeeksOfEachRule() throws {
        // `Tests/Rules` reaches this file through a link.
        let file = URL(filePath: #filePath).resolvingSymlinksInPath()
        let tests = file.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let kept = try String(contentsOf: tests.appending(path: "Snapshots/progression.txt"), encoding: .utf8)
        let text = SampleYear.all.map { $0.text() }.joined(separator: "\n")
        guard text != kept else { return }
        let (now, before) = (text.split(separator: "\n"), kept.split(separator: "\n"))
        let changes = now.difference(from: before).prefix(20).map { change in
            switch change {
            case .remove(let line, let text, _): "line \(line + 1), kept: \(text)"
            case .insert(let line, let text, _): "line \(line + 1), now:  \(text)"
            }
        }
        let artifacts = tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: "artifacts")
        try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
        try text.write(to: artifacts.appending(path: "progression.txt"), atomically: true, encoding: .utf8)
        Issue.record("The whole text is artifacts/progression.txt.\n\(changes.joined(separator: "\n"))")
    }
}

/// A rule with somebody who follows it: a little stronger after each workout, with a bad day now and then; ill in the
/// fifth week, travelling in the seventh, and away in the ninth and tenth.
private struct SampleYear {
    static let all = [
        SampleYear("linear +2.5 kg / 5 lb", "3 x 5 @ work", from: 80, strength: 104),
        SampleYear("linear +2.5 kg / 5 lb, every 2, -10 % after 2", "5 x 5 @ work", from: 185, strength: 238, .pounds),
        SampleYear("double +2.5 kg / 5 lb", "3 x 8-12 @ work", from: 40, strength: 56),
        SampleYear("sum 30, +2.5 kg", "3 x 8 @ work", from: 50, strength: 68),
        SampleYear("greyskull +2.5 kg / 5 lb", "2 x 5 @ work; 1 x 5+ @ work", from: 60, strength: 80),
        SampleYear("gzclp t1 +5 kg / 10 lb", "5 x 3+ @ work", from: 100, strength: 122, deloadEvery: 6),
        SampleYear("gzclp t2 +2.5 kg / 5 lb", "3 x 10 @ work", from: 60, strength: 86),
        SampleYear("gzclp t3 +2.5 kg / 5 lb", "3 x 15+ @ work", from: 15, strength: 29),
        SampleYear(
            "cycle +5 kg / 10 lb, 4 weeks", from: 100, strength: 116, weeks: ProgressionFiguresTests.fiveThreeOne()),
        SampleYear(
            "cycle +2.5 kg / 5 lb, 3 weeks", from: 70, strength: 76,
            weeks: ProgressionFiguresTests.fiveThreeOne(Array(repeating: "5 x 5 @ 65 % tm", count: 3)).filter {
                $0.week < 4
            }),
        SampleYear("effort", "1 x 5 @ rpe 8; 3 x 5 @ 90 % work", from: 100, strength: 126),
        SampleYear("reps +1 to 8, sets to 4, then push-up > decline-push-up", "3 x 6", strength: 8),
        SampleYear("reps +1 to 8, sets to 5", "3 x 5 @ work", from: 5, strength: 8, body: 80),
        SampleYear("time +5 s to 120 s", "3 x 45 s", strength: 50),
        SampleYear("distance +5 m to 60 m", "3 x 40 m @ work", from: 24, strength: 42),
        SampleYear("fixed", "3 x 10 @ 20 kg", strength: 60),
    ]

    private let lines: [SetLine]
    private let strength: Double
    private let deloadEvery: Int?
    private let header: String
    private var lift: SimulatedLift

    init(
        _ rule: String, _ lines: String = "1 x 1 @ tm", from weight: Double? = nil, strength: Double,
        _ unit: WeightUnit = .kilograms, weeks: [SetLine] = [], body: Double = 0, deloadEvery: Int? = nil
    ) {
        lift = SimulatedLift(rule, lines, from: weight.map(unit.kilograms))
        if !weeks.isEmpty { lift.lines = weeks }
        (self.lines, self.deloadEvery) = (lift.lines, deloadEvery)
        self.strength = lift.loadsWeight ? unit.kilograms(strength) : strength
        (lift.unit, lift.body) = (unit, body)
        if unit == .pounds {
            lift.loads = ListedLoads((0..<80).map { WeightUnit.pounds.kilograms(Double(45 + 5 * $0)) })
        }
        if body > 0 { lift.loads = ListedLoads(step: 2.5, from: 0) }
        let start = weight.map { ", from \(DecimalText.format($0)) \(unit.symbol)" } ?? ""
        let bodyText = body > 0 ? ", \(DecimalText.format(body)) kg of body" : ""
        header = "# \(lift.rule)\n\(weeks.isEmpty ? lines : "5/3/1")\(start)\(bodyText)\n"
    }

    func text() -> String {
        var lift = lift
        let monday = LocalDay.first
        let ill = Dictionary(uniqueKeysWithValues: (29...32).map { (monday + $0, DayOffReason.sick) })
        let daysOff = ill.merging([monday + 42: .travel]) { $1 }
        var daysWithSets = [monday - 3]
        var text = header
        for (number, day) in (0..<36).map({ monday + $0 / 3 * 7 + [0, 2, 4][$0 % 3] }).enumerated() {
            // Ill on Wednesday of the fifth week; away after the eighth week until Friday of the tenth.
            guard daysOff[day] != .sick, !(57...67).contains(day - monday) else { continue }
            (lift.day, lift.week) = (day, number / 3 + 1)
            let isDeload = deloadEvery.map { lift.week % $0 == 0 } ?? false
            let kind = Pauses(daysOff: daysOff, daysWithSets: daysWithSets)
                .kind(of: day, after: lift.history.workouts.last?.day, isDeload: isDeload)
            let next = lift.next(kind)
            let done = amounts(next, after: lift.history.workouts.count, lift)
            let effort = lift.rule == .effort ? 7 + Double(number % 4) / 2 : nil
            lift.train(kind, reps: done, effort: effort)
            daysWithSets.append(day)
            text += row(number, next, done, lift.unit)
        }
        return text
    }

    private func row(_ number: Int, _ next: Prescription, _ done: [Int], _ unit: WeightUnit) -> String {
        var shown = next
        if unit == .pounds {
            for place in shown.sets.indices {
                shown.sets[place].kilograms = shown.sets[place].kilograms.map(unit.value(ofKilograms:))
            }
        }
        let asked = (next.rung.map { "\($0) " } ?? "") + shown.written
        let reason = "\(next.reason)".replacing("Fitness.DayOffReason.", with: "").replacing(/\.0\b/, with: "")
        let day = ["Mon", "Wed", "Fri"][number % 3]
        let columns = ["\(number / 3 + 1)", day, asked, done.map(String.init).joined(separator: " ")]
        return zip(columns, [3, 4, 46, 22]).map { $0.padding(toLength: max($0.count, $1), withPad: " ", startingAt: 0) }
            .joined(separator: " ") + " \(reason)\n"
    }

    /// What somebody of that strength does of the sets: as asked while they can, more of an open set or a range.
    private func amounts(_ next: Prescription, after workouts: Int, _ lift: SimulatedLift) -> [Int] {
        let growth = lift.loadsWeight ? 0.004 : 0.02
        let today = strength * (1 + growth * Double(workouts)) * (workouts % 11 == 8 ? 0.9 : 1)
        let doesMore = if case .sum = lift.rule { true } else { false }
        return next.sets.filter(\.isWork).enumerated().map { place, set in
            switch set.amount {
            case .reps(let asked, let isOpen):
                let load = (set.kilograms ?? 0) + lift.body
                let most = lift.loadsWeight ? Self.reps(load, of: today) - place / 2 : Int(today) - place / 2
                let done = isOpen || doesMore ? most : min(most, asked.upperBound)
                return max(place == 0 ? 1 : 0, done)
            case .time(let seconds): return min(seconds, Int(today))
            case .distance(let meters, _): return min(Int(meters), Int(today))
            }
        }
    }

    private static func reps(_ load: Double, of oneRepMax: Double) -> Int {
        (1...40).last { EffortTable.share(reps: $0, effort: 10) * oneRepMax >= load && $0 <= 30 } ?? 0
    }
}

extension SimulatedLift {
    /// Whether its reps are limited by a weight.
    fileprivate var loadsWeight: Bool {
        if case .bodyweight = rule { false } else { lines.allSatisfy { $0.load != .none && $0.amount.reps != nil } }
    }
}

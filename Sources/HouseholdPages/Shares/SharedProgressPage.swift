import Fitness
import Foundation
import GRDB
import Models
import Web

/// The chosen parts of a user's progress in that user's units. Only the first name identifies the user.
struct SharedProgressPage: PageContent {
    var view: CompiledView<Self> { view_shares_progress }
    private(set) var note: String?
    private(set) var sections: [SharedSection] = []
    private(set) var empty: EmptyState?

    init(_ database: Database, _ opened: OpenedShare, now: Date) throws {
        let (owner, today) = (opened.owner, LocalDay(now, in: opened.owner.timeZone))
        let last = LocalDay(
            Date(timeIntervalSince1970: TimeInterval(opened.expiresAt - 1)), in: owner.timeZone)
        note = "Shared with you, read-only, until \(last.mediumText)."
        sections = try opened.parts.map { try SharedSection($0, database, owner, today: today) }
    }

    init(empty: EmptyState) {
        self.empty = empty
    }

    /// The same page for every link that does not work, so that it does not reveal which links exist.
    static let noSuchLink = EmptyState(
        icon: "lock", title: "This link does not work",
        text: "It may have ended, or part of the address is missing. Ask the person who sent it for a new one.")
    static let tooManyAttempts = EmptyState(
        icon: "clock", title: "Too many attempts", text: "Please wait a moment and try again.")
}

/// A part as a card: figures, a chart with its numbers, lines and texts, as far as the part has them.
struct SharedSection: Sendable {
    struct Line: Sendable {
        let title: String
        var note: String?
        var value: String?
    }

    let part: SharePart
    var facts: [Fact] = []
    var chart: ChartCard?
    var lines: [Line] = []
    var texts: [Fact] = []

    init(_ part: SharePart, _ database: Database, _ owner: User, today: LocalDay) throws {
        self.part = part
        switch part {
        case .measurements: try addMeasurements(database, owner, today: today)
        case .training: try addTraining(database, owner, today: today)
        case .records: try addRecords(database, owner)
        case .achievements: try addAchievements(database, owner, today: today)
        case .nutrition: try addNutrition(database, owner, today: today)
        case .journal: try addJournal(database, owner, today: today)
        }
    }

    var id: String { part.rawValue }
    var title: String { part.name }
    var hasFacts: Bool { !facts.isEmpty }
    var hasLines: Bool { !lines.isEmpty }
    var emptyNote: String? { isEmpty ? "Nothing to show yet." : nil }

    private var isEmpty: Bool { facts.isEmpty && chart == nil && lines.isEmpty && texts.isEmpty }
}

import Fitness
import Foundation
import GRDB
import Models
import Texts
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
        note = ShareTexts.sharedReadOnlyUntil(last.mediumText)
        sections = try opened.parts.map { try SharedSection($0, database, owner, today: today) }
    }

    init(empty: EmptyState) {
        self.empty = empty
    }

    /// The same page for every link that does not work, so that it does not reveal which links exist.
    static var noSuchLink: EmptyState {
        EmptyState(
            icon: "lock", title: ShareTexts.thisLinkDoesNotWork,
            text: ShareTexts.linkDoesNotWorkHint)
    }
    static var tooManyAttempts: EmptyState {
        EmptyState(
            icon: "clock", title: CommonTexts.tooManyAttempts, text: CommonTexts.waitAndTryAgain)
    }
}

/// A part as a card, with any of: figures, a chart with its numbers, lines and texts.
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
    var emptyNote: String? { isEmpty ? ShareTexts.nothingToShowYet : nil }

    private var isEmpty: Bool { facts.isEmpty && chart == nil && lines.isEmpty && texts.isEmpty }
}

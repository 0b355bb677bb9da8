import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts

extension Celebration {
    func link(_ units: Units) -> Link? {
        if let goal {
            let verb = goal.cadence == .once ? CommonTexts.goalReached : CommonTexts.goalMet
            return Link("\(verb): \(goal.name(units))", to: Paths.goal(goal.id))
        }
        return achievement.map { Link(CommonTexts.achievementUnlocked($0.title), to: Paths.achievements) }
    }
}

extension [Celebration] {
    /// Each goal is named once, however many of its periods were kept.
    func links(_ units: Units) -> [Link] {
        var told: Set<Int64> = []
        return filter { $0.goal.map { told.insert($0.id).inserted } ?? true }.compactMap { $0.link(units) }
    }
}

extension Visit {
    /// Whether the response is seen as a page; one that a script fetches is when it follows a change.
    var isSeenAsPage: Bool {
        guard let destination = request.headers[.secFetchDest] else { return true }
        return destination == "document" || notice != nil
    }
}

extension MemberVisit {
    /// Marks shown celebrations as seen. If that fails, the page does not fail, and the next one shows them again.
    func markCelebrationsSeen(shownBy response: Response) async {
        guard !celebrations.isEmpty, response.status == .ok,
            response.headers[.contentType]?.hasPrefix("text/html") == true
        else { return }
        let (ids, seconds) = (celebrations.map(\.id), now.secondsSince1970)
        do {
            try await write { try $1.goals.markSeen($0, ids, at: seconds) }
        } catch {
            app.logger.warning("Could not record what was celebrated.", metadata: ["error": "\(error)"])
        }
    }
}

extension RecordEntry {
    /// The announcement of a new record, with a link to it: `Heaviest weight of Bench Press: 102.5 kg`.
    func announcement(_ units: Units) -> Link {
        let (text, line) = (text(units), record.mark.line)
        return Link(
            "\(text.title(line, of: exerciseName)): \(text.value(line.kind, record.value))",
            to: Paths.record(line.kind, of: record.exerciseID))
    }
}

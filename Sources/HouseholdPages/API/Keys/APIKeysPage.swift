import Fitness
import Forms
import Models
import Texts
import Web

/// The keys that the user created for programs.
struct APIKeysPage: PageContent {
    struct Line {
        let key: APIKey
        let day: (Int64) -> String
        let now: Int64

        var title: String { key.name }
        var path: String { Paths.apiKeyDeletion(key.id) }

        var scope: String {
            let areas = key.areas.map { $0.name.lowercased() }.joined(separator: ", ")
            return key.canWrite ? ApiTexts.readsAndChanges(areas) : ApiTexts.reads(areas)
        }

        var note: String {
            let used = key.lastUsedAt.map { CommonTexts.lastUsed(day($0)) } ?? CommonTexts.notUsedYet
            let end = key.expiresAt.map {
                key.hasExpired(now: now) ? ApiTexts.ended(day($0)) : ApiTexts.worksUntil(day($0))
            }
            return [ApiTexts.created(day(key.createdAt)), used, end].compactMap { $0 }.joined(separator: " · ")
        }
    }

    var view: CompiledView<Self> { view_settings_api_keys }
    let keys: [APIKey]
    let form: APIKeyForm
    let made: NewSecret?
    let visit: MemberVisit

    var back: Link { Link(CommonTexts.backToSettings, to: Paths.settings) }
    var lines: [Line] {
        keys.map { Line(key: $0, day: { visit.dayText($0, isWithin: true) }, now: visit.now.secondsSince1970) }
    }
}

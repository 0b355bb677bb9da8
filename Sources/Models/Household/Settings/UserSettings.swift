import Fitness
import Foundation
import GRDB

/// A change of several settings at once; nil means unchanged.
package struct UserSettings: Sendable {
    package var profile: ProfileDraft?
    package var preferences: UnitPreferences?
    package var appearance: Appearance?
    package var restTimer: RestTimer?
    package var restDaysPerWeek: Int?

    package init() {}
}

extension User {
    package func updateSettings(_ database: Database, _ settings: UserSettings, now: Date) throws {
        if let profile = settings.profile { try updateProfile(database, profile) }
        if let appearance = settings.appearance { try updateAppearance(database, appearance) }
        if let timer = settings.restTimer { try updateRestTimer(database, timer) }
        if let count = settings.restDaysPerWeek { try training.setRestDaysPerWeek(database, count) }
        if let preferences = settings.preferences { try setPreferences(database, preferences) }
        guard settings.restDaysPerWeek != nil || settings.preferences != nil else { return }
        let timeZone = settings.preferences?.timeZone ?? timeZone
        try training.refreshStanding(database, at: TrainingMoment(now, in: timeZone))
    }
}

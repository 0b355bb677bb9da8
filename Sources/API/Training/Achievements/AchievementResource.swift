import Fitness
import GRDB
import HTTP
import Models
import Progression
import Web

/// A user's progress toward an achievement.
struct AchievementStanding: Sendable {
    let achievement: Achievement
    let progress: Double
    /// Seconds since 1970.
    let unlockedAt: Int64?
}

extension Resource where Item == AchievementStanding {
    static let achievements = Resource<AchievementStanding>(
        path: "achievements", name: "Achievement", title: "Achievements", one: "an achievement", area: .progress,
        id: .text(), properties: properties, identify: { $0.achievement.rawValue },
        list: { database, context, request in
            try request.page(ranked: all(database, context.user))
        },
        find: { database, context, id in
            try all(database, context.user).first { $0.achievement.rawValue == id }
        })

    private static func all(_ database: Database, _ user: User) throws -> [AchievementStanding] {
        let standing = try user.training.standing(database)
        let unlocked = Dictionary(
            try user.training.unlockedAchievements(database).map { ($0.achievement, $0.unlockedAt) }
        ) { first, _ in first }
        return Achievement.allCases.map {
            AchievementStanding(achievement: $0, progress: $0.progress(in: standing), unlockedAt: unlocked[$0])
        }
    }

    private static let properties: [ResourceProperty<AchievementStanding>] = [
        .readOnly("id", .text()) { .string($0.achievement.rawValue) },
        .readOnly("title", .text()) { .string($0.achievement.title) },
        .readOnly("points", .integer) { .int($0.achievement.points) },
        .readOnly("progress", .number, "Progress from 0 to 1") { .number($0.progress) },
        .readOnly("unlocked_at", .nullable(.moment)) { .moment($0.unlockedAt) },
    ]
}

extension Resource where Item == DayOff {
    static let daysOff = Resource<DayOff>(
        path: "days-off", name: "DayOff", title: "Days off", one: "a day off", area: .training, id: .day,
        properties: properties, identify: { $0.day.description }, listParameters: PageRequest.dayParameters,
        list: { try keyset.page($0, $1.user, $2) },
        find: byDay { try $1.user.training.daysOff($0, from: $2, to: $2).first },
        create: { try mark($0, $1, $2).description },
        update: { database, context, _, change in _ = try mark(database, context, change) },
        delete: withoutPhotos { try $1.user.training.unmarkDayOff($0, $2.day, at: $1.moment) })

    private static func mark(_ database: Database, _ context: ResourceContext, _ change: ResourceChange) throws
        -> LocalDay
    {
        let day = change.values.day("day")
        let draft = try DaysOffDraft.checked(
            first: day, last: day, reason: change.values.choice("reason"), today: context.today
        ).get()
        _ = try context.user.training.markDaysOff(database, draft.days, draft.reason, at: context.moment)
        return draft.days.lowerBound
    }

    private static let keyset = Keyset(table: "days_off", columns: "day, reason", order: ["day"])

    private static let properties: [ResourceProperty<DayOff>] = [
        .writable("day", as: "first_day", .day, isRequired: true, time: .atCreation, example: "2026-11-02") {
            .day($0.day)
        },
        .writable("reason", .choice(DayOff.Reason.self), isRequired: true, example: "sick") {
            .string($0.reason.rawValue)
        },
    ]
}

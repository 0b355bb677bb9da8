import Fitness
import GRDB
import Models

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

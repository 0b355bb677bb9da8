import Fitness
import Forms
import GRDB
import HTTP
import Models
import Web

extension Resource where Item == DayOff {
    static var daysOff: Resource<DayOff> {
        Resource<DayOff>(
            path: "days-off", name: "DayOff", title: "Days off", one: "a day off", area: .training, id: .day,
            properties: properties, identify: { $0.day.description }, listParameters: PageRequest.dayParameters,
            list: { try keyset.page($0, $1.user, $2) },
            find: { database, context, id in
                try LocalDay(id).flatMap { try context.user.training.daysOff(database, from: $0, to: $0).first }
            },
            create: { database, context, change in
                var form = DaysOffForm(change.fields)
                guard let daysOff = form.validate(today: context.today) else { throw FormRefusal(form) }
                _ = try context.user.training.markDaysOff(database, daysOff.days, daysOff.reason, at: context.moment)
                return daysOff.days.lowerBound.description
            },
            update: { database, context, dayOff, change in
                var form = DaysOffForm(change.fields)
                guard let reason = form.validateReason() else { throw FormRefusal(form) }
                _ = try context.user.training.markDaysOff(database, dayOff.day...dayOff.day, reason, at: context.moment)
            },
            delete: { database, context, dayOff in
                try context.user.training.unmarkDayOff(database, dayOff.day, at: context.moment)
                return []
            })
    }

    private static let keyset = Keyset(table: "days_off", columns: "day, reason", order: ["day"])

    private static var properties: [ResourceProperty<DayOff>] {
        [
            .writable("day", as: "first_day", .day, isRequired: true, time: .atCreation, example: "2026-11-02") {
                .day($0.day)
            },
            .writable("reason", .choice(DayOff.Reason.self), isRequired: true, example: "sick") {
                .string($0.reason.rawValue)
            },
        ]
    }
}

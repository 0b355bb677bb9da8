import Fitness
import HTTP
import Models
import Texts

/// How the days of a program follow each other, and on which weekdays: a part of two forms.
package struct ProgramScheduleFields: Sendable {
    package var schedule = Field(
        "schedule", label: ProgramTexts.schedule, value: ProgramSchedule.rotation.rawValue,
        options: ProgramSchedule.allCases.map { .init(value: $0.rawValue, label: $0.name) })
    package var weekdays = Field("weekdays", label: ProgramTexts.weekdays)
    private(set) var chosen: Set<Weekday>
    private let firstWeekday: Weekday

    init(_ schedule: ProgramSchedule, _ weekdays: [Weekday], _ user: User) {
        self.schedule.value = schedule.rawValue
        chosen = Set(weekdays)
        firstWeekday = user.firstWeekday
        self.weekdays.options = firstWeekday.week.map { .init(value: $0.key, label: $0.name) }
        self.weekdays.value = chosenKeys
    }

    mutating func take(_ typed: FormFields) {
        schedule.value = typed["schedule"] ?? schedule.value
        chosen = Set(typed.values(of: "weekdays").compactMap { key in Weekday.allCases.first { $0.key == key } })
        weekdays.take(chosenKeys)
    }

    private var chosenKeys: String { firstWeekday.week.filter(chosen.contains).map(\.key).joined(separator: ",") }

    var chosenSchedule: ProgramSchedule? { ProgramSchedule(rawValue: schedule.value) }

    package var weekdayOptions: [Field.Option] {
        firstWeekday.week.map { day in
            Field.Option(value: day.key, label: day.shortName, isSelected: chosen.contains(day))
        }
    }
}

extension ProgramSchedule {
    package var name: String {
        switch self {
        case .rotation: ProgramTexts.rotation
        case .weekly: ProgramTexts.weekly
        }
    }
}

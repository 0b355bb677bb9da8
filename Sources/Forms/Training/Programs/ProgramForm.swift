import Fitness
import GRDB
import HTTP
import Models
import Routines
import Texts

/// The editor of a program and its days.
package struct ProgramForm: ListForm {
    package typealias Draft = ProgramDraft

    /// A routine or a timed workout that can be a day.
    package struct Choice: Sendable {
        let activity: ProgramActivity
        let name: String
    }

    /// A day of the list.
    package struct Entry: ListEntry {
        let number: Int?
        let choice: Choice
        package var spot = ListSpot()

        package var title: String { choice.name }
        package var activity: String { choice.activity.formValue }
        package var numberText: String { number.map(String.init) ?? "" }
        package var icon: String { choice.activity.plan == nil ? "workout" : "clock" }
    }

    /// nil for a new program.
    package let program: Int64?
    package var name = Field("name", label: CommonTexts.name, maximumLength: TextLimits.name)
    package var note = Field("note", label: CommonTexts.note, maximumLength: Field.noteLength, isRequired: false)
    package var weeks = Field("weeks", label: ProgramTexts.weeks, value: "1", hint: ProgramTexts.weeksHint)
    package var deloadEvery = Field(
        "deload_every", label: ProgramTexts.deloadEvery, hint: ProgramTexts.deloadEveryHint, isRequired: false)
    package var add = Field("add_day", label: ProgramTexts.addDay, hint: ProgramTexts.addDayHint, isRequired: false)
    package private(set) var schedule: ProgramScheduleFields
    /// The days in words, to say what of them changed.
    private var dayNames = Field("day_names", label: ProgramTexts.days)
    package var entries: [Entry] = []
    package private(set) var pressed: ListButton?
    private let choices: [Choice]

    package static var listName: String { "days" }
    package static var pathsAbove: [WritableKeyPath<Self, Field>] {
        [\.name, \.note, \.schedule.schedule, \.schedule.weekdays, \.weeks, \.deloadEvery, \.dayNames]
    }
    package static var adding: WritableKeyPath<Self, Field> { \.add }

    package var title: String { program == nil ? ProgramTexts.newProgram : ProgramTexts.editProgram }
    package var action: String { program.map(Paths.program) ?? Paths.programs }
    package var cancelPath: String? { action }

    /// A new program, or one with its values.
    package init(_ program: Program?, days: [ProgramDay], _ user: User, choices: [Choice]) {
        self.program = program?.id
        self.choices = choices
        schedule = ProgramScheduleFields(
            program?.schedule ?? .rotation, program?.weekdays ?? [.monday, .wednesday, .friday], user)
        weeks.inputMode = "numeric"
        deloadEvery.inputMode = "numeric"
        add.options =
            [Field.Option(value: "", label: ProgramTexts.chooseDay)]
            + choices.map { Field.Option(value: $0.activity.formValue, label: $0.name) }
        entries = days.map { Entry(number: $0.number, choice: Choice(activity: $0.activity, name: $0.name)) }
        if let program {
            name.value = program.name
            note.value = program.note
            weeks.value = String(program.weeks)
            deloadEvery.value = program.deloadEvery.map(String.init) ?? ""
        }
        dayNames.value = entries.map(\.title).joined(separator: ", ")
        numberEntries()
    }

    /// The submitted form. A day that the user can't have is removed, with an error.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        pressed = typed.pressed(ListButton.ofLists)
        schedule.take(typed)
        let known = entries
        entries = []
        // One more than allowed, so that too many are refused instead of dropped.
        for place in 0...ProgramDraft.maximumDays {
            guard let value = typed["day.\(place)"] else { break }
            let activity = ProgramActivity(formValue: value)
            let number = typed.count("number.\(place)")
            let choice =
                choices.first { $0.activity == activity }
                ?? known.first { $0.choice.activity == activity }?.choice
            if let choice {
                entries.append(Entry(number: number, choice: choice))
            } else {
                add.error = ProgramTexts.workoutIsGone
            }
        }
        dayNames.take(entries.map(\.title).joined(separator: ", "))
        numberEntries()
    }

    package mutating func press(_ button: ListButton) {
        if button.name == "add" { addChosen() } else { arrange(button) }
    }

    package mutating func checkedDraft() -> ProgramDraft? {
        let light: Int? = deloadEvery.isBlank ? nil : deloadEvery.typedInteger ?? 0
        return accept(
            ProgramDraft.checked(
                name: name.value, note: note.value, schedule: schedule.chosenSchedule,
                weekdays: Array(schedule.chosen), weeks: weeks.typedInteger, deloadEvery: light,
                days: entries.map { ProgramDraft.Day(number: $0.number, $0.choice.activity) }))
    }

    private mutating func addChosen() {
        guard let activity = ProgramActivity(formValue: add.value),
            let choice = choices.first(where: { $0.activity == activity })
        else {
            add.error = ProgramTexts.dayMissing
            return
        }
        guard entries.count < ProgramDraft.maximumDays else {
            add.error = ProgramTexts.tooManyDays(ProgramDraft.maximumDays)
            return
        }
        entries.append(Entry(number: nil, choice: choice))
        add.value = ""
        add.isFocused = true
    }

    package var count: String { ProgramTexts.daysCount(entries.count) }
}

extension ProgramForm.Choice {
    /// The routines that are free or of this program, and the timed workouts.
    package static func all(
        _ database: Database, _ user: User, for program: Int64?
    ) throws -> [ProgramForm.Choice] {
        let taken = try user.programs.routinesOfOthers(database, than: program)
        let routines = try user.routines.routines(database).filter { !taken.contains($0.id) }
        let plans = try user.workouts.workoutPlans(database)
        return routines.map { Self(activity: .routine($0.id), name: $0.name) }
            + plans.map { Self(activity: .plan($0.plan.id), name: $0.plan.name) }
    }
}

extension ProgramActivity {
    fileprivate var formValue: String {
        switch self {
        case .routine(let id): "routine-\(id)"
        case .plan(let id): "plan-\(id)"
        }
    }

    fileprivate init?(formValue: String) {
        let parts = formValue.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let id = Int64(outside: parts[1]) else { return nil }
        switch parts[0] {
        case "routine": self = .routine(id)
        case "plan": self = .plan(id)
        default: return nil
        }
    }
}

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

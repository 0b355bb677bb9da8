import Fitness
import Forms
import Routines
import Texts

/// A program that is followed or was, with what comes next.
struct ProgramState: Sendable {
    let program: Program
    let days: [ProgramDay]
    /// nil for a program without days, and once it has ended.
    let due: ProgramDue?
}

extension RoutineCard {
    init(_ state: ProgramState, today: LocalDay) {
        let program = state.program
        let next = state.due.map { due in
            [due.when(today: today), due.position(of: state.days.count)]
        }
        self.init(
            path: Paths.program(program.id), name: program.name, icon: "calendar", kind: program.scheduleWords,
            summary: state.due?.day.name ?? ProgramTexts.daysCount(state.days.count),
            figures: program.endedOn.map { [ProgramTexts.endedOn($0.shortText(today: today))] } ?? next ?? [])
    }

    init(_ program: LibraryProgram) {
        self.init(
            path: Paths.libraryProgram(program.key), name: program.name, icon: "calendar", kind: program.level.name,
            summary: program.summary,
            figures: [
                ProgramTexts.daysCount(program.days.count), ProgramTexts.timesAWeek(program.weekdays.count),
            ])
    }
}

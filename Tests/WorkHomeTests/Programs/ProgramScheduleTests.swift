import Testing

@testable import Fitness
@testable import Routines

/// All days of a rotation once are no week, so nothing may promise one.
@Suite struct ProgramScheduleTests {
    @Test func aRotationCountsRounds() {
        let schedule = ProgramSchedule.rotation
        #expect(schedule.numbered(3) == "Round 3" && schedule.numbered(3, of: 4) == "Round 3 of 4")
        #expect(
            schedule.light("Round 8") == "Round 8 · light round" && schedule.lightEvery(8) == "light every 8 rounds")
        #expect(schedule.counted(1) == "1 round" && schedule.one == "Round" && schedule.each == "Every round")
    }

    @Test func aWeeklyProgramCountsWeeks() {
        let schedule = ProgramSchedule.weekly
        #expect(schedule.numbered(3) == "Week 3" && schedule.numbered(3, of: 4) == "Week 3 of 4")
        #expect(schedule.light("Week 8") == "Week 8 · light week" && schedule.lightEvery(8) == "light every 8 weeks")
        #expect(schedule.counted(4) == "4 weeks" && schedule.one == "Week" && schedule.each == "Every week")
    }

    @Test func aWeekIsCountedWithinItsCycle() {
        let (first, light) = (ProgramWeek(number: 4, isLight: false), ProgramWeek(number: 8, isLight: true))
        let schedule = ProgramSchedule.rotation
        #expect(schedule.words(of: first, inCyclesOf: nil) == "Round 4")
        #expect(schedule.words(of: first, inCyclesOf: 4) == "Round 4 of 4")
        #expect(ProgramSchedule.weekly.words(of: light, inCyclesOf: 4) == "Cycle 2 · Week 4 of 4 · light week")
    }

    /// With its days as often as proposed, a planned light round comes every four to eight weeks.
    @Test func lightRoundsComeInTime() {
        let programs = RoutineLibrary.programs.filter { $0.deloadEvery != nil }
        #expect(!programs.isEmpty)
        for program in programs {
            let workouts = Double(program.days.count * (program.deloadEvery ?? 0))
            #expect((4...8).contains(workouts / Double(program.weekdays.count)), "\(program.key)")
        }
    }
}

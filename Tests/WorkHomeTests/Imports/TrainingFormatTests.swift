import Support
import Testing

@testable import WorkHome

/// What the apps for lifting say, told by the columns and read line by line.
@Suite struct TrainingFormatTests {
    private func sets(_ reading: ImportReading) -> [ImportedSet] {
        reading.rows.compactMap { if case .set(let set) = $0.entry { set } else { nil } }
    }

    private func cardio(_ reading: ImportReading) -> [ImportedCardio] {
        reading.rows.compactMap { if case .cardio(let cardio) = $0.entry { cardio } else { nil } }
    }

    private func read(_ text: String) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try await app.reading(text)
    }

    @Test func strongWithoutUnitsAsksForThem() async throws {
        let reading = try await read(ImportSamples.strong)
        #expect(reading.format == .strong)
        #expect(reading.questions == [.weightUnit, .distanceUnit])
        #expect(
            sets(reading) == [
                ImportedSet(
                    exercise: "Bench Press (Barbell)", kind: .warmUp, reps: 10, weightKilograms: 40, note: "Slept well"),
                ImportedSet(
                    exercise: "Bench Press (Barbell)", reps: 8, weightKilograms: 80, ratingOfPerceivedExertion: 8.5,
                    note: "Slow, and paused"),
                ImportedSet(
                    exercise: "Bench Press (Barbell)", reps: 6, weightKilograms: 82.5, ratingOfPerceivedExertion: 9),
                ImportedSet(exercise: "Pull Up", reps: 9, weightKilograms: 0),
                ImportedSet(exercise: "Cable Twist Thing", reps: 12, weightKilograms: 25),
            ])
        #expect(
            cardio(reading) == [
                ImportedCardio(exercise: "Running", durationSeconds: 1_740, distanceMeters: 5_200)
            ])
        #expect(reading.rows[0].moment.day.description == "2026-10-05")
        #expect(reading.rows[0].moment.seconds == 1_791_223_800)
    }

    @Test func whatCannotBeReadIsToldByItsLine() async throws {
        #expect(
            try await read(ImportSamples.strong).problems == [
                ImportProblem(line: 9, reason: "“much” in Weight is no number."),
                ImportProblem(line: 10, reason: "“not a date” is no date that can be read."),
            ])
    }

    @Test func strongOfAnIPhoneSaysItsUnits() async throws {
        let reading = try await read(ImportSamples.strongIPhone)
        #expect(reading.questions.isEmpty)
        #expect(sets(reading).map(\.weightKilograms) == [225 * 0.453_592_37])
        #expect(cardio(reading).map(\.distanceMeters) == [3 * 1_609.344])
    }

    @Test func strongOfAndroidHasSemicolonsAndCommas() async throws {
        let reading = try await read(ImportSamples.strongAndroid)
        #expect(reading.questions.isEmpty)
        #expect(sets(reading).map(\.weightKilograms) == [102.5, 110])
        #expect(sets(reading).map(\.kind) == [.normal, .failure])
        #expect(cardio(reading).map(\.distanceMeters) == [5_000])
    }

    @Test func hevyHasItsUnitsInTheNamesOfColumns() async throws {
        let reading = try await read(ImportSamples.hevy)
        #expect(reading.format == .hevy)
        #expect(sets(reading).map(\.kind) == [.warmUp, .normal, .drop])
        #expect(sets(reading).map(\.note) == ["Grip wide · Felt strong", "", ""])
        #expect(sets(reading)[1].ratingOfPerceivedExertion == 9)
        #expect(cardio(reading) == [ImportedCardio(exercise: "Running", durationSeconds: 1_500, distanceMeters: 5_010)])
        let pounds = try await read(ImportSamples.hevy.replacing("weight_kg", with: "weight_lbs"))
        #expect(sets(pounds)[1].weightKilograms == 82.5 * 0.453_592_37)
    }

    @Test func fitNotesHasDaysAlone() async throws {
        let reading = try await read(ImportSamples.fitNotes)
        #expect(reading.format == .fitNotes)
        #expect(sets(reading).map(\.note) == ["", "Straps"])
        #expect(reading.rows[0].moment.seconds == nil)
        #expect(cardio(reading) == [ImportedCardio(exercise: "Running", durationSeconds: 1_530, distanceMeters: 5_000)])
        // Two sets that say the same are two.
        #expect(Set(reading.rows.map(\.identity)).count == 3)
        let iPhone = try await read(ImportSamples.fitNotesIPhone)
        #expect(sets(iPhone).map(\.kind) == [.warmUp, .normal])
        #expect(sets(iPhone)[1].weightKilograms == 405 * 0.453_592_37)
    }

    @Test(arguments: ["", "a,b\n1,2\n", "hello", "<html></html>", "\u{0}\u{1}\u{2}"])
    func whatIsNoExportIsRefused(text: String) async throws {
        await #expect(throws: text.isEmpty ? ImportError.empty : .unknown) { try await read(text) }
    }

    @Test func impossibleDaysAndNumbersAreLeftOut() async throws {
        let lines = """
            2027-05-01 10:00:00,A,1h,Squat,1,80,8,0,0,"","",
            1800-05-01 10:00:00,A,1h,Squat,1,80,8,0,0,"","",
            2026-05-01 10:00:00,A,1h,Squat,1,80,80000,0,0,"","",
            2026-05-01 10:00:00,A,1h,Squat,1,80,0,0,0,"","",
            2026-05-01 10:00:00,A,1h,Squat,1,80,0,5,0,"","",
            2026-05-01 10:00:00,A,1h,,1,80,8,0,0,"","",
            2026-05-01 10:00:00,A,1h,Squat,1,80,0.25,0,0,"","",
            """
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let reading = try await read("\(header)\n\(lines)")
        #expect(reading.rows.isEmpty)
        #expect(
            reading.problems.map(\.reason) == [
                "It would be in the future.", "It would be before 1900.", "The repetitions are out of any range.",
                "There are neither repetitions nor a time.", "There is a distance and no time.",
                "There is no exercise.", "There is less than one repetition.",
            ])
    }

    @Test func otherEncodingsAreRead() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let text = ImportSamples.strong.replacing("Slept well", with: "Müde")
        let options = try await app.options()
        let latin: [UInt8] = text.unicodeScalars.map { UInt8($0.value) }
        var wide: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        for bytes in [latin, wide] {
            let reading = try app.reading(bytes, options)
            #expect(sets(reading)[0].note == "Müde")
            #expect(reading.notes.isEmpty == (bytes == wide))
        }
    }
}

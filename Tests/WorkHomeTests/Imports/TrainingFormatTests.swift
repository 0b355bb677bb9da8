import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer

/// The formats of strength training apps, detected by their columns and read line by line.
@Suite struct TrainingFormatTests {
    private func sets(_ reading: ImportReading) -> [ImportedSet] {
        reading.rows.compactMap { if case .set(let set) = $0.entry { set } else { nil } }
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
            reading.cardio == [
                ImportedCardio(exercise: "Running", durationSeconds: 1_740, distanceMeters: 5_200)
            ])
        #expect(reading.rows[0].moment.day.description == "2026-10-05")
        #expect(reading.rows[0].moment.seconds == 1_791_223_800)
    }

    @Test func whatCannotBeReadIsToldByItsLine() async throws {
        #expect(
            try await read(ImportSamples.strong).problems == [
                ImportProblem(line: 9, reason: "“much” in Weight is not a number."),
                ImportProblem(line: 10, reason: "“not a date” is not a date that can be read."),
            ])
    }

    @Test func strongOfAnIPhoneSaysItsUnits() async throws {
        let reading = try await read(ImportSamples.strongIPhone)
        #expect(reading.questions.isEmpty)
        #expect(sets(reading).map(\.weightKilograms) == [225 * 0.453_592_37])
        #expect(reading.cardio.map(\.distanceMeters) == [3 * 1_609.344])
    }

    @Test func strongOfAndroidHasSemicolonsAndCommas() async throws {
        let reading = try await read(ImportSamples.strongAndroid)
        #expect(reading.questions.isEmpty)
        #expect(sets(reading).map(\.weightKilograms) == [102.5, 110])
        #expect(sets(reading).map(\.kind) == [.normal, .failure])
        #expect(reading.cardio.map(\.distanceMeters) == [5_000])
    }

    @Test func hevyHasItsUnitsInTheNamesOfColumns() async throws {
        let reading = try await read(ImportSamples.hevy)
        #expect(reading.format == .hevy)
        #expect(sets(reading).map(\.kind) == [.warmUp, .normal, .drop])
        #expect(sets(reading).map(\.note) == ["Grip wide · Felt strong", "", ""])
        #expect(sets(reading)[1].ratingOfPerceivedExertion == 9)
        #expect(reading.cardio == [ImportedCardio(exercise: "Running", durationSeconds: 1_500, distanceMeters: 5_010)])
        let pounds = try await read(ImportSamples.hevy.replacing("weight_kg", with: "weight_lbs"))
        #expect(sets(pounds)[1].weightKilograms == 82.5 * 0.453_592_37)
    }

    @Test func fitNotesHasDaysAlone() async throws {
        let reading = try await read(ImportSamples.fitNotes)
        #expect(reading.format == .fitNotes)
        #expect(sets(reading).map(\.note) == ["", "Straps"])
        #expect(reading.rows[0].moment.seconds == nil)
        #expect(reading.cardio == [ImportedCardio(exercise: "Running", durationSeconds: 1_530, distanceMeters: 5_000)])
        // Two identical sets are two sets.
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
            2026-05-01 10:00:00,A,1h,Squat,1,0,0,5,0,"","",
            2026-05-01 10:00:00,A,1h,,1,80,8,0,0,"","",
            2026-05-01 10:00:00,A,1h,Squat,1,80,0.25,0,0,"","",
            """
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let reading = try await read("\(header)\n\(lines)")
        #expect(reading.rows.isEmpty)
        #expect(
            reading.problems.map(\.reason) == [
                "The date is in the future.", "The date is before 1900.", "The reps are out of range.",
                "There are neither reps nor a time.", "There is a distance and no time.",
                "The exercise is missing.", "There is less than one rep.",
            ])
    }

    /// A number that could only be stored changed is listed with its line.
    @Test func whatWouldHaveToBeChangedIsListed() async throws {
        let lines = """
            2026-05-01 10:00:00,A,1h,Squat,1,80,-5,0,0,"","",
            2026-05-01 10:00:00,A,1h,Squat,2,80,5.5,0,0,"","",
            2026-05-01 10:00:00,A,1h,Squat,3,80,-5,0,60,"","",
            2026-05-01 10:00:00,A,1h,Running,1,0,0,-3,600,"","",
            2026-05-01 10:00:00,A,1h,Running,2,0,0,3,-600,"","",
            2026-05-01 10:00:00,A,1h,Squat,4,80,5,0,0,"","",-1
            2026-05-01 10:00:00,A,1h,Squat,5,80,5.0,0,0,"","",
            """
        let header = ImportSamples.strong.components(separatedBy: "\n")[0]
        let reading = try await read("\(header)\n\(lines)")
        #expect(sets(reading) == [ImportedSet(exercise: "Squat", reps: 5, weightKilograms: 80)])
        #expect(reading.cardio == [])
        #expect(
            reading.problems.map { "\($0.line) \($0.reason)" } == [
                "2 The reps are below zero.", "3 The reps are not a whole number.",
                "4 The reps are below zero.", "5 The distance is below zero.", "6 The time is below zero.",
                "7 The RPE is below zero.",
            ])
    }

    @Test(arguments: [
        ("-5", "", "The reps are below zero."), ("5.5", "", "The reps are not a whole number."),
        ("", "-2", "The distance is below zero."),
    ])
    func everyFormatListsThem(reps: String, distance: String, reason: String) async throws {
        let files = [
            """
            Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
            2026-10-05,Deadlift,Back,140.0,kgs,\(reps),\(distance),km,0:25:30,
            """,
            """
            title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
            Upper,"22 Oct 2026, 08:00","22 Oct 2026, 09:05",,Deadlift,,,0,normal,140,\(reps),\(distance),1500,
            """,
        ]
        for file in files {
            let reading = try await read(file)
            #expect(reading.rows.isEmpty)
            #expect(reading.problems.map(\.reason) == [reason], "\(reading.format)")
        }
    }

    /// FitNotes uses negative weights for assistance, as other apps do.
    @Test func helpOfFitNotesIsNoSetWithoutWeight() async throws {
        let reading = try await read(ImportSamples.fitNotes.replacing("140.0", with: "-20.0"))
        #expect(sets(reading).map(\.weightKilograms) == [-20, -20])
    }

    /// Strong's column names are in the language of the phone.
    @Test func strongInOtherLanguagesIsStrong() async throws {
        let french = """
            Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,RPE,Notes
            2026-10-05 18:10:00,Haut du corps,60m,Squat (barre),W,60,10,0,0,,
            2026-10-05 18:10:00,Haut du corps,60m,Squat (barre),1,"102,5",5,0,0,8,Bien
            2026-10-05 18:10:00,Haut du corps,60m,Squat (barre),Minuteur de repos,0,0,0,120,,
            2026-10-05 18:10:00,Haut du corps,60m,Course,1,0,0,5,1500,,
            """
        let germanHead =
            "Datum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht;Wiederh.;RPE;Entfernung;Sekunden;Notizen;Workout-Notizen;Workout-Dauer"
        let german = """
            \(germanHead)
            2026-10-05 18:10:00;Beine;Kniebeuge;1;102,5;5;8;;0;Gut;;58m
            """
        let reading = try await read(french)
        #expect(reading.format == .strong && reading.questions == [.weightUnit, .distanceUnit])
        #expect(reading.problems == [])
        #expect(
            sets(reading) == [
                ImportedSet(exercise: "Squat (barre)", kind: .warmUp, reps: 10, weightKilograms: 60),
                ImportedSet(
                    exercise: "Squat (barre)", reps: 5, weightKilograms: 102.5, ratingOfPerceivedExertion: 8,
                    note: "Bien"),
            ])
        #expect(
            reading.cardio == [ImportedCardio(exercise: "Course", durationSeconds: 1_500, distanceMeters: 5_000)])
        let curly = try await read(french.replacing("l'", with: "l’"))
        #expect(curly.rows.map(\.entry) == reading.rows.map(\.entry))
        #expect(sets(try await read(german)).map(\.weightKilograms) == [102.5])
    }

    /// The exports of 2016 use the units as column names.
    @Test func strongOf2016HasUnitsForNames() async throws {
        let metric = """
            Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes
            2016-05-12 18:10:00,"Push","Bench Press (Barbell)",1,80,8,,,"Paused"
            2016-05-12 18:10:00,"Push","Running",1,,,5.2,1740,""
            """
        let reading = try await read(metric)
        #expect(reading.format == .strong && reading.questions.isEmpty)
        #expect(
            sets(reading) == [
                ImportedSet(exercise: "Bench Press (Barbell)", reps: 8, weightKilograms: 80, note: "Paused")
            ])
        #expect(reading.cardio.map(\.distanceMeters) == [5_200])
        let imperial = try await read(metric.replacing("kg,Reps,km", with: "lb,Reps,mi"))
        #expect(imperial.questions.isEmpty)
        #expect(sets(imperial).map(\.weightKilograms) == [80 * 0.453_592_37])
        #expect(imperial.cardio.map(\.distanceMeters) == [5.2 * 1_609.344])
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
            #expect(reading.notes.contains { $0.contains("Windows-1252") } == (bytes == latin))
        }
    }
}

extension ImportedSet {
    init(
        exercise: String, kind: StrengthSet.Kind = .normal, reps: Int, weightKilograms: Double,
        ratingOfPerceivedExertion: Double? = nil, note: String = ""
    ) {
        self.init(
            exercise: exercise, kind: kind, amount: .reps(reps), weightKilograms: weightKilograms,
            ratingOfPerceivedExertion: ratingOfPerceivedExertion, note: note)
    }

    var reps: Int { amount.reps }
}

import Foundation
import Support
import Testing
import Texts

@testable import Fitness
@testable import Transfer

@Suite struct AppleHealthTests {
    private func read(_ bytes: [UInt8]) async throws -> ImportReading {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        return try app.reading(bytes, try await app.options())
    }

    private func samples(_ reading: ImportReading) -> [String] {
        reading.rows.compactMap { row in
            guard case .sample(let sample) = row.entry else { return nil }
            return "\(sample.day) \(sample.metric) \(DecimalText.format(sample.value)) \(sample.source)"
        }
    }

    @Test func aDayOfEachDeviceStays() async throws {
        let reading = try await read(AppleHealthSamples.zip)
        #expect(reading.format == .appleHealth)
        #expect(
            Set(samples(reading)) == [
                "2026-10-05 steps 1500 Phone (file)", "2026-10-05 steps 2100 Watch (file)",
                "2026-10-05 weight 71 Scale (file)", "2026-10-05 bodyFat 18.5 Scale (file)",
                "2026-10-06 sleep 7.5 Watch (file)", "2026-10-05 water 500 Phone (file)",
                "2026-10-05 activeEnergy 100 Watch (file)", "2026-10-05 restingHeartRate 55 Watch (file)",
            ])
        #expect(reading.problems.map(\.reason) == ["WorkHome has no cardio exercise for curling."])
    }

    /// Records of one device that overlap count once, and each day gets its part of those across midnight.
    @Test func everyMinuteOfADeviceCountsOnce() async throws {
        func record(_ type: String, _ start: String, _ end: String, _ value: String) -> String {
            """
            <Record type="HK\(type)" sourceName="Phone" unit="count" startDate="2026-10-\(start) +0000" \
            endDate="2026-10-\(end) +0000" value="\(value)"/>
            """
        }
        let steps = [
            ("20 10:00:00", "20 11:00:00", "5766"), ("20 10:05:00", "20 11:05:00", "7639"),
            ("20 23:50:00", "21 00:10:00", "101"), ("25 08:00:00", "25 08:10:00", "10"),
        ].map { record("QuantityTypeIdentifierStepCount", $0.0, $0.1, $0.2) }
        let asleep = [
            ("21 23:00:00", "22 04:00:00", "Unspecified"), ("21 23:30:00", "22 02:30:00", "Core"),
            ("22 02:30:00", "22 04:00:00", "REM"),
        ].map { record("CategoryTypeIdentifierSleepAnalysis", $0.0, $0.1, "HKCategoryValueSleepAnalysisAsleep\($0.2)") }
        let records = (steps + asleep).joined(separator: "\n")
        let text = AppleHealthSamples.xml.replacing("</HealthData>", with: "\(records)\n</HealthData>")
        let found = Set(samples(try await read(Array(text.utf8)))).filter { $0 >= "2026-10-20" }
        #expect(
            found == [
                "2026-10-20 steps 7689 Phone (file)", "2026-10-21 steps 51 Phone (file)",
                "2026-10-25 steps 10 Phone (file)", "2026-10-22 sleep 5 Phone (file)",
            ])
    }

    @Test func workoutsAreCardio() async throws {
        let reading = try await read(AppleHealthSamples.zip)
        let workouts = reading.rows.compactMap { row -> HealthWorkout? in
            if case .workout(let workout) = row.entry { workout } else { nil }
        }
        #expect(workouts.map(\.exerciseKey) == ["running", "treadmill-running"])
        #expect(workouts.map(\.durationSeconds) == [1_830, 600])
        #expect(workouts.map(\.distanceMeters) == [5_200, nil])
        #expect(workouts.map(\.energyKilocalories) == [320, nil])
    }

    @Test func theFileCountsOnceBesideWhatThePhoneSent() async throws {
        let stage = try await ImportFixture()
        let phone = try await HealthPhone(stage.app)
        try await phone.export(
            "step_count", "count", [AutoExportSample.item(2_000, "2026-10-05 09:00:00 +0000", source: "Watch")])
        try await stage.alex.importFile(AppleHealthSamples.zip)
        let steps = "SELECT value FROM health_days WHERE metric = 'steps' AND day = '2026-10-05'"
        #expect(try await stage.app.rows(steps) == ["2100"])
        #expect(
            try await stage.app.rows("SELECT value FROM trackable_entries WHERE day = '2026-10-05' AND value > 1000")
                == ["2100"])
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.app.rows(steps) == ["2000"])
    }

    @Test func comesAndGoes() async throws {
        let stage = try await ImportFixture()
        let before = try await stage.state()
        let page = try await stage.alex.importFile(AppleHealthSamples.zip)
        #expect(page.main.words.contains("8 daily values of devices, 2 workouts"))
        #expect(
            try await stage.app.rows("SELECT weight_kilograms FROM weight_records WHERE recorded_on = '2026-10-05'")
                == ["71"])
        #expect(try await stage.app.count("cardio_sessions") == 2)
        #expect(try await stage.differences() == [])
        let again = try await stage.alex.follow(try await stage.alex.bring(AppleHealthSamples.zip))
        #expect(again.main.words.contains("Nothing new in this file"))
        let question = try await stage.alex.get("/settings/data/imports/1/undo")
        #expect(question.main.words.contains("8 daily values of devices, 2 workouts"))
        try await stage.alex.post("/settings/data/imports/1/undo")
        #expect(try await stage.state() == before)
        #expect(try await stage.app.count("health_sources") == 0)
    }

    @Test func theDayOfTheExportIsNotOver() async throws {
        let reading = try await read(
            Array(
                AppleHealthSamples.xml.replacing(
                    "<ExportDate value=\"2026-11-20 10:00:00 +0000\"/>",
                    with: "<ExportDate value=\"2026-10-05 10:00:00 +0000\"/>"
                ).utf8))
        #expect(!samples(reading).contains { $0.contains("steps") })
        #expect(samples(reading).contains("2026-10-05 weight 71 Scale (file)"))
    }

    @Test(arguments: [
        "<!DOCTYPE HealthData [<!ENTITY a \"b\">]><HealthData><Record type=\"&a;\"/></HealthData>",
        "<!DOCTYPE HealthData [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><HealthData/>",
    ])
    func entitiesAreRefused(text: String) async throws {
        await #expect(throws: ImportError.entities) { try await read(Array(text.utf8)) }
    }

    @Test func aBrokenDocumentTypeAndADamagedEndCostNothing() async throws {
        let broken = AppleHealthSamples.xml.replacing(
            "<!ELEMENT HealthData", with: "<!ATTLIST oops <!ELEMENT HealthData")
        #expect(try await read(Array(broken.utf8)).rows.count == 10)
        let cut = AppleHealthSamples.xml.replacing("</HealthData>", with: "<Record")
        let reading = try await read(Array(cut.utf8))
        #expect(reading.rows.count == 10)
        #expect(reading.problems.map(\.reason).contains("The file is damaged from here on."))
        await #expect(throws: ImportError.self) { try await read(Array("<HealthData><".utf8)) }
    }

    /// An imported day counts as known, so half of it would stay forever.
    @Test func aDayThatIsCutOffIsLeftOut() async throws {
        let steps = AppleHealthSamples.xml.components(separatedBy: "\n").prefix { !$0.contains("Watch") }
        let reading = try await read(Array((steps.joined(separator: "\n") + "\n <Rec").utf8))
        #expect(reading.rows.isEmpty)
        #expect(
            reading.problems.map(\.reason) == [
                "The file is damaged from here on.", "Steps of 2026-10-05: only part of the day can be read.",
            ])
    }
}

enum AppleHealthSamples {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 14 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
        <!ATTLIST HealthData locale CDATA #REQUIRED>
        ]>
        <HealthData locale="en_IE">
         <ExportDate value="2026-11-20 10:00:00 +0000"/>
         <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" startDate="2026-10-05 08:00:00 +0000" endDate="2026-10-05 08:10:00 +0000" value="1000"/>
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" startDate="2026-10-05 09:00:00 +0000" endDate="2026-10-05 09:10:00 +0000" value="500"/>
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="2026-10-05 09:00:00 +0000" endDate="2026-10-05 09:10:00 +0000" value="2100"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-10-05 07:00:00 +0000" endDate="2026-10-05 07:00:00 +0000" value="71.5"/>
         <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-10-05 20:00:00 +0000" endDate="2026-10-05 20:00:00 +0000" value="71"/>
         <Record type="HKQuantityTypeIdentifierBodyFatPercentage" sourceName="Scale" unit="%" startDate="2026-10-05 07:00:00 +0000" endDate="2026-10-05 07:00:00 +0000" value="0.185"/>
         <Record type="HKQuantityTypeIdentifierRestingHeartRate" sourceName="Watch" unit="count/min" startDate="2026-10-05 07:00:00 +0000" endDate="2026-10-05 07:00:00 +0000" value="55"/>
         <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="Watch" unit="kcal" startDate="2026-10-05 07:00:00 +0000" endDate="2026-10-05 08:00:00 +0000" value="100"/>
         <Record type="HKQuantityTypeIdentifierHeight" sourceName="Phone" unit="cm" startDate="2026-10-05 07:00:00 +0000" endDate="2026-10-05 07:00:00 +0000" value="170"/>
         <Correlation type="HKCorrelationTypeIdentifierFood" sourceName="Phone" startDate="2026-10-05 12:00:00 +0000" endDate="2026-10-05 12:00:00 +0000">
          <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="Phone" unit="mL" startDate="2026-10-05 12:00:00 +0000" endDate="2026-10-05 12:00:00 +0000" value="500"/>
         </Correlation>
         <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="Phone" unit="mL" startDate="2026-10-05 12:00:00 +0000" endDate="2026-10-05 12:00:00 +0000" value="500"/>
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="2026-10-05 22:00:00 +0000" endDate="2026-10-06 06:30:00 +0000" value="HKCategoryValueSleepAnalysisInBed"/>
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="2026-10-05 22:30:00 +0000" endDate="2026-10-06 02:00:00 +0000" value="HKCategoryValueSleepAnalysisAsleepCore"/>
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="2026-10-06 02:00:00 +0000" endDate="2026-10-06 06:00:00 +0000" value="HKCategoryValueSleepAnalysisAsleepDeep"/>
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" sourceName="Watch" startDate="2026-10-05 18:00:00 +0000" endDate="2026-10-05 18:30:30 +0000">
          <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" startDate="2026-10-05 18:00:00 +0000" endDate="2026-10-05 18:30:30 +0000" sum="320.4" unit="kcal"/>
          <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" startDate="2026-10-05 18:00:00 +0000" endDate="2026-10-05 18:30:30 +0000" sum="5.2" unit="km"/>
         </Workout>
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="10" durationUnit="min" sourceName="Watch" startDate="2026-10-07 18:00:00 +0000" endDate="2026-10-07 18:10:00 +0000">
          <MetadataEntry key="HKIndoorWorkout" value="1"/>
         </Workout>
         <Workout workoutActivityType="HKWorkoutActivityTypeCurling" duration="10" durationUnit="min" sourceName="Watch" startDate="2026-10-08 18:00:00 +0000" endDate="2026-10-08 18:10:00 +0000"/>
        </HealthData>
        """

    static let zip = StoredZip.bytes([
        ("apple_health_export/export_cda.xml", "<?xml version=\"1.0\"?><ClinicalDocument/>"),
        ("apple_health_export/export.xml", xml),
        ("apple_health_export/workout-routes/route.gpx", "<gpx/>"),
    ])
}

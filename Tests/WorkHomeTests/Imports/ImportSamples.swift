import Foundation
import Support
import Testing

@testable import Fitness
@testable import Forms
@testable import Models
@testable import Transfer
@testable import Web

/// Files in the apps' formats, with made-up training.
enum ImportSamples {
    /// Strong on an iPhone, before its exports contained units.
    static let strong = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-10-05 18:10:00,"Push Day",1h 5m,"Bench Press (Barbell)",W,40.0,10,0,0,"","Slept well",
        2026-10-05 18:10:00,"Push Day",1h 5m,"Bench Press (Barbell)",1,80.0,8,0,0,"Slow, and paused","Slept well",8.5
        2026-10-05 18:10:00,"Push Day",1h 5m,"Bench Press (Barbell)",2,82.5,6,0,0,"","Slept well",9
        2026-10-05 18:10:00,"Push Day",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,120,"","Slept well",
        2026-10-05 18:10:00,"Push Day",1h 5m,"Pull Up",1,0,9,0,0,"","Slept well",
        2026-10-07 07:00:00,"Morning",30m,"Running",1,0,0,5.2,1740,"","",
        2026-10-07 07:00:00,"Morning",30m,"Cable Twist Thing",1,25.0,12,0,0,"","",
        2026-10-09 07:00:00,"Morning",30m,"Bench Press (Barbell)",1,much,8,0,0,"","",
        not a date,"Morning",30m,"Bench Press (Barbell)",1,80,8,0,0,"","",

        """

    /// The same app a week later.
    static let laterStrong =
        strong + """
            2026-10-12 18:00:00,"Push Day",1h,"Bench Press (Barbell)",1,85.0,5,0,0,"","",

            """

    static let strongIPhone = """
        \u{FEFF}Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,Distance,Distance Unit,Seconds,Notes,Workout Notes
        2026-10-05 18:10:00,Legs,Squat (Barbell),1,225,lbs,5,,,,0,,
        2026-10-05 18:10:00,Legs,Running,1,,,,,3,mi,1800,,

        """

    static let strongAndroid = """
        Workout #;Date;Workout Name;Workout Duration;Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
        "12";"2026-10-05 18:10:00";"Beine";"3600";"Squat (Barbell)";"1";"102,5";"5";"";"";"";"";""
        "12";"2026-10-05 18:10:00";"Beine";"3600";"Squat (Barbell)";"F";"110,0";"3";"10";"";"";"";""
        "12";"2026-10-05 18:10:00";"Beine";"3600";"Running";"1";"";"";"";"5000,0";"1500";"";""

        """

    static let hevy = """
        "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
        "Upper","22 Oct 2026, 08:00","22 Oct 2026, 09:05","Felt strong","Bench Press (Barbell)","","Grip wide",0,"warmup",40,10,,,
        "Upper","22 Oct 2026, 08:00","22 Oct 2026, 09:05","Felt strong","Bench Press (Barbell)","","Grip wide",1,"normal",82.5,5,,,9
        "Upper","22 Oct 2026, 08:00","22 Oct 2026, 09:05","Felt strong","Bench Press (Barbell)","","Grip wide",2,"dropset",60,9,,,
        "Upper","22 Oct 2026, 08:00","22 Oct 2026, 09:05","Felt strong","Running","","",0,"normal",,,5.01,1500,

        """

    static let fitNotes = """
        Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
        2026-10-05,Deadlift,Back,140.0,kgs,5,,,,
        2026-10-05,Deadlift,Back,140.0,kgs,5,,,,Straps
        2026-10-06,Running,Cardio,,,,5.0,km,0:25:30,

        """

    static let fitNotesIPhone = """
        Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind
        2026-10-05,Deadlift,Back,315,5,,,,,Warm-up
        2026-10-05,Deadlift,Back,405,3,,,,"Belt",Working

        """
}

extension TestApp {
    func options(_ person: Person = Cast.alex) async throws -> ImportOptions {
        let now = clock.now
        return try await app.database.read { database in
            ImportOptions(try #require(try User.find(database, email: person.email)), now: now)
        }
    }

    /// The content of a file, read with the user's options.
    func reading(_ bytes: [UInt8], _ options: ImportOptions) throws -> ImportReading {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/file"
        try Data(bytes).write(to: URL(filePath: path))
        return try ImportFile(path: path).read(options)
    }

    func reading(_ text: String) async throws -> ImportReading {
        try reading(Array(text.utf8), try await options())
    }

    /// The content of a file that is from no known app, read with the proposed mapping.
    func readingColumns(
        _ text: String, _ rows: CSVRows, change: (inout CSVMappingForm) -> Void = { _ in }
    ) async throws -> ImportReading {
        var options = try await options()
        var form = CSVMappingForm(try csvTable(text), rows: rows, units: options.units, trackables: [])
        change(&form)
        let said = form.validate()
        let mapping: CSVMapping = try #require(said, "\(form.fields.compactMap(\.error))")
        options.mapping = mapping
        return try reading(Array(text.utf8), options)
    }

    /// `workhome import` of a file for Alex.
    func runImport(_ file: String, _ arguments: [String] = []) async throws -> CommandRun {
        let path = "\(folders.root)/file.csv"
        try Data(file.utf8).write(to: URL(filePath: path))
        return try await CommandRun.workhome(
            ["import", "--data", folders.root, "--user", Cast.alex.email] + arguments + [path])
    }
}

/// The table of a file; nil if it has none.
func csvTable(_ bytes: [UInt8]) throws -> CSVTable? {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/file"
    try Data(bytes).write(to: URL(filePath: path))
    return try CSVTable(ofFile: path)
}

func csvTable(_ text: String) throws -> CSVTable { try #require(try csvTable(Array(text.utf8))) }

extension ImportReading {
    /// All rows, in the order of the file.
    var rows: [ImportedRow] {
        var rows: [ImportedRow] = []
        do {
            try storedRows?.forEach { rows.append($0) }
        } catch {
            Issue.record(error)
        }
        return rows
    }

    var cardio: [ImportedCardio] {
        rows.compactMap { if case .cardio(let cardio) = $0.entry { cardio } else { nil } }
    }
}

extension Browser {
    /// Uploads a file.
    /// - Returns: the page to which the browser is redirected.
    @discardableResult
    func bring(_ text: String, named name: String = "export.csv") async throws -> Answer {
        try await bring(Array(text.utf8), named: name)
    }

    @discardableResult
    func bring(_ bytes: [UInt8], named name: String = "export.csv") async throws -> Answer {
        let file = ChosenFile(name: "file", filename: name, bytes: bytes, contentType: "text/csv")
        return try await upload("/settings/data/imports", files: [file])
    }

    /// Uploads a file and confirms the proposal.
    /// - Returns: the page of the import.
    @discardableResult
    func importFile(_ text: String, _ values: [FormValue] = []) async throws -> Answer {
        try await importFile(Array(text.utf8), values)
    }

    @discardableResult
    func importFile(_ bytes: [UInt8], _ values: [FormValue] = []) async throws -> Answer {
        let path = try #require(try await bring(bytes).location)
        return try await follow(try await post(path, values))
    }
}

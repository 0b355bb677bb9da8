import Foundation
import GRDB
import Images
import Logging
import Models
import Storage
import Synchronization

/// Runs what takes too long for a request, in slices: confirmed or undone imports, and large deletions. One person's are
/// run one after another and several people's at the same time, so that nobody's waits for somebody else's. The work is
/// listed in the database, so a restart resumes it.
package actor LongChanges {
    /// The delay before failed work, such as on a full disk, is tried again.
    private static let retry = Duration.seconds(60)
    /// How many rows are added or undone within seconds.
    private static let fewRows = 2_000
    /// A file of so many bytes is read within seconds.
    private static let fewBytes: Int64 = 8 << 20

    private let database: AppDatabase
    private let images: ImageStore
    private let processor: ImageProcessor
    private let imports: ImportFolder
    private let photoQuota: Int64?
    private let slice: Duration
    private let clock: @Sendable () -> Date
    private let logger: Logger
    private let thread = BlockingQueue(label: "workhome.changes")
    private let stop = StopFlag()
    private let shortOnes = Turns(places: 2)
    private let longOnes = Turns(places: 4)
    /// One at a time: each has its rows in a temporary table of the connection that writes.
    private let archives = Turns(places: 1)
    private var activeCount = 0
    /// The last run of each person's changes.
    private var runs: [Int64: Task<Void, Never>] = [:]
    /// Whose next run has not begun: it will see what is pending by then.
    private var waiting: Set<Int64> = []

    package init(
        _ database: AppDatabase, _ images: ImageStore, _ processor: ImageProcessor, _ imports: ImportFolder,
        photoQuota: Int64?, slice: Duration = SlicedChange.usualSlice, clock: @escaping @Sendable () -> Date,
        logger: Logger
    ) {
        (self.database, self.images, self.processor, self.imports) = (database, images, processor, imports)
        (self.photoQuota, self.slice, self.clock, self.logger) = (photoQuota, slice, clock, logger)
    }

    /// Starts the pending work.
    package nonisolated func begin() { Task { await start() } }

    /// Runs all pending work now.
    package func finish() async {
        await start()
        for (person, run) in runs {
            await run.value
            if runs[person] == run { runs[person] = nil }
        }
    }

    private func start() async {
        guard !stop.isRaised else { return }
        do {
            for item in try await database.read({ try LongChange.all($0) }) where waiting.insert(item.user).inserted {
                runs[item.user] = run(of: item.user, after: runs[item.user])
            }
        } catch {
            guard !stop.isRaised else { return }
            logger.error("Could not find out what is left to change.", metadata: ["error": "\(error)"])
        }
    }

    private func run(of person: Int64, after before: Task<Void, Never>?) -> Task<Void, Never> {
        Task {
            await withTaskCancellationHandler {
                await before?.value
            } onCancel: {
                before?.cancel()
            }
            self.waiting.remove(person)
            await self.work(of: person)
        }
    }

    /// Runs until canceled: the current slices are then the last ones.
    package func run() async {
        await withTaskCancellationHandler {
            while !Task.isCancelled {
                await start()
                do { try await Task.sleep(for: Self.retry) } catch { break }
            }
            for run in runs.values { await run.value }
        } onCancel: {
            stop.isRaised = true
            Task { await self.cancel() }
        }
    }

    /// Also ends what does not run in slices: the preview of an archive, or its photos.
    private func cancel() {
        for run in runs.values { run.cancel() }
    }

    /// The more there are when one begins, the shorter are its slices, so that nobody's saving waits for long.
    private var change: SlicedChange {
        SlicedChange(database, slice: slice / max(1, activeCount), isCancelled: { [stop] in stop.isRaised })
    }
    private var importChange: ImportChange { ImportChange(change: change, imports: imports, thread: thread) }

    private func work(of person: Int64) async {
        do {
            for item in try await database.read({ try LongChange.all($0) }) where item.user == person {
                guard !stop.isRaised else { return }
                do {
                    try await work(on: item)
                    imports.progress.note(isStalled: false, item.user)
                } catch {
                    guard !stop.isRaised else { return }
                    imports.progress.note(isStalled: true, item.user)
                    logger.error(
                        "A long change could not continue.", metadata: ["what": "\(item)", "error": "\(error)"])
                }
            }
        } catch {
            guard !stop.isRaised else { return }
            logger.error("Could not find out what is left to change.", metadata: ["error": "\(error)"])
        }
    }

    private func work(on item: LongChange) async throws {
        guard let user = try await database.read({ try User.find($0, id: item.user) }) else { return }
        try await turns(for: item, of: user).take(user.id) {
            defer { AppDatabase.giveBackMemory() }
            try await self.work(on: item, of: user)
        }
    }

    /// An import of few rows in a small file, and its undo, need not wait for longer ones.
    private func turns(for item: LongChange, of user: User) async throws -> Turns {
        guard let id = item.dataImport,
            let dataImport = try await database.read({ try user.imports.dataImport($0, id: id) })
        else { return longOnes }
        let isAdding = if case .adding = item { true } else { false }
        if dataImport.format == .archive { return isAdding ? archives : longOnes }
        let takesLong = dataImport.summary.rowCount > Self.fewRows || isAdding && dataImport.fileSize > Self.fewBytes
        return takesLong ? longOnes : shortOnes
    }

    private func work(on item: LongChange, of user: User) async throws {
        guard !stop.isRaised else { return }
        activeCount += 1
        defer { activeCount -= 1 }
        let moment = TrainingMoment(clock(), in: user.timeZone)
        switch item {
        case .adding(_, let id): try await add(user, id, at: moment)
        case .undoing(_, let id): try await remove(user, id, at: moment)
        case .deleting(let deletion): try await delete(user, deletion, at: moment)
        }
    }

    // MARK: Deletions

    private func delete(_ user: User, _ deletion: Deletion, at moment: TrainingMoment) async throws {
        let change = change
        let (photos, outcome) = try await thread.run {
            var removal = deletion.removal(of: user, at: moment)
            let outcome = Result {
                try change.run(step: { try removal.step($0) }, end: { try removal.finishSlice($0) })
            }
            return (removal.photos, outcome)
        }
        // If it failed halfway, remaining rows still refer to some of them.
        await images.discard(try await database.unused(photos), logger)
        _ = try outcome.get()
    }

    // MARK: Imports

    private func add(_ user: User, _ id: Int64, at moment: TrainingMoment) async throws {
        guard let dataImport = try await database.read({ try user.imports.dataImport($0, id: id) }),
            let file = dataImport.file
        else { return }
        do {
            _ = try imports.file(file)
            guard let lock = imports.lock(file) else { return }
            defer { withExtendedLifetime(lock) {} }
            if dataImport.format == .archive {
                try await addArchive(user, dataImport, at: moment)
            } else {
                try await importChange.add(user, dataImport, at: moment)
            }
        } catch let error as ImportError {
            let now = moment.now.secondsSince1970
            let isBegun = try await database.write { try user.imports.refuseImport($0, id: id, error, now: now) }
            if isBegun { try await remove(user, id, at: moment) }
        }
        let state = try await database.read { try user.imports.state($0, of: id) }
        if state != .adding, state != .waiting { imports.remove(file) }
    }

    /// First removes the rows that were added before the server stopped.
    private func addArchive(_ user: User, _ dataImport: DataImport, at moment: TrainingMoment) async throws {
        guard let file = dataImport.file else { return }
        if try await database.read({ try user.imports.hasRows($0, of: dataImport.id) }) {
            try await remove(user, dataImport.id, at: moment)
        }
        guard let user = try await database.read({ try User.find($0, id: user.id) }) else { return }
        let change = change
        let intake = ArchiveImporter(try imports.file(file), database, images, processor, photoQuota: photoQuota)
        _ = try await imports.progress.follow(user.id) { progress in
            try await intake.add(user, import: dataImport.id, by: change, now: moment.now, progress: progress)
        }
    }

    private func remove(_ user: User, _ id: Int64, at moment: TrainingMoment) async throws {
        guard let dataImport = try await database.read({ try user.imports.dataImport($0, id: id) }) else { return }
        try await importChange.remove(user, dataImport, at: moment) { [images, logger] photos in
            await images.discard(photos, logger)
        }
    }
}

/// Tells work on another thread to stop soon.
private final class StopFlag: Sendable {
    private let state = Mutex(false)

    var isRaised: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// A pending change.
enum LongChange: Sendable {
    case adding(user: Int64, dataImport: Int64)
    case undoing(user: Int64, dataImport: Int64)
    case deleting(Deletion)

    var user: Int64 {
        switch self {
        case .adding(let user, _), .undoing(let user, _): user
        case .deleting(let deletion): deletion.user
        }
    }

    var dataImport: Int64? {
        switch self {
        case .adding(_, let id), .undoing(_, let id): id
        case .deleting: nil
        }
    }

    /// Deletions first, then imports, each in the order in which they began.
    static func all(_ database: Database) throws -> [LongChange] {
        try Deletion.all(database).map { .deleting($0) } + imports(database)
    }

    private static func imports(_ database: Database) throws -> [LongChange] {
        try RowReader.all(
            database, "SELECT id, user_id, state = 'adding' FROM imports WHERE state IN ('adding', 'undoing')"
        ) { (id: try $0.next(Int64.self), user: try $0.next(Int64.self), isAdding: try $0.next(Bool.self)) }
        .sorted { $0.id < $1.id }
        .map { $0.isAdding ? .adding(user: $0.user, dataImport: $0.id) : .undoing(user: $0.user, dataImport: $0.id) }
    }
}

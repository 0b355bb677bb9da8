import Crypto
import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Images
import Models
import Transfer
import Web

/// Operations on journal photos.
enum PhotoOperations {
    static let all = [add, show, delete]

    private static let path = "/api/v1/photos"
    private static let tag = Resource<JournalEntryWithPhotos>.journalEntries.title

    /// A photo's JSON members, also used in its entry.
    static let properties: [ResourceProperty<JournalPhoto>] = [
        .readOnly("id", .uuid, "Of /api/v1/photos") { .string($0.uuid.pathText) },
        .readOnly("width", .integer) { .int($0.width) },
        .readOnly("height", .integer) { .int($0.height) },
    ]

    private static let add = APIOperation(
        method: .post, path: path, tag: tag,
        summary: "Adds a photo to the journal entry of a day, and creates the entry if there is none",
        access: .write(.journal),
        body: .object([
            .required("photo", .text(format: "binary")),
            .optional("day", .day, "Default: today", example: "2026-11-02"),
        ]), bodyType: "multipart/form-data",
        bodyLimitBytes: MultipartLimits().requestBytes,
        answers: [.init(status: .created, schema: .object(properties.answer()))],
        problems: [.unprocessableContent], isIdempotent: true,
        action: APIOperation.forUser(.write(.journal)) { visit, _ in
            try await visit.request.withForm(spoolDirectory: visit.app.spoolDirectory) { typed in
                try await add(typed, visit)
            }
        })

    private static func add(_ typed: Submission, _ visit: APIVisit) async throws -> Response {
        let file = try photo(typed)
        let named = try IdempotentRequest(
            visit.request, content: Array("\(typed.fields["day"] ?? "")\n".utf8) + file.digest())
        var date = Field("day", label: "Day")
        date.value = typed.fields["day"] ?? visit.today.description
        guard let day = date.pastDay(today: visit.today) else { throw Faults("day", date.error ?? "") }
        let image = try await image(file, visit)
        var room = try await visit.app.photoRoom(of: visit.user)
        let refusal = room.take([image])
        let uuid = try await visit.app.images.save(image)
        let photo = JournalPhoto(uuid: uuid, width: image.width, height: image.height)
        let location = "\(path)/\(uuid.pathText)"
        do {
            let response = try await visit.respondIdempotently(named) { database in
                // Not earlier: a repeated request gets its original answer even if the quota is full now.
                if let refusal { throw Faults("photo", refusal) }
                try add(photo, on: day, database, visit)
                // Without an ETag: the resource at this address is the image itself.
                var response = try Representation(properties.json(of: photo)).response(status: .created)
                response.headers[.eTag] = nil
                response.headers[.location] = location
                return response
            }
            // The stored answer to an earlier identical request, which already saved the photo.
            if response.headers[.location] != location { await visit.app.discard([uuid]) }
            return response
        } catch {
            await visit.app.discard([uuid])
            throw error
        }
    }

    /// The only photo of the form; rejects unknown fields and files.
    private static func photo(_ typed: Submission) throws -> UploadedFile {
        let strange = (typed.fields.items.map(\.name) + typed.files.map(\.name)).first {
            !["day", "photo"].contains($0)
        }
        if let strange { throw Faults(strange, "There is no field with this name") }
        let files = typed.files(of: "photo")
        guard let file = files.first else { throw Faults("photo", "Please send a photo") }
        guard files.count == 1 else { throw Faults("photo", "Please send one photo at a time") }
        return file
    }

    private static func image(_ file: UploadedFile, _ visit: APIVisit) async throws -> ProcessedImage {
        do {
            return try await visit.app.imageProcessor.process(file)
        } catch let error as ImageError {
            throw Faults("photo", error.message)
        }
    }

    private static func add(
        _ photo: JournalPhoto, on day: LocalDay, _ database: Database, _ visit: APIVisit
    ) throws {
        let entry = try visit.user.journal.journalEntry(database, on: day)
        let count = try entry.map { try visit.user.journal.journalPhotos(database, of: $0.id).count } ?? 0
        guard count < JournalForm.maximumPhotos else {
            throw Faults("photo", "An entry holds at most \(JournalForm.maximumPhotos) photos")
        }
        let draft = JournalDraft(adding: photo, on: day, to: entry)
        try visit.user.journal.saveJournalEntry(database, draft, now: visit.now)
    }

    private static let show = APIOperation(
        method: .get, path: "\(path)/:id", parameter: .uuid, tag: tag, summary: "Returns a photo",
        access: .read(.journal),
        query: [.init(name: "size", schema: .choice(["full", "thumbnail"]), note: "Default: full")],
        answers: [.init(status: .ok, schema: nil, contentType: "image/jpeg")], problems: [.notFound],
        action: APIOperation.forUser(.read(.journal)) { visit, id in
            try await PhotosController.photo(id, for: visit)
        })

    private static let delete = APIOperation(
        method: .delete, path: "\(path)/:id", parameter: .uuid, tag: tag,
        summary: "Deletes a journal photo, and its entry if nothing else is left in it",
        access: .write(.journal), answers: [.init(status: .noContent)], problems: [.notFound],
        action: APIOperation.forUser(.write(.journal)) { visit, id in
            let photo = try UUID(uuidString: id).orNotFound()
            let day = try await visit.write { database, user in
                let day = try user.journalDay(database, ofPhoto: photo)
                if let day {
                    try user.journal.deleteJournalPhoto(database, photo)
                    try user.journal.deleteJournalEntryIfEmpty(database, on: day)
                }
                return day
            }
            guard day != nil else { throw HTTPError(.notFound) }
            await visit.app.discard([photo])
            return Response(status: .noContent)
        })
}

extension UploadedFile {
    /// The digest of the content; empty if the content was not kept.
    fileprivate func digest() throws -> [UInt8] {
        switch content {
        case .memory(let bytes): SHA256Digest.hash(bytes)
        case .file(let path): Array(try ImportFile(path: path).digest())
        case .refused: []
        }
    }
}

extension User {
    /// The day of the user's entry with this photo; nil if there is none.
    func journalDay(_ database: Database, ofPhoto photo: UUID) throws -> LocalDay? {
        try LocalDay.first(
            database,
            """
            SELECT day FROM journal_photos JOIN journal_entries ON journal_entries.id = entry_id
            WHERE uuid = ? AND journal_photos.user_id = ?
            """, [photo, id])
    }
}

import Forms
import Foundation
import HTTP
import HTTPTypes
import Images
import Models
import Texts
import Web

package enum ProfilePhotosController {
    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let file = typed.files(of: "photo").first else {
            return try rejection(visit, AccountTexts.photoMissing)
        }
        let image: ProcessedImage
        do {
            image = try await visit.app.imageProcessor.process(file)
        } catch let error as ImageError {
            return try rejection(visit, error.message)
        }
        var room = try await visit.app.photoRoom(of: visit.user, without: Set([visit.user.photo].compactMap { $0 }))
        if let refusal = room.take([image]) { return try rejection(visit, refusal) }
        let old = try await visit.app.saving(image) { photo in
            try await visit.write { try $1.updatePhoto($0, photo) }
        }
        await visit.app.discard([old].compactMap { $0 })
        return try visit.redirect(to: Paths.profile, notice: .photoSaved)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let old = try await visit.write { try $1.updatePhoto($0, nil) }
        await visit.app.discard([old].compactMap { $0 })
        return try visit.redirect(to: Paths.profile, notice: .photoRemoved)
    }

    private static func rejection(_ visit: MemberVisit, _ message: String) throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        content.photoForm.photo.error = message
        return try ProfileController.page(visit, content, status: .unprocessableContent)
    }
}

extension App {
    /// Saves files first, rows second; if no row is saved, the photo's files are discarded.
    func saving<Value: Sendable>(
        _ image: ProcessedImage?, _ write: (UUID?) async throws -> Value
    ) async throws -> Value {
        let photo: UUID? = if let image { try await images.save(image) } else { nil }
        do {
            return try await write(photo)
        } catch {
            await discard([photo].compactMap { $0 })
            throw error
        }
    }
}

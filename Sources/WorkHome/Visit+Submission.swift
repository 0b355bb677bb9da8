import Foundation
import HTTP
import HTTPTypes
import Images
import Storage

extension Visit {
    /// Reads the form and runs the action; when the disk takes no more, what was typed comes back for another try.
    func submit(
        member user: User? = nil, cancelPath: String,
        _ action: @Sendable (Submission) async throws -> Response
    ) async throws -> Response {
        try await request.withForm(spoolDirectory: app.spoolDirectory) { typed in
            do {
                return try await action(typed)
            } catch  where error.isStorageUnavailability {
                app.logger.error("Nothing could be saved.", metadata: ["error": "\(error)"])
                return try storagePage(typed, member: user, cancelPath: cancelPath)
            }
        }
    }

    /// Where Cancel leads after a failure: the page that the form was on, as the browser says, or home.
    var cancelPath: String {
        guard let referer = request.headers[.referer], let url = URL(string: referer),
            url.path.hasPrefix("/"), !url.path.hasPrefix("//")
        else { return Paths.home }
        return url.path
    }

    private func storagePage(_ typed: Submission, member user: User?, cancelPath: String) throws -> Response {
        let attempt = StoragePage.Attempt(
            action: request.target.raw, isMultipart: !typed.files.isEmpty, cancelPath: cancelPath,
            fields: typed.fields.items.map { StoragePage.TypedField(name: $0.name, value: $0.value) },
            hadFiles: !typed.files.isEmpty)
        var response = try page(
            StoragePage(attempt: attempt), title: "Cannot save", member: user, status: .serviceUnavailable)
        // What was typed may be a password.
        response.headers[.cacheControl] = "no-store"
        return response
    }
}

extension Error {
    /// Whether something could not be kept for want of room or access, wherever that showed.
    var isStorageUnavailability: Bool {
        switch self as any Error {
        case StorageError.unavailable, ImageStoreError.storageUnavailable, UploadRefusal.storage: true
        default: false
        }
    }
}

import Foundation
import HTTP
import HTTPTypes
import Images
import Storage

/// The texts for failures that only have a status.
package enum ErrorTexts {
    /// What must be done before anything can be saved again; nil if waiting can help.
    static func advice(on error: any Error) -> String? {
        switch error {
        case StorageError.damaged:
            "WorkHome's database is damaged. An admin needs to restore a backup."
        case StorageError.replaced:
            "WorkHome's data folder was removed or replaced. An admin needs to restart WorkHome."
        case ImageStoreError.failed, UploadRefusal.storage(.failed), ImageStoreError.storageUnavailable(code: EROFS),
            UploadRefusal.storage(.storageUnavailable(code: EROFS)):
            "WorkHome can't write to its data folder. An admin needs to check that the folder exists and is writable."
        default: nil
        }
    }

    package static func text(of error: HTTPError) -> String {
        guard error.reason == error.status.reasonPhrase else { return error.reason }
        return switch error.status.code {
        case 403: "This page belongs to someone else, or the request came from another site."
        case 404: "There is nothing at this address. It may have moved or been deleted."
        case 405: "This address does not accept this kind of request."
        case 413: "Choose something smaller and try again."
        case 429: "Please wait a moment and try again."
        default: "Please go back and try again."
        }
    }
}

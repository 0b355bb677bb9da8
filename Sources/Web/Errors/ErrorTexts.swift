import Foundation
import HTTP
import HTTPTypes
import Images
import Storage
import Texts

/// The texts for failures that only have a status.
package enum ErrorTexts {
    /// What must be done before anything can be saved again; nil if waiting can help.
    static func advice(on error: any Error) -> String? {
        switch error {
        case StorageError.damaged:
            FailureTexts.databaseDamaged
        case StorageError.replaced:
            FailureTexts.dataFolderRemoved
        case ImageStoreError.failed, UploadError.storage(.failed), ImageStoreError.storageUnavailable(code: EROFS),
            UploadError.storage(.storageUnavailable(code: EROFS)):
            FailureTexts.dataFolderNotWritable
        default: nil
        }
    }

    package static func text(of error: HTTPError) -> String {
        guard error.reason == error.status.reasonPhrase else { return error.reason }
        return switch error.status.code {
        case 403: FailureTexts.belongsToSomeoneElse
        case 404: FailureTexts.nothingAtThisAddress
        case 405: FailureTexts.requestKindNotAccepted
        case 413: FailureTexts.chooseSomethingSmaller
        case 429: CommonTexts.waitAndTryAgain
        default: FailureTexts.goBackAndTryAgain
        }
    }
}

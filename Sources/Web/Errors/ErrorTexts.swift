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
            FailureTexts.workhomesDatabaseIsDamagedAn
        case StorageError.replaced:
            FailureTexts.workhomesDataFolderWasRemoved
        case ImageStoreError.failed, UploadRefusal.storage(.failed), ImageStoreError.storageUnavailable(code: EROFS),
            UploadRefusal.storage(.storageUnavailable(code: EROFS)):
            FailureTexts.workhomeCantWriteToIts
        default: nil
        }
    }

    package static func text(of error: HTTPError) -> String {
        guard error.reason == error.status.reasonPhrase else { return error.reason }
        return switch error.status.code {
        case 403: FailureTexts.thisPageBelongsToSomeone
        case 404: FailureTexts.thereIsNothingAtThis
        case 405: FailureTexts.thisAddressDoesNotAccept
        case 413: FailureTexts.chooseSomethingSmallerAndTry
        case 429: CommonTexts.pleaseWaitAMomentAnd
        default: FailureTexts.pleaseGoBackAndTry
        }
    }
}

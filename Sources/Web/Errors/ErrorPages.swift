import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Images
import Models
import Storage
import Texts

/// An error in one sentence, with a link to continue.
package struct ErrorPage: PageContent {
    package var view: CompiledView<Self> { view_errors_show }

    package struct Problem: Sendable {
        package let status: HTTPResponse.Status
        package let text: String
        package let action: Link

        package init(status: HTTPResponse.Status, text: String, action: Link) {
            self.status = status
            self.text = text
            self.action = action
        }

        package var title: String {
            switch status.code {
            case 400: FailureTexts.thisRequestCantBeRead
            case 403: FailureTexts.thisIsNotAllowed
            case 404: FailureTexts.pageNotFound
            case 405: FailureTexts.thisDoesNotWorkHere
            case 408: FailureTexts.thisTookTooLong
            case 410: FailureTexts.linkNoLongerWorks
            case 413: FailureTexts.thisIsTooLarge
            case 415: FailureTexts.thisFormCantBeRead
            case 422: FailureTexts.thisCantBeSaved
            case 429: CommonTexts.tooManyAttempts
            case 503: FailureTexts.workHomeCantAnswerRightNow
            default: FailureTexts.somethingWentWrong
            }
        }

        var icon: String {
            switch status.code {
            case 403: "lock"
            case 404: "search"
            case 408, 410, 429, 503: "clock"
            default: "warning"
            }
        }

        var statusCode: String { String(status.code) }
    }

    package let problem: Problem

    package init(problem: Problem) { self.problem = problem }
}

/// Shown when the disk is full or fails: the page keeps what was typed for another try.
package struct StoragePage: PageContent {
    package var view: CompiledView<Self> { view_errors_storage }

    package struct Attempt: Sendable {
        let action: String
        let isMultipart: Bool
        let cancelPath: String
        let fields: PreservedFields
        let hadFiles: Bool
        /// What must be done before a retry can succeed; nil when only disk space is missing.
        var advice: String?

        var text: String {
            if fields.needsLink {
                return FailureTexts.sendAgainOnceThereIsSpace
            }
            if let advice { return "\(kept) \(advice)" }
            return FailureTexts.adminNeedsToFreeSpace(kept)
        }

        private var kept: String {
            guard fields.passwords.isEmpty else {
                return
                    FailureTexts.keptExceptPassword
            }
            return hadFiles
                ? FailureTexts.keptExceptFiles
                : FailureTexts.everythingIsKept
        }

        var preservedFields: [Query.Item] { fields.needsLink ? [] : fields.typed }
        var passwords: [Field] { fields.needsLink ? [] : fields.passwords }
        var canRetry: Bool { !fields.needsLink }
    }

    let attempt: Attempt
}

/// Shown when the session ended before the form was sent: the user signs in elsewhere and sends the form again.
package struct SignedOutPage: PageContent {
    package var view: CompiledView<Self> { view_errors_signed_out }
    let attempt: StoragePage.Attempt
}

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

extension App {
    /// The part of an error that users see; the log has the rest.
    package func failure(of error: any Error, _ request: Request) -> HTTPError {
        switch error {
        case let error as HTTPError:
            return HTTPError(error.status, ErrorTexts.text(of: error), headers: error.headers)
        case let refusal as CrossOriginRefusal:
            logger.warning(
                "A form of another address was refused.",
                metadata: ["sent_from": "\(refusal.sender ?? "-")", "arrived_at": "\(refusal.own)"])
            let named = refusal.sender.map { FailureTexts.sentFromAnotherAddress($0, refusal.own) }
            return HTTPError(.forbidden, named ?? FailureTexts.belongsToSomeoneElse)
        case let faults as Faults: return HTTPError(.unprocessableContent, faults.text)
        case let refusal as NotAllowed: return HTTPError(.forbidden, refusal.message)
        case let error as StorageError:
            logger.error("The database is unavailable.", metadata: ["error": "\(error)"])
            return HTTPError(
                .serviceUnavailable,
                ErrorTexts.advice(on: error) ?? FailureTexts.cannotReachData)
        case is ImageStoreError:
            logger.error("A photo could not be stored.", metadata: ["error": "\(error)"])
            return HTTPError(
                .serviceUnavailable,
                ErrorTexts.advice(on: error) ?? FailureTexts.photoNotSaved)
        default:
            logger.error("A request failed.", metadata: ["error": "\(error)", "method": "\(request.method)"])
            return HTTPError(.internalServerError, FailureTexts.logShowsTheError)
        }
    }
}

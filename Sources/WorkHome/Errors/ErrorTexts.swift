import HTTP
import HTTPTypes
import Storage

/// What people are told of a failure that has only its status to tell.
enum ErrorTexts {
    /// What must be done before anything can be saved again; nil where waiting may do.
    static func advice(on error: any Error) -> String? {
        switch error {
        case StorageError.damaged:
            "WorkHome's database is damaged. Whoever looks after WorkHome needs to restore a backup."
        case StorageError.replaced:
            "WorkHome's data folder was removed or replaced. Whoever looks after WorkHome needs to restart it."
        default: nil
        }
    }

    static func text(of error: HTTPError) -> String {
        guard error.reason == error.status.reasonPhrase else { return error.reason }
        return switch error.status.code {
        case 403: "This page belongs to somebody else, or the request came from another site."
        case 404: "There is nothing at this address. It may have moved or been deleted."
        case 405: "This address does not take that kind of request."
        case 413: "Choose something smaller and try again."
        case 429: "Please wait a little and try again."
        default: "Please go back and try again."
        }
    }
}

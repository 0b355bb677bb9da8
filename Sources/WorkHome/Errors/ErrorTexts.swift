import HTTP
import HTTPTypes

/// What people are told of a failure that has only its status to tell.
enum ErrorTexts {
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

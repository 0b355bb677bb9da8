import Fitness
import Forms
import HTTP
import HTTPTypes
import Images
import Models
import Storage
import Texts

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

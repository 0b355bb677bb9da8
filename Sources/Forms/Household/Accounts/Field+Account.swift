import Fitness
import Foundation

extension Field {
    package mutating func emailAddress() -> String? {
        let address = value.trimmingCharacters(in: .whitespacesAndNewlines)
        return EmailAddress.isValid(address) ? address : fail(EmailAddress.invalid)
    }

    package mutating func newPassword() -> String? {
        if let fault = AccountRules.fault(ofPassword: value) { return fail(fault) }
        return value
    }
}

import Fitness
import Foundation
import Texts

/// The rules that registration, the profile and the upgrade of a guest share, and their messages.
package enum AccountRules {
    static let ages = 5...120
    package static let emailLength = EmailAddress.maximumLength
    package static let minimumPasswordLength = 6
    package static let maximumPasswordBytes = 1_024
}

extension Field {
    package mutating func emailAddress() -> String? {
        let address = value.trimmingCharacters(in: .whitespacesAndNewlines)
        return EmailAddress.isValid(address) ? address : fail(EmailAddress.invalid)
    }

    package mutating func newPassword() -> String? {
        guard value.count >= AccountRules.minimumPasswordLength else { return fail(AccountTexts.passwordTooShort) }
        // In the normalized form that is hashed, which can be longer than the typed text.
        let bytes = value.precomposedStringWithCanonicalMapping.utf8.count
        guard bytes <= AccountRules.maximumPasswordBytes else {
            return fail(AccountTexts.passwordTooLong(AccountRules.maximumPasswordBytes))
        }
        return value
    }

    /// A birthday with a plausible age.
    package mutating func birthDay(today: LocalDay) -> LocalDay? {
        guard let day = LocalDay(value) else { return fail(CommonTexts.dateMissing) }
        let ages = AccountRules.ages
        guard ages.contains(day.wholeYears(until: today)) else {
            return fail(
                AccountTexts.dateOfBirthRequired(ages.lowerBound, ages.upperBound))
        }
        return day
    }

    mutating func age() -> Int? {
        let ages = AccountRules.ages
        return integer(in: ages, AccountTexts.ageRequired(ages.lowerBound, ages.upperBound))
    }
}
